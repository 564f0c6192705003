import type { EmulateTraceResponse } from '../../src/contract/emulate/emulateTraceResponse.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'

/** The answer that an emulator would give for a trace: the same rows, as they are before they happen. */
export function emulated(trace: Trace, metadata: Metadata = {}): EmulateTraceResponse {
  const rows = Object.entries(trace.transactions ?? {}).map(([hash, { trace_id: _, ...row }]) => [
    hash,
    { ...row, emulated: true, finality: 'pending' },
  ])
  return {
    mc_block_seqno: 58_211_005,
    trace: trace.trace,
    transactions: Object.fromEntries(rows),
    actions: trace.actions?.map((action) => ({ ...action, trace_id: null, finality: 'pending' })),
    code_cells: {},
    data_cells: {},
    address_book: {},
    metadata,
    rand_seed: `${'A'.repeat(43)}=`,
    is_incomplete: trace.is_incomplete,
  } as EmulateTraceResponse
}
