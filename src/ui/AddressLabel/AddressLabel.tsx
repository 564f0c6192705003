'use client'
import { skipToken } from '@tanstack/react-query'
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

const ADDRESS_BOOK = { staleTime: Number.POSITIVE_INFINITY }

/**
 * An account by its name, its `.ton` domain or its shortened address, one form everywhere: `UQ…` for wallets, `EQ…` for
 * contracts. Many on a page cost one request; with `data` none. Renders a `<span>`.
 */
export const AddressLabel = forwardRef<HTMLSpanElement, AddressLabelProps>(function AddressLabel(props, ref) {
  const {
    address,
    data,
    name,
    kind = 'account',
    bounceable = kind !== 'account',
    ends = 4,
    seal = true,
    copy = true,
    queryOptions,
    ...rest
  } = props
  const { density, renderLink, trustPolicy, className, classNames, ...attributes } = rest
  const scope = useScope({ density, renderLink, trustPolicy })
  const { client } = useTonCenter()

  const parsed = tryParseAddress(address)
  const raw = parsed ? toRawAddress(address) : address
  const asks = data === undefined && parsed !== undefined && name === undefined
  const book = useAddressBook(asks ? { address: [raw] } : skipToken, { ...ADDRESS_BOOK, ...queryOptions })
  const row = data ?? book.data?.[raw]

  const given = row?.user_friendly
  // The service's form says whether it is a wallet; but only if it is a form of this very account.
  const friendly =
    given && isSameAddress(given, raw)
      ? given
      : parsed
        ? toFriendlyAddress(raw, { bounceable, testOnly: client.testOnly })
        : address
  const title = name ?? row?.domain ?? undefined
  const label = title ? visibleString(title, 64) : `${friendly.slice(0, ends)}…${friendly.slice(-ends)}`

  return (
    <Root
      as="span"
      scope={scope}
      ref={ref}
      data-part="root"
      className={cx(styles.root, className, classNames?.root)}
      title={friendly}
      {...attributes}
    >
      {seal && (parsed ? <Seal address={raw} /> : <Icon name="outside" />)}
      <span className={cx(styles.name, classNames?.name)} data-part="name">
        <Link kind={kind} id={raw}>
          {title ? <ForeignText max={64}>{title}</ForeignText> : <Short ends={ends}>{friendly}</Short>}
        </Link>
      </span>
      {copy && parsed && (
        <CopyButton data={friendly} label={scope.words('action.copyAddress', { label })} className={classNames?.copy} />
      )}
    </Root>
  )
})
