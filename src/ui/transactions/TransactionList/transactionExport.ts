import { SMALLEST_UNIT } from '../../../core/knownTokens.ts'
import { toDecimal } from '../../../core/values/amount.ts'
import type { ShownTransaction } from '../../../fromV2/shown.ts'
import { type Cost, costOf } from '../../../reading/cost.ts'
import { summarize } from '../../../reading/summary.ts'
import type { ExportColumn } from '../../export/exportFile.ts'

/** Nothing for a time that is beyond all dates. */
const isoTime = (seconds: number) => (Math.abs(seconds) <= 8.64e12 ? new Date(seconds * 1000).toISOString() : undefined)

/** One amount in coins, and in nanograms. */
const amount = (name: string, of: (cost: Cost) => bigint): readonly ExportColumn<ShownTransaction>[] => [
  { name, kind: 'number', value: (row, decimals) => toDecimal(of(costOf(row)), decimals) },
  { name: `${name}_${SMALLEST_UNIT}`, kind: 'number', value: (row) => of(costOf(row)) },
]

/**
 * Columns of exported transactions: times in UTC, amounts in coins and in nanograms. `received` − `sent` − `fee` is the change of the
 * account's balance by each row.
 */
export const transactionExport: readonly ExportColumn<ShownTransaction>[] = [
  { name: 'time', kind: 'text', value: ({ now }) => isoTime(now) },
  { name: 'lt', kind: 'number', value: ({ lt }) => lt },
  { name: 'hash', kind: 'text', value: ({ hash }) => hash },
  { name: 'account', kind: 'text', value: ({ account }) => account },
  { name: 'status', kind: 'text', value: (row) => summarize(row).status },
  { name: 'direction', kind: 'text', value: (row) => summarize(row).direction },
  { name: 'from', kind: 'text', value: (row) => summarize(row).from },
  { name: 'to', kind: 'text', value: (row) => summarize(row).to.join(' ') },
  ...amount('received', ({ received }) => received),
  ...amount('sent', ({ sent }) => sent),
  ...amount('fee', ({ fee }) => fee),
  // A part of the fee: the way of the sent messages, which `total_fees` of the service leaves out.
  ...amount('forward_fee', ({ forward }) => forward),
  { name: 'opcode', kind: 'text', value: (row) => summarize(row).opcode },
  { name: 'comment', kind: 'text', value: (row) => summarize(row).comment },
  {
    name: 'block',
    kind: 'text',
    value: ({ block_ref: block }) => block && `${block.workchain}:${block.shard}:${block.seqno}`,
  },
]
