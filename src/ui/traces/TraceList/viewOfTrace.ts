import type { Trace } from '../../../contract/v3/trace.ts'
import { isSameAddress } from '../../../core/values/address.ts'
import type { ActivityView } from '../../../reading/readAction.ts'
import { readTrace, type TraceBooks, type TraceReading } from '../../../reading/readTrace.ts'
import { restOf, type StoryRest } from '../../../reading/rest.ts'
import { type Said, saidOf, saidOfTrace } from '../../../reading/said.ts'
import type { Status } from '../../../reading/status.ts'
import { statusOf } from '../../../reading/statusOf.ts'
import { mainAction } from '../../../reading/story.ts'
import { gainsOf, type MovedValue } from '../../../reading/value/gains.ts'
import { checkFees } from '../../reading/checkFees.ts'
import { checkMessages } from '../../table/readRows.ts'

/** A trace as one account sees it: what a row of a list shows. */
export interface TraceView {
  /** That account, raw. */
  readonly account: string | undefined
  readonly reading: TraceReading
  /** How the trace ended; before its end, how far it is. */
  readonly status: Status
  /** It was pending once, and the network dropped it. */
  readonly isDropped: boolean
  /** What happened: to the account, where it has a part in an action. */
  readonly said: Said | undefined
  /** The action that `said` is of. */
  readonly main: ActivityView | undefined
  /** The actions beside those that `said` is of. */
  readonly rest: StoryRest
  /** All actions of the trace, as the account sees them. */
  readonly actions: readonly ActivityView[]
  /** What the account has more, or less, after fees. Absent without an account, and where the transactions are not known. */
  readonly change: readonly MovedValue[] | undefined
}

interface Seen extends Pick<TraceBooks, 'metadata' | 'account'> {
  /** It was pending once, and the network dropped it. */
  readonly isDropped?: boolean | undefined
}

/** A row of an app may be anything. What a trace cannot be read without is there, or its row is unreadable. */
function check({ trace_info: info, transactions }: Trace): void {
  if (typeof info?.transactions !== 'number' || typeof info.messages !== 'number')
    throw new TypeError('a trace without its counts')
  for (const row of Object.values(transactions ?? {})) {
    checkFees(row)
    checkMessages(row)
  }
}

/** @throws {TypeError} where the row of an app is no trace */
export function viewOfTrace(trace: Trace, { account, metadata, isDropped = false }: Seen = {}): TraceView {
  check(trace)
  const invalidated = isDropped ? Object.keys(trace.transactions ?? {}) : undefined
  const reading = readTrace(trace, { account, metadata, invalidated })
  const { actions, main: whole } = reading.story
  const own = account === undefined ? [] : actions.filter(({ direction }) => direction !== undefined)
  const wanted = own.length ? mainAction(own.map(({ action }) => action)) : whole?.action
  const main = actions.find(({ action }) => action === wanted)
  return {
    account,
    reading,
    status: isDropped ? 'failed' : statusOf(reading.outcome),
    isDropped,
    // The account's part in it may have ended otherwise than the whole.
    said: main && main !== whole ? saidOf(main) : saidOfTrace(reading),
    main,
    rest: main === whole ? reading.story : restOf(actions, main ? [main] : [], reading.steps),
    actions,
    change: account === undefined || !reading.steps.length ? undefined : changeOf(reading, account),
  }
}

/** What an account has more, or less, after a trace: jettons first. */
export function changeOf({ value }: TraceReading, account: string): readonly MovedValue[] {
  const row = value.accounts.find((one) => isSameAddress(one.account, account))
  return row ? gainsOf(row, value).amounts : []
}
