'use client'
import { Button } from '../Button/Button.tsx'
import { useScope } from '../root/scope.ts'
import styles from './List.module.css'
import { noticeTexts } from './texts.ts'

interface PagerProps {
  /** From 0. */
  page: number
  hasNext: boolean
  onPage: (page: number) => void
}

/** Back and forth between pages. Renders a `<nav>`. */
export function Pager({ page, hasNext, onPage }: PagerProps) {
  const { wordsOf, format } = useScope()
  const words = wordsOf(noticeTexts)
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
