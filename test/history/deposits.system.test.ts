import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { createClient } from '../../src/core/client.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { demoRows } from '../support/demoChain.ts'
import { samples } from '../support/guides.ts'
import { type Deposit, depositsOf } from './deposits.ts'

const { main, cometJetton } = demoAccounts
const service = createLocalService({ mine: 'manual' })

/** All deposits of an account of the demo chain. @param edit changes the transactions of an answer */
async function credited(edit = (row: Transaction) => row, last?: string, accepted = [null, cometJetton]) {
  const client = createClient({
    baseUrl: 'http://local',
    retries: 0,
    async fetch(request) {
      const body = (await (await service.fetch(request)).json()) as { transactions?: Transaction[] }
      return Response.json({ ...body, ...(body.transactions && { transactions: body.transactions.map(edit) }) })
    },
  })
  const deposits: Deposit[] = []
  for await (const deposit of depositsOf(client, main, new Set(accepted), last)) deposits.push(deposit)
  client.close()
  return deposits
}

it('is the sample of the guide', () => {
  const code = readFileSync(new URL('deposits.ts', import.meta.url), 'utf8')
  expect(samples.filter(({ page }) => page === 'docs/deposits.md').map((sample) => sample.code)).toEqual([code])
})

it('credits what each message brought, once, and no return', async () => {
  const received = (await demoRows()).transactions.filter(({ account, in_msg }) => account === main && in_msg?.value)
  const brought = new Map(received.map(({ hash, in_msg }) => [hash, in_msg]))
  const deposits = await credited()
  const coins = deposits.filter(({ asset }) => asset === null)
  expect(coins.length).toBeGreaterThan(50)
  for (const { hash, amount } of coins)
    expect([brought.get(hash)?.value, brought.get(hash)?.bounced]).toEqual([String(amount), false])
  expect(new Set(deposits.map(({ hash, asset }) => `${hash} ${asset}`)).size).toBe(deposits.length)
  expect(new Set(deposits.map(({ asset }) => asset))).toEqual(new Set([null, cometJetton]))
  expect(await credited(undefined, undefined, [cometJetton])).toEqual(deposits.filter(({ asset }) => asset !== null))
})

it('does not credit a row that is confirmed, and credits it when it is final, after the last cursor', async () => {
  const all = await credited()
  const open = all[20]
  const confirm = (row: Transaction): Transaction => (row.hash === open?.hash ? { ...row, finality: 'confirmed' } : row)
  const early = await credited(confirm)
  expect(early).toEqual(all.slice(0, 20))
  const last = early.at(-1)?.cursor
  expect(await credited(confirm, last)).toEqual([])
  expect(await credited(undefined, last)).toEqual(all.slice(20))
})
