import type { ShownTransaction } from '../fromV2/shown.ts'
import { costOf } from '../reading/cost.ts'
import { summarize } from '../reading/summary.ts'
import { isoTime, nativeAmount, number, party, text } from './columns.ts'
import type { ExportColumn } from './exportFile.ts'

type Row = ShownTransaction

/**
 * Columns of exported transactions: times in UTC, amounts in coins and in nanograms, names of the parties. `received` − `sent` − `fee` is
 * the change of the account's balance by each row. `own_status` is that of the transaction alone: a send that a later account refused is
 * `success`, and what came back is a row of its own. It is `pending` or `confirmed` until the row is final. `readTrace` says how the
 * trace ended.
 */
export const transactionExport: readonly ExportColumn<Row>[] = [
  text('time', ({ now }) => isoTime(now)),
  number('lt', ({ lt }) => lt),
  text('hash', ({ hash }) => hash),
  text('trace', ({ trace_id }) => trace_id),
  ...party<Row>('account', ({ account }) => account),
  text('own_status', (row) => summarize(row).status),
  text('direction', (row) => summarize(row).direction),
  ...party<Row>('from', (row) => summarize(row).from),
  ...party<Row>('to', (row) => summarize(row).to),
  ...nativeAmount<Row>('received', (row) => costOf(row).received),
  ...nativeAmount<Row>('sent', (row) => costOf(row).sent),
  ...nativeAmount<Row>('fee', (row) => costOf(row).fee),
  // A part of the fee: the way of the sent messages, which `total_fees` of the service leaves out.
  ...nativeAmount<Row>('forward_fee', (row) => costOf(row).forward),
  ...nativeAmount<Row>('balance_after', ({ account_state_after: after }) =>
    after?.balance == null ? undefined : BigInt(after.balance),
  ),
  text('opcode', (row) => summarize(row).opcode),
  text('comment', (row) => summarize(row).comment),
  text('block', ({ block_ref: block }) => block && `${block.workchain}:${block.shard}:${block.seqno}`),
]
