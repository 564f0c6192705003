'use client'
import { type ReactNode, useState } from 'react'
import { cx } from '../root/props.ts'
import styles from './Fold.module.css'

interface FoldProps {
  /** What is folded away. */
  title: ReactNode
  /** For tests and styles of the app. */
  part: string
  className?: string | undefined
  /** Rendered once it is open. */
  children: ReactNode
}

/** A line that opens what is below it. Renders a `<details>`. */
export function Fold({ title, part, className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={cx(styles.root, className)}
      data-part={part}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>{title}</summary>
      {isOpen && children}
    </details>
  )
}
