'use client'
import { forwardRef } from 'react'
import { isSameAddress, toFriendlyAddress, toRawAddress, tryParseAddress } from '../../core/address.ts'
import { useTonCenter } from '../../react/context.ts'
import { useAddressBook } from '../../react/v3/accounts.ts'
import type { AddressBookRow } from '../../schemas/addressBook.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { type ComponentProps, cx } from '../props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { Seal } from '../Seal/Seal.tsx'
import { ForeignText } from '../text/ForeignText.tsx'
import { Short } from '../text/Short.tsx'
import { visibleString } from '../text/visibleText.ts'
import styles from './AddressLabel.module.css'

export interface AddressLabelProps
  extends Omit<ComponentProps<'root' | 'seal' | 'name' | 'copy', AddressBookRow | null, HTMLSpanElement>, 'slots'> {
  /** In any form. */
  address: string
  /** Its row of an address book, when an answer brought one along; `null` when none did. Asks the service when absent. */
  data?: AddressBookRow | null | undefined
  /** A name that the app knows. Wins over the domain. */
  name?: string | undefined
  /** What it links to. Default `account`. */
  kind?: 'account' | 'jetton' | 'nft' | 'collection' | undefined
  /**
   * Which form to show where the service says nothing: `EQ…` or `UQ…`. Default: `EQ…` for tokens, `UQ…` for accounts, as
   * the service prints what it knows nothing of.
   */
  bounceable?: boolean | undefined
  /** Characters kept at either end of a nameless address. Default 4. */
  ends?: number | undefined
  /** The account's mark. Default `true`. */
  seal?: boolean | undefined
  /** A button that copies the address. Default `true`. */
  copy?: boolean | undefined
}

/**
 * An account by its name, its `.ton` domain or its shortened address, one form everywhere: `UQ…` for wallets, `EQ…` for
 * contracts. Many on a page cost one request; with `data` or `name` none. Renders a `<span>`.
 */
export const AddressLabel = forwardRef<HTMLSpanElement, AddressLabelProps>(function AddressLabel(props, ref) {
  const { queryOptions, ...rest } = props
  const asks = props.data === undefined && props.name === undefined && tryParseAddress(props.address) !== undefined
  return asks ? <AskingLabel {...props} ref={ref} /> : <DrawnLabel {...rest} ref={ref} />
})

/** Apart, so that the labels of a list, which have their names already, watch no query. */
const AskingLabel = forwardRef<HTMLSpanElement, AddressLabelProps>(function AskingLabel(
  { queryOptions, ...props },
  ref,
) {
  const raw = toRawAddress(props.address)
  const { data } = useAddressBook({ address: [raw] }, queryOptions)
  return <DrawnLabel {...props} data={data?.[raw]} ref={ref} />
})

const DrawnLabel = forwardRef<HTMLSpanElement, Omit<AddressLabelProps, 'queryOptions'>>(
  function DrawnLabel(props, ref) {
    const {
      address,
      data,
      name,
      kind = 'account',
      bounceable = kind !== 'account',
      ends = 4,
      seal = true,
      ...rest
    } = props
    const { copy = true, density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
    const scope = useScope({ density, renderLink, trustPolicy })
    const { client } = useTonCenter()

    const isAddress = tryParseAddress(address) !== undefined
    const raw = isAddress ? toRawAddress(address) : address
    const given = data?.user_friendly
    // The service's form says whether it is a wallet; but only if it is a form of this very account.
    const isForm = typeof given === 'string' && isSameAddress(given, raw)
    const friendly = isForm
      ? given
      : isAddress
        ? toFriendlyAddress(raw, { bounceable, testOnly: client.testOnly })
        : address
    const title = name ?? data?.domain ?? undefined
    const label = title ? visibleString(title, 64) : `${friendly.slice(0, ends)}…${friendly.slice(-ends)}`

    return (
      <Root
        as="span"
        scope={scope}
        ref={ref}
        data-part="root"
        className={cx(styles.root, className, classNames?.root)}
        title={visibleString(friendly, 128)}
        {...attributes}
      >
        {seal && (isAddress ? <Seal address={raw} /> : <Icon name="outside" />)}
        <span className={cx(styles.name, classNames?.name)} data-part="name">
          <Link kind={kind} id={raw}>
            {isAddress && title === undefined ? (
              <Short ends={ends}>{friendly}</Short>
            ) : (
              <ForeignText max={64}>{title ?? address}</ForeignText>
            )}
          </Link>
        </span>
        {copy && isAddress && (
          <CopyButton
            data={friendly}
            label={scope.words('action.copyAddress', { label })}
            className={classNames?.copy}
          />
        )}
      </Root>
    )
  },
)
