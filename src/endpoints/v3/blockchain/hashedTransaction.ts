import { transaction } from '../../../contract/v3/transaction.ts'

const later: readonly string[] = ['mc_block_seqno', 'trace_id', 'trace_external_hash', 'emulated', 'finality']
/** The members that the hash of a transaction determines: all but those that the service learns later. */
export const hashedTransaction: readonly string[] = /* @__PURE__ */ Object.keys(transaction.shape).filter(
  (name) => !later.includes(name),
)
