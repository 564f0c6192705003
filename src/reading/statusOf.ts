import type { Ending } from './ending.ts'
import type { Status } from './status.ts'
import type { TraceEnding } from './trace/traceEnding.ts'

/** How something ended in one word: `bounced` where no code ran and the message returned. */
export function statusOf({ status, reason, finality }: Ending & Partial<Pick<TraceEnding, 'finality'>>): Status {
  if (status === 'failed') return reason?.code === 'bounced' || reason?.code === 'no-contract' ? 'bounced' : 'failed'
  if (status !== 'succeeded') return status
  return finality === 'confirmed' ? 'confirmed' : 'success'
}

/** Whether a part certainly failed, where how the rest ended is not known. */
export const isPartOpen = ({ status, branches }: Pick<TraceEnding, 'status' | 'branches'>): boolean =>
  status === 'unknown' && branches.some((branch) => branch.status === 'failed')
