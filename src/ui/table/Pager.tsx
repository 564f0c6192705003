'use client'
import { Button } from '../parts/Button.tsx'
import { useScope } from '../root/scope.ts'
import { listTexts } from '../words/en/table.ts'
import styles from './Pager.module.css'

export interface PagerProps {
  /** From 0. Absent where rows are added to those that are there. */
  page?: number | undefined
  hasNext: boolean
  onPage: (page: number) => void
}

/** Back and forth between pages; or a button that adds the next rows, for readers who cannot scroll without end. */
export function Pager({ page, hasNext, onPage }: PagerProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(listTexts)
  if (page === undefined) {
    return (
      hasNext && (
        <div className={styles.more}>
          <Button onClick={() => onPage(0)}>{words('action.loadMore')}</Button>
        </div>
      )
    )
  }
  return (
    <nav className={styles.more} aria-label={words('list.pages')} data-part="pages">
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        {words('action.previous')}
      </Button>
      <span className={styles.page} role="status">
        {words('list.page', { page: format.number(page + 1) })}
      </span>
      <Button disabled={!hasNext} onClick={() => onPage(page + 1)}>
        {words('action.next')}
      </Button>
    </nav>
  )
}
