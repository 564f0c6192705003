import type { Ending } from './ending.ts'
import type { Status } from './status.ts'
import type { TraceEnding } from './trace/traceEnding.ts'

/** How something ended in one word: `failed` whether or not the refused message returned; that is said beside it. */
export function statusOf({ status, finality }: Ending & Partial<Pick<TraceEnding, 'finality'>>): Status {
  if (status !== 'succeeded') return status
  return finality === 'confirmed' ? 'confirmed' : 'success'
}

/** Whether a part certainly failed, where how the rest ended is not known. */
export const isPartOpen = ({ status, branches }: Pick<TraceEnding, 'status' | 'branches'>): boolean =>
  status === 'unknown' && branches.some((branch) => branch.status === 'failed')
