'use client'
// biome-ignore-start lint/a11y/useSemanticElements: a <table> can neither be virtual nor become cards
// biome-ignore-start lint/a11y/useFocusableInteractive: rows take the focus, cells and the head do not
// biome-ignore-start lint/a11y/useAriaPropsSupportedByRole: both roles of the grid support them
// biome-ignore-start lint/a11y/noStaticElementInteractions: both roles of the grid take keys
import { type CSSProperties, forwardRef, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react'
import type { Unreadable } from '../../core/schema/rowList.ts'
import { Heading } from '../root/Heading.tsx'
import { cx, type ListProps } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import { RowContext, useScope } from '../root/scope.ts'
import { EmptyBox } from '../states/EmptyState.tsx'
import { NewRows } from '../states/NewItemsBar.tsx'
import { PauseNotice } from '../states/RateLimitNotice.tsx'
import { listTexts } from '../words/en/lists.ts'
import { type ListKind, useColumns } from './columns.tsx'
import { framed } from './framed.ts'
import styles from './List.module.css'
import { ListBody } from './ListBody.tsx'
import { ListCount } from './ListCount.tsx'
import { HiddenNotice, Trouble } from './ListNotices.tsx'
import type { ListQuery } from './ListQuery.ts'
import { ListRow } from './ListRow.tsx'
import { Pager } from './Pager.tsx'
import { UnreadableNote } from './UnreadableNote.tsx'
import { useRowFocus } from './useRowFocus.ts'
import { useVisible } from './useVisible.ts'

export type { CellProps, Column, ListKind } from './columns.tsx'
export type { ListQuery } from './ListQuery.ts'

interface ListShellProps<Row, Id extends string, Context>
  extends Omit<ListProps<string, Row, Id>, 'slots' | 'queryOptions'>,
    Pick<ListProps<string, Row, Id>, 'slots'> {
  kind: ListKind<Row, Id, Context>
  /** What the rows share. The same object for as long as nothing in it changed. */
  context: Context
  /** Absent when `data` is drawn, or nothing is asked for. */
  query?: ListQuery<Row> | undefined
  /** Beside `data`: what could not be read of the answer that the rows are made from. */
  unreadable?: readonly Unreadable[] | undefined
  /** Rows there are, when known: after the heading, and for screen readers. */
  total?: number | undefined
  /** How many of them are flagged. */
  flagged?: number | undefined
  /** Above the rows: what was hidden, and how to see it. */
  banner?: ReactNode
}

const SKELETON_ROWS = ['1', '2', '3', '4', '5', '6']
const CLOSED: ReadonlySet<string> = new Set()

/**
 * The shell of every list: sticky head, rows that are virtual beyond 100, keyboard, rows that open, more rows by scrolling, by a button or
 * by pages, new rows behind a bar, hidden ones behind a word, and every state. Rows that are there stay, whatever happens to a later request.
 */
export const List = forwardRef(function List<Row, Id extends string, Context>(
  props: ListShellProps<Row, Id, Context>,
  ref: React.ForwardedRef<HTMLDivElement>,
) {
  const { kind, context, query, data, unreadable: unreadBefore, columns, heading, actions, ...more } = props
  const { total, flagged, pageSize = 25, banner, slots, ...rest } = more
  const { paging = 'infinite', newRows = query?.newRows, onShowNew = query?.showNew, ...others } = rest
  const {
    density,
    renderLink,
    trustPolicy,
    headingLevel = 2,
    frame,
    className,
    classNames,
    style,
    ...attributes
  } = others
  const scope = useScope({ density, renderLink, trustPolicy })
  const words = scope.wordsOf(listTexts)
  const say = scope.wordsOf(kind.texts)
  const titleId = useId()
  const body = useRef<HTMLDivElement>(null)

  const { shown, subject, drawRow } = useColumns({ kind, columns, context, scope, classNames, slots })
  const answer = query?.data
  const given = useMemo(() => (data ? { rows: data, unreadable: unreadBefore } : answer), [data, unreadBefore, answer])
  const { visible, hidden, reveal, unreadable } = useVisible(given, kind, context, scope.trustPolicy)
  const count = visible.length + hidden + unreadable.length
  const [page, setPage] = useState(0)
  const isPaged = paging === 'pages'
  const rows = useMemo(
    () => (isPaged ? visible.slice(page * pageSize, (page + 1) * pageSize) : visible),
    [visible, isPaged, page, pageSize],
  )

  const { Detail } = kind
  const [open, setOpen] = useState(CLOSED)
  const toggle = useCallback((key: string) => {
    setOpen((open) => {
      const next = new Set(open)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  const focus = useRowFocus({
    body,
    keys,
    ...(Detail && { toggle, isOpen: (key: string) => open.has(key) }),
  })

  const isFetching = query?.isFetchingNextPage === true
  const canAsk = query?.hasNextPage === true && !isFetching
  const state = count ? 'ready' : (query?.status ?? 'success')
  const canGrow = paging === 'infinite' && canAsk && query.status !== 'error' && !query.isFetchNextPageError
  // A reader who scrolls asks again and again, and React's strict mode twice: what is under way is not cancelled for that.
  const grow = canGrow ? () => query.fetchNextPage({ cancelRefetch: false }) : undefined
  const turnTo = (next: number) => {
    if ((next + 1) * pageSize > visible.length && canAsk) query.fetchNextPage()
    setPage(next)
  }

  const label = say(`${kind.stem}.label`)
  const title = heading ?? (actions ? label : undefined)
  const rowClass = cx(styles.row, kind.rowClassName, classNames?.row)

  return (
    <Root
      scope={scope}
      headingLevel={title === undefined && headingLevel ? headingLevel - 1 : headingLevel}
      ref={ref}
      data-part="root"
      data-state={state === 'success' ? 'empty' : state}
      className={cx(styles.root, className, classNames?.root)}
      {...framed(frame, {
        '--_tc-cols': shown.map(({ track }) => track).join(' '),
        // The button of a row is 24 px wide, and goes into the padding where there is one.
        ...(Detail && { '--_tc-open': frame === false ? '24px' : '16px' }),
        ...kind.layout?.(shown.map(({ id }) => id as Id)),
        ...style,
      } as CSSProperties)}
      {...attributes}
    >
      {title !== undefined && (
        <div className={styles.heading} data-part="heading">
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          {total !== undefined && <ListCount total={total} flagged={flagged} />}
          {actions && <span className={styles.actions}>{actions}</span>}
        </div>
      )}
      <div className={styles.notices}>
        {state === 'pending' && query?.isLoading !== false && <PauseNotice />}
        {count > 0 && query?.error != null && !query.isFetchNextPageError && (
          <Trouble error={query.error} retry={query.refetch} />
        )}
        {banner}
        {hidden > 0 && <HiddenNotice count={hidden} onReveal={reveal} />}
      </div>
      {onShowNew && <NewRows data={newRows} onShow={onShowNew} />}
      {state === 'error' ? (
        <Trouble error={query?.error} retry={() => query?.refetch()} name={label} />
      ) : state === 'success' ? (
        <EmptyBox title={say(`${kind.stem}.empty`)} text={say(`${kind.stem}.emptyText`)} />
      ) : (
        <div
          // Only in a tree grid may a row say whether it is open.
          role={Detail ? 'treegrid' : 'grid'}
          className={styles.grid}
          aria-busy={state === 'pending' || isFetching || undefined}
          aria-rowcount={query?.hasNextPage || state === 'pending' ? -1 : visible.length + 1}
          aria-colcount={shown.length + (Detail ? 1 : 0)}
          {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
          onKeyDown={focus.onKeyDown}
        >
          <div role="rowgroup" className={styles.head}>
            <div role="row" aria-rowindex={1} className={cx(styles.headRow, kind.headClassName)}>
              {shown.map(({ id, align, headClassName, isLabelHidden, label, Head }) => (
                <div
                  key={id}
                  role="columnheader"
                  className={cx(styles.headCell, headClassName)}
                  data-column={id}
                  data-align={align}
                >
                  {Head ? <Head context={context} /> : isLabelHidden ? <Spoken>{say(label)}</Spoken> : say(label)}
                </div>
              ))}
              {Detail && (
                <div role="columnheader" className={styles.headCell}>
                  <Spoken>{words('list.expand')}</Spoken>
                </div>
              )}
            </div>
          </div>
          <RowContext.Provider value={true}>
            <ListBody
              keys={keys}
              body={body}
              estimate={kind.rowHeight[scope.density === 'compact' ? 1 : 0]}
              keep={focus.isActive ? focus.index : -1}
              keepFocus={focus.keep}
              onNearEnd={grow}
              drawRow={(index, gap, observe) => {
                const key = keys[index] as string
                return (
                  <ListRow
                    key={key}
                    id={key}
                    row={rows[index]?.row}
                    index={index}
                    place={index + (isPaged ? page * pageSize : 0)}
                    gap={gap}
                    isTabStop={index === focus.index}
                    isOpen={open.has(key)}
                    kind={kind as unknown as ListKind<unknown, string>}
                    context={context}
                    span={shown.length + 1}
                    subject={subject}
                    scope={scope}
                    toggle={toggle}
                    observe={observe}
                    onFocus={focus.onFocus}
                    drawRow={drawRow as Parameters<typeof ListRow>[0]['drawRow']}
                    className={rowClass}
                  />
                )
              }}
            />
          </RowContext.Provider>
        </div>
      )}
      {(state === 'pending' || isFetching) && (
        <div className={styles.loading} data-part="loading" role="status">
          <Spoken>{words(state === 'pending' ? 'list.loading' : 'list.loadingMore')}</Spoken>
          {SKELETON_ROWS.slice(0, Math.min(pageSize, state === 'pending' ? 6 : 3)).map((key) => (
            <div key={key} className={rowClass} aria-hidden="true">
              {shown.map(({ id, align, className, skeleton }) => (
                <div key={id} className={cx(styles.skeleton, className)} data-column={id} data-align={align}>
                  {skeleton}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
      {query?.isFetchNextPageError && (
        <div className={styles.notices}>
          <Trouble error={query.error} retry={query.fetchNextPage} />
        </div>
      )}
      <UnreadableNote data={unreadable} />
      {/* Without a row in view nobody scrolls, and a list must not go through its pages by itself. */}
      {(paging !== 'infinite' || !visible.length) && count > 0 && (
        <Pager
          page={isPaged ? page : undefined}
          hasNext={canAsk || (isPaged && (page + 1) * pageSize < visible.length)}
          onPage={isPaged ? turnTo : () => query?.fetchNextPage()}
        />
      )}
    </Root>
  )
}) as unknown as <Row, Id extends string, Context>(
  props: ListShellProps<Row, Id, Context> & React.RefAttributes<HTMLDivElement>,
) => React.ReactElement
// biome-ignore-end lint/a11y/useSemanticElements: to the end of the file
// biome-ignore-end lint/a11y/useFocusableInteractive: to the end of the file
// biome-ignore-end lint/a11y/useAriaPropsSupportedByRole: to the end of the file
// biome-ignore-end lint/a11y/noStaticElementInteractions: to the end of the file
