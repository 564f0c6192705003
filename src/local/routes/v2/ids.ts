import type { AccountAddress } from '../../../contract/v2/accountAddress.ts'
import type { BlockIdExt } from '../../../contract/v2/blockIdExt.ts'
import type { TransactionId } from '../../../contract/v2/transactionId.ts'
import { toFriendlyAddress } from '../../../core/values/address.ts'
import type { BlockRow } from '../../index/rows.ts'

export const NO_HASH = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='

/** The whole workchain, signed; v3 writes 8000000000000000. */
export const SHARD = '-9223372036854775808'

export const blockId = ({
  workchain,
  seqno,
  root_hash,
  file_hash,
}: Pick<BlockRow, 'workchain' | 'seqno' | 'root_hash' | 'file_hash'>): BlockIdExt => ({
  '@type': 'ton.blockIdExt',
  workchain,
  shard: SHARD,
  seqno,
  root_hash,
  file_hash,
})

export const transactionId = (lt: string, hash: string | null): TransactionId => ({
  '@type': 'internal.transactionId',
  lt,
  hash: hash ?? NO_HASH,
})

/** Bounceable; `''` for the address that nobody has. */
export const friendly = (address: string | null | undefined): string =>
  address == null ? '' : toFriendlyAddress(address)

export const accountAddress = (address: string | null | undefined): AccountAddress => ({
  '@type': 'accountAddress',
  account_address: friendly(address),
})

/** Extra currencies as v2 spells them, by number. */
export const extraCurrencies = (of: Readonly<Record<string, string>> | null | undefined) =>
  Object.entries(of ?? {}).map(([id, amount]) => ({ '@type': 'extraCurrency', id: Number(id), amount }))
