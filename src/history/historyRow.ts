import type { Action } from '../contract/v3/action.ts'
import type { AddressBook } from '../contract/v3/addressBook.ts'
import type { Metadata } from '../contract/v3/metadata.ts'
import type { Transaction } from '../contract/v3/transaction.ts'
import type { NativeCurrency } from '../core/knownTokens.ts'
import { rawForm } from '../core/values/address.ts'
import type { JettonBalance } from '../query/builders/jettons.ts'
import { bodyFields } from '../reading/bodyFields.ts'
import { readAction } from '../reading/readAction.ts'
import { readTransaction } from '../reading/readTransaction.ts'
import { isBounce } from '../reading/story.ts'
import { jettonChange } from '../reading/value/jettonChange.ts'
import { assetId, assetOf } from './columns.ts'

/**
 * `transactions`: every transaction of the account, with its fee. `jettons`: every change of the balances of its jetton wallets.
 * `actions`: what the service found that the account had to do with; they repeat the amounts of the others.
 */
export type HistoryKind = 'transactions' | 'jettons' | 'actions'

/** One row of the history of an account: for one asset, so that a column adds up. */
export interface HistoryRow {
  /** Where the row is from. */
  readonly kind: HistoryKind
  /** Unix seconds. */
  readonly time: number
  /** Logical time. */
  readonly lt: string
  /** Of the transaction; of an action its id. */
  readonly hash: string
  /** Id of its trace; `null` where the service does not name it. */
  readonly trace: string | null
  /** Raw: the account itself; for `jettons` still the owner. */
  readonly account: string
  /** How the row itself ended: a send that a later account refused is `success`, and what returned is a row of its own. */
  readonly status: string
  /** What happened, as one word: of a transaction its operation, of an action its type, of a jetton wallet what it did. */
  readonly type: string
  /** As the account sees it. */
  readonly direction: 'in' | 'out' | 'self' | undefined
  /** Raw address of the jetton's master; `null` for the native coin. Of `actions` also `extra:` and the id of an extra currency. */
  readonly asset: string | null
  /** Of the asset; absent where its metadata has none. */
  readonly symbol: string | undefined
  /** `undefined` where the token does not state them: then only smallest units are exact. */
  readonly decimals: number | undefined
  /** Smallest units by which the balance of the asset changed, after fees. Of `actions` it is what the action names. */
  readonly change: bigint
  /** Smallest units that came and left with messages. */
  readonly received: bigint
  /** Smallest units that left with messages. */
  readonly sent: bigint
  /** Nanograms that the account paid, forward fees included. 0 but for `transactions`. */
  readonly fee: bigint
  /** The part of it for the way of the sent messages. */
  readonly forwardFee: bigint
  /** Nanograms after it, where the answer states them. Only of `transactions`. */
  readonly balance: bigint | undefined
  /** Raw addresses of the others, with their names where the service knows them. */
  readonly counterparties: readonly { readonly account: string; readonly name: string | undefined }[]
  /** Written by a stranger. */
  readonly comment: string | undefined
  /** The place after this row: `exportHistory` resumes there. */
  readonly cursor: string
}

/** A row before its place is known. */
export type BareRow = Omit<HistoryRow, 'cursor'>

/** What is known beside the rows of one page. */
export interface RowBooks {
  /** Raw: whose history it is. */
  readonly account: string
  readonly addressBook: AddressBook
  readonly metadata: Metadata
  readonly currency: NativeCurrency
}

/** Parties that are no account. */
const NO_ACCOUNT = /^(outside|system)$/

const named = (accounts: readonly (string | undefined)[], { account, addressBook }: RowBooks) =>
  [...new Set(accounts.flatMap((one) => (one === undefined || NO_ACCOUNT.test(one) ? [] : rawForm(one))))]
    .filter((one) => one !== account)
    .map((one) => ({ account: one, name: addressBook[one]?.domain ?? undefined }))

const NO_FEES = { fee: 0n, forwardFee: 0n, balance: undefined } as const

/** A transaction of the account: its change is the change of the balance, to the nanogram. */
export function rowOfTransaction(transaction: Transaction, books: RowBooks): BareRow {
  const { cost, change, story } = readTransaction(transaction)
  const after = transaction.account_state_after?.balance
  return {
    kind: 'transactions',
    time: transaction.now,
    lt: transaction.lt,
    hash: transaction.hash,
    trace: transaction.trace_id ?? null,
    account: books.account,
    status: story.status,
    type: story.verb,
    direction: story.direction,
    asset: null,
    symbol: books.currency.symbol,
    decimals: books.currency.decimals,
    change,
    received: cost.received,
    sent: cost.sent,
    fee: cost.fee,
    forwardFee: cost.forward,
    balance: after == null ? undefined : BigInt(after),
    counterparties: named([story.from, ...story.to], books),
    comment: story.comment,
  }
}

/** The comment of a jetton transfer, which a stranger wrote; `undefined` where there is none. */
const commentIn = ({ in_msg }: Transaction) =>
  bodyFields(in_msg?.message_content?.decoded).find(({ kind }) => kind === 'comment')?.value

/** A transaction of a jetton wallet of the account; `undefined` where the balance of the wallet did not change. */
export function rowOfJettons(transaction: Transaction, wallet: JettonBalance, books: RowBooks): BareRow | undefined {
  const change = jettonChange(transaction)
  if (!change) return
  const { amount, kind, other } = change
  return {
    kind: 'jettons',
    time: transaction.now,
    lt: transaction.lt,
    hash: transaction.hash,
    trace: transaction.trace_id ?? null,
    account: books.account,
    status: 'success',
    type: kind,
    direction: amount < 0n ? 'out' : 'in',
    asset: rawForm(wallet.jetton),
    symbol: wallet.token?.symbol,
    decimals: wallet.decimals,
    change: amount,
    received: amount > 0n ? amount : 0n,
    sent: amount < 0n ? -amount : 0n,
    ...NO_FEES,
    counterparties: named([other], books),
    // What a wallet refused returns with the words that were sent.
    comment: kind === 'returned' ? undefined : commentIn(transaction),
  }
}

/** The rows of an action: one for each amount that it names, at least one. */
export function rowsOfAction(action: Action, books: RowBooks): readonly BareRow[] {
  const { status, direction, from, to, amounts, comment, isVoid } = readAction(action, { account: books.account })
  const base = {
    kind: 'actions',
    time: action.trace_end_utime ?? action.end_utime ?? 0,
    lt: action.trace_end_lt ?? action.end_lt ?? '0',
    hash: action.action_id,
    trace: action.trace_id ?? null,
    account: books.account,
    status,
    type: action.type,
    direction,
    ...NO_FEES,
    counterparties: named([from, to], books),
    comment,
  } as const
  if (!amounts.length)
    return [{ ...base, asset: null, symbol: undefined, decimals: undefined, change: 0n, received: 0n, sent: 0n }]
  return amounts.map((moved) => {
    const { amount, direction: way = direction } = moved
    const asset = assetId(moved)
    // What returned is the payment's: neither of the two rows changes the balance.
    const units = isVoid || isBounce(action) ? 0n : BigInt(amount)
    const [received, sent] = [way === 'in' ? units : 0n, way === 'out' ? units : 0n]
    return { ...base, ...assetOf(asset, books), direction: way, asset, change: received - sent, received, sent }
  })
}
