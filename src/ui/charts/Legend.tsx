import type { ReactNode } from 'react'
import styles from './Chart.module.css'

/** The meaning of a colour. `mean` is a dashed line, `gap` a pale bar. */
export type Series = 'value' | 'slow' | 'mean' | 'gap' | 'second' | 'third' | 'rest'

/** A name in the legend, behind its colour. */
export const LegendItem = ({ series, children }: { series: Series; children: ReactNode }) => (
  <span className={styles.item}>
    <span className={styles.swatch} data-series={series} aria-hidden="true" />
    <span>{children}</span>
  </span>
)
