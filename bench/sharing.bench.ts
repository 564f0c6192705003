import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query'
import type { TransactionsResponse } from '../src/contract/v3/endpoints/transactions.ts'
import { asAnswer, sharing } from '../src/core/sharing.ts'
import { transactions } from '../src/endpoints/v3/blockchain/transactions.ts'
import { createLocalService } from '../src/local/service.ts'
import { rowsOf } from '../src/query/rows.ts'
import { compare, type Figure } from './measure.ts'

const ROWS = 1_000

export const title = `Sharing a refetched page of ${ROWS} transactions after one insertion (limit: 0.1 × JSON.parse, 999 rows kept)`

/** A page of the demo chain's transactions, each with a hash of its own, the newest first. */
async function pages(): Promise<{ before: string; after: string }> {
  const response = await createLocalService().handle(new Request('http://local.test/api/v3/transactions?limit=250'))
  const answer: TransactionsResponse = await response.json()
  const rows = Array.from({ length: ROWS + 1 }, (_, index) => ({
    ...answer.transactions[index % answer.transactions.length],
    hash: `${index}`.padStart(43, 'h').concat('='),
  }))
  const page = (from: number) => JSON.stringify({ ...answer, transactions: rows.slice(from, from + ROWS) })
  return { before: page(1), after: page(0) }
}

export async function run(): Promise<Figure[]> {
  const { before, after } = await pages()
  const share = sharing(transactions.pagination)
  const toRows = rowsOf(transactions)
  const answer = (page: string): TransactionsResponse => asAnswer(JSON.parse(page))
  const infinite = (page: string): InfiniteData<TransactionsResponse> => ({ pages: [answer(page)], pageParams: [{}] })
  const [old, next, same] = [answer(before), answer(after), answer(before)]
  const [oldPages, nextPages] = [infinite(before), infinite(after)]
  const oldRows = toRows(oldPages)
  /** Both passes: on the data, and on what `select` makes of it. */
  const both = (one: (old: unknown, next: unknown) => unknown) =>
    one(oldRows, toRows(one(oldPages, nextPages) as InfiniteData<TransactionsResponse>))
  const kept = (shared: unknown, before: readonly unknown[]) => {
    const { transactions, rows = transactions } = shared as TransactionsResponse & { rows?: readonly unknown[] }
    const known = new Set(before)
    return rows.filter((row) => known.has(row)).length
  }
  const times = compare(
    {
      parse: () => JSON.parse(after),
      ours: () => share(old, next),
      unchanged: () => share(old, same),
      infinite: () => both(share),
      theirs: () => replaceEqualDeep(old, next),
      theirsUnchanged: () => replaceEqualDeep(old, same),
      theirsInfinite: () => both(replaceEqualDeep),
    },
    30,
  )
  const of = 'JSON.parse'
  const figure = (name: string, ms: number): Figure => ({
    name,
    value: `${ms.toFixed(2)} ms`,
    ratio: ms / times.parse,
    of,
  })
  const rows = (name: string, count: number): Figure => ({
    name,
    value: `${count} rows`,
    ratio: count / ROWS,
    of: 'all',
  })
  return [
    figure(`JSON.parse, ${after.length} characters`, times.parse),
    figure('ours, by row key', times.ours),
    figure('ours, an answer in which nothing changed', times.unchanged),
    figure('ours, an infinite list, data and `select`', times.infinite),
    figure("react-query's own", times.theirs),
    figure("react-query's own, nothing changed", times.theirsUnchanged),
    figure("react-query's own, an infinite list, data and `select`", times.theirsInfinite),
    rows('rows kept: ours', kept(share(old, next), old.transactions)),
    rows('rows kept: ours, after `select`', kept(both(share), oldRows.rows)),
    rows("rows kept: react-query's own", kept(replaceEqualDeep(old, next), old.transactions)),
  ]
}
