'use client'
import { useMemo } from 'react'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import type { Ending } from '../../../reading/ending.ts'
import { outcome } from '../../../reading/outcome.ts'
import { placeOf } from '../../../reading/readTrace.ts'
import { bringsAssets, type RowAssets, rowAssets } from '../../../reading/value/rowAssets.ts'
import { readingOf } from '../../reading/readingOf.ts'
import { useTraces } from '../../reading/useTraces.ts'
import { useMerged } from '../../table/useMerged.ts'

/** What the traces of rows tell of them. */
export interface RowTraces {
  /** How what a row set off ended: of a wallet that of all its messages, of another account that of its branch. */
  endOf(row: ShownTransaction): Ending | undefined
  /** The jettons and items that it was about. */
  assetsOf(row: ShownTransaction): RowAssets
  readonly metadata: Metadata
}

/** Whether other transactions decide what became of it: it succeeded, and sent something on. */
const isOpen = (row: ShownTransaction): boolean =>
  outcome(row).status === 'success' && row.out_msgs.some(({ destination, bounced }) => destination && !bounced)

/** Whether its trace is worth asking for. */
const isTold = (row: ShownTransaction) => isOpen(row) || (row.in_msg !== null && bringsAssets(row.in_msg))

/** The ends of what rows set off, and the tokens that they moved, from their traces. */
export function useRowTraces(rows: readonly ShownTransaction[]): RowTraces {
  const ids = useMemo(() => rows.flatMap((row) => (row.trace_id && isTold(row) ? [row.trace_id] : [])), [rows])
  const { traces, pages } = useTraces(ids)
  const metadata = useMerged(pages, 'metadata', undefined)
  return useMemo(() => {
    const endOf = (row: ShownTransaction) => {
      const trace = row.trace_id && isOpen(row) ? traces.get(row.trace_id) : undefined
      if (!trace) return
      const reading = readingOf(trace)
      const place = placeOf(reading, row.hash)
      const end = place && (place.branch ?? reading.outcome)
      return end && end.status !== 'succeeded' ? end : undefined
    }
    return { endOf, assetsOf: (row) => rowAssets(row, metadata), metadata }
  }, [traces, metadata])
}
