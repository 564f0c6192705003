'use client'
import { useCallback, useMemo, useRef, useState } from 'react'
import { countRows, type Unreadable } from '../../core/schema/rowList.ts'
import type { ListProps } from '../root/props.ts'
import type { Scope } from '../root/scope.ts'
import type { ListKind } from './columns.tsx'
import type { ListQuery } from './ListQuery.ts'
import { rowsState } from './rowsState.ts'
import { useRowFocus } from './useRowFocus.ts'
import { useVisible } from './useVisible.ts'

const CLOSED: ReadonlySet<string> = new Set()

/** Keys of the rows that are open, and a function that opens or closes one. */
function useOpenRows() {
  const [open, setOpen] = useState(CLOSED)
  const toggle = useCallback((key: string) => {
    setOpen((open) => {
      const next = new Set(open)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  return { open, toggle }
}

interface ListRowsOptions<Row, Id extends string, Context> {
  kind: ListKind<Row, Id, Context>
  context: Context
  query: ListQuery<Row> | undefined
  data: readonly Row[] | undefined
  unreadable: readonly Unreadable[] | undefined
  paging: ListProps<string, Row, Id>['paging']
  pageSize: number
  scope: Scope
  /** The order that a reader has chosen for the loaded rows. */
  order: ((a: Row, b: Row) => number) | undefined
}

/** The rows to render: those that the trust policy shows, of the current page. Also which are open, and which has the focus. */
export function useListRows<Row, Id extends string, Context>(options: ListRowsOptions<Row, Id, Context>) {
  const { kind, context, query, data, unreadable: unreadBefore, paging, pageSize, scope, order } = options
  const body = useRef<HTMLDivElement>(null)
  const answer = data ? undefined : query?.data
  const given = useMemo(() => (data ? { rows: data, unreadable: unreadBefore } : answer), [data, unreadBefore, answer])
  const shown = useVisible(given, kind, context, scope.trustPolicy)
  const { hidden, unreadable } = shown
  const visible = useMemo(
    () => (order ? shown.visible.toSorted((a, b) => order(a.row, b.row)) : shown.visible),
    [shown.visible, order],
  )
  const count = visible.length + hidden + countRows(unreadable)
  const progress = rowsState(query, count, paging)

  const [page, setPage] = useState(0)
  const isPaged = paging === 'pages'
  const start = isPaged ? page * pageSize : 0
  const rows = useMemo(
    () => (isPaged ? visible.slice(start, start + pageSize) : visible),
    [visible, isPaged, start, pageSize],
  )
  const pages = isPaged && {
    page,
    hasNext: progress.canAsk || start + pageSize < visible.length,
    onPage: (next: number) => {
      if ((next + 1) * pageSize > visible.length && progress.canAsk) query?.fetchNextPage()
      setPage(next)
    },
  }

  const { open, toggle } = useOpenRows()
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  const foldAt = (wanted: string) => {
    const found = kind.foldOf && rows.find(({ key }) => key === wanted)
    return found && kind.foldOf?.(found.row, context)
  }
  const focus = useRowFocus({
    body,
    keys,
    ...(kind.Detail && {
      toggle: (key: string) => (foldAt(key) ?? { toggle: () => toggle(key) }).toggle(),
      isOpen: (key: string) => foldAt(key)?.isOpen ?? open.has(key),
    }),
  })
  return { ...shown, visible, count, progress, body, rows, keys, start, pages: pages || undefined, open, toggle, focus }
}

export type ListRowsModel<Row, Id extends string, Context> = ReturnType<typeof useListRows<Row, Id, Context>>
