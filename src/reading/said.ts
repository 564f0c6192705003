import type { ShownTransaction } from '../fromV2/shown.ts'
import { amountsAt, detailsOf, extraAmounts } from './actionParts.ts'
import type { MovedAmount } from './movedAmount.ts'
import { nano } from './nano.ts'
import { getsOf, paysOf } from './net.ts'
import type { ActivityView } from './readAction.ts'
import { isKnownType, readingOf } from './readings.ts'
import type { TraceReading } from './readTrace.ts'
import type { Status } from './status.ts'
import { statusOf } from './statusOf.ts'
import { summarize } from './summary.ts'
import type { SaidVerb } from './verbs.ts'

/** What happened, before it becomes a sentence. */
export interface Said {
  /** `called` or `sent` where the service has found no action. */
  readonly verb: SaidVerb
  /** Another sentence for what is not over, for what was wanted and did not happen, and for what nobody knows the end of. */
  readonly tense: 'done' | 'tried' | 'now' | 'asked'
  readonly status: Status
  /** Raw. */
  readonly from: string | undefined
  readonly to: string | undefined
  readonly paid: readonly MovedAmount[]
  readonly got: readonly MovedAmount[]
  /** Raw address of the NFT item. */
  readonly nft: string | undefined
  /** Names of exchanges, providers or marketplaces, as the service spells them. */
  readonly by: readonly string[]
  readonly note: ActivityView['note']
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

/** The verb of its sentence: what an account sends to itself stays with it. */
function verbOf({ action: { type }, from, to }: ActivityView): SaidVerb {
  if (!isKnownType(type)) return 'other'
  if (type === 'unknown' && from === undefined && to === undefined) return 'unnamed'
  const { verb } = readingOf(type)
  return verb === 'sent' && from !== undefined && from === to ? 'moved' : verb
}

/** Reads an action from the side of its sender. @param status how the action ended. Default: as the action itself says */
export function saidOf(view: ActivityView, status: Status = view.status): Said {
  const { action, from, to, nft, opcode, by, note } = view
  const { wants } = readingOf(action.type)
  const verb = verbOf(view)
  const tense = tenseOf(status)
  const paid = [...paysOf(view), ...extraAmounts(detailsOf(action)), ...amountsAt(action, wants)]
  return {
    verb,
    tense,
    status,
    from,
    to,
    paid,
    // Of a swap that failed it is what came back.
    got: verb === 'swapped' && tense !== 'done' && tense !== 'now' ? [] : getsOf(view),
    nft,
    by: by === undefined ? [] : [by],
    note,
    opcode,
    type: action.type,
  }
}

/** What happened in a whole trace, and how that ended; absent without an action and without its first transaction. */
export function saidOfTrace({ story: { main, net }, outcome, steps }: TraceReading): Said | undefined {
  const status = statusOf(outcome)
  if (main) {
    // Of a trace that did a part of what was asked, the main action says itself whether it is that part.
    const said = { ...saidOf(main, status === 'partly' ? main.status : status), status }
    if (!net || said.tense === 'tried') return said
    const { amounts, by } = net
    const isGot = ({ direction }: MovedAmount) => direction === 'in'
    return { ...said, by, paid: amounts.filter((one) => !isGot(one)), got: amounts.filter(isGot) }
  }
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
    paid: amount > 0n ? [{ amount: String(amount), asset: null }] : [],
    got: [],
    nft: undefined,
    by: [],
    note: undefined,
    opcode,
    type: undefined,
  }
}
