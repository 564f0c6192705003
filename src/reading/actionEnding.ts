import type { Action } from '../contract/v3/action.ts'
import { rawForm } from '../core/values/address.ts'
import * as opcodes from '../core/values/opcodes.ts'
import { WRAPPED_COINS } from '../core/values/wrappedCoins.ts'
import type { ShownTransaction } from '../fromV2/shown.ts'
import { detailsOf, fromOf, paidOf, paysSeveral, toOf } from './actionParts.ts'
import { byTime } from './byTime.ts'
import { isAccount } from './direction.ts'
import { type Ending, endingOf, hasRun, UNKNOWN } from './ending.ts'
import type { Money } from './money.ts'
import { nano, sumOf } from './nano.ts'
import { isOwnRequest } from './outcome.ts'
import { hashesOf } from './story.ts'
import { LEAVES } from './value/jettonChange.ts'
import { jettonUnits } from './value/messageAsset.ts'

/** A transfer of coins: what counts is that its value stayed with the receiver. */
const PAYMENT = /^(ton_transfer|extra_currency_transfer)$/
/** Transfers that leave the wallet or do not: with one transaction, a failure is that of the wallet. */
const TRANSFER = /^(ton|extra_currency|jetton|nft)_transfer$/

/** The messages that make an action of a token standard happen, by opcode. With the last one it has happened. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  jetton_transfer: [opcodes.JETTON_TRANSFER, opcodes.JETTON_INTERNAL_TRANSFER],
  jetton_burn: [opcodes.JETTON_BURN, opcodes.JETTON_BURN_NOTIFICATION],
  jetton_mint: [opcodes.JETTON_INTERNAL_TRANSFER],
  nft_transfer: [opcodes.NFT_TRANSFER],
}

/**
 * Whether a transaction acts for the owner who wanted the action: it sends, and what others received decides. The wallet that an
 * extension or another account calls is the receiver of that call.
 */
function isSender(action: Action, row: ShownTransaction): boolean {
  if (!isOwnRequest(row)) return false
  const from = fromOf(action)
  return row.in_msg?.source === null || from === undefined || isAccount(row.account, from)
}

/** The transactions of an action that received its messages: all but the one that sent the first. */
function receivers(action: Action, all: readonly ShownTransaction[]): readonly ShownTransaction[] {
  // A wallet may have sent thousands of messages of other actions: those that were received here are few.
  const received = new Map(all.flatMap((row) => (row.in_msg ? [[row.in_msg.hash, row] as const] : [])))
  const reached = new Set<ShownTransaction>()
  for (const { out_msgs } of all)
    for (const { hash } of out_msgs) {
      const row = received.get(hash)
      if (row) reached.add(row)
    }
  const rows = all.filter((row) => !isSender(action, row))
  const inner = rows.filter((row) => reached.has(row) || row.in_msg?.bounced)
  if (inner.length || all.length !== 1) return inner
  return rows.filter(({ in_msg }) => in_msg?.source)
}

/** The transactions whose end decides. */
interface Deciding {
  readonly rows: readonly ShownTransaction[]
  /** They are the ones that the action is for: the messages of a standard, the receiver of a payment. Else it is the first call. */
  readonly isExact: boolean
}

function deciding(action: Action, rows: readonly ShownTransaction[]): Deciding {
  const inner = receivers(action, rows)
  const codes = Object.hasOwn(STEPS, action.type) ? STEPS[action.type] : undefined
  const standard = codes && inner.filter(({ in_msg }) => !in_msg?.bounced && codes.includes(in_msg?.opcode ?? ''))
  if (standard?.length) return { rows: standard, isExact: true }
  const reached = PAYMENT.test(action.type) ? inner.filter(({ account }) => isAccount(account, toOf(action))) : []
  return { rows: (reached.length ? reached : inner).slice(0, 1), isExact: reached.length > 0 }
}

/** Whether the deciding transactions alone prove that it happened. */
function isProven({ type }: Action, { rows, isExact }: Deciding): boolean {
  if (!isExact || PAYMENT.test(type)) return isExact
  const last = Object.hasOwn(STEPS, type) ? STEPS[type]?.at(-1) : undefined
  return last !== undefined && rows.some(({ in_msg }) => in_msg?.opcode === last)
}

/** What of an action never left its sender. */
function neverLeft(action: Action): Money | undefined {
  const from = fromOf(action)
  const paid = paidOf(action)
  const nft = nftOf(action)
  if (from === undefined) return
  return {
    where: 'never-left',
    account: nft ? undefined : rawForm(from),
    amount: paid?.amount,
    asset: paid?.asset ?? null,
    ...(nft && { nft }),
  }
}

function nftOf(action: Action): string | undefined {
  const { nft_item: item } = detailsOf(action)
  return action.type === 'nft_transfer' && typeof item === 'string' ? rawForm(item) : undefined
}

/** Where the value of an action is that happened. */
function arrived(action: Action): Money | undefined {
  const to = toOf(action)
  const paid = paidOf(action)
  const nft = nftOf(action)
  if (to === undefined || !TRANSFER.test(action.type) || (!paid && !nft)) return
  return {
    where: 'arrived',
    account: rawForm(to),
    amount: paid?.amount,
    asset: paid?.asset ?? null,
    ...(nft && { nft }),
  }
}

/** Where the value of an action is that failed in the transaction `failed`; without one a contract refused it. */
function lost(action: Action, failed: ShownTransaction | undefined, around: readonly ShownTransaction[]) {
  const paid = paidOf(action)
  if (action.type === 'jetton_mint' || paysSeveral(action)) return
  const [first] = Object.hasOwn(STEPS, action.type) ? (STEPS[action.type] ?? []) : []
  // The wallet of jettons, or the item, refused the owner's message: nothing moved.
  if (failed && failed.in_msg?.opcode === first) return neverLeft(action)
  const from = fromOf(action)
  if (from === undefined) return failed && endingOf(failed).money
  const isJetton = paid?.asset && !WRAPPED_COINS.has(paid.asset)
  if (isJetton) return jettonsOf(action, { from, ...paid, asset: paid.asset as string }, failed, around)
  if (failed) return endingOf(failed).money
  const back = sumOf(around.flatMap(({ account, in_msg }) => (isAccount(account, from) ? [nano(in_msg?.value)] : [])))
  // What returns of a call is its rest; of a payment most of it must return: a rest alone does not show where it is.
  const isBack = back > 0n && back * 10n >= (paid?.amount ?? 0n) * 9n
  return isBack ? ({ where: 'returned', account: rawForm(from), amount: back, asset: null } satisfies Money) : undefined
}

/** Where the coins are that the sender's message carried, where the value of the action is something else. */
function coinsBeside(action: Action, failed: ShownTransaction, money: Money | undefined): Money | undefined {
  if (money && money.asset === null && money.nft === undefined) return
  const from = fromOf(action)
  // The action of a mint names the jetton in place of who asked for it.
  const isAsked = isAccount(failed.in_msg?.source, from) || isAccount(failed.account, from)
  return isAsked ? endingOf(failed).money : undefined
}

interface PaidJetton {
  readonly from: string
  readonly amount: bigint
  readonly asset: string
}

function jettonsOf(
  action: Action,
  { from, amount, asset }: PaidJetton,
  failed: ShownTransaction | undefined,
  around: readonly ShownTransaction[],
): Money | undefined {
  const returned = { where: 'returned', account: rawForm(from), asset } as const
  // Who refuses jettons sends them back with the message. Without a bounce nobody has them.
  if (failed && LEAVES.includes(failed.in_msg?.opcode ?? ''))
    return failed.description.bounce?.type === 'ok' ? { ...returned, amount } : undefined
  const own = around.find(({ in_msg }) => in_msg?.opcode === opcodes.JETTON_TRANSFER && isAccount(in_msg.source, from))
  const back = around.find(
    ({ account, in_msg }) => in_msg?.opcode === opcodes.JETTON_INTERNAL_TRANSFER && isAccount(account, own?.account),
  )
  if (back?.in_msg) return { ...returned, amount: jettonUnits(back.in_msg) }
  // Its first call failed: the jettons did not move.
  return failed && receivers(action, around)[0] === failed ? neverLeft(action) : undefined
}

/**
 * Code that did not run does not fail a payment: its value arrived. A call was for the run, and so is each message of a standard; of
 * another call the service says whether the run mattered.
 */
function hasFailed({ type, success }: Action, row: ShownTransaction, isExact: boolean): boolean {
  if (endingOf(row).status === 'failed') return true
  return !PAYMENT.test(type) && !hasRun(row) && (isExact || success === false)
}

/** Whether the first call, which decides, may be missing. */
function lacksRows(action: Action, known: readonly ShownTransaction[]): boolean {
  const hashes = new Set(known.map(({ hash }) => hash))
  return hashesOf(action).some((hash) => !hashes.has(hash))
}

/**
 * How an action ended: whether what it is for happened. The phases of the given transactions decide; where they are silent, the
 * service's `success` does; where that is absent too, it is unknown.
 *
 * @param rows those of the action's transactions that are known
 * @param around all transactions of the same branch of the trace: a refund may be an action of its own
 */
export function endingOfAction(
  action: Action,
  rows: readonly ShownTransaction[],
  around: readonly ShownTransaction[] = rows,
): Ending {
  const { success } = action
  const known = [...rows].sort(byTime)
  const decided = deciding(action, known)
  const senders = known.filter((row) => isSender(action, row)).map(endingOf)
  const unsent = senders.find(({ status }) => status === 'failed' || (status === 'partly' && !decided.rows.length))
  if (unsent)
    return { ...unsent, status: 'failed', disagrees: success === true, money: neverLeft(action) ?? unsent.money }
  const failed = decided.rows.find((row) => hasFailed(action, row, decided.isExact))
  if (failed && (decided.isExact || success === false || !lacksRows(action, known))) {
    const { at, reason } = endingOf(failed)
    const money = lost(action, failed, around)
    const coins = coinsBeside(action, failed, money)
    return { status: 'failed', disagrees: success === true, at, reason, money, ...(coins && { coins }) }
  }
  const row = decided.rows.at(-1)
  const last = row ? endingOf(row) : senders.at(-1)
  const at = last?.at
  if (success === true || isProven(action, decided)) {
    const reason = row && PAYMENT.test(action.type) ? last?.reason : undefined
    return { status: 'succeeded', disagrees: success === false, at, reason, money: arrived(action) }
  }
  return success === false ? refused(action, known, around) : { ...UNKNOWN, at }
}

/** The service says that it failed, and the deciding transactions do not show it. */
function refused(action: Action, rows: readonly ShownTransaction[], around: readonly ShownTransaction[]): Ending {
  const isUnsent = hashesOf(action).length === Math.max(rows.length, 1) && rows.every((row) => isSender(action, row))
  const from = fromOf(action)
  if (isUnsent && TRANSFER.test(action.type) && from !== undefined)
    return {
      ...UNKNOWN,
      status: 'failed',
      at: { account: rawForm(from), transaction: hashesOf(action)[0] },
      money: neverLeft(action),
    }
  const failed = rows.find((row) => !isSender(action, row) && endingOf(row).status === 'failed')
  const last = failed ?? rows.at(-1)
  const reason = failed ? endingOf(failed).reason : rows.length > 1 ? ({ code: 'refused' } as const) : undefined
  return {
    status: 'failed',
    disagrees: false,
    at: last && endingOf(last).at,
    reason,
    money: rows.length ? lost(action, undefined, around) : undefined,
  }
}
