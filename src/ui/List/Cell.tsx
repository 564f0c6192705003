'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells and the head do not
import type { ReactNode } from 'react'
import { cx } from '../props.ts'
import styles from './List.module.css'

interface CellProps {
  column: string
  align?: 'start' | 'end' | undefined
  className?: string | undefined
  children?: ReactNode
}

/** One cell of a row. */
export function Cell({ column, align, className, children }: CellProps) {
  return (
    <div role="gridcell" className={cx(styles.cell, className)} data-column={column} data-align={align}>
      {children}
    </div>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file
