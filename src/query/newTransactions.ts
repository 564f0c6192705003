import type { AddressBook } from '../contract/v3/addressBook.ts'
import type { Transaction } from '../contract/v3/transaction.ts'
import type { Client, RequestOptions } from '../core/client.ts'
import { invalid } from '../core/errors.ts'
import { type Listed, lacksMessages } from '../core/schema/rowList.ts'
import { type AnyAddress, rawForm, toRawAddress } from '../core/values/address.ts'
import { accountStates } from '../endpoints/v3/accounts/accountStates.ts'
import { transactions } from '../endpoints/v3/blockchain/transactions.ts'

/** Accounts in one request: a longer URL is refused by some servers. */
const MOST_ACCOUNTS = 250
const PAGE = 1_000
/** Pages of one look. What is left follows in the next. */
const MOST_PAGES = 5
/** How far a block of one shard may be behind that of another, logical time: some twenty blocks. */
const BEHIND_LT = 20_000_000n

/** Transactions of an account that the service does not list: they are between two others. */
export interface SkippedTransactions {
  /** In raw form. */
  readonly account: string
  /** The logical times of the two, both exclusive. */
  readonly afterLt: string
  /** Exclusive, as `afterLt`. */
  readonly beforeLt: string
}

/** What one look has found. */
export interface TransactionsLook {
  /** Final ones, oldest first; those of one account in their order. */
  readonly transactions: readonly Transaction[]
  readonly addressBook: AddressBook
  /** What the service does not list. Empty for most looks. */
  readonly skipped: readonly SkippedTransactions[]
  /** The place after these transactions: the next look, also after a reload of the page, begins there. */
  readonly cursor: string
  /** Whether the service has more already. */
  readonly isBehind: boolean
}

const infoOf = ({ network }: Client) => ({ endpoint: 'newTransactions', network })

interface Place {
  /** The logical time at which the next look begins. */
  readonly start: bigint
  /** The logical time of the newest transaction that is given, of each account in raw form. */
  readonly places: Map<string, bigint>
}

const writeCursor = ({ start, places }: Place): string =>
  [start, ...[...places].map(([account, lt]) => `${account}=${lt}`)].join(';')

/** @throws {InvalidParamsError} for a text that is no cursor */
function readCursor(client: Client, cursor: string): Place {
  const [start = '', ...all] = cursor.split(';')
  const places = new Map<string, bigint>()
  for (const place of all) {
    const [, account, lt] = /^(-?\d{1,3}:[\dA-F]{64})=(\d{1,20})$/.exec(place) ?? []
    if (account !== undefined && lt !== undefined) places.set(account, BigInt(lt))
  }
  if (/^\d{1,20}$/.test(start) && places.size && places.size === all.length) return { start: BigInt(start), places }
  throw invalid(infoOf(client), 'should be the `cursor` of an earlier result', 'since')
}

/** The accounts in raw form, each once, in one order. @throws {InvalidParamsError} for none, too many, or what is no address */
export function watchedAccounts(client: Client, accounts: readonly AnyAddress[]): readonly string[] {
  const raw = [...new Set(accounts.map(toRawAddress))]
  if (raw.length && raw.length <= MOST_ACCOUNTS) return raw.sort()
  throw invalid(infoOf(client), `should be 1 to ${MOST_ACCOUNTS} addresses, but are ${raw.length}`, 'accounts')
}

/** A transaction of an older service has no finality: that service lists final ones alone. An unknown word is not final. */
const isFinal = ({ finality = 'finalized', emulated }: Transaction) => finality === 'finalized' && !emulated

const least = (values: readonly bigint[]) => values.reduce((a, b) => (a < b ? a : b))
/** Some blocks before a logical time. */
const beforeBlocks = (lt: bigint) => (lt > BEHIND_LT ? lt - BEHIND_LT : 1n)
const greatest = (values: readonly bigint[]) => values.reduce((a, b) => (a > b ? a : b))

/** The newest logical time of each account. An account without a transaction begins at 0. */
async function newestOf(client: Client, accounts: readonly string[], options: RequestOptions) {
  const { accounts: states } = await client.request(accountStates, { address: [...accounts] }, options)
  const places = new Map(accounts.map((account) => [account, 0n]))
  for (const { address, last_transaction_lt } of states) places.set(rawForm(address), BigInt(last_transaction_lt ?? 0))
  return places
}

interface Walk {
  readonly accounts: readonly string[]
  /** The first logical time. */
  readonly start: bigint
  /** Whether a gap is skipped. Else the account waits for a walk of its own. */
  readonly skipsGaps: boolean
}

/** Takes what is new out of pages, oldest first. */
class Taker {
  readonly transactions: Transaction[] = []
  readonly skipped: SkippedTransactions[] = []
  readonly addressBook: AddressBook = {}
  /** Accounts with a transaction before the first one listed. */
  readonly gaps = new Set<string>()
  /** Logical times of the first transaction that is not final, of each account that has one. */
  readonly pending = new Map<string, bigint>()
  readonly places: Map<string, bigint>

  constructor(places: Map<string, bigint>) {
    this.places = places
  }

  take(row: Transaction, skipsGaps: boolean): void {
    const account = rawForm(row.account)
    const before = this.places.get(account)
    const at = BigInt(row.lt)
    if (before === undefined || at <= before || this.pending.has(account)) return
    if (!skipsGaps && this.gaps.has(account)) return
    if (!isFinal(row)) return void this.pending.set(account, at)
    if (BigInt(row.prev_trans_lt) > before) {
      if (!skipsGaps) return void this.gaps.add(account)
      this.skipped.push({ account, afterLt: String(before), beforeLt: row.lt })
    }
    this.places.set(account, at)
    this.transactions.push(row)
  }

  /** @returns the logical time that the walk has reached, and whether more is there already */
  async walk(client: Client, { accounts, start, skipsGaps }: Walk, options: RequestOptions) {
    let reached = start
    for (let pages = 0; pages < MOST_PAGES; pages++) {
      const asked = { account: [...accounts], start_lt: String(reached), sort: 'asc', limit: PAGE } as const
      const page = await client.request(transactions, asked, options)
      Object.assign(this.addressBook, page.address_book)
      for (const row of page.transactions) if (!lacksMessages(row as Listed)) this.take(row, skipsGaps)
      const last = BigInt(page.transactions.at(-1)?.lt ?? 0)
      const isLast = transactions.pagination.received(page) < PAGE
      // A page may end among transactions of one logical time.
      reached = last > reached ? last : isLast ? reached : reached + 1n
      if (isLast) return { reached, isBehind: false }
    }
    return { reached, isBehind: true }
  }
}

/**
 * Looks once for transactions after `cursor`; without one, it gives the cursor of now alone. Each transaction names the one before
 * it, so none is missed: an account with a gap is loaded again, and what the service does not list is in `skipped`.
 *
 * Costs one request for 1 000 transactions, at most 5 with `isBehind` for the rest; as many for accounts with a gap; one for accounts
 * that the cursor does not have.
 * @throws {TonCenterError} as a request does @throws {InvalidParamsError} for a text that is no cursor
 */
export async function lookForTransactions(
  client: Client,
  accounts: readonly string[],
  cursor: string | undefined,
  options: RequestOptions,
): Promise<TransactionsLook> {
  const known = cursor === undefined ? undefined : readCursor(client, cursor)
  const missing = accounts.filter((account) => !known?.places.has(account))
  const newest = missing.length ? await newestOf(client, missing, options) : known?.places
  const taker = new Taker(
    new Map(accounts.map((account) => [account, known?.places.get(account) ?? newest?.get(account) ?? 0n])),
  )
  const { transactions: found, addressBook, skipped, places } = taker
  if (!known) {
    const cursor = writeCursor({ start: beforeBlocks(greatest([...places.values()])), places })
    return { transactions: [], addressBook, skipped, isBehind: false, cursor }
  }
  const { reached, isBehind } = await taker.walk(client, { accounts, start: known.start, skipsGaps: false }, options)
  // What arrives later from a shard that is behind, what is not final yet, and what is left of a gap are looked for again.
  const again = [isBehind ? reached : greatest([known.start, beforeBlocks(reached)]), ...taker.pending.values()]
  const gaps = [...taker.gaps]
  let hasGap = false
  if (gaps.length) {
    const first = least(gaps.map((account) => places.get(account) ?? 0n)) + 1n
    const walked = await taker.walk(client, { accounts: gaps, start: first, skipsGaps: true }, options)
    hasGap = walked.isBehind
    if (hasGap) again.push(walked.reached)
  }
  return {
    transactions: found.sort((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1)),
    addressBook,
    skipped,
    isBehind: isBehind || hasGap,
    cursor: writeCursor({ start: least(again), places }),
  }
}

/** Transactions that a page holds: older ones give way. */
const KEPT = 1_000

/** The new transactions of accounts, as a page holds them. */
export interface NewTransactions extends TransactionsLook {
  /** Final ones since the watch began, newest first; the newest 1 000. */
  readonly transactions: readonly Transaction[]
  /** How many the watch has given in all. */
  readonly count: number
}

const partiesOf = ({ account, in_msg, out_msgs }: Transaction) => [
  account,
  in_msg?.source,
  ...out_msgs.map(({ destination }) => destination),
]

/** What is held after one more look. The same object where it has found nothing new. */
export function withLook(before: NewTransactions | undefined, look: TransactionsLook): NewTransactions {
  if (before && before.cursor === look.cursor && before.isBehind === look.isBehind) return before
  const found = look.transactions.toReversed()
  const all = [...found, ...(before?.transactions ?? [])]
  const kept = all.slice(0, KEPT)
  let addressBook = { ...before?.addressBook, ...look.addressBook }
  if (kept.length < all.length) {
    const parties = new Set(kept.flatMap(partiesOf))
    addressBook = Object.fromEntries(Object.entries(addressBook).filter(([address]) => parties.has(address)))
  }
  const skipped = [...(before?.skipped ?? []), ...look.skipped].slice(-KEPT)
  return { ...look, transactions: kept, addressBook, skipped, count: (before?.count ?? 0) + found.length }
}
