import type { AccountStateFull } from '../contract/v3/accountStateFull.ts'
import type { Block } from '../contract/v3/block.ts'
import type { Message } from '../contract/v3/message.ts'
import type { Transaction } from '../contract/v3/transaction.ts'
import type { WalletState } from '../contract/v3/walletState.ts'

/** These of a type are there; the others may be absent. */
type With<Data, Needed extends keyof Data> = Pick<Data, Needed> & {
  [Name in keyof Data]?: Data[Name] | undefined
}

/** A message as far as it is drawn beside its transaction: of v3, or of v2, which did not tell hashes before 2025. */
export type ShownMessage = Omit<Message, 'hash'> & { hash?: string | undefined }

/**
 * A transaction as far as components need it: one of v3, or one of v2 by `transactionFromV2`, which knows neither its block nor
 * its trace. What is absent is left out where it is drawn.
 */
export interface ShownTransaction
  extends With<
    Omit<Transaction, 'in_msg' | 'out_msgs'>,
    'account' | 'hash' | 'lt' | 'now' | 'total_fees' | 'description'
  > {
  /** `null` for tick-tock and similar transactions. */
  in_msg: ShownMessage | null
  out_msgs: ShownMessage[]
}

/** A block as far as components need it: one of v3, or one of v2 by `blockFromV2`, which may be no more than its name. */
export type ShownBlock = With<Block, 'workchain' | 'shard' | 'seqno' | 'root_hash' | 'file_hash'>

/** What an account card draws. Nothing is needed: an account that the chain has never seen has nothing but its address. */
export type AccountData = Partial<AccountStateFull> & Partial<Pick<WalletState, 'wallet_type' | 'seqno'>>
