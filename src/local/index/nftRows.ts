import type { NftTransfer } from '../../contract/v3/nftTransfer.ts'
import { parseBoc } from '../../core/values/cell.ts'
import { toBoc } from '../../core/values/toBoc.ts'
import { decodeBody, readEither } from '../bodies/decode.ts'
import { opcodes } from '../bodies/opcodes.ts'
import { Slice } from '../bodies/slice.ts'
import type { NftItemRow, TransactionRow } from './rows.ts'

/** The requested transfer of an item, in the row of the service; the row has whether it succeeded. */
export function readNftTransfer(row: TransactionRow, item: NftItemRow): NftTransfer | undefined {
  const { in_msg, description, hash, lt, now, trace_id } = row
  const body = in_msg?.message_content?.body
  if (!body || in_msg.bounced) return
  try {
    const slice = new Slice(parseBoc(body))
    if (slice.uint(32) !== opcodes.nft_transfer) return
    const query_id = slice.big(64).toString()
    const new_owner = slice.address() ?? ''
    const response_destination = slice.address()
    const custom = slice.maybeRef()
    const forward_amount = slice.coins().toString()
    const { cell } = readEither(slice)
    const forward = cell.bits || cell.refs.length ? cell : undefined
    return {
      query_id,
      nft_address: item.address,
      nft_collection: item.collection_address ?? '',
      transaction_hash: hash,
      transaction_lt: lt,
      transaction_now: now,
      transaction_aborted: description.aborted ?? false,
      old_owner: in_msg.source ?? '',
      new_owner,
      response_destination,
      custom_payload: custom ? toBoc(custom) : null,
      decoded_custom_payload: custom ? decodeBody(custom).decoded : null,
      forward_amount,
      forward_payload: forward ? toBoc(forward) : null,
      decoded_forward_payload: forward ? decodeBody(forward).decoded : null,
      trace_id: trace_id ?? null,
    }
  } catch {
    // A body that ends before its new owner.
    return
  }
}
