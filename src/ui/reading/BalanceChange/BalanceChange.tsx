'use client'
import { useState } from 'react'
import type { Trace } from '../../../contract/v3/trace.ts'
import { useTonCenter } from '../../../react/context.ts'
import { type AccountChange, balanceChange } from '../../../reading/value/balanceChange.ts'
import { CardHead } from '../../card/CardHead.tsx'
import { type CardBodyProps, defineCard } from '../../card/defineCard.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { Button } from '../../parts/Button.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Filled } from '../../text/Filled.tsx'
import { changeTexts } from '../../words/en/reading/outcomes.ts'
import { type OneTraceModel, type OneTraceOptions, useOneTrace } from '../useOneTrace.ts'
import shared from './AccountTable.module.css'
import { AccountTableSkeleton } from './AccountTableSkeleton.tsx'
import styles from './BalanceChange.module.css'
import { type BalanceRow, BalanceTable } from './BalanceTable.tsx'

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
      <BalanceTable
        className={classNames?.table}
        head={words('change.account', { symbol })}
        rows={rows.slice(0, isAll ? undefined : FIRST_ROWS).map(toRow)}
        books={books}
      />
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

const toRow = ({ account, before, after, fees, hasOthers }: AccountChange): BalanceRow => ({
  ...{ account, before, after },
  change: before === undefined || after === undefined ? undefined : after - before,
  note: <Note fees={fees} hasOthers={hasOthers} />,
})

function Note({ fees, hasOthers }: Pick<AccountChange, 'fees' | 'hasOthers'>) {
  const words = useScope().wordsOf(changeTexts)
  return (
    <>
      <Filled
        text={words('change.fees')}
        parts={{ fees: <Amount data={fees} precision="full" withSymbol={false} /> }}
      />
      {hasOthers && ` ${words('change.others')}`}
    </>
  )
}

function ChangeSkeleton() {
  return <AccountTableSkeleton widths={['40%', '32%']} className={styles.ghost} />
}
