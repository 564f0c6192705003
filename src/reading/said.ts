import type { ShownTransaction } from '../fromV2/shown.ts'
import { fromOf } from './actionParts.ts'
import type { MovedAmount } from './movedAmount.ts'
import { nano } from './nano.ts'
import { type ActivityView, readAction } from './readAction.ts'
import { readingOf } from './readings.ts'
import type { TraceReading } from './readTrace.ts'
import type { Status } from './status.ts'
import { statusOf } from './statusOf.ts'
import { summarize } from './summary.ts'

/** What happened, before it becomes a sentence. */
export interface Said {
  /** A verb of the readings of actions; `called` or `sent` where the service has found no action. */
  readonly verb: string
  /** Another sentence for what is not over, for what was wanted and did not happen, and for what nobody knows the end of. */
  readonly tense: 'done' | 'tried' | 'now' | 'asked'
  readonly status: Status
  /** Raw. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly paid: MovedAmount | undefined
  readonly got: MovedAmount | undefined
  /** Raw address of the NFT item. */
  readonly nft: string | undefined
  readonly opcode: string | undefined
  /** Its type as the service names it; absent without an action. */
  readonly type: string | undefined
}

const TENSES: Readonly<Record<string, Said['tense']>> = {
  success: 'done',
  partly: 'done',
  failed: 'tried',
  bounced: 'tried',
  unknown: 'asked',
}
const tenseOf = (status: Status): Said['tense'] => (Object.hasOwn(TENSES, status) ? TENSES[status] : undefined) ?? 'now'

/** Reads an action from the side of its sender. @param status how the action ended. Default: as the action itself says */
export function saidOf(view: ActivityView, status: Status = view.status): Said {
  const { action, from, to, nft, opcode } = view
  const { amounts } = readAction(action, { account: fromOf(action) })
  return {
    verb: readingOf(action.type).verb,
    tense: tenseOf(status),
    status,
    from,
    to,
    paid: amounts.find(({ direction }) => direction !== 'in'),
    got: amounts.find(({ direction }) => direction === 'in'),
    nft,
    opcode,
    type: action.type,
  }
}

/** What happened in a whole trace, and how that ended; absent without an action and without its first transaction. */
export function saidOfTrace({ story: { main }, outcome, steps }: TraceReading): Said | undefined {
  const status = statusOf(outcome)
  // Of a trace that did a part of what was asked, the main action says itself whether it is that part.
  if (main) return { ...saidOf(main, status === 'partly' ? main.status : status), status }
  const first = steps[0]?.transaction
  return first && saidOfTransaction(first, status)
}

/** Reads a transaction without an action. @param status how the transaction ended. Default: as its phases say */
export function saidOfTransaction(transaction: ShownTransaction, status: Status = summarize(transaction).status): Said {
  const { from, to: all, incoming, opcode } = summarize(transaction)
  const [to] = all
  // Of several payments the first one: its recipient got no more than that.
  const payment = transaction.out_msgs.find(({ bounced, value }) => !bounced && value !== null)
  const amount = from === transaction.account ? nano(payment?.value) : incoming
  return {
    verb: opcode !== undefined || amount === 0n ? 'called' : 'sent',
    tense: tenseOf(status),
    status,
    from: from === 'outside' || from === 'system' ? undefined : from,
    to: to === 'outside' ? undefined : to,
    paid: amount > 0n ? { amount: String(amount), asset: null } : undefined,
    got: undefined,
    nft: undefined,
    opcode,
    type: undefined,
  }
}
