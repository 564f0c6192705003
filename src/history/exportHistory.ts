import type { Transaction } from '../contract/v3/transaction.ts'
import type { Client } from '../core/client.ts'
import { NATIVE_CURRENCY, type NativeCurrency } from '../core/knownTokens.ts'
import { type AnyAddress, addressText, rawForm } from '../core/values/address.ts'
import { actions } from '../endpoints/v3/actions/actions.ts'
import { transactions } from '../endpoints/v3/blockchain/transactions.ts'
import { jettonWallets } from '../endpoints/v3/jettons/jettonWallets.ts'
import { type JettonBalance, toJettonBalances } from '../query/builders/jettons.ts'
import { booksOf } from './exportFile.ts'
import {
  type BareRow,
  type HistoryKind,
  type HistoryRow,
  type RowBooks,
  rowOfJettons,
  rowOfTransaction,
  rowsOfAction,
} from './historyRow.ts'
import { pagesOf } from './pages.ts'
import { comparePlaces, inOrder, merged, type Place, type Placed, readPlace, writePlace } from './streams.ts'

export interface HistoryOptions {
  client: Client
  /** Whose history, in any form. */
  account: AnyAddress
  /** Unix seconds, inclusive. Default: the first transaction. */
  from?: number | undefined
  /** Unix seconds, inclusive. Default: the newest. */
  to?: number | undefined
  /** Default `transactions` and `jettons`: with them each asset adds up to the change of its balance. */
  kinds?: readonly HistoryKind[] | undefined
  /** The `cursor` of the last row that is done: the rows after it follow. */
  cursor?: string | undefined
  /** Ends it between two pages. */
  signal?: AbortSignal | undefined
  /** Called after each page, and at an early end. What it throws ends the export. */
  onProgress?: ((progress: HistoryProgress) => void) | undefined
  /** Symbol and decimals of the native coin. Default GRAM, 9. */
  nativeCurrency?: NativeCurrency | undefined
}

export interface HistoryProgress {
  /** Requests that were answered. */
  readonly requests: number
  /** Rows of answers that are not as documented, and so in no row: sums lack them. */
  readonly leftOut: number
  /** Unix seconds that all kinds have reached; `undefined` before the first rows. */
  readonly until: number | undefined
  /** The export has ended before a row that is not final: a later one that resumes has it. */
  readonly endsEarly: boolean
}

/** Jetton wallets that one request asks for: their addresses are in its URL. */
const GROUP = 100

interface Export extends Required<Pick<HistoryOptions, 'client'>> {
  readonly account: string
  readonly currency: NativeCurrency
  readonly range: { readonly start_utime: number; readonly end_utime?: number; readonly sort: 'asc' }
  readonly signal: AbortSignal | undefined
  /** Counts an answer. */
  answered(leftOut: number): void
}

/** A row; `undefined` in the place of one that is not final. */
type Step = BareRow | undefined

const stepAt = (
  { time, lt, hash, kind }: Pick<BareRow, 'time' | 'lt' | 'hash' | 'kind'>,
  row: Step,
  index = 0,
): Placed<Step> => ({ time, lt: BigInt(lt), key: `${hash}:${kind}:${index}`, row })

interface HasFinality {
  readonly finality?: string | undefined
  readonly emulated?: boolean | undefined
}

/** Absent from older services, which list final rows only. A word that is not known is not final. */
const isFinal = ({ finality = 'finalized', emulated }: HasFinality): boolean => finality === 'finalized' && !emulated

async function* transactionPages(
  of: Export,
  kind: HistoryKind,
  accounts: readonly string[],
  rowOf: (row: Transaction, books: RowBooks) => BareRow | undefined,
) {
  const { client, account, currency, range, signal } = of
  for await (const { page, rows, leftOut } of pagesOf(
    client,
    transactions,
    { ...range, account: [...accounts] },
    { signal },
  )) {
    of.answered(leftOut)
    const books = { ...booksOf(page), account, currency }
    yield rows.flatMap((row): Placed<Step>[] => {
      if (!isFinal(row)) return [stepAt({ ...row, time: row.now, kind }, undefined)]
      const made = rowOf(row, books)
      return made ? [stepAt(made, made)] : []
    })
  }
}

async function* actionPages(of: Export) {
  const { client, account, currency, range, signal } = of
  // Without its transactions an action does not say whether its amount returned.
  const asked = { ...range, account, include_transactions: true }
  for await (const { page, rows, leftOut } of pagesOf(client, actions, asked, { signal })) {
    of.answered(leftOut)
    const books = { ...booksOf(page), account, currency }
    yield rows.flatMap((action) => {
      const made = rowsOfAction(action, books)
      if (isFinal(action)) return made.map((row, index) => stepAt(row, row, index))
      // One that has no time yet is later than all.
      return made.slice(0, 1).map((row) => stepAt({ ...row, time: row.time || Number.MAX_SAFE_INTEGER }, undefined))
    })
  }
}

/** All jetton wallets of the account, emptied ones too: they have a history. */
async function walletsOf({ client, account, signal, answered }: Export): Promise<readonly JettonBalance[]> {
  const found = new Map<string, JettonBalance>()
  for await (const { page, leftOut } of pagesOf(client, jettonWallets, { owner_address: [account] }, { signal })) {
    answered(leftOut)
    for (const wallet of toJettonBalances(page)) found.set(rawForm(wallet.wallet), wallet)
  }
  return [...found.values()]
}

async function* streamsOf(of: Export, kinds: readonly HistoryKind[]): AsyncGenerator<Placed<Step>, void> {
  const streams: AsyncGenerator<Placed<Step>, void>[] = []
  if (kinds.includes('transactions'))
    streams.push(inOrder(transactionPages(of, 'transactions', [of.account], rowOfTransaction)))
  if (kinds.includes('jettons')) {
    const wallets = await walletsOf(of)
    const known = new Map(wallets.map((wallet) => [rawForm(wallet.wallet), wallet]))
    const all = [...known.keys()]
    for (let at = 0; at < all.length; at += GROUP)
      streams.push(
        inOrder(
          transactionPages(of, 'jettons', all.slice(at, at + GROUP), (row, books) => {
            const wallet = known.get(rawForm(row.account))
            return wallet && rowOfJettons(row, wallet, books)
          }),
        ),
      )
  }
  if (kinds.includes('actions')) streams.push(inOrder(actionPages(of)))
  yield* merged(streams)
}

/**
 * The history of an account, oldest first, as rows for accounting: exact amounts in smallest units, fees, counterparties with their
 * names. Of `transactions` and `jettons` the changes of an asset add up to the change of its balance. It ends before the first row of
 * any kind that is not final: a later export that resumes after the last row has it.
 *
 * Costs one request for 1 000 rows of each kind, one for 1 000 jetton wallets, and one more for each 100 of these. They keep to the
 * pace of the client, behind the requests that a reader waits for. Memory holds a page of each kind, whatever the length. Ended by
 * `signal`, or by a failure, it resumes after the `cursor` of a row. `return()` of the iterator ends it too.
 *
 * @throws {TonCenterError} as each request does; a row that has been given is true all the same
 * @throws {RangeError} for a cursor that is none
 */
export async function* exportHistory(options: HistoryOptions): AsyncGenerator<HistoryRow, void> {
  const { client, from, to, kinds = ['transactions', 'jettons'], signal, onProgress, nativeCurrency } = options
  const after: Place | undefined = options.cursor === undefined ? undefined : readPlace(options.cursor)
  let requests = 0
  let leftOut = 0
  let until: number | undefined
  const of: Export = {
    client,
    account: rawForm(addressText(options.account)),
    currency: nativeCurrency ?? NATIVE_CURRENCY,
    // A bound by time makes the order that of times in each list: they are merged by it.
    range: {
      start_utime: Math.max(from ?? 1, after?.time ?? 1),
      ...(to !== undefined && { end_utime: to }),
      sort: 'asc',
    },
    signal,
    answered(ofPage) {
      requests++
      leftOut += ofPage
      onProgress?.({ requests, leftOut, until, endsEarly: false })
    },
  }
  for await (const one of streamsOf(of, kinds)) {
    if (!one.row) {
      onProgress?.({ requests, leftOut, until, endsEarly: true })
      return
    }
    if (after && comparePlaces(one, after) <= 0) continue
    until = one.time
    yield { ...one.row, cursor: writePlace(one) }
  }
}
