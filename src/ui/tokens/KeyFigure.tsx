'use client'
import type { ReactNode } from 'react'
import styles from './KeyFigure.module.css'

interface KeyFigureProps {
  label: string
  /** For tests and styles of the app. */
  part: string
  /** In the look of `figure.module.css`. */
  children: ReactNode
}

/** The figure that a card is asked for most: at the end of its head, below it where the card is narrow. */
export const KeyFigure = ({ label, part, children }: KeyFigureProps) => (
  <span className={styles.root} data-part={part}>
    <span className={styles.label}>{label}</span>
    {children}
  </span>
)
