'use client'
import { useCallback, useMemo } from 'react'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import type { Ending } from '../../../reading/ending.ts'
import { outcome } from '../../../reading/outcome.ts'
import { placeOf } from '../../../reading/readTrace.ts'
import { readingOf } from '../../reading/readingOf.ts'
import { useTraces } from '../../reading/useTraces.ts'

/** Whether other transactions decide what became of it: it succeeded, and sent something on. */
const isOpen = (row: ShownTransaction): boolean =>
  outcome(row).status === 'success' && row.out_msgs.some(({ destination, bounced }) => destination && !bounced)

/** The ends of what rows set off, from their traces: of a wallet that of all its messages, of another account that of its branch. */
export function useEnds(rows: readonly ShownTransaction[]): (row: ShownTransaction) => Ending | undefined {
  const ids = useMemo(() => rows.flatMap((row) => (row.trace_id && isOpen(row) ? [row.trace_id] : [])), [rows])
  const traces = useTraces(ids)
  return useCallback(
    (row) => {
      const trace = row.trace_id && isOpen(row) ? traces.get(row.trace_id) : undefined
      if (!trace) return
      const reading = readingOf(trace)
      const place = placeOf(reading, row.hash)
      const end = place && (place.branch ?? reading.outcome)
      return end && end.status !== 'succeeded' ? end : undefined
    },
    [traces],
  )
}
