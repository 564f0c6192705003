'use client'
import { max } from 'd3-array'
import { forwardRef } from 'react'
import { Card } from '../../card/Card.tsx'
import { Chart, ChartSkeleton } from '../../charts/Chart.tsx'
import { LegendItem } from '../../charts/Legend.tsx'
import { BarPlot } from '../../charts/plots.tsx'
import { scaleTo } from '../../charts/scale.ts'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { pulseTexts } from '../../words/en/charts.ts'
import { type BlockPulseOptions, type Pulse, type PulseBlock, useBlockPulse } from './useBlockPulse.ts'

export interface BlockPulseProps
  extends Omit<ComponentProps<'root', readonly PulseBlock[], HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<BlockPulseOptions, 'count'> {}

/**
 * The times that the last blocks of the masterchain took, as bars: slow ones in the colour of a warning, the slowest with its
 * time. All times are in a table behind it. One request; with `data` none. Renders a `<div role="group">`.
 */
export const BlockPulse = forwardRef<HTMLDivElement, BlockPulseProps>(function BlockPulse(props, ref) {
  const { data, count, queryOptions, ...rest } = props
  const words = useScope().wordsOf(pulseTexts)
  return (
    <Card
      rootRef={ref}
      label={words('pulse.label')}
      model={useBlockPulse(props)}
      empty={{ title: words('pulse.empty'), text: words('pulse.emptyText') }}
      skeleton={<ChartSkeleton />}
      {...rest}
    >
      {(pulse) => <Drawn pulse={pulse} />}
    </Card>
  )
})
BlockPulse.displayName = 'BlockPulse'

/** Units by the seconds from which on they are used. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Writes a time in seconds in the unit that says it shortest: a chain may have slept for days. */
function createDurations(locale: string) {
  const formats = new Map(
    UNITS.map(([unit]) => [
      unit,
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow', maximumFractionDigits: 1 }),
    ]),
  )
  return (seconds: number) => {
    const [unit, size] = UNITS.find(([, size]) => seconds >= 2 * size) ?? UNITS[3]
    return formats.get(unit)?.format(seconds / size) ?? ''
  }
}

function Drawn({ pulse: { beats, usual, slow } }: { pulse: Pulse }) {
  const { wordsOf, format, once } = useScope()
  const words = wordsOf(pulseTexts)
  const write = once(createDurations)
  const slowest = max(beats, (beat) => beat.seconds) ?? 0
  // One that took for ever would leave the others no height: its label says how long it was.
  const scale = scaleTo(Math.min(slowest, slow * 2.5))
  const isAnySlow = slowest > slow
  const last = beats.at(-1)
  // The newest, where several took as long.
  const named = isAnySlow ? beats.findLast((beat) => beat.seconds === slowest)?.seqno : undefined
  return (
    <Chart
      title={words('pulse.label')}
      sub={words('pulse.sub', { count: format.number(beats.length) })}
      figure={write(usual)}
      figureNote={words('pulse.usual')}
      story={words('pulse.story', {
        count: format.number(beats.length),
        usual: write(usual),
        slowest: write(slowest),
      })}
      scale={scale}
      writeTick={write}
      from={beats[0] && format.number(beats[0].seqno)}
      to={last && format.number(last.seqno)}
      legend={
        <>
          <LegendItem series="value">{words('pulse.block')}</LegendItem>
          {isAnySlow && <LegendItem series="slow">{words('pulse.slow', { time: write(slow) })}</LegendItem>}
          <LegendItem series="mean">{words('pulse.usual')}</LegendItem>
        </>
      }
      table={{
        columns: [words('pulse.block'), words('pulse.seconds')],
        rows: beats.map((beat) => [format.number(beat.seqno), format.number(beat.seconds)]).reverse(),
      }}
    >
      <BarPlot
        bars={beats.map((beat) => ({
          id: beat.seqno,
          value: beat.seconds,
          isSlow: beat.seconds > slow,
          label: beat.seqno === named ? write(beat.seconds) : undefined,
        }))}
        scale={scale}
        mean={usual}
      />
    </Chart>
  )
}
