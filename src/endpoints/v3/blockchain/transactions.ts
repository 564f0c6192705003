import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { windowPages } from '../../../core/pagination.ts'
import { address, hash, int32, lt, opcode, seqno, shard } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { hashedTransaction, type Transaction, transaction } from '../../../schemas/transaction.ts'
import { rowWindow } from '../rowWindow.ts'

export interface TransactionsParams {
  /** Of the block; −1 is the masterchain. */
  workchain?: number | undefined
  /** Of the block: hex as in the answers, or signed decimal. */
  shard?: string | undefined
  /** Of the block. */
  seqno?: number | undefined
  /** Of the masterchain block that includes the transaction. */
  mc_seqno?: number | undefined
  /** One account or several, in any form. */
  account?: OneOrMany<AnyAddress> | undefined
  /** Accepted by the service, without effect in v1.3. */
  exclude_account?: OneOrMany<AnyAddress> | undefined
  /** Hex, base64 or base64url. With `hash` the rows are ordered by hash. */
  hash?: OneOrMany<string> | undefined
  /** Exactly this logical time. */
  lt?: string | undefined
  /** Unix seconds, inclusive. Sending a time orders the rows by time. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. */
  end_utime?: number | undefined
  /** Inclusive. */
  start_lt?: string | undefined
  /** Inclusive. */
  end_lt?: string | undefined
  /** Side of the message that `msg_hash` or `opcode` names. */
  direction?: 'in' | 'out' | undefined
  /** Plain or normalised hash of a message. */
  msg_hash?: OneOrMany<string> | undefined
  /** Sender of a message. */
  source?: AnyAddress | undefined
  /** Receiver of a message. */
  destination?: AnyAddress | undefined
  body_hash?: string | undefined
  /** Of a message: `0x` and hex digits. */
  opcode?: string | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
  /** By logical time; `desc` (newest first) when absent. */
  sort?: 'asc' | 'desc' | undefined
}
export interface TransactionsResponse extends Listed {
  transactions: Transaction[]
  address_book: AddressBook
}

/** Transactions by account, block, hash, message or time. Newest first; without a filter those of the whole chain. */
export const transactions = /* @__PURE__ */ defineEndpoint<
  TransactionsParams,
  TransactionsResponse,
  'offset',
  Transaction
>({
  generation: 'v3',
  name: 'transactions',
  method: 'GET',
  path: '/transactions',
  params: z.params({
    workchain: z.optional(int32),
    shard: z.optional(shard),
    seqno: z.optional(seqno),
    mc_seqno: z.optional(seqno),
    account: z.optional(list(address)),
    exclude_account: z.optional(list(address)),
    hash: z.optional(list(hash)),
    lt: z.optional(lt),
    direction: z.optional(z.oneOf(['in', 'out'])),
    msg_hash: z.optional(list(hash)),
    source: z.optional(address),
    destination: z.optional(address),
    body_hash: z.optional(hash),
    opcode: z.optional(opcode),
    ...rowWindow(),
  }),
  rows: 'transactions',
  response: z.object({
    transactions: z.array(transaction),
    address_book: addressBook,
  }),
  brings: { transactions: 'hash' },
  // A masterchain block that is not indexed yet answers 404, so what does answer is complete and stays.
  cache: ({ mc_seqno }) => (mc_seqno === undefined ? 'block' : 'immutable'),
  batch: byKey<TransactionsParams, TransactionsResponse, Transaction>({
    key: 'hash',
    keysOf: (row) => [row.hash],
    sendLimit: true,
  }),
  owns: ({ account }, { transactions }) =>
    foreignAddresses(
      account,
      transactions.map((row) => row.account),
    ),
  pagination: windowPages({
    rowKey: ({ hash }) => hash,
    hashed: hashedTransaction,
    lt: (row) => row.lt,
    utime: (row) => row.now,
    // These are in order of hash.
    isUnbound: ({ hash }) => hash !== undefined,
  }),
})
