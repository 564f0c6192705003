import type { Action } from '../contract/v3/action.ts'
import { rawForm } from '../core/values/address.ts'
import * as opcodes from '../core/values/opcodes.ts'
import { WRAPPED_COINS } from '../core/values/wrappedCoins.ts'
import type { ShownTransaction } from '../fromV2/shown.ts'
import { detailsOf, fromOf, paidOf, toOf } from './actionParts.ts'
import { byTime } from './byTime.ts'
import { isAccount } from './direction.ts'
import { type Ending, endingOf, type Money, UNKNOWN } from './ending.ts'
import { nano, sumOf } from './nano.ts'
import { isOwnRequest } from './outcome.ts'
import { hashesOf } from './story.ts'
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

/** The transactions of an action that received its messages: all but the one that sent the first. */
function receivers(rows: readonly ShownTransaction[]): readonly ShownTransaction[] {
  // A wallet may have sent thousands of messages of other actions: those that were received here are few.
  const received = new Map(rows.flatMap((row) => (row.in_msg ? [[row.in_msg.hash, row] as const] : [])))
  const reached = new Set<ShownTransaction>()
  for (const { out_msgs } of rows)
    for (const { hash } of out_msgs) {
      const row = received.get(hash)
      if (row) reached.add(row)
    }
  const inner = rows.filter((row) => reached.has(row) || row.in_msg?.bounced)
  if (inner.length || rows.length !== 1) return inner
  return rows.filter(({ in_msg }) => in_msg?.source)
}

/** The transactions whose end decides: of a standard its messages, of a payment its receiver, else the first call. */
function deciding(action: Action, rows: readonly ShownTransaction[]): readonly ShownTransaction[] {
  const inner = receivers(rows)
  const codes = Object.hasOwn(STEPS, action.type) ? STEPS[action.type] : undefined
  const standard = codes && inner.filter(({ in_msg }) => !in_msg?.bounced && codes.includes(in_msg?.opcode ?? ''))
  if (standard?.length) return standard
  const reached = PAYMENT.test(action.type) ? inner.filter(({ account }) => isAccount(account, toOf(action))) : []
  return (reached.length ? reached : inner).slice(0, 1)
}

/** Whether the deciding transactions alone prove that it happened. */
function isProven({ type }: Action, decided: readonly ShownTransaction[]): boolean {
  if (PAYMENT.test(type)) return decided.length > 0
  const last = Object.hasOwn(STEPS, type) ? STEPS[type]?.at(-1) : undefined
  return last !== undefined && decided.some(({ in_msg }) => in_msg?.opcode === last)
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
  if (action.type === 'jetton_mint') return
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
  // A wallet of jettons that refuses a message sends them back with it.
  if (failed?.in_msg?.opcode === opcodes.JETTON_INTERNAL_TRANSFER)
    return failed.description.bounce?.type === 'ok' ? { ...returned, amount } : undefined
  const own = around.find(({ in_msg }) => in_msg?.opcode === opcodes.JETTON_TRANSFER && isAccount(in_msg.source, from))
  const back = around.find(
    ({ account, in_msg }) => in_msg?.opcode === opcodes.JETTON_INTERNAL_TRANSFER && isAccount(account, own?.account),
  )
  if (back?.in_msg) return { ...returned, amount: jettonUnits(back.in_msg) }
  // Its first call failed: the jettons did not move.
  return failed && receivers(around)[0] === failed ? neverLeft(action) : undefined
}

/** Code that did not run does not fail a transfer: its value arrived. A call was for the run. */
function hasFailed(action: Action, row: ShownTransaction): boolean {
  const { status, reason } = endingOf(row)
  if (status === 'failed') return true
  return reason !== undefined && action.success === false && !TRANSFER.test(action.type)
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
  const sender = known.find((row) => isOwnRequest(row) && !decided.includes(row))
  const sent = sender && endingOf(sender)
  if (sent && (sent.status === 'failed' || (sent.status === 'partly' && !decided.length)))
    return { ...sent, status: 'failed', disagrees: success === true, money: neverLeft(action) ?? sent.money }
  const failed = decided.find((row) => hasFailed(action, row))
  if (failed) {
    const { at, reason } = endingOf(failed)
    return { status: 'failed', disagrees: success === true, at, reason, money: lost(action, failed, around) }
  }
  const last = decided.at(-1)
  const at = (last ?? sender) && endingOf((last ?? sender) as ShownTransaction).at
  if (success === true || isProven(action, decided)) {
    const reason = last && PAYMENT.test(action.type) ? endingOf(last).reason : undefined
    return { status: 'succeeded', disagrees: success === false, at, reason, money: arrived(action) }
  }
  return success === false ? refused(action, known, around) : { ...UNKNOWN, at }
}

/** The service says that it failed, and the deciding transactions do not show it. */
function refused(action: Action, rows: readonly ShownTransaction[], around: readonly ShownTransaction[]): Ending {
  const isOne = hashesOf(action).length === 1 && (!rows[0] || isOwnRequest(rows[0]))
  const from = fromOf(action)
  if (isOne && TRANSFER.test(action.type) && from !== undefined)
    return {
      ...UNKNOWN,
      status: 'failed',
      at: { account: rawForm(from), transaction: hashesOf(action)[0] },
      money: neverLeft(action),
    }
  const failed = rows.find((row) => !isOwnRequest(row) && endingOf(row).status === 'failed')
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
