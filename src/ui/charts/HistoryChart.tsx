'use client'
import type { ReactNode } from 'react'
import { toDecimal } from '../../core/values/amount.ts'
import { Amount } from '../parts/Amount.tsx'
import { useScope } from '../root/scope.ts'
import { createMoments } from '../time/createMoments.ts'
import { createTimes } from '../time/createTimes.ts'
import { chartTexts } from '../words/en/charts.ts'
import { Chart } from './Chart.tsx'
import { LegendItem, type Series } from './Legend.tsx'
import { LinePlot } from './plots.tsx'
import { placesInOrder, placesInTime, scaleOf } from './scale.ts'

/** An amount from a time on. */
export interface HistoryPoint {
  /** Unix seconds. */
  readonly time: number
  /** In smallest units. */
  readonly amount: string
}

export interface HistoryChartProps<Point extends HistoryPoint> {
  title: string
  /** Of what and of which time. */
  sub: string
  story: string
  /** How to read it. */
  legend?: string
  /** The series of what changed the amount: each has a dot. */
  seriesOf?: (point: Point) => Series | undefined
  /** What the dots mean. */
  series?: ReactNode
  /** Below the newest amount. */
  note: string
  /** Oldest first, at least one. */
  points: readonly Point[]
  /** Of a jetton; the native coin when absent. */
  token?: { readonly symbol: string; readonly decimals: number } | undefined
  /** Fraction digits of the amounts. */
  decimals: number
  /**
   * Each change has a step of the same width, and these are above the first and the last date. Default: the width is the
   * time, where no rest takes most of it.
   */
  ordered?: readonly [first: string, last: string]
  /** Of the table, behind the time. */
  columns: readonly [amount: string, ...more: string[]]
  /** The other cells of a row. */
  cellsOf?: ((point: Point) => readonly ReactNode[]) | undefined
}

/** How an amount changed, as steps over time. Exact amounts are in the table behind it. */
export function HistoryChart<Point extends HistoryPoint>(props: HistoryChartProps<Point>) {
  const { title, sub, story, legend, seriesOf, series, note, points, token, decimals, ordered, columns, cellsOf } =
    props
  const { locale, once, wordsOf } = useScope()
  const words = wordsOf(chartTexts)
  const times = once(createTimes)
  const short = new Intl.NumberFormat(locale, { notation: 'compact' })
  const exact = new Intl.NumberFormat(locale, { maximumSignificantDigits: 5 })
  // For the place of a dot alone: what is written is exact.
  const values = points.map(({ amount }) => Number(toDecimal(amount, decimals)))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const scale = scaleOf(values, exact.format)
  const writeTick = scale.bottom > 0 ? exact.format : short.format
  const moments = points.map(({ time }) => time)
  const at = ordered ? undefined : placesInTime(moments)
  const places = at ?? placesInOrder(moments)
  const isSpan = last.time > first.time
  // What was before the first change has the time of that. One moment has one date, at the start.
  const ends =
    !at && isSpan ? ([places[moments[0] === moments[1] ? 1 : 0] ?? 0, places.at(-1) ?? 1] as const) : undefined
  const [from, to] = [first, last].map(({ time }) => times.date(time * 1000))
  // Within one day only the time of day distinguishes the ends.
  const write = isSpan && from === to ? once(createMoments) : times.date
  const line = [
    legend,
    scale.bottom > 0 && words('chart.cut', { value: exact.format(scale.bottom) }),
    isSpan && !at && !ordered && words('chart.ordered'),
  ].filter(Boolean)
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
      writeTick={writeTick}
      from={write(first.time * 1000)}
      to={isSpan && write(last.time * 1000)}
      ranks={isSpan ? ordered : undefined}
      ends={ends}
      legend={
        <>
          {series}
          {line.length > 0 && <LegendItem series="value">{line.join(' · ')}</LegendItem>}
        </>
      }
      table={{
        columns: [words('chart.time'), ...columns],
        rows: points
          .map((point) => [
            times.dateTime(point.time * 1000),
            amount(point.amount, 'full'),
            ...(cellsOf?.(point) ?? []),
          ])
          .reverse(),
      }}
    >
      <LinePlot values={values} scale={scale} at={places} dots={seriesOf && points.map(seriesOf)} />
    </Chart>
  )
}
