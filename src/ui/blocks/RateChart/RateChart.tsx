'use client'
import { max, sum } from 'd3-array'
import { defineCard } from '../../card/defineCard.tsx'
import { Chart, ChartSkeleton } from '../../charts/Chart.tsx'
import { LegendItem } from '../../charts/Legend.tsx'
import { LinePlot } from '../../charts/plots.tsx'
import { scaleTo } from '../../charts/scale.ts'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { rateTexts } from '../../words/en/blocks.ts'
import { type RateBlock, type RateChartOptions, type RatePoints, useRateChart } from './useRateChart.ts'

export interface RateChartProps
  extends Omit<ComponentProps<'root', readonly RateBlock[], HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<RateChartOptions, 'count'> {}

/**
 * The number of transactions of each of the last blocks of the basechain. All numbers are in a table behind it. One
 * request; with `data` none. Renders a `<div role="group">`.
 */
export const RateChart = /* @__PURE__ */ defineCard({
  name: 'RateChart',
  texts: rateTexts,
  stem: 'rate',
  own: { count: true },
  useModel: (props: RateChartProps) => useRateChart(props),
  face: { Body: Drawn, Skeleton: ChartSkeleton },
})

function Drawn({ data: points }: { data: RatePoints }) {
  const { wordsOf, format, locale } = useScope()
  const words = wordsOf(rateTexts)
  // The axis has room for five letters.
  const ticks = new Intl.NumberFormat(locale, { notation: 'compact' })
  const write = (value: number) => format.number(value)
  const [first, last] = [points[0], points.at(-1)]
  const most = max(points, ({ count }) => count) ?? 0
  const sent = sum(points, ({ count }) => count)
  const total = write(sent)
  const scale = scaleTo(most)
  return (
    <Chart
      title={words('rate.label')}
      sub={words('rate.sub', { count: write(points.length) })}
      figure={write(Math.round((sent / points.length) * 10) / 10)}
      figureNote={words('rate.average')}
      story={words('rate.story', { count: write(points.length), total, most: write(most) })}
      scale={scale}
      writeTick={(value) => ticks.format(value)}
      from={first && write(first.seqno)}
      to={last && write(last.seqno)}
      legend={<LegendItem series="value">{words('rate.total', { total })}</LegendItem>}
      table={{
        columns: [words('rate.block'), words('rate.transactions')],
        rows: points.map(({ seqno, count }) => [write(seqno), write(count)]).reverse(),
      }}
    >
      <LinePlot values={points.map(({ count }) => count)} scale={scale} />
    </Chart>
  )
}
