'use client'
import { type ForwardedRef, Fragment, forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react'
import type { Unreadable } from '../../core/schema/rowList.ts'
import { Heading } from '../root/Heading.tsx'
import type { FrameProps, ListProps } from '../root/props.ts'
import { Root } from '../root/Root.tsx'
import { Spoken } from '../root/Spoken.tsx'
import type { Scope, ScopeProps } from '../root/scope.ts'
import { EmptyBox } from '../states/EmptyState.tsx'
import { NewRows } from '../states/NewItemsBar.tsx'
import { listTexts } from '../words/en/table.ts'
import { framed } from './framed.ts'
import styles from './List.module.css'
import { ListCount } from './ListCount.tsx'
import { HiddenNotice, QueryNotice, RetryNotice, SortedNotice, Trouble } from './ListNotices.tsx'
import type { ListQuery } from './ListQuery.ts'
import { Pager, type PagerProps } from './Pager.tsx'
import type { RowsState } from './rowsState.ts'
import { UnreadableNote } from './UnreadableNote.tsx'

/** The title of a list, and the attributes by which it names the rows. */
export interface ListTitle {
  readonly title: ReactNode
  readonly id: string
  readonly named: Pick<HTMLAttributes<HTMLElement>, 'aria-label' | 'aria-labelledby'>
}

/** A list with `actions` and no `heading` shows its label as title. */
export function useListTitle(label: string, heading: ReactNode, actions: ReactNode): ListTitle {
  const id = useId()
  const title = heading ?? (actions ? label : undefined)
  return { title, id, named: title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id } }
}

/** What the app sets of a list's root and title. */
interface FrameHostProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>,
    Pick<FrameProps, 'actions' | 'frame' | 'headingLevel'>,
    ScopeProps {
  classNames?: { readonly root?: string | undefined } | undefined
}

/** What the frame knows of the rows. */
interface FrameRows {
  /** How many loaded: hidden and unreadable ones count, too. */
  readonly count: number
  /** Those that a reader sees. */
  readonly visible: readonly unknown[]
  /** How many the trust policy hides, until `reveal` is called. */
  readonly hidden: number
  readonly reveal: () => void
  readonly unreadable: readonly Unreadable[]
  readonly progress: RowsState
  /** Where rows load page by page. */
  readonly pages?: PagerProps | undefined
}

export interface ListFrameProps extends FrameHostProps {
  scope: Scope
  name: ListTitle
  /** What the rows are, and what replaces them where there are none. */
  texts: { readonly label: string; readonly empty: string; readonly emptyText: string }
  query: ListQuery<unknown> | undefined
  rows: FrameRows
  paging: ListProps<string, never, string>['paging']
  pageSize: number
  /** Rows there are, when known: after the title. */
  total?: number | undefined
  /** How many of them are flagged. */
  flagged?: number | undefined
  newRows: number | undefined
  onShowNew: (() => unknown) | undefined
  /** The heading that the loaded rows are sorted by. */
  sortedBy?: string | undefined
  /** Above the rows, in every state. */
  banner?: ReactNode
  /** In place of the sentence for an empty list. */
  nothing?: ReactNode
  /** A row that loads, the class around such rows, and how many there are: at first, and below others. */
  waiting: { readonly row: ReactNode; readonly className: string | undefined; readonly most: readonly [number, number] }
  /** Below the rows and those that load. */
  below?: ReactNode
  /** The rows: rendered while there are some, or the first ones load. */
  children: ReactNode
}

/**
 * The frame around the rows of every list. It has title, count, actions, notices, new rows, the empty and the failed state, and
 * more rows.
 */
export const ListFrame = forwardRef(function ListFrame(props: ListFrameProps, ref: ForwardedRef<HTMLDivElement>) {
  const { scope, name, texts, query, rows, paging, pageSize, total, flagged, ...others } = props
  const { newRows, onShowNew, sortedBy, banner, nothing, waiting, below, children, ...host } = others
  const { actions, frame, headingLevel = 2, classNames, style, ...attributes } = host
  const { count, hidden, progress } = rows
  const { state } = progress
  const words = scope.wordsOf(listTexts)
  const hasTitle = name.title !== undefined
  const isPending = state === 'pending'
  const isMore = query?.isFetchingNextPage || query?.isFetchNextPageError
  // Rows that the app knows are there, and those of the service never loaded.
  const isLost = state === 'ready' && query?.error != null && query.dataUpdatedAt === 0
  return (
    <Root
      scope={scope}
      headingLevel={!hasTitle && headingLevel ? headingLevel - 1 : headingLevel}
      ref={ref}
      data-state={state}
      own={styles.root}
      {...framed(frame, style)}
      classNames={classNames}
      {...attributes}
    >
      {query && !isMore && !isLost && (count > 0 || query.error == null) && (
        <QueryNotice query={query} isKept={!isPending} isStrip />
      )}
      {hasTitle && (
        <div className={styles.heading} data-part="heading">
          <Heading id={name.id} className={styles.title}>
            {name.title}
          </Heading>
          {total !== undefined && <ListCount total={total} flagged={flagged} />}
          {actions && <span className={styles.actions}>{actions}</span>}
        </div>
      )}
      <div className={styles.notices}>
        {banner}
        {hidden > 0 && <HiddenNotice count={hidden} onReveal={rows.reveal} />}
        {sortedBy !== undefined && <SortedNotice heading={sortedBy} count={rows.visible.length} />}
      </div>
      {onShowNew && <NewRows data={newRows} onShow={onShowNew} />}
      {state === 'error' && <Trouble error={query?.error} retry={() => query?.refetch()} name={texts.label} />}
      {state === 'empty' && (nothing || <EmptyBox title={texts.empty} text={texts.emptyText} />)}
      {(state === 'ready' || isPending) && children}
      {isLost && <Trouble error={query?.error} retry={() => query?.refetch()} name={texts.label} />}
      {(isPending || progress.isFetchingMore) && (
        <div className={waiting.className} data-part="loading" role="status">
          <Spoken>{words(isPending ? 'list.loading' : 'list.loadingMore')}</Spoken>
          {Array.from({ length: Math.min(pageSize, waiting.most[isPending ? 0 : 1]) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all are the same
            <Fragment key={index}>{waiting.row}</Fragment>
          ))}
        </div>
      )}
      {below}
      {query && isMore && (
        <div className={styles.notices}>
          {query.isFetchNextPageError ? (
            <Trouble error={query.error} retry={query.fetchNextPage} title={words('list.moreFailed')} />
          ) : (
            <QueryNotice query={query} isKept />
          )}
        </div>
      )}
      {query?.mayLackRows && !query.hasNextPage && (
        <div className={styles.notices} data-part="moved">
          <RetryNotice title={words('list.moved')} onRetry={query.refetch}>
            {words('list.movedText')}
          </RetryNotice>
        </div>
      )}
      <UnreadableNote data={rows.unreadable} />
      {/* Where rows load by scrolling, too: it says that there are more, and a keyboard reaches it. */}
      {paging !== 'none' && count > 0 && (
        <Pager {...(rows.pages ?? { hasNext: progress.canAsk, onPage: () => query?.fetchNextPage() })} />
      )}
    </Root>
  )
})
