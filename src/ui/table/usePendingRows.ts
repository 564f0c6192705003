'use client'
import { useMemo, useState } from 'react'
import { useBrowserLayoutEffect } from '../root/useBrowserLayoutEffect.ts'

/** Milliseconds after which a row that is neither pending any more nor indexed was dropped: indexing takes seconds. */
const GRACE_MS = 60_000

/** Pending rows that were seen, with the time of their end, unix milliseconds. */
type Seen<Row> = ReadonlyMap<string, { readonly row: Row; readonly goneAt?: number }>

export interface PendingRow<Row> {
  readonly row: Row
  /** The network dropped it before it was final. */
  readonly isDropped: boolean
}

interface PendingRowsOptions<Row> {
  /** Whose rows. Those of another account are forgotten. */
  readonly account: string | undefined
  /** The pending rows of the last answer; `undefined` before the first. */
  readonly answer: readonly Row[] | undefined
  /** When it was received, unix milliseconds. */
  readonly answeredAt: number
  /** The rows that the index has; `undefined` while they are not known. */
  readonly indexed: readonly Row[] | undefined
  /** When they were received, unix milliseconds. */
  readonly indexedAt: number
  /** The message that started the row: the same before and after it is indexed. */
  readonly idOf: (row: Row) => string
  /** Where several rows have one message. Default: `idOf`. */
  readonly keyOf?: (row: Row) => string
}

/**
 * Rows that the index lacks: pending ones, and those that never arrived. A pending row that is gone, and that the index still lacks
 * a minute later, was dropped.
 */
export function usePendingRows<Row>(options: PendingRowsOptions<Row>): readonly PendingRow<Row>[] {
  const { account, answer, answeredAt, indexed, indexedAt, idOf, keyOf = idOf } = options
  const [{ of, seen }, setSeen] = useState<{ of: string | undefined; seen: Seen<Row> }>({
    of: account,
    seen: new Map(),
  })

  // Before the page is painted: rows that are rendered without them would be pushed down.
  useBrowserLayoutEffect(() => {
    if (!answer) return
    setSeen((before) => {
      const isSame = before.of === account
      const now = new Map(answer.map((row) => [keyOf(row), { row }] as const))
      const gone = [...(isSame ? before.seen : [])].flatMap(([key, one]) =>
        now.has(key) ? [] : [[key, { row: one.row, goneAt: one.goneAt ?? answeredAt }] as const],
      )
      const seen = new Map([...now, ...gone])
      return isSame && !before.seen.size && !seen.size ? before : { of: account, seen }
    })
  }, [account, answer, answeredAt, keyOf])

  return useMemo(() => {
    const known = new Set(indexed?.map(idOf))
    const rows = of === account ? [...seen.values()] : []
    return rows.flatMap(({ row, goneAt }) =>
      known.has(idOf(row)) ? [] : [{ row, isDropped: goneAt !== undefined && indexedAt - goneAt > GRACE_MS }],
    )
  }, [of, account, seen, indexed, indexedAt, idOf])
}
