import type { BlockIdExt, TransactionId } from '../../../schemas/v2/common.ts'
import type { BlockRow } from '../../ledger/rows.ts'

const NO_HASH = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='

export const blockId = ({ workchain, seqno, root_hash, file_hash }: BlockRow): BlockIdExt => ({
  '@type': 'ton.blockIdExt',
  workchain,
  // The whole workchain, signed; v3 writes 8000000000000000.
  shard: '-9223372036854775808',
  seqno,
  root_hash,
  file_hash,
})

export const transactionId = (lt: string, hash: string | null): TransactionId => ({
  '@type': 'internal.transactionId',
  lt,
  hash: hash ?? NO_HASH,
})
