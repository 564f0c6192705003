import { safeParse as safeParseValibot } from 'valibot'
import { run as check } from '../src/core/schema/schema.ts'
import { transactions } from '../src/endpoints/v3/blockchain/transactions.ts'
import { createLocalService } from '../src/local/service.ts'
import { compare, type Figure } from './measure.ts'
import { peerSchemas } from './peerSchemas.ts'

const ROWS = 1_000

export const title = `Checking a page of ${ROWS} transactions (those of the demo chain, repeated)`

export async function run(): Promise<Figure[]> {
  const response = await createLocalService().handle(new Request('http://local.test/api/v3/transactions?limit=250'))
  const answer = await response.json()
  const rows = Array.from({ length: ROWS }, (_, index) => answer.transactions[index % answer.transactions.length])
  const text = JSON.stringify({ ...answer, transactions: rows })
  const data: unknown = JSON.parse(text)
  const { zodClassic, valibot } = peerSchemas('TransactionsResponse')
  const checks = {
    ours: () => !check(transactions.response, data).issues.length,
    zodClassic: () => zodClassic.safeParse(data).success,
    valibot: () => safeParseValibot(valibot, data).success,
  }
  for (const [name, check] of Object.entries(checks)) if (!check()) throw new Error(`${name} refuses the page.`)
  const times = compare({ parse: () => JSON.parse(text), ...checks }, 40)
  const of = 'JSON.parse'
  const figure = (name: string, ms: number): Figure => ({
    name,
    value: `${ms.toFixed(2)} ms`,
    ratio: ms / times.parse,
    of,
  })
  return [
    figure(`JSON.parse, ${text.length} characters`, times.parse),
    figure('ours', times.ours),
    figure('zod classic (compiles with new Function where it may)', times.zodClassic),
    figure('valibot', times.valibot),
  ]
}
