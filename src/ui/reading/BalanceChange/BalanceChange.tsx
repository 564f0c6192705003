'use client'
import { useState } from 'react'
import type { Trace } from '../../../contract/v3/trace.ts'
import { useTonCenter } from '../../../react/context.ts'
import { type AccountChange, balanceChange } from '../../../reading/value/balanceChange.ts'
import { CardHead } from '../../card/CardHead.tsx'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import { DrawnLabel } from '../../parts/AddressLabel.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../parts/Button.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import { type ComponentProps, cx } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { None } from '../../text/Absent.tsx'
import { Filled } from '../../text/Filled.tsx'
import type { TokenBooks } from '../../tokens/useTokenBooks.ts'
import { changeTexts } from '../../words/en/traces.ts'
import { type OneTraceModel, type OneTraceOptions, useOneTrace } from '../useOneTrace.ts'
import shared from './AccountTable.module.css'
import { AccountTableSkeleton } from './AccountTableSkeleton.tsx'
import styles from './BalanceChange.module.css'

export interface BalanceChangeProps
  extends Omit<ComponentProps<'root' | 'head' | 'table', Trace, HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<OneTraceOptions, 'traceId' | 'transactionHash' | 'addressBook'> {}

/**
 * Compares the balances of the accounts of a trace, in the native coin. Each row has the balance before the first and after the last
 * transaction of an account, and its fees. One request, which all that show the trace share. Renders a `<div role="group">` with a
 * `<table>`.
 */
export const BalanceChange = /* @__PURE__ */ defineCard({
  name: 'BalanceChange',
  texts: changeTexts,
  stem: 'change',
  own: { addressBook: true, traceId: true, transactionHash: true },
  useModel: (props: BalanceChangeProps) => useOneTrace(props),
  face: { Body, Skeleton: ChangeSkeleton },
})

/** Rows at first: a trace may have thousands of accounts. */
const FIRST_ROWS = 20

function Body({ data, model: { books }, props: { classNames } }: CardBodyProps<BalanceChangeProps, OneTraceModel>) {
  const words = useScope().wordsOf(changeTexts)
  const { symbol } = useTonCenter().settings.nativeCurrency
  const [isAll, setAll] = useState(false)
  const rows = balanceChange(data)
  const more = rows.length - FIRST_ROWS
  return (
    <>
      <CardHead title={words('change.label')} aside={words('change.compared')} className={classNames?.head} />
      <table className={cx(shared.table, styles.table, classNames?.table)} data-part="table">
        <thead>
          <tr>
            <th scope="col">{words('change.account', { symbol })}</th>
            <th scope="col">{words('change.before')}</th>
            <th scope="col">{words('change.change')}</th>
            <th scope="col">{words('change.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, isAll ? undefined : FIRST_ROWS).map((row) => (
            <Row key={row.account} row={row} books={books} />
          ))}
        </tbody>
      </table>
      {more > 0 && !isAll && (
        <div className={shared.more}>
          <Button kind="link" onClick={() => setAll(true)}>
            {words.plural('change.more', more)}
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ row: { account, before, after, fees, hasOthers }, books }: { row: AccountChange; books: TokenBooks }) {
  const words = useScope().wordsOf(changeTexts)
  const change = before === undefined || after === undefined ? undefined : after - before
  return (
    <tr data-account={account}>
      <th scope="row" className={styles.account}>
        <DrawnLabel address={account} data={books.addressBook[account] ?? null} />
        <span className={styles.sub}>
          <Filled
            text={words('change.fees')}
            parts={{ fees: <Amount data={fees} precision="full" withSymbol={false} /> }}
          />
          {hasOthers && ` ${words('change.others')}`}
        </span>
      </th>
      <td className={styles.before}>
        <Figure data={before} />
      </td>
      <td className={styles.change}>
        {change === undefined ? (
          <None />
        ) : (
          <Amount data={change} direction={change > 0n ? 'in' : undefined} precision="full" withSymbol={false} />
        )}
      </td>
      <td className={styles.after}>
        <span className={styles.leaves}>{words('change.leaves')} </span>
        <Figure data={after} />
      </td>
    </tr>
  )
}

const Figure = ({ data }: { data: bigint | undefined }) =>
  data === undefined ? <None /> : <Amount data={data} precision="full" withSymbol={false} />

function ChangeSkeleton() {
  return <AccountTableSkeleton widths={['40%', '32%']} className={styles.ghost} />
}
