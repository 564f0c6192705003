'use client'
import type { AddressBookRow } from '../../contract/v3/addressBookRow.ts'
import { useAddressName } from '../../react/useAddressName.ts'
import { kindOfContract } from '../../reading/wallets.ts'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import type { CellProps, Column } from '../table/columns.tsx'
import styles from '../table/List.module.css'
import { Unknown } from '../text/Absent.tsx'
import { sayByKey } from '../text/sayByKey.ts'

interface ContractNameProps {
  /** Raw. */
  address: string
  /** Its row of an address book; asks the service when absent, as its label does. */
  data: AddressBookRow | null | undefined
}

/** Contracts of the chain itself, by raw address: the same on each network. The names are interfaces, as the service writes them. */
export const SYSTEM_CONTRACTS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  [`-1:${'3'.repeat(64)}`, 'elector'],
  [`-1:${'5'.repeat(64)}`, 'configuration'],
])

function ContractName({ address, data }: ContractNameProps) {
  const { wordsOf } = useScope()
  const asked = useAddressName(data === undefined ? address : undefined).data
  const known = data === undefined ? asked : data
  if (known === undefined) return null
  const interfaces = known?.interfaces ?? []
  const name = SYSTEM_CONTRACTS.get(address) ?? kindOfContract(interfaces)
  return (
    <span className={cx(styles.quiet, styles.left)}>{name ? sayByKey('contract', name, wordsOf) : <Unknown />}</span>
  )
}

/** What the code of an account is, where a list has 900 pixels. */
export const contractColumn = <Row, Context>(
  of: (row: Row, context: Context) => ContractNameProps,
): Column<Row, Context> => ({
  label: 'column.contract',
  width: 'minmax(0, 0.8fr)',
  place: 'none',
  collapses: true,
  className: styles.wide,
  Cell: ({ row, context }: CellProps<Row, Context>) => <ContractName {...of(row, context)} />,
  skeleton: 88,
})
