import { toDecimal } from '../../../core/values/amount.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { summarize } from '../../../reading/summary.ts'
import type { ExportColumn } from '../../export/exportFile.ts'

/** Nothing for a time that is beyond all dates. */
const isoTime = (seconds: number) => (Math.abs(seconds) <= 8.64e12 ? new Date(seconds * 1000).toISOString() : undefined)

/** Columns of exported transactions: times in UTC, amounts in coins and in nanotons. */
export const transactionExport: readonly ExportColumn<ShownTransaction>[] = [
  { name: 'time', kind: 'text', value: ({ now }) => isoTime(now) },
  { name: 'lt', kind: 'number', value: ({ lt }) => lt },
  { name: 'hash', kind: 'text', value: ({ hash }) => hash },
  { name: 'account', kind: 'text', value: ({ account }) => account },
  { name: 'status', kind: 'text', value: (row) => summarize(row).status },
  { name: 'direction', kind: 'text', value: (row) => summarize(row).direction },
  { name: 'from', kind: 'text', value: (row) => summarize(row).from },
  { name: 'to', kind: 'text', value: (row) => summarize(row).to.join(' ') },
  { name: 'received', kind: 'number', value: (row, decimals) => toDecimal(summarize(row).incoming, decimals) },
  { name: 'received_nanotons', kind: 'number', value: (row) => summarize(row).incoming },
  { name: 'sent', kind: 'number', value: (row, decimals) => toDecimal(summarize(row).outgoing, decimals) },
  { name: 'sent_nanotons', kind: 'number', value: (row) => summarize(row).outgoing },
  { name: 'fee', kind: 'number', value: ({ total_fees }, decimals) => toDecimal(total_fees, decimals) },
  { name: 'fee_nanotons', kind: 'number', value: ({ total_fees }) => total_fees },
  { name: 'opcode', kind: 'text', value: (row) => summarize(row).opcode },
  { name: 'comment', kind: 'text', value: (row) => summarize(row).comment },
  {
    name: 'block',
    kind: 'text',
    value: ({ block_ref: block }) => block && `${block.workchain}:${block.shard}:${block.seqno}`,
  },
]
