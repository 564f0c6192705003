import type { TransactionRow } from '../../index/rows.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import type { Arguments } from './arguments.ts'

/** A piece of an account's history, newest first, and the transaction after its end, if there is one. */
export function requestedHistory(
  args: Arguments,
  { ledger }: Context,
): { rows: TransactionRow[]; next?: TransactionRow } {
  const history = ledger.transactionsOf.get(args.address()) ?? []
  const limit = args.int('limit', 1, 1000) ?? 10
  // 0 counts as absent.
  const lt = args.lt('lt') || undefined
  const hash = args.hash('hash')
  const toLt = args.lt('to_lt') ?? 0n
  // Every node here is archival; a value that is none is refused all the same.
  args.bool('archival')
  if ((lt === undefined) !== (hash === undefined))
    throw new Refusal(422, 'failed to validate request: lt and hash are needed both or none')
  let end = history.length
  if (lt !== undefined) {
    const place = history.findIndex((row) => BigInt(row.lt) === lt && row.hash === hash)
    if (place < 0) throw new Refusal(500, 'LITE_SERVER_UNKNOWN: cannot compute block with specified transaction')
    end = place + 1
  }
  const start = Math.max(0, end - limit)
  const next = history[start - 1]
  const rows = history.slice(start, end).reverse()
  return { rows: rows.filter((row) => BigInt(row.lt) > toLt), ...(next && { next }) }
}
