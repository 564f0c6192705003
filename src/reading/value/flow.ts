import type { BalanceChangesResponse } from '../../contract/v3/endpoints/balanceChanges.ts'
import type { Metadata } from '../../contract/v3/metadata.ts'
import type { Trace } from '../../contract/v3/trace.ts'
import { isSameAddress, rawForm } from '../../core/values/address.ts'
import { toOf } from '../actionParts.ts'
import { changeBy, costOf, statesFees } from '../cost.ts'
import { nano } from '../nano.ts'
import { actionsOf } from '../story.ts'
import type { TraceStep } from '../trace/steps.ts'
import { type JettonMove, readJettonMoves } from './jettonMoves.ts'
import { type JettonWallets, jettonWalletsOf } from './jettonWallets.ts'
import { type NftMove, readNftMoves } from './nftMoves.ts'

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
  /** Its role in the trace. */
  readonly part: FlowPart
  /** Smallest units by asset; what did not change is absent. Of the coin, what remains after fees. */
  readonly changes: ReadonlyMap<FlowAsset, bigint>
  /** Smallest units of extra currencies by their id. */
  readonly extras: ReadonlyMap<string, bigint>
  /** NFT items by raw address: 1 where it has the item now, −1 where it had it. */
  readonly nfts: ReadonlyMap<string, bigint>
  /** Nanograms; absent where one of its transactions does not state its fee. */
  readonly fee: bigint | undefined
}

/** Where the value of a trace went. Of each asset and currency `accounts`, its rest and, of the coin, `fees` add up to 0. */
export interface Flow {
  /** Those whose tokens moved first, then by their first step. */
  readonly accounts: readonly FlowAccount[]
  /** In the order in which they moved; the coin is last. */
  readonly assets: readonly FlowAsset[]
  /** Ids of the extra currencies that moved. */
  readonly currencies: readonly string[]
  /** Value that no account of the trace holds: pending, minted, burned, from another trace, or lost where code did not run. */
  readonly rest: ReadonlyMap<FlowAsset, bigint>
  /** The same of extra currencies, by their id: what was paid as fees is in it. */
  readonly restExtras: ReadonlyMap<string, bigint>
  /** Jettons that came into being and ceased to be, smallest units by master: burned − minted is in `rest`. */
  readonly minted: ReadonlyMap<string, bigint>
  /** As `minted`. */
  readonly burned: ReadonlyMap<string, bigint>
  /** NFT items that changed hands, in order. */
  readonly nftMoves: readonly NftMove[]
  /** Nanograms that all accounts paid; absent where the fee of one is. */
  readonly fees: bigint | undefined
  /** Messages are pending, or their transactions are not indexed yet. */
  readonly isSoFar: boolean
}

/** Whether an account has more or less of what is no coin: jettons, extra currencies, NFT items. */
export const hasTokenGains = ({ changes, extras, nfts }: Pick<FlowAccount, 'changes' | 'extras' | 'nfts'>): boolean =>
  extras.size + nfts.size > 0 || Array.from(changes.keys()).some((asset) => asset !== null)

/** What is known beside the trace. */
export interface FlowFacts {
  /** Balance changes by the service, for a trace whose transactions it leaves out. It counts failed transfers of jettons, and no mints. */
  readonly changes?: BalanceChangesResponse | undefined
  readonly metadata?: Metadata | undefined
}

const NO_METADATA: Metadata = {}

/** Sums by account and asset. */
class Sums {
  readonly accounts = new Map<string, Record<'changes' | 'extras' | 'nfts', Counts<FlowAsset>>>()
  readonly fees = new Map<string, bigint>()
  /** Accounts with a transaction that does not state its fee. */
  readonly unstated = new Set<string>()

  #of(account: string) {
    const known = this.accounts.get(account) ?? { changes: new Map(), extras: new Map(), nfts: new Map() }
    this.accounts.set(account, known)
    return known
  }

  add(account: string | undefined, asset: FlowAsset, amount: bigint) {
    if (account) count(this.#of(account).changes, asset, amount)
  }

  addExtra(account: string | undefined, extra: unknown, sign: bigint) {
    if (!account || typeof extra !== 'object' || extra === null) return
    for (const [id, amount] of Object.entries(extra)) count(this.#of(account).extras, id, sign * nano(amount))
  }

  addNft(account: string | undefined, item: string, sign: bigint) {
    if (account) count(this.#of(account).nfts, item, sign)
  }

  pay(account: string, amount: bigint) {
    this.#of(account)
    this.fees.set(account, (this.fees.get(account) ?? 0n) + amount)
  }
}

type Counts<Key> = Map<Key, bigint>

function count<Key>(counts: Counts<Key>, key: Key, amount: bigint) {
  counts.set(key, (counts.get(key) ?? 0n) + amount)
}

/** What did change. */
const changed = <Key>(counts: Counts<Key>): Counts<Key> => new Map([...counts].filter(([, amount]) => amount !== 0n))

/** The movement of value in a trace: by the messages and fees of its steps; without steps by the service's count. */
export function flowOfSteps(trace: Trace, steps: readonly TraceStep[], facts: FlowFacts = {}): Flow {
  const { changes, metadata = NO_METADATA } = facts
  const actions = actionsOf(trace)
  const isSoFar = trace.trace_info?.trace_state === 'pending' || steps.some(({ state }) => state === 'missing')
  const sums = new Sums()
  // In the order of the steps, whatever the order of the service's answer.
  for (const { account, transaction } of steps) if (account && transaction) sums.pay(account, 0n)
  // Of the transactions themselves, where they are there: all that renders the trace has their one fee.
  const given = steps.length || isSoFar ? undefined : changes
  if (given?.changes && given.fees) addGiven(sums, given)
  else addSteps(sums, steps)
  const walletOf = jettonWalletsOf(metadata, actions)
  const moves = readJettonMoves(steps, walletOf)
  for (const { kind, master, owner, amount } of moves) if (kind === 'change') sums.add(owner, master, amount)
  addGivenJettons(sums, given)
  const nftMoves = readNftMoves(steps, actions, metadata)
  for (const { item, from, to } of nftMoves) {
    sums.addNft(from, item, -1n)
    sums.addNft(to, item, 1n)
  }
  addExtras(sums, steps)
  const partOf = partsOf(trace, steps, { metadata, walletOf })
  return { ...flowOf(sums, partOf), ...mintsOf(moves), nftMoves, isSoFar }
}

/** Extra currencies travel with messages as coins do; their fees are those of the transaction. */
function addExtras(sums: Sums, steps: readonly TraceStep[]) {
  for (const { transaction, account, state } of steps) {
    if (!transaction || state === 'invalidated') continue
    sums.addExtra(account, transaction.in_msg?.value_extra_currencies, 1n)
    for (const message of transaction.out_msgs) sums.addExtra(account, message.value_extra_currencies, -1n)
    sums.addExtra(account, transaction.total_fees_extra_currencies, -1n)
  }
}

function mintsOf(moves: readonly JettonMove[]): Pick<Flow, 'minted' | 'burned'> {
  const sums = { mint: new Map<string, bigint>(), burn: new Map<string, bigint>() }
  for (const { kind, master, amount } of moves) if (kind !== 'change') count(sums[kind], master, amount)
  return { minted: sums.mint, burned: sums.burn }
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
  for (const { transaction, account, state } of steps) {
    if (!transaction || !account || state === 'invalidated') continue
    const cost = costOf(transaction)
    if (!statesFees(transaction)) sums.unstated.add(account)
    sums.pay(account, cost.fee)
    sums.add(account, null, changeBy(cost))
  }
}

/** The part of an account, as far as the trace shows it. */
function partsOf(
  trace: Trace,
  steps: readonly TraceStep[],
  { metadata, walletOf }: { metadata: Metadata; walletOf: JettonWallets },
) {
  const [first] = steps
  const sender = first?.message?.source ? rawForm(first.message.source) : first?.account
  const receivers = new Set(actionsOf(trace).map((action) => rawForm(toOf(action) ?? '')))
  return (account: string): FlowPart => {
    const wallet = walletOf(account)
    if (wallet) return { kind: 'jettonWallet', ...wallet }
    if (sender !== undefined && isSameAddress(account, sender)) return { kind: 'sender' }
    const types = metadata[account]?.token_info?.map(({ type }) => type) ?? []
    if (types.includes('jetton_masters')) return { kind: 'jetton' }
    if (types.includes('nft_items')) return { kind: 'nft' }
    return { kind: receivers.has(account) ? 'receiver' : 'other' }
  }
}

function flowOf(
  { accounts: all, fees, unstated }: Sums,
  partOf: (account: string) => FlowPart,
): Pick<Flow, 'accounts' | 'assets' | 'currencies' | 'rest' | 'restExtras' | 'fees'> {
  const paid = Array.from(fees.values()).reduce((sum, fee) => sum + fee, 0n)
  const rest = new Map<FlowAsset, bigint>([[null, -paid]])
  const restExtras: Counts<string> = new Map()
  const jettons = new Set<FlowAsset>()
  const currencies = new Set<string>()
  const accounts = Array.from(all, ([account, { changes, extras, nfts }]): FlowAccount => {
    for (const [asset, amount] of changes) {
      count(rest, asset, -amount)
      if (asset !== null && amount !== 0n) jettons.add(asset)
    }
    for (const [id, amount] of extras as Counts<string>) {
      count(restExtras, id, -amount)
      if (amount !== 0n) currencies.add(id)
    }
    return {
      account,
      part: partOf(account),
      changes: changed(changes),
      extras: changed(extras) as Counts<string>,
      nfts: changed(nfts) as Counts<string>,
      fee: unstated.has(account) ? undefined : (fees.get(account) ?? 0n),
    }
  })
  const matters = (row: FlowAccount) => row.part.kind === 'sender' || row.part.kind === 'receiver' || hasTokenGains(row)
  return {
    accounts: [...accounts.filter(matters), ...accounts.filter((row) => !matters(row))],
    assets: [...jettons, null],
    currencies: [...currencies],
    rest: changed(rest),
    restExtras: changed(restExtras),
    fees: unstated.size > 0 ? undefined : paid,
  }
}
