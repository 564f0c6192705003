'use client'
import { area, curveLinear, curveStepAfter, line } from 'd3-shape'
import { cx } from '../root/props.ts'
import styles from './Chart.module.css'
import type { Series } from './Legend.tsx'
import { placeOn, type Scale } from './scale.ts'

export interface Bar {
  readonly id: string | number
  readonly value: number
  /** `slow`: in the colour of a warning. `gap`: pale and off the scale, whatever the value is. */
  readonly tone?: 'slow' | 'gap' | undefined
  /** Above the bar. */
  readonly label?: string | undefined
}

/** Bars beside each other, the last one in full colour. A value of zero is a stub. */
export function BarPlot({ bars, scale, mean }: { bars: readonly Bar[]; scale: Scale; mean?: number | undefined }) {
  const heightOf = (value: number) => `${Math.max(0, Math.min(1, placeOn(scale, value))) * 100}%`
  return (
    <>
      <div className={styles.bars}>
        {bars.map(({ id, value, tone }) => (
          <span
            key={id}
            className={styles.bar}
            data-tone={tone}
            style={{ blockSize: heightOf(tone === 'gap' ? scale.top : value) }}
          />
        ))}
      </div>
      {bars.map(
        ({ id, label }, index) =>
          label && (
            <span
              key={id}
              className={styles.label}
              style={{ insetInlineStart: `clamp(28px, ${((index + 0.5) / bars.length) * 100}%, calc(100% - 28px))` }}
            >
              {label}
            </span>
          ),
      )}
      {mean !== undefined && <span className={styles.mean} style={{ insetBlockEnd: heightOf(mean) }} />}
    </>
  )
}

interface LinePlotProps {
  values: readonly number[]
  scale: Scale
  /**
   * Where each value begins, 0 to 1 from the start to the end: it stays until the next one. Default: a line through all, at equal
   * distances.
   */
  at?: readonly number[] | undefined
  /** The series of the dot where a value begins; `undefined` for no dot. Default: one dot, where the line ends. */
  dots?: readonly (Series | undefined)[] | undefined
}

/** A line over its area, from the first value to the last. */
export function LinePlot({ values, scale, at, dots }: LinePlotProps) {
  const last = values.at(-1)
  if (last === undefined) return null
  // The last value stays until the end.
  const drawn = at ? [...values, last] : [...values]
  const xOf = (index: number) => (at ? (at[index] ?? 1) : drawn.length > 1 ? index / (drawn.length - 1) : 1) * 100
  const yOf = (value: number) => 100 * (1 - placeOn(scale, value))
  const curve = at ? curveStepAfter : curveLinear
  const drawLine = line<number>((_, index) => xOf(index), yOf).curve(curve)
  const drawArea = area<number>((_, index) => xOf(index), 100, yOf).curve(curve)
  return (
    <>
      <svg className={styles.svg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {/* An area is an amount from zero on. */}
        {scale.bottom === 0 && <path className={styles.area} d={drawArea(drawn) ?? ''} />}
        <path className={styles.stroke} d={drawLine(drawn) ?? ''} />
      </svg>
      {(dots ? values : [last]).map((value, index) => {
        const series = dots ? dots[index] : 'value'
        const x = `${dots ? xOf(index) : 100}%`
        return (
          series && (
            <span
              key={x}
              className={cx(styles.swatch, styles.dot)}
              data-series={series}
              style={{ insetInlineStart: x, insetBlockEnd: `${100 - yOf(value)}%` }}
            />
          )
        )
      })}
    </>
  )
}
