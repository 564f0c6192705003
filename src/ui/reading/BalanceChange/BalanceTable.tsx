import type { ReactNode } from 'react'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount, type AmountToken } from '../../parts/Amount.tsx'
import { cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { None } from '../../text/Absent.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { changeTexts } from '../../words/en/reading/outcomes.ts'
import shared from './AccountTable.module.css'
import styles from './BalanceChange.module.css'

/** A balance before and after something. Smallest units; `undefined` is not known. */
export interface BalanceRow {
  /** Raw; of another row, its key. */
  readonly account: string
  /** In place of the name of the account. */
  readonly label?: ReactNode
  /** What its figures are of, where each row has another unit. */
  readonly token?: AmountToken | undefined
  readonly before: bigint | undefined
  readonly change: bigint | undefined
  readonly after: bigint | undefined
  /** Below the name. */
  readonly note?: ReactNode
}

interface BalanceTableProps {
  /** At the head of the accounts: names the unit of all figures. */
  head: ReactNode
  rows: readonly BalanceRow[]
  books: Pick<TokenBooks, 'addressBook'>
  /** What the figures are of. Default: the native coin. */
  token?: AmountToken | undefined
  className?: string | undefined
}

/**
 * A row for each account: its balance before, the change, and the balance after. Renders a `<table>`.
 * A table by hand, as `FlowTable` is. Both have one stylesheet; the cells differ in all else.
 */
export function BalanceTable({ head, rows, books, token, className }: BalanceTableProps) {
  const words = useScope().wordsOf(changeTexts)
  return (
    <table className={cx(shared.table, styles.table, className)} data-part="table">
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{words('change.before')}</th>
          <th scope="col">{words('change.change')}</th>
          <th scope="col">{words('change.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ account, label, before, change, after, note, token: own = token }) => (
          <tr key={account} data-account={account}>
            <th scope="row" className={styles.account}>
              {label ?? <DrawnLabel address={account} data={books.addressBook[account] ?? null} />}
              {note && <span className={styles.sub}>{note}</span>}
            </th>
            <td className={styles.before}>
              <Figure data={before} token={own} />
            </td>
            <td className={styles.change}>
              <Figure data={change} token={own} direction={change && change > 0n ? 'in' : undefined} />
            </td>
            <td className={cx(styles.after, after === undefined && styles.unknown)}>
              <span className={styles.leaves}>{words('change.leaves')} </span>
              <Figure data={after} token={own} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface FigureProps {
  data: bigint | undefined
  token: AmountToken | undefined
  direction?: 'in' | undefined
}

const Figure = ({ data, ...amount }: FigureProps) =>
  data === undefined ? <None /> : <Amount data={data} precision="full" withSymbol={false} {...amount} />
