'use client'
import { useMemo, useState } from 'react'
import type { ListKind, ShownColumn } from './columns.tsx'

export interface SortedBy {
  readonly id: string
  readonly isDown: boolean
}

export interface Sort<Row> {
  readonly by: SortedBy | undefined
  /** The heading that the rows are sorted by. */
  readonly heading: string | undefined
  readonly order: ((a: Row, b: Row) => number) | undefined
  /** Sorts by a column: downwards, then upwards, then not at all. Absent where the rows are in groups. */
  readonly press: ((id: string) => void) | undefined
}

/** Rows without a value are last in either direction. */
function compare(a: bigint | number | string | undefined, b: typeof a, isDown: boolean, locale: string): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
  const way = typeof a === 'string' && typeof b === 'string' ? a.localeCompare(b, locale) : a < b ? -1 : Number(a > b)
  return isDown ? -way : way
}

/** The order that a reader has chosen among the columns of the app that have a `sortBy`. */
export function useSort<Row, Id extends string, Context>(
  kind: ListKind<Row, Id, Context>,
  shown: readonly ShownColumn<Row, Context>[],
  locale: string,
): Sort<Row> {
  const [wanted, setWanted] = useState<SortedBy>()
  // Rows of other kinds are between the others: heads of days, folded groups.
  const canSort = !kind.drawRow
  const own = canSort ? shown.find(({ id }) => id === wanted?.id)?.own : undefined
  const sortBy = own?.sortBy
  const isDown = wanted?.isDown ?? false
  const order = useMemo(() => {
    const sortable = (row: Row) => sortBy?.(kind.dataOf ? kind.dataOf(row) : row)
    return sortBy && ((a: Row, b: Row) => compare(sortable(a), sortable(b), isDown, locale))
  }, [kind, sortBy, isDown, locale])
  const press = (id: string) =>
    setWanted((before) =>
      before?.id !== id ? { id, isDown: true } : before.isDown ? { id, isDown: false } : undefined,
    )
  return { by: order && wanted, heading: order && own?.heading, order, press: canSort ? press : undefined }
}
