'use client'
import { forwardRef } from 'react'
import { tryParseAddress } from '../../core/address.ts'
import { useAddressName } from '../../react/useAddressName.ts'
import type { AddressBookRow } from '../../schemas/addressBook.ts'
import type { ComponentProps } from '../props.ts'
import { late } from '../root/late.tsx'
import styles from './AddressLabel.module.css'
import { DrawnLabel } from './DrawnLabel.tsx'

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
  /** A button that opens every spelling of the address, each to be copied. Not in rows of lists. Default `true`. */
  menu?: boolean | undefined
}

/**
 * An account by its name, its `.ton` domain or its shortened address, one form everywhere: `UQ…` for wallets, `EQ…` for
 * contracts. Where two of a page would look alike, both
 * show what tells them apart; a spelling of test networks is marked on any other. Many on a page cost one request; with `data` or `name`, or where a list has brought it along, none. Renders a `<span>`.
 */
export const AddressLabel = forwardRef<HTMLSpanElement, AddressLabelProps>(function AddressLabel(props, ref) {
  const { queryOptions, ...rest } = props
  const asks = props.data === undefined && props.name === undefined && tryParseAddress(props.address) !== undefined
  return asks ? <AskingLabel {...props} ref={ref} /> : <ToolLabel {...rest} ref={ref} />
})

/** Apart, so that labels which have their names already watch no query. */
const AskingLabel = forwardRef<HTMLSpanElement, AddressLabelProps>(function AskingLabel(
  { queryOptions, ...props },
  ref,
) {
  const { data } = useAddressName(props.address, queryOptions)
  return <ToolLabel {...props} data={data} ref={ref} />
})

/** What a reader presses needs the page to be there: it comes with it, to where there is room for it. */
const LateTools = /* @__PURE__ */ late(() => import('./LabelTools.tsx'))

const ToolLabel = forwardRef<HTMLSpanElement, Omit<AddressLabelProps, 'queryOptions'>>(function ToolLabel(
  { copy = true, menu = true, ...props },
  ref,
) {
  const room = 24 * (Number(copy) + Number(menu))
  const tools = (address: string, label: string) => (
    <span className={styles.tools} style={{ minInlineSize: room }}>
      <LateTools {...{ address, label, copy, menu }} data={props.data} className={props.classNames?.copy} />
    </span>
  )
  return <DrawnLabel {...props} ref={ref} after={room ? tools : undefined} />
})
