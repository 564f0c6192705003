import type { Trace } from '../../../contract/v3/trace.ts'
import { isSameAddress } from '../../../core/values/address.ts'
import { type ActivityView, readAction } from '../../../reading/readAction.ts'
import type { Status } from '../../../reading/status.ts'
import { mainAction } from '../../../reading/story.ts'
import type { MovedValue } from '../../../reading/trace/moved.ts'
import { type Said, saidOfTrace } from '../../../reading/trace/said.ts'
import { type TraceModel, traceModel } from '../../../reading/trace/traceModel.ts'

/** A trace as one account sees it: what a row of a list shows. */
export interface TraceView {
  readonly model: TraceModel
  readonly status: Status
  /** It was pending once, and the network dropped it. */
  readonly isDropped: boolean
  /** What happened: to the account, where it has a part in an action. */
  readonly said: Said | undefined
  /** The action that `said` is of. */
  readonly main: ActivityView | undefined
  /** All actions of the trace, as the account sees them. */
  readonly actions: readonly ActivityView[]
  /** What the account has more, or less, without its fees. Absent without an account, and where the transactions are not known. */
  readonly change: readonly MovedValue[] | undefined
}

/** @throws {TypeError} where the row of an app is no trace */
export function readTrace(trace: Trace, account: string | undefined, isDropped: boolean): TraceView {
  const hashes = isDropped ? Object.keys(trace.transactions ?? {}) : []
  const model = traceModel(trace, { invalidated: hashes })
  const { steps, summary } = model
  const all = (trace.actions ?? []).map((action) => readAction(action, { account, isDropped }))
  const own = all.filter(({ direction }) => direction !== undefined)
  const told = (own.length ? own : all).map(({ action }) => action)
  const main = mainAction(told)
  return {
    model,
    status: isDropped ? 'failed' : statusOf(model),
    isDropped,
    said: saidOfTrace(told, steps[0]?.transaction),
    main: all.find(({ action }) => action === main),
    actions: all,
    change:
      account === undefined || steps.length === 0
        ? undefined
        : summary.moved.filter((one) => !isDropped && isSameAddress(one.account, account)),
  }
}

/** How it ended; before its end, how far it is. */
function statusOf({ trace, summary: { ended, finality, states } }: TraceModel): Status {
  if (ended === 'invalidated') return 'failed'
  if (ended !== 'success') return ended
  if (trace.trace_info.trace_state === 'pending' || states.missing > 0) return 'pending'
  return finality === 'confirmed' ? 'confirmed' : 'success'
}
