'use client'
import { useScope } from '../root/scope.ts'
import { listTexts } from '../words/en/table.ts'
import styles from './List.module.css'

interface ListCountProps {
  total: number
  /** How many of them are flagged: they may be folded away far below. */
  flagged?: number | undefined
}

/** After a title: how many rows there are, and how many of them are not to be trusted. */
export function ListCount({ total, flagged = 0 }: ListCountProps) {
  const { wordsOf, format } = useScope()
  return (
    <span className={styles.count} data-part="count">
      {format.number(total)}
      {flagged > 0 && ` · ${wordsOf(listTexts).plural('list.flagged', flagged)}`}
    </span>
  )
}
