import type { JettonBurn } from '../../contract/v3/jettonBurn.ts'
import type { JettonTransfer } from '../../contract/v3/jettonTransfer.ts'
import type { JettonWallet } from '../../contract/v3/jettonWallet.ts'
import { type Cell, parseBoc } from '../../core/values/cell.ts'
import { toBoc } from '../../core/values/toBoc.ts'
import { decodeBody, readEither } from '../bodies/decode.ts'
import { opcodes } from '../bodies/opcodes.ts'
import { Slice } from '../bodies/slice.ts'
import type { TransactionRow } from './rows.ts'

/** A transfer or burn in the row of the service, and the list that it belongs to. */
export type JettonEvent = { kind: 'transfer'; row: JettonTransfer } | { kind: 'burn'; row: JettonBurn }

const bocOrNull = (cell: Cell | undefined) => (cell ? toBoc(cell) : null)
const decodedOrNull = (cell: Cell | undefined) => (cell ? decodeBody(cell).decoded : null)

/** Decodes the message that a jetton wallet received, if it moves or burns jettons. */
export function readJettonEvent(row: TransactionRow, wallet: JettonWallet): JettonEvent | undefined {
  const { in_msg, description, hash, lt, now, trace_id } = row
  const body = in_msg?.message_content?.body
  if (!body || in_msg.bounced) return
  const at = {
    transaction_hash: hash,
    transaction_lt: lt,
    transaction_now: now,
    transaction_aborted: description.aborted ?? false,
    trace_id: trace_id ?? null,
  }
  try {
    const slice = new Slice(parseBoc(body))
    const op = slice.uint(32)
    if (op !== opcodes.jetton_transfer && op !== opcodes.jetton_burn) return
    const query_id = slice.big(64).toString()
    const amount = slice.coins().toString()
    if (op === opcodes.jetton_burn) {
      const response_destination = slice.address()
      const custom = slice.maybeRef()
      const burn = {
        query_id,
        owner: wallet.owner,
        jetton_wallet: wallet.address,
        jetton_master: wallet.jetton,
        ...at,
        amount,
        response_destination,
        custom_payload: bocOrNull(custom),
        decoded_custom_payload: decodedOrNull(custom),
      }
      return { kind: 'burn', row: burn }
    }
    // Transfers that failed are not listed.
    if (at.transaction_aborted) return
    const destination = slice.address()
    const response_destination = slice.address()
    const custom = slice.maybeRef()
    const forward_ton_amount = slice.coins().toString()
    const { cell } = readEither(slice)
    const forward = cell.bits || cell.refs.length ? cell : undefined
    const transfer = {
      query_id,
      source: wallet.owner,
      destination: destination ?? '',
      amount,
      source_wallet: wallet.address,
      jetton_master: wallet.jetton,
      ...at,
      response_destination,
      custom_payload: bocOrNull(custom),
      decoded_custom_payload: decodedOrNull(custom),
      forward_ton_amount,
      forward_payload: bocOrNull(forward),
      decoded_forward_payload: decodedOrNull(forward),
    }
    return { kind: 'transfer', row: transfer }
  } catch {
    // A body that ends before its amount.
    return
  }
}
