import { tracesFacts } from '../../../contract/v3/endpoints/traces.ts'
import type { Trace } from '../../../contract/v3/trace.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { actionTypes } from './actionTypes.ts'

const isPending = (row: Trace) => row.trace_info.trace_state === 'pending'

export const traces = /* @__PURE__ */ defineEndpoint(tracesFacts, {
  actionTypes,
  // Even those of a past block: actions are added some time after the transactions are indexed.
  cache: 'block',
  batch: byKey(tracesFacts, { key: 'trace_id', keysOf: (row) => [row.trace_id], sendLimit: true }),
  owns: ownedBy(tracesFacts, {
    account: ({ transactions = {} }) => Object.values(transactions).map((row) => row.account),
  }),
  pagination: windowPages(tracesFacts, {
    rowKey: ({ trace_id, external_hash, start_lt }) => trace_id ?? external_hash ?? start_lt,
    // A trace that still grows moves up as it does: it has no place yet.
    lt: (row) => (isPending(row) ? null : row.end_lt),
    utime: (row) => (isPending(row) ? null : row.end_utime),
    isLtFirst: true,
  }),
})
