import { parseBoc } from '../../../core/values/cell.ts'
import { opcodeIn } from '../../../core/values/cellValues.ts'
import { TEXT } from '../../../core/values/opcodes.ts'
import type { Order, ReadExternal } from '../../../core/values/signedMessage.ts'
import { estimatedFee, WHOLE_BALANCE } from '../../../reading/value/forecast.ts'
import type { SeqnoUse } from '../../../reading/value/seqnoUse.ts'
import type { CheckText } from './checks.ts'
import type { SendPreviewModel } from './useSendPreview.ts'

/** What a host is asked to have signed in place of a message that nobody can take any more. */
export interface SignRequest {
  /** Raw address of the wallet. */
  readonly account: string
  /** What it is asked to send, in this order. */
  readonly orders: readonly {
    /** Raw. */
    readonly to: string
    /** Nanograms. */
    readonly value: bigint
    /** Whether a refusal returns the value. */
    readonly bounce: boolean
    /** Of `SendMode`. */
    readonly mode: number
    /** Base64; absent where it is empty. */
    readonly body: string | undefined
  }[]
}

/** The way on from a message that was not sent: to sign the same again, or the most that the wallet can pay for. */
export interface Again {
  readonly kind: 'same' | 'less'
  readonly request: SignRequest
  /** Of `less`, nanograms. */
  readonly amount?: bigint | undefined
}

const toOrder = ({ to, value, bounce, mode, body }: Order) => ({ to, value, bounce, mode, body })

/** `undefined` where the message does not say what it orders. */
export function signAgain(read: ReadExternal | undefined): Again | undefined {
  const orders = read?.signed?.orders
  if (!read || !orders || orders.length === 0 || read.signed?.hasMore) return
  return { kind: 'same', request: { account: read.account, orders: orders.map(toOrder) } }
}

/** A hundredth of a coin: what is proposed is whole in it, and at least so much stays for fees. */
const STEP = 10_000_000n

const isText = (body: string | undefined) => body === undefined || opcodeIn(parseBoc(body)) === TEXT

/**
 * The same payment with less coins; `undefined` where there is none to make, and for what is no plain payment.
 * @param fee of the message, nanograms: twice as much is left, for its way is not estimated
 */
export function signLess(read: ReadExternal | undefined, balance: bigint, fee: bigint): Again | undefined {
  const [order, ...others] = read?.signed?.orders ?? []
  if (!read || !order || others.length > 0 || order.mode & WHOLE_BALANCE || !isText(order.body)) return
  const kept = fee * 2n > STEP ? fee * 2n : STEP
  const value = ((balance - kept) / STEP) * STEP
  if (value <= 0n || value >= order.value) return
  const request = { account: read.account, orders: [{ ...toOrder(order), value }] }
  return { kind: 'less', amount: value, request }
}

/**
 * The way on from a message that would not be sent. None where its wallet may have taken that very message before.
 * @param use which message the wallet took with its seqno
 */
export function againBefore(model: SendPreviewModel | undefined, use: SeqnoUse | undefined): Again | undefined {
  if (!model) return
  const { read, checks, failure, balance, fees } = model
  const speaks = (text: CheckText) => checks.some(({ is }) => is === text)
  if (speaks('walletIdWrong')) return
  if (speaks('seqnoSpent')) return use?.by === 'other' ? signAgain(read) : undefined
  if (speaks('seqnoEarly') || speaks('expired') || speaks('notTaken')) return signAgain(read)
  if (failure !== 'unsent' || balance === undefined || !fees) return
  return signLess(read, balance, estimatedFee(fees, true))
}
