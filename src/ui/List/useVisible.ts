'use client'
import { useMemo, useState } from 'react'
import { flagsOf, type ListKind } from './columns.tsx'

/** The rows that the policy lets through, and how many it does not; `reveal` lets them all through. */
export function useVisible<Row, Id extends string, Context>(
  rows: readonly Row[],
  kind: ListKind<Row, Id, Context>,
  context: Context,
  trustPolicy: 'show' | 'dim' | 'hide',
) {
  const [isRevealed, setRevealed] = useState(false)
  const visible = useMemo(
    () => (trustPolicy === 'hide' && !isRevealed ? rows.filter((row) => !flagsOf(kind, row, context).length) : rows),
    [rows, kind, context, trustPolicy, isRevealed],
  )
  return { visible, hidden: rows.length - visible.length, reveal: () => setRevealed(true) }
}
