import type { BlockRow, TransactionRow } from '../../index/rows.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'
import { blockAt } from './state.ts'

const idOf = ({ account }: TransactionRow) => account.slice(account.indexOf(':') + 1)
const compare = (a: string | bigint, b: string | bigint) => (a < b ? -1 : a > b ? 1 : 0)

/** A page of the transactions of a block, by account, then logical time. */
export function blockPage(
  args: Arguments,
  context: Context,
): { block: BlockRow; rows: TransactionRow[]; count: number; incomplete: boolean } {
  const block = blockAt(args, context)
  const count = args.int('count', 1, 10_000) ?? 40
  const afterLt = args.lt('after_lt')
  const after = args.accountId('after_hash')
  if ((afterLt === undefined) !== (after === undefined))
    throw new Refusal(422, 'after_lt and after_hash should be used together')
  const all = context.ledger
    .transactionsIn(block.seqno)
    .filter(({ block_ref }) => block_ref.workchain === block.workchain)
    .sort((a, b) => compare(idOf(a), idOf(b)) || compare(BigInt(a.lt), BigInt(b.lt)))
    .filter((row) => after === undefined || (compare(idOf(row), after) || compare(BigInt(row.lt), afterLt ?? 0n)) > 0)
  return { block, rows: all.slice(0, count), count, incomplete: all.length > count }
}
