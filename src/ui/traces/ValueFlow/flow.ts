import type { BalanceChangesResponse } from '../../../contract/v3/endpoints/balanceChanges.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { Trace } from '../../../contract/v3/trace.ts'
import { isSameAddress, rawForm } from '../../../core/values/address.ts'
import { readAction } from '../../reading/readAction.ts'
import { jettonWalletOf } from '../../tokens/messageAsset.ts'
import { readSteps, type TraceStep } from '../model/steps.ts'
import { readJettonMoves } from './jettonMoves.ts'

/** Raw address of a jetton's master; `null` for the coin. */
export type FlowAsset = string | null

/** What an account had to do with a trace. */
export type FlowPart =
  | { readonly kind: 'sender' | 'receiver' | 'jetton' | 'nft' | 'other' }
  | { readonly kind: 'jettonWallet'; readonly owner: string; readonly jetton: string }

/** What an account has more, or less, after a trace. */
export interface FlowAccount {
  /** Raw. */
  readonly account: string
  readonly part: FlowPart
  /** Smallest units by asset; what did not change is absent. Of the coin, what remains after fees. */
  readonly changes: ReadonlyMap<FlowAsset, bigint>
  /** Nanotons. */
  readonly fee: bigint
}

/** Where the value of a trace went. Of each asset `accounts`, `rest` and, of the coin, `fees` add up to 0. */
export interface Flow {
  /** Those whose tokens moved first, then by their first step. */
  readonly accounts: readonly FlowAccount[]
  /** In the order in which they moved; the coin is last. */
  readonly assets: readonly FlowAsset[]
  /** Value that no account of the trace holds: pending, minted, burned, or from another trace. */
  readonly rest: ReadonlyMap<FlowAsset, bigint>
  /** Nanotons that all accounts paid. */
  readonly fees: bigint
  /** Messages are pending, or their transactions are not indexed yet. */
  readonly isSoFar: boolean
}

/** What is known beside the trace. */
export interface FlowFacts {
  /** Balance changes by the service. It counts failed transfers of jettons, and no mints: those of the steps win. */
  readonly changes?: BalanceChangesResponse | undefined
  readonly metadata?: Metadata | undefined
}

const NO_METADATA: Metadata = {}

/** Sums by account and asset. */
class Sums {
  readonly changes = new Map<string, Map<FlowAsset, bigint>>()
  readonly fees = new Map<string, bigint>()

  #of(account: string) {
    const known = this.changes.get(account) ?? new Map<FlowAsset, bigint>()
    this.changes.set(account, known)
    return known
  }

  add(account: string | undefined, asset: FlowAsset, amount: bigint) {
    if (!account) return
    const changes = this.#of(account)
    changes.set(asset, (changes.get(asset) ?? 0n) + amount)
  }

  pay(account: string, amount: bigint) {
    this.#of(account)
    this.fees.set(account, (this.fees.get(account) ?? 0n) + amount)
  }
}

/** The movement of value in a trace: by the service's count, else by the messages and fees of its transactions. */
export function readFlow(trace: Trace, { changes, metadata = NO_METADATA }: FlowFacts = {}): Flow {
  const steps = readSteps(trace)
  const isSoFar = trace.trace_info.trace_state === 'pending' || steps.some(({ state }) => state === 'missing')
  const sums = new Sums()
  // In the order of the steps, whatever the order of the service's answer.
  for (const { account, transaction } of steps) if (account && transaction) sums.pay(account, 0n)
  const given = isSoFar ? undefined : changes
  if (given?.changes && given.fees) addGiven(sums, given)
  else addSteps(sums, steps)
  if (steps.length)
    for (const { master, from, to, amount } of readJettonMoves(steps, metadata)) {
      sums.add(from, master, -amount)
      sums.add(to, master, amount)
    }
  else addGivenJettons(sums, given)
  return flowOf(sums, partsOf(trace, steps, metadata), isSoFar)
}

function addGiven(sums: Sums, { changes, fees }: BalanceChangesResponse) {
  for (const [account, amount] of Object.entries(changes ?? {})) sums.add(rawForm(account), null, BigInt(amount))
  for (const [account, amount] of Object.entries(fees ?? {})) sums.pay(rawForm(account), BigInt(amount))
}

function addGivenJettons(sums: Sums, given: BalanceChangesResponse | undefined) {
  // An empty text is a wallet that is not indexed.
  for (const [owner, jettons] of Object.entries(given?.jettons ?? {}))
    for (const [master, amount] of Object.entries(jettons))
      if (owner && master) sums.add(rawForm(owner), rawForm(master), BigInt(amount))
}

function addSteps(sums: Sums, steps: readonly TraceStep[]) {
  for (const { transaction, account, value, state } of steps) {
    if (!transaction || !account || state === 'invalidated') continue
    const { total_fees, out_msgs } = transaction
    const sent = out_msgs.reduce((sum, message) => sum + BigInt(message.value ?? 0), 0n)
    const fee = out_msgs.reduce((sum, { fwd_fee }) => sum + BigInt(fwd_fee ?? 0), BigInt(total_fees))
    sums.pay(account, fee)
    sums.add(account, null, (value ?? 0n) - sent - fee)
  }
}

/** The part of an account, as far as the trace shows it. */
function partsOf(trace: Trace, steps: readonly TraceStep[], metadata: Metadata) {
  const [first] = steps
  const sender = first?.message?.source ? rawForm(first.message.source) : first?.account
  const receivers = new Set((trace.actions ?? []).map((action) => rawForm(readAction(action).to ?? '')))
  return (account: string): FlowPart => {
    const wallet = jettonWalletOf(account, metadata)
    if (wallet) return { kind: 'jettonWallet', ...wallet }
    if (sender !== undefined && isSameAddress(account, sender)) return { kind: 'sender' }
    const types = metadata[account]?.token_info?.map(({ type }) => type) ?? []
    if (types.includes('jetton_masters')) return { kind: 'jetton' }
    if (types.includes('nft_items')) return { kind: 'nft' }
    return { kind: receivers.has(account) ? 'receiver' : 'other' }
  }
}

function flowOf({ changes, fees }: Sums, partOf: (account: string) => FlowPart, isSoFar: boolean): Flow {
  const paid = Array.from(fees.values()).reduce((sum, fee) => sum + fee, 0n)
  const rest = new Map<FlowAsset, bigint>([[null, -paid]])
  const jettons = new Set<FlowAsset>()
  const accounts = Array.from(changes, ([account, all]): FlowAccount => {
    for (const [asset, amount] of all) {
      rest.set(asset, (rest.get(asset) ?? 0n) - amount)
      if (asset !== null && amount !== 0n) jettons.add(asset)
    }
    const kept = new Map([...all].filter(([, amount]) => amount !== 0n))
    return { account, part: partOf(account), changes: kept, fee: fees.get(account) ?? 0n }
  })
  const matters = ({ part, changes }: FlowAccount) =>
    part.kind === 'sender' || part.kind === 'receiver' || Array.from(changes.keys()).some((asset) => asset !== null)
  return {
    accounts: [...accounts.filter(matters), ...accounts.filter((row) => !matters(row))],
    assets: [...jettons, null],
    rest: new Map([...rest].filter(([, amount]) => amount !== 0n)),
    fees: paid,
    isSoFar,
  }
}
