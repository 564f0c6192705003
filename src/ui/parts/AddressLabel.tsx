'use client'
import { forwardRef, useContext } from 'react'
import type { AddressBookRow } from '../../contract/v3/addressBookRow.ts'
import {
  type AnyAddress,
  addressText,
  isSameAddress,
  toFriendlyAddress,
  toRawAddress,
  tryParseAddress,
} from '../../core/values/address.ts'
import { useTonCenter } from '../../react/context.ts'
import { useOwnName } from '../../react/useAccountNames.ts'
import { useAddressName } from '../../react/useAddressName.ts'
import { isContract } from '../../reading/wallets.ts'
import { domainOf } from '../../trust/domains.ts'
import { visibleString } from '../../trust/visibleText.ts'
import { Icon } from '../icons/Icon.tsx'
import { outside } from '../icons/paths.ts'
import { useLooks } from '../lookalike/looks.tsx'
import { late } from '../root/late.tsx'
import { type ComponentProps, cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { RowContext, useScope } from '../root/scope.ts'
import foreign from '../text/ForeignText.module.css'
import { ForeignText } from '../text/ForeignText.tsx'
import { Ends, mono, shorten } from '../text/Short.tsx'
import { addressTexts, ownTexts } from '../words/en/parts/labels.ts'
import styles from './AddressLabel.module.css'
import { CopyButton } from './CopyButton.tsx'
import { Link } from './Link.tsx'
import { MenuButton } from './MenuButton.tsx'
import { OwnMark } from './OwnMark.tsx'
import { Seal } from './Seal.tsx'

const SpellingMenu = late(() => import('./SpellingMenu.tsx'))

export interface AddressLabelProps
  extends Omit<ComponentProps<'root' | 'seal' | 'name' | 'copy', AddressBookRow | null, HTMLSpanElement>, 'slots'> {
  /** In any form. */
  address: AnyAddress
  /** Its row of an address book, when an answer brought one along; `null` when none did. Requests it when absent. */
  data?: AddressBookRow | null | undefined
  /** A name that the app knows. Wins over the domain; one that the reader gave (`accountNames`) wins over both, and is marked. */
  name?: string | undefined
  /** The target of its link. Default `account`. */
  kind?: 'account' | 'jetton' | 'nft' | 'collection' | undefined
  /**
   * Whether the app knows it for a contract, `EQ…`, or for a wallet or an account without code, `UQ…`. Default: `EQ…` for tokens;
   * for accounts the form of the service, else `UQ…`.
   */
  bounceable?: boolean | undefined
  /** Characters kept at either end of a nameless address; `all` keeps each where its list has 900 pixels, and else 4. Default 4. */
  ends?: number | 'all' | undefined
  /** The account's mark; a number is its size in pixels. Default `true`, 20 pixels. */
  seal?: boolean | number | undefined
  /** A button that copies the address. Default `true`. */
  copy?: boolean | undefined
  /** A button that opens every spelling of the address, each to be copied. Not in rows of lists. Default `true`. */
  menu?: boolean | undefined
}

type DrawnLabelProps = Omit<AddressLabelProps, 'queryOptions' | 'address'> & { address: string }
type AskingLabelProps = DrawnLabelProps & Pick<AddressLabelProps, 'queryOptions'>

/**
 * An account by the reader's name for it, its name, its `.ton` domain or its shortened address. One form everywhere: `UQ…` for wallets,
 * `EQ…` for contracts.
 * Where two of a page would look alike, both show the characters that differ. A spelling of test networks is marked on any other.
 * Many on a page cost one request; none with `data` or `name`, or where a list has the name. Renders a `<span>`.
 */
export const AddressLabel = forwardRef<HTMLSpanElement, AddressLabelProps>(function AddressLabel(
  { queryOptions, copy = true, menu = true, address: given, ...props },
  ref,
) {
  const address = addressText(given)
  const asks = props.data === undefined && props.name === undefined && tryParseAddress(address) !== undefined
  const label = { ...props, address, copy, menu, ref }
  return asks ? <AskingLabel {...label} queryOptions={queryOptions} /> : <DrawnLabel {...label} />
})
AddressLabel.displayName = 'AddressLabel'

/** Apart, so that labels which have their names already watch no query. */
const AskingLabel = forwardRef<HTMLSpanElement, AskingLabelProps>(function AskingLabel(
  { queryOptions, ...props },
  ref,
) {
  const { data } = useAddressName(props.address, queryOptions)
  return <DrawnLabel {...props} data={data} ref={ref} />
})

/** A label that sends no request, for rows and cards. It has a copy button and a menu only where a prop asks for them. */
export const DrawnLabel = forwardRef<HTMLSpanElement, DrawnLabelProps>(function DrawnLabel(props, ref) {
  const {
    address,
    data,
    name,
    kind = 'account',
    bounceable = isBounceable(kind, data),
    ends = 4,
    seal = true,
    copy = false,
    menu = false,
    classNames,
    ...attributes
  } = props
  const scope = useScope(props)
  const words = scope.wordsOf(addressTexts)
  const { client } = useTonCenter()
  const isInRow = useContext(RowContext)

  const isAddress = tryParseAddress(address) !== undefined
  const raw = isAddress ? toRawAddress(address) : address
  const own = useOwnName(raw)
  const given = data?.user_friendly
  // The service's form shows whether it is a wallet, if it is a form of this account.
  const isForm = bounceable === undefined && typeof given === 'string' && isSameAddress(given, raw)
  const form = { bounceable: bounceable ?? false, testOnly: client.testOnly }
  const friendly = isForm ? given : isAddress ? toFriendlyAddress(raw, form) : address
  const title = own?.name ?? name ?? domainOf(data) ?? (isAddress ? undefined : address)
  const ended = shorten(friendly, ends === 'all' ? 4 : ends)
  const look = useLooks()?.(client, address, friendly, title === undefined ? ended : undefined)
  const short = look?.short ?? ended
  const label = title === undefined ? short : visibleString(title, 64)
  const content = (
    <Link kind={kind} id={raw}>
      {title === undefined ? (
        <Ends whole={ends === 'all' ? friendly : undefined}>{short}</Ends>
      ) : (
        <ForeignText max={64}>{title}</ForeignText>
      )}
    </Link>
  )
  const nameClass = cx(styles.name, foreign.cut, title === undefined && mono, classNames?.name)
  const mark = look?.mark
  const copyButton = copy && (
    <CopyButton data={friendly} label={words('action.copyAddress', { label })} className={classNames?.copy} />
  )
  // A row has another menu, or opens.
  const hasMenu = menu && !isInRow
  const hasTools = isAddress && (copy || hasMenu)
  // Nothing but the name: one element is enough, and a list has many.
  const isBare = !seal && !hasTools && !mark && !own

  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      own={isBare ? nameClass : styles.root}
      data-account={isAddress ? raw : undefined}
      tip={`${own?.name ? `${scope.wordsOf(ownTexts)('own.name')}: ` : ''}${visibleString(friendly, 128)}`}
      isStop={!hasTools && !scope.renderLink}
      classNames={classNames}
      {...attributes}
    >
      {seal && (isAddress ? <Seal address={raw} {...(seal !== true && { size: seal })} /> : <Icon path={outside} />)}
      {own && <OwnMark data={own} />}
      {isBare ? (
        content
      ) : (
        <span className={nameClass} data-part="name">
          {content}
        </span>
      )}
      {mark}
      {hasTools &&
        (hasMenu ? (
          <span className={styles.tools}>
            {copyButton}
            <MenuButton label={words('address.menu', { label })}>
              {(close) => <SpellingMenu address={friendly} label={label} data={data} onClose={close} />}
            </MenuButton>
          </span>
        ) : (
          copyButton
        ))}
    </Root>
  )
})

/** The name: a token is a contract, and so is what has an interface that is no wallet's. */
function isBounceable(kind: AddressLabelProps['kind'], data: AddressBookRow | null | undefined): boolean | undefined {
  if (kind !== 'account') return true
  const interfaces = data?.interfaces ?? []
  return interfaces.length > 0 && !data?.user_friendly ? isContract(interfaces) : undefined
}
