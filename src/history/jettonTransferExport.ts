import type { JettonTransfer } from '../contract/v3/jettonTransfer.ts'
import { readPayload } from '../reading/payload.ts'
import { assetAmounts, isoTime, number, party, text } from './columns.ts'
import type { ExportColumn } from './exportFile.ts'

type Row = JettonTransfer

/**
 * Columns of exported transfers of jettons: time in UTC, parties with names, the exact amount with its token, comment, trace, hash.
 * `own_status` is `failed` where the jetton wallet of the sender refused: nothing moved.
 */
export const jettonTransferExport: readonly ExportColumn<Row>[] = [
  text('time', ({ transaction_now }) => isoTime(transaction_now)),
  number('lt', ({ transaction_lt }) => transaction_lt),
  text('hash', ({ transaction_hash }) => transaction_hash),
  text('trace', ({ trace_id }) => trace_id),
  text('own_status', ({ transaction_aborted }) => (transaction_aborted ? 'failed' : 'success')),
  ...party<Row>('from', ({ source }) => source),
  ...party<Row>('to', ({ destination }) => destination),
  ...assetAmounts<Row>('amount', ({ amount, jetton_master }) => [{ amount, asset: jetton_master || null }]),
  text('comment', ({ decoded_forward_payload }) => readPayload(decoded_forward_payload).comment),
]
