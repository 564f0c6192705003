'use client'
import { forwardRef } from 'react'
import { type ComponentProps, cx } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { useScope } from '../root/scope.ts'
import { ForeignText } from '../text/ForeignText.tsx'
import { createShares } from '../tokens/share.ts'
import { shareTexts } from '../words/en/charts.ts'
import chart from './Chart.module.css'
import { LegendItem, type Series } from './Legend.tsx'
import styles from './ShareBar.module.css'

/** A part of a whole. */
export interface SharePart {
  /** In the legend. */
  readonly name: string
  /** Exact decimal fraction of the whole: `'0.25'`. */
  readonly share: string
}

export interface ShareBarProps
  extends Omit<ComponentProps<'root', readonly SharePart[], HTMLDivElement>, 'data' | 'queryOptions' | 'slots'> {
  /** Up to four parts, in the order in which they are rendered. What is missing to the whole stays empty. */
  data: readonly SharePart[]
}

const SERIES: readonly Series[] = ['value', 'second', 'third', 'rest']

/** How a whole is divided: a bar, and each part with its name and share. Renders a `<div>`. */
export const ShareBar = forwardRef<HTMLDivElement, ShareBarProps>(function ShareBar(props, ref) {
  const { data, ...attributes } = props
  const scope = useScope(props)
  const write = scope.once(createShares)
  const words = scope.wordsOf(shareTexts)
  const parts = data.slice(0, SERIES.length).map((part, index) => ({ ...part, series: SERIES[index] ?? 'rest' }))
  return (
    <Root scope={scope} ref={ref as React.Ref<HTMLElement>} own={cx(chart.series, styles.root)} {...attributes}>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, share, series }) => (
          <span key={name} className={styles.part} data-series={series} style={{ flexGrow: Number(share) || 0 }} />
        ))}
        {/* What is missing to the whole. */}
        <span style={{ flexGrow: Math.max(0, 1 - parts.reduce((sum, { share }) => sum + (Number(share) || 0), 0)) }} />
      </div>
      {parts.length ? (
        <ul className={styles.legend} aria-label={words('share.label')}>
          {parts.map(({ name, share, series }) => {
            const { text, full } = write(share)
            return (
              <li key={name}>
                <LegendItem series={series}>
                  <ForeignText max={48}>{name}</ForeignText>{' '}
                  <span data-tip={full} dir="ltr">
                    {text}
                  </span>
                </LegendItem>
              </li>
            )
          })}
        </ul>
      ) : (
        <span className={styles.empty}>{words('share.empty')}</span>
      )}
    </Root>
  )
})
ShareBar.displayName = 'ShareBar'
