import type { TracesResponse } from '../../contract/v3/endpoints/traces.ts'
import type { Trace } from '../../contract/v3/trace.ts'
import { ACTIONS_MS } from '../../query/builders/traces.ts'

const isFinal = ({ trace_info: info, end_utime: end }: Trace) =>
  info?.trace_state === 'complete' &&
  (info.classification_state !== 'unclassified' || (end ?? 0) * 1000 < Date.now() - ACTIONS_MS)

/** Whether an answer of `traces` stays as it is: all that it has are complete, with their actions. */
export const areFinal = (answer: TracesResponse | undefined): boolean =>
  answer !== undefined && answer.traces.length > 0 && answer.traces.every(isFinal)
