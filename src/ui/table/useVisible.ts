'use client'
import { useMemo, useState } from 'react'
import { flagsOf, type ListKind } from './columns.tsx'
import { checkMessages, type ReadRows, readRows } from './readRows.ts'

/** The rows that the policy shows, each with its key, and the number of hidden ones. `reveal` shows them all. */
export function useVisible<Row, Id extends string, Context>(
  given: ReadRows<Row> | undefined,
  kind: ListKind<Row, Id, Context>,
  context: Context,
  trustPolicy: 'show' | 'dim' | 'hide',
) {
  const [isRevealed, setRevealed] = useState(false)
  const hides = trustPolicy === 'hide' && !isRevealed
  const { visible, hidden, unreadable } = useMemo(() => {
    const { rows, unreadable } = readRows(given, kind.rowKey, (row, key) => {
      checkMessages(row as object)
      return { row, key, isHidden: hides && flagsOf(kind, row, context).length > 0 }
    })
    const visible = rows.filter(({ isHidden }) => !isHidden)
    return { visible, hidden: rows.length - visible.length, unreadable }
  }, [given, kind, context, hides])
  return { visible, hidden, unreadable, reveal: () => setRevealed(true) }
}
