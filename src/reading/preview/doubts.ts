import type { EmulateTraceResponse } from '../../contract/emulate/emulateTraceResponse.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import { isSameAddress } from '../../core/values/address.ts'
import { JETTON_INTERNAL_TRANSFER, JETTON_TRANSFER } from '../../core/values/opcodes.ts'
import type { TraceReading } from '../readTrace.ts'
import { actionsOf } from '../story.ts'
import type { TraceStep } from '../trace/steps.ts'
import { jettonWalletsOf } from '../value/jettonWallets.ts'
import { requestOf } from '../walletRequest.ts'
import { ordersOf, type TonConnectRequest } from './request.ts'

/**
 * What a preview does not know, beside what nobody can: the state may change before the message is taken.
 *
 * `other-request`: the answer is not about the messages of the request. `incomplete`: the run was cut, at 256 transactions or a depth
 * of 32. `tokens`: jettons move by wallets whose owner or token the answer does not name. `no-balance`: the answer has no state of
 * the wallet. `no-fee`: a transaction does not state its fee. `extra-currencies`: the request has such amounts, and no service
 * emulates them.
 */
export type PreviewDoubt = 'other-request' | 'incomplete' | 'tokens' | 'no-balance' | 'no-fee' | 'extra-currencies'

/** Whether the wallet was asked for other messages than the request has; `false` where its body cannot be read. */
function isOther(request: TonConnectRequest, account: string, root: TraceStep | undefined): boolean {
  if (root?.account === undefined || !isSameAddress(root.account, account)) return true
  const orders = root.message && requestOf(root.message)?.orders
  if (!orders) return false
  const asked = ordersOf(request)
  const isAlike = (place: number) =>
    asked[place]?.to === orders[place]?.to && asked[place]?.value === orders[place]?.value
  return asked.length !== orders.length || !orders.every((_, place) => isAlike(place))
}

/** Whether jettons moved whose owner or token is not known: their amounts are in no balance. */
function hasUnnamed({ steps, trace }: TraceReading, metadata: Metadata): boolean {
  const walletOf = jettonWalletsOf(metadata, actionsOf(trace))
  return steps.some(({ message, account, transaction }) => {
    const isMove = message?.opcode === JETTON_TRANSFER || message?.opcode === JETTON_INTERNAL_TRANSFER
    return isMove && transaction !== undefined && !message.bounced && !walletOf(account)
  })
}

const hasExtra = ({ messages }: TonConnectRequest) =>
  messages.some(({ extraCurrency }) => extraCurrency && Object.keys(extraCurrency).length > 0)

interface Known {
  readonly answer: EmulateTraceResponse
  readonly reading: TraceReading
  /** Raw. */
  readonly account: string
  readonly request: TonConnectRequest | undefined
  readonly hasBalance: boolean
}

/** What an answer leaves open, the weightiest first. */
export function doubtsOf({ answer, reading, account, request, hasBalance }: Known): readonly PreviewDoubt[] {
  const { steps, value } = reading
  const isCut = answer.is_incomplete || steps.some(({ transaction }) => transaction === undefined)
  const doubts: Readonly<Record<PreviewDoubt, boolean>> = {
    'other-request': request !== undefined && isOther(request, account, steps[0]),
    incomplete: isCut,
    tokens: hasUnnamed(reading, answer.metadata ?? {}),
    'extra-currencies': request !== undefined && hasExtra(request),
    'no-balance': !hasBalance,
    'no-fee': value.accounts.find((one) => one.account === account)?.fee === undefined,
  }
  return (Object.keys(doubts) as PreviewDoubt[]).filter((doubt) => doubts[doubt])
}
