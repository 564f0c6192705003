import { safeParse } from 'zod/v4/core'
import { transactions } from '../src/endpoints/v3/blockchain/transactions.ts'
import { createLocalService } from '../src/local/service.ts'
import { compare, type Figure } from './measure.ts'

export const title = 'Checking a page of 250 transactions of the demo chain'

export async function run(): Promise<Figure[]> {
  const response = await createLocalService().handle(new Request('http://local.test/api/v3/transactions?limit=250'))
  const text = await response.text()
  const data: unknown = JSON.parse(text)
  const result = safeParse(transactions.response, data)
  if (!result.success || result.data.transactions.length !== 250) throw new Error('The demo chain gave no full page.')
  const { parse, check } = compare({
    parse: () => JSON.parse(text),
    check: () => safeParse(transactions.response, data),
  })
  const of = 'JSON.parse'
  return [
    { name: `JSON.parse, ${text.length} characters`, value: `${parse.toFixed(2)} ms`, ratio: 1, of },
    { name: 'the check by the schema', value: `${check.toFixed(2)} ms`, ratio: check / parse, of },
  ]
}
