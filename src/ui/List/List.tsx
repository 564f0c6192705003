'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells and the head do not
import { type CSSProperties, forwardRef, type HTMLAttributes, type ReactNode, useId, useMemo, useRef } from 'react'
import { isRateLimitError } from '../../core/errors.ts'
import { Button } from '../Button/Button.tsx'
import { buttonTexts } from '../Button/texts.ts'
import { StateBox } from '../EmptyState/StateBox.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { clock, inbox } from '../icons/paths.ts'
import { Notice } from '../Notice/Notice.tsx'
import { cx } from '../props.ts'
import { RateLimitNotice } from '../RateLimitNotice/RateLimitNotice.tsx'
import { Root } from '../root/Root.tsx'
import { RowContext } from '../root/RowContext.ts'
import { Spoken } from '../root/Spoken.tsx'
import type { Scope } from '../root/scope.ts'
import styles from './List.module.css'
import { ListRow } from './ListRow.tsx'
import { listTexts } from './texts.ts'
import { useMore } from './useMore.ts'
import { useRowFocus } from './useRowFocus.ts'
import { useVirtualRows } from './useVirtualRows.ts'

/** One column of a list. */
export interface ListColumn<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** A CSS track, where the container is wide enough for columns. */
  readonly width: string
  readonly align?: 'start' | 'end'
  /** Of the cells, and of what stands for them while loading. */
  readonly className?: string | undefined
  /** The head says nothing to the eye. */
  readonly isLabelHidden?: boolean
  readonly headClassName?: string | undefined
}

/** How the rows come, as far as the shell cares: an infinite query fits. */
export interface ListQuery {
  readonly status: 'pending' | 'error' | 'success'
  readonly error: unknown
  readonly isFetchNextPageError: boolean
  readonly isFetchingNextPage: boolean
  readonly hasNextPage: boolean
  refetch(): unknown
  fetchNextPage(options?: { cancelRefetch?: boolean }): unknown
}

interface ListShellProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  scope: Scope
  /** Names the list where there is no heading. */
  label: string
  heading?: ReactNode
  /** Rows there are, when known: after the heading, and for readers who listen. */
  total?: number | undefined
  columns: readonly ListColumn[]
  rows: readonly Row[]
  rowKey(row: Row): string
  /** The cells of a row. A stable function: rows that did not change are not drawn again. */
  renderRow(row: Row): ReactNode
  /** What a cell looks like before its row is there. */
  renderSkeleton(column: string): ReactNode
  /** Rows asked for at a time: no more than these are expected while the first come. */
  pageSize: number
  /** Pixels, before a row was measured. */
  rowHeight: number
  query?: ListQuery | undefined
  paging?: 'infinite' | 'load-more' | undefined
  empty: { title: string; text: string }
  /** Above the rows: what was hidden, and how to see it. */
  banner?: ReactNode
  rowClassName?: string | undefined
  headClassName?: string | undefined
}

const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6']
const MORE_SKELETONS = ['1', '2', '3']
/** Rows from the end at which the next page is asked for. */
const AHEAD = 8

/**
 * The shell of every long list: sticky head, virtual rows, keyboard, more rows by scrolling or by a button, and every
 * state. Rows that are there stay, whatever happens to a later request.
 */
export const List = forwardRef(function List<Row>(props: ListShellProps<Row>, ref: React.ForwardedRef<HTMLDivElement>) {
  const { scope, label, heading, total, columns, rows, rowKey, renderRow, renderSkeleton, rowHeight, ...rest } = props
  const {
    query,
    pageSize,
    paging = 'infinite',
    empty,
    banner,
    rowClassName,
    headClassName,
    className,
    style,
    ...attributes
  } = rest
  const { format } = scope
  const words = scope.wordsOf(listTexts)
  const titleId = useId()
  const body = useRef<HTMLDivElement>(null)

  const indexes = useMemo(() => new Map(rows.map((row, index) => [rowKey(row), index])), [rows, rowKey])
  const keyOf = (index: number) => rowKey(rows[index] as Row)
  const focus = useRowFocus(body, rows.length, (key) => indexes.get(key) ?? -1)
  const { drawn, height, observe } = useVirtualRows({
    rows,
    rowKey,
    body,
    estimate: rowHeight,
    keep: focus.isActive ? focus.index : -1,
  })

  const state = rows.length ? 'ready' : (query?.status ?? 'success')
  const lastDrawn = drawn.at(-1)?.index ?? -1
  const wantsMore =
    paging === 'infinite' &&
    query?.hasNextPage &&
    !query.isFetchingNextPage &&
    query.status !== 'error' &&
    !query.isFetchNextPageError &&
    lastDrawn >= rows.length - AHEAD
  useMore(wantsMore === true && rows.length > 0, rows.length, () =>
    // React's strict mode runs effects twice: the second must not cancel the first and ask again.
    query?.fetchNextPage({ cancelRefetch: false }),
  )

  const tracks = columns.map(({ width }) => width).join(' ')
  let drawnTo = 0

  return (
    <Root
      scope={scope}
      ref={ref}
      data-part="root"
      data-state={state === 'success' ? 'empty' : state}
      className={cx(styles.root, className)}
      style={{ '--_tc-cols': tracks, ...style } as CSSProperties}
      {...attributes}
    >
      {heading !== undefined && (
        <div className={styles.heading} data-part="heading">
          <span id={titleId} className={styles.title} role="heading" aria-level={2}>
            {heading}
          </span>
          {total !== undefined && <span className={styles.count}>{format.number(total)}</span>}
        </div>
      )}
      <div className={styles.notices}>
        {rows.length > 0 && query?.error != null && !query.isFetchNextPageError && (
          <Trouble query={query} retry={() => query.refetch()} scope={scope} />
        )}
        {banner}
      </div>
      {state === 'error' && query ? (
        <Failure query={query} />
      ) : state === 'success' ? (
        <StateBox icon={inbox} {...empty} />
      ) : (
        <div
          role="grid"
          className={styles.grid}
          aria-busy={state === 'pending' || query?.isFetchingNextPage || undefined}
          aria-rowcount={query?.hasNextPage || state === 'pending' ? -1 : rows.length + 1}
          aria-colcount={columns.length}
          {...(heading === undefined ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
          onKeyDown={(event) => focus.onKeyDown(event, keyOf)}
        >
          <div role="rowgroup" className={styles.head}>
            <div role="row" aria-rowindex={1} className={cx(styles.headRow, headClassName)}>
              {columns.map((column) => (
                <div
                  key={column.id}
                  role="columnheader"
                  className={cx(styles.headCell, column.headClassName)}
                  data-column={column.id}
                  data-align={column.align}
                >
                  {column.isLabelHidden ? <Spoken>{column.label}</Spoken> : column.label}
                </div>
              ))}
            </div>
          </div>
          <RowContext.Provider value={true}>
            <div
              role={rows.length ? 'rowgroup' : 'presentation'}
              ref={body}
              className={styles.body}
              style={{ paddingBlockEnd: Math.max(height - (drawn.at(-1)?.end ?? 0), 0) }}
            >
              {drawn.map(({ index, start, end }) => {
                const row = rows[index] as Row
                const gap = start - drawnTo
                drawnTo = end
                return (
                  <ListRow
                    key={rowKey(row)}
                    id={rowKey(row)}
                    row={row}
                    index={index}
                    gap={gap}
                    isTabStop={index === focus.index}
                    observe={observe}
                    onFocus={focus.onFocus}
                    renderRow={renderRow as (row: unknown) => ReactNode}
                    className={rowClassName}
                  />
                )
              })}
            </div>
          </RowContext.Provider>
        </div>
      )}
      {(state === 'pending' || query?.isFetchingNextPage) && (
        <div className={styles.loading} data-part="loading" role="status">
          <Spoken>{words(state === 'pending' ? 'list.loading' : 'list.loadingMore')}</Spoken>
          {(state === 'pending' ? SKELETON_ROWS : MORE_SKELETONS).slice(0, pageSize).map((key) => (
            <div key={key} className={cx(styles.row, rowClassName)} aria-hidden="true">
              {columns.map((column) => (
                <div
                  key={column.id}
                  className={cx(styles.skeleton, column.className)}
                  data-column={column.id}
                  data-align={column.align}
                >
                  {renderSkeleton(column.id)}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      {query?.isFetchNextPageError && (
        <div className={styles.notices}>
          <Trouble query={query} retry={() => query.fetchNextPage()} scope={scope} />
        </div>
      )}
      {paging === 'load-more' && query?.hasNextPage && !query.isFetchingNextPage && rows.length > 0 && (
        <div className={styles.more}>
          <Button onClick={() => query.fetchNextPage()}>{words('action.loadMore')}</Button>
        </div>
      )}
    </Root>
  )
}) as <Row>(props: ListShellProps<Row> & React.RefAttributes<HTMLDivElement>) => React.ReactElement

/** In place of rows. */
function Failure({ query }: { query: ListQuery }) {
  const retry = () => void query.refetch()
  return isRateLimitError(query.error) ? (
    <RateLimitNotice error={query.error} onRetry={retry} shape="box" />
  ) : (
    <ErrorState error={query.error} onRetry={retry} />
  )
}

/** Above or below rows that stay. */
function Trouble({ query, retry, scope }: { query: ListQuery; retry: () => unknown; scope: Scope }) {
  if (isRateLimitError(query.error)) return <RateLimitNotice error={query.error} onRetry={() => void retry()} />
  const words = scope.wordsOf(listTexts)
  return (
    <Notice
      tone="warning"
      icon={clock}
      title={words('stale.title')}
      action={
        <Button kind="link" onClick={() => retry()}>
          {scope.wordsOf(buttonTexts)('action.retry')}
        </Button>
      }
    >
      {words('stale.text')}
    </Notice>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file
