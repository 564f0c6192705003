'use client'
import { useTonCenter } from '../../../react/context.ts'
import { defineHistory } from '../../charts/defineHistory.tsx'
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
 * The balance of an account after each of its last transactions, as steps. Renders only the loaded transactions. Each balance is in a
 * table behind it. One request; with `data` none. Renders a `<div role="group">`.
 */
export const BalanceChart = /* @__PURE__ */ defineHistory({
  name: 'BalanceChart',
  texts: balanceHistoryTexts,
  stem: 'balances',
  own: { address: true, count: true },
  useModel: (props: BalanceChartProps) => useBalanceHistory(props),
  useChart(_, points) {
    const { wordsOf, format } = useScope()
    const words = wordsOf(balanceHistoryTexts)
    const { symbol, decimals } = useTonCenter().settings.nativeCurrency
    return {
      sub: words.plural('balances.sub', points.length),
      note: symbol,
      story: words('balances.story', { count: format.number(points.length) }),
      legend: words('balances.legend'),
      points,
      decimals,
      columns: [words('balances.legend')],
    }
  },
})
