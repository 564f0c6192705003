import type { Metadata } from '../contract/v3/metadata.ts'
import { rawForm } from '../core/values/address.ts'
import type { ShownTransaction } from '../fromV2/shown.ts'
import { amountsAt, detailsOf, extraAmounts } from './actionParts.ts'
import { ordersIn } from './attempt.ts'
import { isAccount } from './direction.ts'
import type { MovedAmount } from './movedAmount.ts'
import { nano } from './nano.ts'
import { getsOf, type NetEffect, paysOf, sumByAsset } from './net.ts'
import { type ActivityView, readAction } from './readAction.ts'
import { isKnownType, readingOf } from './readings.ts'
import type { TraceReading } from './readTrace.ts'
import type { Status } from './status.ts'
import { statusOf } from './statusOf.ts'
import { isBounce } from './story.ts'
import { summarize } from './summary.ts'
import type { SaidVerb } from './verbs.ts'

/** What happened, before it becomes a sentence. */
export interface Said {
  /** `called` or `sent` where the service has found no action. */
  readonly verb: SaidVerb
  /** Another sentence for what is not over, for what was wanted and did not happen, and for what nobody knows the end of. */
  readonly tense: 'done' | 'tried' | 'now' | 'asked'
  readonly status: Status
  /** Raw. Of minted jettons who asked for them, where the transactions show it. */
  readonly from: string | undefined
  readonly to: string | undefined
  /** How many accounts received it, where there are several: `to` is absent then. */
  readonly receivers: number | undefined
  /** Raw: who has a new NFT item, where another had it minted. */
  readonly owner: string | undefined
  readonly paid: readonly MovedAmount[]
  readonly got: readonly MovedAmount[]
  /** Raw address of the NFT item. */
  readonly nft: string | undefined
  /** How many NFT items it is about, where there are several: `nft` is absent then. */
  readonly items: number | undefined
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
function verbOf({ action, from, to, minter }: ActivityView): SaidVerb {
  if (isBounce(action)) return 'returned'
  const { type } = action
  if (!isKnownType(type)) return 'other'
  if (type === 'unknown' && from === undefined && to === undefined) return 'unnamed'
  const { verb } = readingOf(type)
  const isOwn = from !== undefined && from === to
  if (isOwn && (verb === 'sent' || verb === 'nftSent')) return 'moved'
  // Without an account that asked for it, the collection is the actor.
  if (isOwn && verb === 'nftMinted' && minter === undefined) return 'collectionMinted'
  return verb === 'deployed' && from === undefined && to !== undefined ? 'wasDeployed' : verb
}

/** Kinds of staking pools that the service has in place of a name. */
const NAMELESS = /^(liquid_staking|nominator|tonstakers)$/

/** Its coins did not suffice for the messages of a wallet: these are what was wanted, not the deployment of the wallet itself. */
const isUnsent = ({ action: { type }, outcome: { reason }, from }: ActivityView) =>
  type === 'contract_deploy' &&
  from === undefined &&
  (reason?.code === 'no-funds' || reason?.code === 'skipped-actions')

/** The messages that a wallet was ordered to send, as one sentence: what was to leave it, and to whom. */
function saidOfOrders(orders: readonly ActivityView[], status: Status): Said | undefined {
  const [first, ...others] = orders
  if (!first) return
  const said = saidOf(first, status)
  if (others.length === 0) return said
  const pays = orders.flatMap(paysOf)
  // An order of the whole balance does not say how much that is.
  const isOpen = orders.some(({ action }) => detailsOf(action).is_whole_balance === true)
  const [to, ...more] = new Set(orders.flatMap((one) => (one.to === undefined ? [] : rawForm(one.to))))
  const [nft, ...nfts] = new Set(orders.flatMap((one) => one.nft ?? []))
  const paid = sumByAsset(pays.filter(({ asset }) => asset !== null || !isOpen))
  const isAlike = orders.every(({ does, opcode }) => does === first.does && opcode === first.opcode)
  return {
    ...said,
    ...(!isAlike && { verb: 'sent', opcode: undefined }),
    to: more.length > 0 ? undefined : to,
    receivers: more.length > 0 ? more.length + 1 : undefined,
    nft: nfts.length > 0 ? undefined : nft,
    items: nfts.length > 0 ? nfts.length + 1 : undefined,
    paid,
  }
}

/** Reads an action from the side of its sender. @param status how the action ended. Default: as the action itself says */
export function saidOf(view: ActivityView, status: Status = view.status): Said {
  const { action, to, nft, opcode, by, note, attempt, unsent, transaction, minter } = view
  const tense = tenseOf(status)
  if (tense === 'tried' || tense === 'now') {
    const asked = attempt ? saidOf(attempt, status) : saidOfOrders(unsent ?? [], status)
    if (asked) return asked
  }
  const verb = verbOf(view)
  // What could not stay did return.
  const isBack = verb === 'returned' && tense === 'tried'
  if (verb === 'unnamed' && transaction) return saidOfTransaction(transaction, status)
  const { wants } = readingOf(action.type)
  const from = verb === 'minted' ? minter : verb === 'nftMinted' ? (minter ?? view.from) : view.from
  const isForOther = verb === 'nftMinted' && !isAccount(view.from, from) && !isAccount(view.from, to)
  const said = {
    verb,
    tense: isBack ? ('done' as const) : tense,
    status,
    from,
    to,
    receivers: undefined,
    owner: isForOther ? view.from : undefined,
    paid: [...paysOf(view), ...extraAmounts(detailsOf(action)), ...amountsAt(action, wants)],
    // Of a swap that failed it is what came back.
    got: verb === 'swapped' && tense !== 'done' && tense !== 'now' ? [] : getsOf(view),
    nft,
    items: undefined,
    by: by === undefined || NAMELESS.test(by) ? [] : [by],
    note,
    opcode,
    type: action.type,
  }
  return isUnsent(view) ? { ...said, verb: 'sent', from: to, to: undefined } : said
}

const isMint = ({ verb }: Said) => verb === 'minted' || verb === 'nftMinted'

/** What several actions did together: what one of them says, with the sums of all. */
function together(said: Said, { amounts, by, to, items, actions }: NetEffect): Said {
  // A swap that failed has no sum: what it paid came back.
  if (said.tense === 'tried' && said.verb === 'swapped') return said
  const isGot = ({ direction }: MovedAmount) => direction === 'in'
  // Several may have had jettons or items minted.
  const isOfMany = isMint(said) && actions.some(({ minter }) => minter !== actions[0]?.minter)
  return {
    ...said,
    ...(isOfMany && { from: undefined, verb: said.verb === 'nftMinted' ? 'collectionMinted' : said.verb }),
    by,
    paid: amounts.filter((one) => !isGot(one)),
    got: amounts.filter(isGot),
    ...(to.length > 1 && { to: undefined, receivers: to.length }),
    ...(items.length > 1 && { nft: undefined, items: items.length }),
  }
}

/** What happened in a whole trace, and how that ended; absent without an action and without its first transaction. */
export function saidOfTrace({ story: { main, net, unsent }, outcome, steps }: TraceReading): Said | undefined {
  const status = statusOf(outcome)
  if (main) {
    // Of a trace that did a part of what was asked, the main action says itself whether it is that part.
    const said = { ...saidOf(main, status === 'partly' ? main.status : status), status }
    return net ? together(said, net) : said
  }
  const asked = saidOfOrders(unsent, status)
  if (asked) return asked
  const first = steps[0]?.transaction
  return first && saidOfTransaction(first, status)
}

/**
 * Reads a transaction without an action.
 * @param known how what it was for ended. Default: as its phases say; what its account sent may have failed in a later transaction
 */
export function saidOfTransaction(transaction: ShownTransaction, known?: Status): Said {
  const { from, to: all, incoming, opcode, status: own } = summarize(transaction)
  const isSender = !transaction.in_msg?.source && from === transaction.account
  const isOpen = known === undefined && isSender && (own === 'success' || own === 'partly')
  const status = known ?? (isOpen && own === 'success' ? 'unknown' : own)
  const [to] = all
  // Of several payments the first one: its recipient got no more than that.
  const payment = transaction.out_msgs.find(({ bounced, value }) => !bounced && value !== null)
  const amount = from === transaction.account ? nano(payment?.value) : incoming
  return {
    verb: opcode !== undefined || amount === 0n ? 'called' : 'sent',
    tense: isOpen ? 'asked' : tenseOf(status),
    status,
    from: from === 'outside' || from === 'system' ? undefined : from,
    to: to === 'outside' ? undefined : to,
    paid: amount > 0n ? [{ amount: String(amount), asset: null }] : [],
    got: [],
    receivers: undefined,
    owner: undefined,
    nft: undefined,
    items: undefined,
    by: [],
    note: undefined,
    opcode,
    type: undefined,
  }
}

/** What the request to a wallet ordered, whatever became of that; `undefined` for any other transaction, and where it cannot be read. */
export const saidOfRequest = (transaction: ShownTransaction, metadata?: Metadata): Said | undefined =>
  saidOfOrders(
    ordersIn(transaction, metadata).map((one) => readAction(one, { metadata })),
    'unknown',
  )
