'use client'
import { forwardRef } from 'react'
import { useTonCenter } from '../../../react/context.ts'
import { Card } from '../../card/Card.tsx'
import { ChartSkeleton } from '../../charts/Chart.tsx'
import { HistoryChart } from '../../charts/HistoryChart.tsx'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { balanceHistoryTexts } from '../../words/en/accounts.ts'
import { type BalanceHistoryOptions, type BalanceTransaction, useBalanceHistory } from './useBalanceHistory.ts'

export interface BalanceChartProps
  extends Omit<ComponentProps<'root', readonly BalanceTransaction[], HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<BalanceHistoryOptions, 'address' | 'count'> {}

/**
 * The balance of an account after each of its last transactions, as steps. Draws only the loaded transactions. Each balance is in a
 * table behind it. One request; with `data` none. Renders a `<div role="group">`.
 */
export const BalanceChart = forwardRef<HTMLDivElement, BalanceChartProps>(function BalanceChart(props, ref) {
  const { address, data, count, queryOptions, ...rest } = props
  const { wordsOf, format } = useScope()
  const words = wordsOf(balanceHistoryTexts)
  const { symbol, decimals } = useTonCenter().settings.nativeCurrency
  return (
    <Card
      rootRef={ref}
      label={words('balances.label')}
      model={useBalanceHistory(props)}
      empty={{ title: words('balances.empty'), text: words('balances.emptyText') }}
      skeleton={<ChartSkeleton />}
      {...rest}
    >
      {(points) => (
        <HistoryChart
          title={words('balances.label')}
          sub={words.plural('balances.sub', points.length)}
          note={symbol}
          story={words('balances.story', { count: format.number(points.length) })}
          legend={words('balances.legend')}
          points={points}
          decimals={decimals}
          columns={[words('balances.time'), words('balances.amount')]}
        />
      )}
    </Card>
  )
})
BalanceChart.displayName = 'BalanceChart'
