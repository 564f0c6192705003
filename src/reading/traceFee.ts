import { statesFees } from './cost.ts'
import type { TraceReading } from './readTrace.ts'

/** The fee of a whole trace, nanograms; `undefined` where one of its transactions does not state its own. */
export const traceFeeOf = ({ steps, cost }: Pick<TraceReading, 'steps' | 'cost'>): bigint | undefined =>
  steps.length > 0 && steps.every(({ transaction }) => !transaction || statesFees(transaction)) ? cost.fee : undefined
