'use client'
import { max } from 'd3-array'
import { defineCard } from '../../card/defineCard.tsx'
import { Chart, ChartSkeleton } from '../../charts/Chart.tsx'
import { LegendItem } from '../../charts/Legend.tsx'
import { BarPlot } from '../../charts/plots.tsx'
import { scaleTo } from '../../charts/scale.ts'
import type { HeadingProps } from '../../root/Heading.tsx'
import type { ComponentProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { pulseTexts } from '../../words/en/blocks.ts'
import { type BlockPulseOptions, type Pulse, type PulseBlock, useBlockPulse } from './useBlockPulse.ts'

export interface BlockPulseProps
  extends Omit<ComponentProps<'root', readonly PulseBlock[], HTMLDivElement>, 'slots'>,
    HeadingProps,
    Pick<BlockPulseOptions, 'count'> {}

/**
 * The times that the last blocks of the masterchain took, as bars. Slow ones have the colour of a warning, the slowest has its
 * time. A time in which the chain rested is a pale bar. All times are in a table behind it. One request; with `data` none.
 * Renders a `<div role="group">`.
 */
export const BlockPulse = /* @__PURE__ */ defineCard({
  name: 'BlockPulse',
  texts: pulseTexts,
  stem: 'pulse',
  own: { count: true },
  useModel: (props: BlockPulseProps) => useBlockPulse(props),
  face: { Body: Drawn, Skeleton: ChartSkeleton },
})

/** Units, each with the seconds from which it is used. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Writes seconds in the unit that needs the fewest digits: a chain may have paused for days. As every length of time is written. */
function createDurations(locale: string) {
  const formats = new Map(
    UNITS.map(([unit]) => [
      unit,
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 }),
    ]),
  )
  return (seconds: number) => {
    const [unit, size] = UNITS.find(([, size]) => seconds >= 2 * size) ?? UNITS[3]
    return formats.get(unit)?.format(seconds / size) ?? ''
  }
}

function Drawn({ data: { beats, usual, slow, rest } }: { data: Pulse }) {
  const { wordsOf, format, once } = useScope()
  const words = wordsOf(pulseTexts)
  const write = once(createDurations)
  // A rest would leave the others no height: it is a pale bar off the scale, and its length is in the sentence.
  const rests = beats.filter(({ seconds }) => seconds >= rest)
  const slowest = max(beats, ({ seconds }) => (seconds < rest ? seconds : undefined)) ?? 0
  const scale = scaleTo(slowest)
  const rested =
    rests.length > 0 && words('pulse.rests.of', { rests: words.plural('pulse.rests', rests.length), time: write(rest) })
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
      story={[
        words('pulse.story', { count: format.number(beats.length), usual: write(usual), slowest: write(slowest) }),
        ...(rested
          ? [words('pulse.rested', { rests: rested, longest: write(max(rests, ({ seconds }) => seconds) ?? 0) })]
          : []),
      ].join(' ')}
      scale={scale}
      writeTick={write}
      from={beats[0] && format.number(beats[0].seqno)}
      to={last && format.number(last.seqno)}
      legend={
        <>
          <LegendItem series="value">{words('pulse.block')}</LegendItem>
          {isAnySlow && <LegendItem series="slow">{words('pulse.slow', { time: write(slow) })}</LegendItem>}
          <LegendItem series="mean">{words('pulse.usual')}</LegendItem>
          {rested && <LegendItem series="gap">{rested}</LegendItem>}
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
          tone: beat.seconds >= rest ? 'gap' : beat.seconds > slow ? 'slow' : undefined,
          label: beat.seqno === named ? write(beat.seconds) : undefined,
        }))}
        scale={scale}
        mean={usual}
      />
    </Chart>
  )
}
