'use client'
import type { ReactNode } from 'react'
import { toDecimal } from '../../core/values/amount.ts'
import { Amount } from '../parts/Amount.tsx'
import { useScope } from '../root/scope.ts'
import { createTimes } from '../time/createTimes.ts'
import { Chart } from './Chart.tsx'
import { LegendItem } from './Legend.tsx'
import { LinePlot } from './plots.tsx'
import { scaleTo } from './scale.ts'

/** An amount from a time on. */
export interface HistoryPoint {
  /** Unix seconds. */
  readonly time: number
  /** In smallest units. */
  readonly amount: string
}

interface HistoryChartProps<Point extends HistoryPoint> {
  title: string
  /** Of what and of which time. */
  sub: string
  story: string
  legend: string
  /** Below the newest amount. */
  note: string
  /** Oldest first, at least one. */
  points: readonly Point[]
  /** Of a jetton; the native coin when absent. */
  token?: { readonly symbol: string; readonly decimals: number } | undefined
  /** Fraction digits of the amounts. */
  decimals: number
  /** Of the table: time and amount are the first two. */
  columns: readonly [time: string, amount: string, ...more: string[]]
  /** The other cells of a row. */
  cellsOf?: ((point: Point) => readonly ReactNode[]) | undefined
}

/** How an amount changed, as steps over time. Exact amounts are in the table behind it. */
export function HistoryChart<Point extends HistoryPoint>(props: HistoryChartProps<Point>) {
  const { title, sub, story, legend, note, points, token, decimals, columns, cellsOf } = props
  const { locale, once } = useScope()
  const times = once(createTimes)
  // The axis has room for five letters.
  const ticks = new Intl.NumberFormat(locale, { notation: 'compact' })
  // For the place of a dot alone: what is written is exact.
  const known = points.map(({ amount }) => Number(toDecimal(amount, decimals)))
  // One amount is a line, too.
  const values = known.length === 1 ? [...known, ...known] : known
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const span = last.time - first.time
  const scale = scaleTo(Math.max(...values))
  const amount = (data: string, precision?: 'full') => (
    <Amount data={data} precision={precision} {...(token && { token })} withSymbol={false} />
  )
  return (
    <Chart
      title={title}
      sub={sub}
      figure={amount(last.amount)}
      figureNote={note}
      story={story}
      scale={scale}
      writeTick={(value) => ticks.format(value)}
      from={times.date(first.time * 1000)}
      to={span > 0 && times.date(last.time * 1000)}
      legend={<LegendItem series="value">{legend}</LegendItem>}
      table={{
        columns,
        rows: points
          .map((point) => [
            times.dateTime(point.time * 1000),
            amount(point.amount, 'full'),
            ...(cellsOf?.(point) ?? []),
          ])
          .reverse(),
      }}
    >
      <LinePlot
        values={values}
        scale={scale}
        at={span > 0 ? points.map(({ time }) => (time - first.time) / span) : undefined}
        isStep
      />
    </Chart>
  )
}
