'use client'
import { forwardRef } from 'react'
import { tryParseAddress } from '../../core/address.ts'
import { useAddressName } from '../../react/useAddressName.ts'
import type { AddressBookRow } from '../../schemas/addressBook.ts'
import type { ComponentProps } from '../props.ts'
import { CopyingLabel } from './CopyingLabel.tsx'

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
   * Whether the app knows it for a contract, `EQ…`, or for a wallet or an account without code, `UQ…`. Default: `EQ…` for
   * tokens; for accounts as the service says, and `UQ…` where it says nothing.
   */
  bounceable?: boolean | undefined
  /** Characters kept at either end of a nameless address. Default 4. */
  ends?: number | undefined
  /** The account's mark; a number is its size in pixels. Default `true`, 20 pixels. */
  seal?: boolean | number | undefined
  /** A button that copies the address. Default `true`. */
  copy?: boolean | undefined
}

/**
 * An account by its name, its `.ton` domain or its shortened address, one form everywhere: `UQ…` for wallets, `EQ…` for
 * contracts. Many on a page cost one request; with `data` or `name`, or where a list has brought it along, none. Renders a `<span>`.
 */
export const AddressLabel = forwardRef<HTMLSpanElement, AddressLabelProps>(function AddressLabel(props, ref) {
  const { queryOptions, ...rest } = props
  const asks = props.data === undefined && props.name === undefined && tryParseAddress(props.address) !== undefined
  return asks ? <AskingLabel {...props} ref={ref} /> : <CopyingLabel {...rest} ref={ref} />
})

/** Apart, so that labels which have their names already watch no query. */
const AskingLabel = forwardRef<HTMLSpanElement, AddressLabelProps>(function AskingLabel(
  { queryOptions, ...props },
  ref,
) {
  const { data } = useAddressName(props.address, queryOptions)
  return <CopyingLabel {...props} data={data} ref={ref} />
})
