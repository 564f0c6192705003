import type { AccountStateFull } from '../contract/v3/accountStateFull.ts'
import type { Block } from '../contract/v3/block.ts'
import type { Message } from '../contract/v3/message.ts'
import type { Transaction } from '../contract/v3/transaction.ts'
import type { WalletState } from '../contract/v3/walletState.ts'

/** These of a type are there; the others may be absent. */
type With<Data, Needed extends keyof Data> = Pick<Data, Needed> & {
  [Name in keyof Data]?: Data[Name] | undefined
}

/** The part of a message that is rendered beside its transaction. A message of v2 has no hashes before 2025. */
export type ShownMessage = Omit<Message, 'hash'> & { hash?: string | undefined }

/**
 * The part of a transaction that components need: of v3, or of v2 by `transactionFromV2`, without block and trace.
 * Components leave out absent members.
 */
export interface ShownTransaction
  extends With<
    Omit<Transaction, 'in_msg' | 'out_msgs'>,
    'account' | 'hash' | 'lt' | 'now' | 'total_fees' | 'description'
  > {
  /** `null` for tick-tock and similar transactions. */
  in_msg: ShownMessage | null
  /** In the order of their logical times. */
  out_msgs: ShownMessage[]
}

/** The part of a block that components need: of v3, or of v2 by `blockFromV2`. It may be the name of the block alone. */
export type ShownBlock = With<Block, 'workchain' | 'shard' | 'seqno' | 'root_hash' | 'file_hash'>

/** The data of an account card. Nothing is needed: an account that the chain has never seen has nothing but its address. */
export type AccountData = Partial<AccountStateFull> & Partial<Pick<WalletState, 'wallet_type' | 'seqno'>>
