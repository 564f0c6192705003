import type { EmulateTraceResponse } from '../../contract/emulate/emulateTraceResponse.ts'
import type { AddressBook } from '../../contract/v3/addressBook.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import { rawForm } from '../../core/values/address.ts'
import { ordersIn } from '../attempt.ts'
import type { MovedAmount } from '../movedAmount.ts'
import { getsOf, paysOf, sumByAsset } from '../net.ts'
import { type ActivityView, readAction } from '../readAction.ts'
import { readTrace, type TraceReading } from '../readTrace.ts'
import type { TraceEnding } from '../trace/traceEnding.ts'
import { balanceChange } from '../value/balanceChange.ts'
import type { FlowAccount, FlowAsset } from '../value/flow.ts'
import { gainsOf, type MovedValue } from '../value/gains.ts'
import { doubtsOf, type PreviewDoubt } from './doubts.ts'
import { traceOfEmulation } from './emulatedTrace.ts'
import { readRequest, type TonConnectRequest } from './request.ts'

/** Something that the wallet would have less of, or more. */
export interface PreviewAmount {
  /** Raw address of the jetton; `null` for the coin, and for an extra currency and an NFT item. */
  readonly asset: FlowAsset
  /** Id of an extra currency. */
  readonly currency?: string | undefined
  /** Raw address of an NFT item: `amount` is then 1. */
  readonly nft?: string | undefined
  /** Smallest units, above 0. */
  readonly amount: bigint
  /** The request orders this very amount. Any other one is about that much: it depends on the state in which the message is taken. */
  readonly isExact: boolean
}

/** What would happen to a wallet, seen by it. Of the coin: `received − sent − fee − along = change`, to the nano. */
export interface Preview {
  /** The wallet, raw. */
  readonly account: string
  /** Seqno of the masterchain block on whose state it is true. */
  readonly block: number
  /** When it would happen, unix seconds: a guess of the service. Absent without a transaction. */
  readonly now: number | undefined
  /** Whether what is asked for would happen; if not, why, where, and where the money would be. `unknown` where the answer does not show it. */
  readonly outcome: TraceEnding
  /** What the wallet is asked for, message by message. Empty where its body cannot be read. */
  readonly asked: readonly ActivityView[]
  /** Coins and tokens that leave the wallet, without its fee. */
  readonly sent: readonly PreviewAmount[]
  /** Coins and tokens that the wallet gets. */
  readonly received: readonly PreviewAmount[]
  /** Nanograms that the wallet pays in fees; absent where the answer does not state them. */
  readonly fee: bigint | undefined
  /** Nanograms that stay with contracts on the way, for their work and storage. 0 where they are a part of `sent`. */
  readonly along: bigint
  /** Nanograms by which its balance changes; absent where its fee is. */
  readonly change: bigint | undefined
  /** Its balance, nanograms; absent where the answer does not have it. */
  readonly before: bigint | undefined
  /** Its balance after the trace, nanograms; absent where `before` or `change` is. */
  readonly after: bigint | undefined
  /** `validUntil` of the request is over at `now`: the wallet would refuse it. */
  readonly isExpired: boolean
  /** Reasons to look twice. Empty for most. */
  readonly doubts: readonly PreviewDoubt[]
  /** Names of accounts and facts of tokens that the answer brought along. */
  readonly books: { readonly addressBook: AddressBook; readonly metadata: Metadata }
  /** The whole trace, read as if it had happened: what others pay and receive, and each step. Nothing of it can be looked up. */
  readonly reading: TraceReading
}

/** What is known beside the answer. */
export interface PreviewBooks {
  /** What was asked for: its messages are compared with those of the answer. */
  readonly request?: TonConnectRequest | undefined
  /** The wallet, in any form. Default: `from` of the request, else the account of the first transaction. */
  readonly account?: string | undefined
}

type Sum = Pick<PreviewAmount, 'asset' | 'currency' | 'nft' | 'amount'>

/** The asset of an amount, as a text. */
const nameOf = ({ asset, currency, nft }: Pick<PreviewAmount, 'asset' | 'currency' | 'nft'>) =>
  `${asset ?? ''} ${currency ?? ''} ${nft ?? ''}`

const toSum = ({ amount, asset, currency, direction }: MovedAmount): Sum => ({
  asset: asset === null ? null : rawForm(asset),
  currency,
  amount: direction === 'out' ? -BigInt(amount) : BigInt(amount),
})

/** What the account gains and loses, its own fee left out. */
function movedBy(own: FlowAccount | undefined, { value }: TraceReading): readonly Sum[] {
  if (!own) return []
  const { items, amounts } = gainsOf(own, value)
  const withoutFee = ({ asset, currency, amount }: MovedValue): Sum => {
    const isCoin = asset === null && currency === undefined
    return { asset, currency, amount: isCoin ? amount + (own.fee ?? 0n) : amount }
  }
  // Who paid its fee alone has a change of the coin, and has sent nothing.
  const isMoved = ({ amount }: Sum) => amount !== 0n
  return [...amounts.map(withoutFee).filter(isMoved), ...items.map(([nft, amount]) => ({ asset: null, nft, amount }))]
}

/** Contracts keep coins for storage beside their fees: so many times these are no surprise. */
const MOST_KEPT = 3n

/**
 * The nanograms that stay with contracts on the way, by what the main action says that it paid and got. Only where that is all that
 * happened: the action is the wallet's own, every other asset is as it says, and they keep no more than their work explains.
 */
function alongOf(account: string, moved: readonly Sum[], fee: bigint | undefined, reading: TraceReading): bigint {
  const { story, outcome, value } = reading
  const { main, net, more } = story
  if (!main || main.from !== account || more > 0 || outcome.status !== 'succeeded') return 0n
  if (fee === undefined || value.fees === undefined) return 0n
  const said = sumByAsset(net ? net.amounts : [...paysOf(main), ...getsOf(main)]).map(toSum)
  const amountsOf = (sums: readonly Sum[]) =>
    new Map(sums.filter(({ nft }) => nft === undefined).map((one) => [nameOf(one), one.amount]))
  const [stated, changed] = [amountsOf(said), amountsOf(moved)]
  const coin = nameOf({ asset: null })
  const isSame = [...new Set([...stated.keys(), ...changed.keys()])].every(
    (name) => name === coin || stated.get(name) === changed.get(name),
  )
  const rest = (stated.get(coin) ?? 0n) - (changed.get(coin) ?? 0n)
  return isSame && rest > 0n && rest <= MOST_KEPT * (value.fees - fee) ? rest : 0n
}

/** The amounts that the request orders to leave, by asset. */
function orderedIn(asked: readonly ActivityView[], { cost }: TraceReading): ReadonlySet<string> {
  const sums = sumByAsset(asked.flatMap(paysOf)).map(toSum)
  const exact = sums.map((one) => `${nameOf(one)} ${-one.amount}`)
  // Coins that go along with tokens are ordered too: all of them, where none came back.
  return new Set([...exact, `${nameOf({ asset: null })} ${cost.attached}`])
}

/** What the wallet is asked for: by the request, which is what is to be signed, else by the body of its message. */
function askedOf(
  account: string,
  request: TonConnectRequest | undefined,
  { metadata = {} }: EmulateTraceResponse,
  reading: TraceReading,
) {
  if (request) return readRequest(request, account, metadata)
  const root = reading.steps[0]?.transaction
  return root ? ordersIn(root, metadata).map((one) => readAction(one, { account, metadata })) : []
}

function starterOf({ trace: { tx_hash: hash = '' }, transactions }: EmulateTraceResponse): string | undefined {
  return Object.hasOwn(transactions, hash) ? transactions[hash]?.account : undefined
}

/**
 * Reads the answer of `emulateTrace` or `emulateTonConnect`: what the wallet would send, receive and pay, whether it would succeed,
 * and what the answer does not show. Every figure is one of `readTrace`. True for the state of one block: ask again before it is
 * signed. No request.
 */
export function previewOf(answer: EmulateTraceResponse, { request, account: given }: PreviewBooks = {}): Preview {
  const trace = traceOfEmulation(answer)
  const known = given ?? request?.from
  const account = rawForm(known ?? starterOf(answer) ?? '')
  const reading = readTrace(trace, { metadata: answer.metadata, account })
  const own = reading.value.accounts.find((one) => one.account === account)
  const { before, after } = balanceChange(trace).find((one) => rawForm(one.account) === account) ?? {}
  const asked = askedOf(account, request, answer, reading)
  const moved = movedBy(own, reading)
  const along = alongOf(account, moved, own?.fee, reading)
  const ordered = orderedIn(asked, reading)
  const coin = nameOf({ asset: null })
  const amounts = moved
    .map((one) => ({ ...one, amount: nameOf(one) === coin ? one.amount + along : one.amount }))
    .filter(({ amount }) => amount !== 0n)
  const now = reading.steps[0]?.transaction?.now
  // What the action says that it paid is what its message ordered.
  const isSaid = (one: Sum) => along > 0n && nameOf(one) === coin
  const isOrdered = (one: Sum) => one.nft !== undefined || isSaid(one) || ordered.has(`${nameOf(one)} ${-one.amount}`)
  return {
    account,
    block: answer.mc_block_seqno,
    now,
    outcome: reading.outcome,
    asked,
    sent: amounts
      .filter(({ amount }) => amount < 0n)
      .map((one) => ({ ...one, amount: -one.amount, isExact: isOrdered(one) })),
    received: amounts.filter(({ amount }) => amount > 0n).map((one) => ({ ...one, isExact: one.nft !== undefined })),
    fee: own?.fee,
    along,
    change: own && own.fee !== undefined ? (own.changes.get(null) ?? 0n) : undefined,
    before,
    after,
    isExpired: request?.validUntil !== undefined && now !== undefined && request.validUntil <= now,
    doubts: doubtsOf({ answer, reading, account, request, hasBalance: after !== undefined }),
    books: { addressBook: answer.address_book ?? {}, metadata: answer.metadata ?? {} },
    reading,
  }
}
