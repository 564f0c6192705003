'use client'
import { type ReactNode, useId, useState } from 'react'
import { Heading } from '../root/Heading.tsx'
import { cx } from '../root/props.ts'
import { useScope } from '../root/scope.ts'
import { Skeleton } from '../states/Skeleton.tsx'
import { chartTexts } from '../words/en/charts.ts'
import styles from './Chart.module.css'
import { placeOn, type Scale } from './scale.ts'

/** A column of the table behind a chart, and how its cells are written. */
export interface ChartTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

interface ChartProps {
  title: ReactNode
  /** What is rendered, and of which time. */
  sub: ReactNode
  /** The number that the chart is about, and what it is. */
  figure?: ReactNode
  figureNote?: ReactNode
  /** What the chart shows, in a sentence: for readers who do not see it. */
  story: string
  scale: Scale
  /** Writes a value of the scale. */
  writeTick: (value: number) => string
  /** Below the plot: at its start and at its end. */
  from: ReactNode
  to: ReactNode
  /** Above these two. */
  ranks?: readonly [from: string, to: string] | undefined
  /** Where these two begin, 0 to 1. Default: at both ends. */
  ends?: readonly [from: number, to: number] | undefined
  /** What the colours mean. */
  legend: ReactNode
  table: ChartTable
  /** A rendering that fills its place. */
  children: ReactNode
}

const AT_END = { textAlign: 'end' } as const

/** From here on the last date has no room before the end. */
const LATEST = 0.7

/** The frame of every chart: title, key figure, lines of the scale, plot, legend, and all values as a table. */
export function Chart(props: ChartProps) {
  const {
    title,
    sub,
    figure,
    figureNote,
    story,
    scale,
    writeTick,
    from,
    to,
    ranks = [],
    ends,
    legend,
    table,
    children,
  } = props
  const words = useScope().wordsOf(chartTexts)
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <div className={cx(styles.series, styles.chart)} data-part="chart">
      <div className={styles.top}>
        <span className={styles.text}>
          <Heading className={styles.title}>{title}</Heading>
          <span className={styles.sub}>{sub}</span>
        </span>
        {figure !== undefined && (
          <span className={styles.figure}>
            <strong className={styles.number}>{figure}</strong>
            <span className={styles.note}>{figureNote}</span>
          </span>
        )}
      </div>
      {isTable ? (
        <ChartRows table={table} id={id} />
      ) : (
        <div className={styles.plot} role="img" aria-label={story} id={id}>
          {scale.lines.map((line) => (
            <span key={line} className={styles.line} style={{ insetBlockEnd: `${placeOn(scale, line) * 100}%` }}>
              <span className={styles.tick}>{writeTick(line)}</span>
            </span>
          ))}
          <div className={styles.drawing}>{children}</div>
        </div>
      )}
      <div className={styles.axis} aria-hidden={isTable || undefined}>
        <span style={ends && { marginInlineStart: `${ends[0] * 100}%` }}>
          <End rank={ranks[0]} date={from} />
        </span>
        {/* Near the end it ends there. */}
        <span
          style={ends && ends[1] < LATEST ? { flex: `0 0 ${(1 - ends[1]) * 100}%` } : ranks[1] ? AT_END : undefined}
        >
          {to && <End rank={ranks[1]} date={to} />}
        </span>
      </div>
      <div className={styles.bottom}>
        <span className={styles.legend}>{legend}</span>
        <button
          type="button"
          className={styles.switch}
          aria-expanded={isTable}
          aria-controls={id}
          onClick={() => setTable(!isTable)}
        >
          {words(isTable ? 'chart.asDrawing' : 'chart.asTable')}
        </button>
      </div>
    </div>
  )
}

/** A date below the plot, under the number of its change. */
const End = ({ rank, date }: { rank: string | undefined; date: ReactNode }) =>
  rank ? (
    <>
      {rank}
      <br />
      {date}
    </>
  ) : (
    date
  )

/** All values, in place of the rendering and as high. The plain table of every chart. */
function ChartRows({ table: { columns, rows }, id }: { table: ChartTable; id: string }) {
  const words = useScope().wordsOf(chartTexts)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={cx(styles.plot, styles.rows)} id={id} tabIndex={0} aria-label={words('chart.values')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={styles.cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and do not move
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={columns[column]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** In the size of a chart. */
export const ChartSkeleton = () => (
  <div className={styles.chart} data-part="loading" aria-hidden="true">
    <div className={styles.top}>
      <span className={styles.text}>
        <Skeleton width="96px" height={10} line={20} />
        <Skeleton width="168px" height={10} line={20} />
      </span>
    </div>
    <div className={styles.plot} style={{ display: 'grid', alignItems: 'end' }}>
      <Skeleton width="100%" />
    </div>
    <div className={styles.axis}>
      <span> </span>
    </div>
    <div className={styles.bottom}>
      <span> </span>
    </div>
  </div>
)
