import { beginCell } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking, everyRow } from './asking.ts'

interface Explained {
  hash: string
  failed: boolean
  compute: { exit_code?: number; exit_name?: string | null; gas_used?: string; vm_steps?: number }
  action: { result_code: number; result_name: string | null } | null
  log: string | null
}

const local = asking()

async function explain(hash: string, init: RequestInit = {}) {
  const url = `http://local.test/local/trace?${new URLSearchParams({ hash })}`
  const response = await local.service.fetch(url, init)
  const { result, error } = (await response.json()) as { result?: { transactions: Explained[] }; error?: string }
  return { status: response.status, error, transactions: result?.transactions ?? [] }
}

/** The transactions of the demo that a contract refused, or whose messages were not sent. */
async function failures(): Promise<Transaction[]> {
  const all = await everyRow<Transaction>(local, 'transactions', 'transactions')
  return all.filter(
    ({ description: { compute_ph, action } }) => compute_ph?.success === false || action?.success === false,
  )
}

const command = async (name: string, body: object) => {
  const response = await local.service.fetch(`http://local.test/local/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { result: { hash: string } }).result
}

/** The last words of a log, about the step that failed. */
const endOf = (log: string | null | undefined) => (log ?? '').trim().split('\n').slice(-2).join(' ')

describe('why a trace failed', () => {
  it('is the end of the log of the TVM, for each failure of the demo', async () => {
    const failed = await failures()
    expect(failed.length).toBeGreaterThan(10)
    for (const { hash, description } of failed) {
      const { transactions } = await explain(hash)
      const one = transactions.find((transaction) => transaction.hash === hash)
      const code = description.compute_ph?.exit_code ?? Number.NaN
      expect(one).toMatchObject({
        failed: true,
        compute: { exit_code: code, gas_used: description.compute_ph?.gas_used },
      })
      const reason = { 0: 'execute implicit RET', [-14]: 'out-of-gas exception' }[code] ?? `exit code ${code}`
      expect(endOf(one?.log)).toContain(reason)
      expect(one?.log?.length).toBeLessThanOrEqual(16_000)
    }
  })

  it('names the codes of the TVM and of the action phase, and none of a contract', async () => {
    const names = new Set<string>()
    for (const { hash } of await failures()) {
      const one = (await explain(hash)).transactions.find((transaction) => transaction.hash === hash)
      names.add(`${one?.compute.exit_code} ${one?.compute.exit_name}, ${one?.action?.result_name ?? 'no action'}`)
    }
    expect([...names]).toEqual(
      expect.arrayContaining(['-14 out of gas, no action', '0 success, not enough coins', '706 null, no action']),
    )
  })

  it('is there at once for a message of a moment ago, by its own hash', async () => {
    const { hash } = await command('impersonate', {
      from: demo.main,
      to: demo.dollarJetton,
      value: '50000000',
      body: beginCell().storeUint(0xdeadbeef, 32).endCell().toBoc().toString('base64'),
    })
    const { transactions } = await explain(hash)
    const [refused] = transactions
    expect(refused).toMatchObject({ failed: true })
    expect(endOf(refused?.log)).toContain(`exit code ${refused?.compute.exit_code}`)
  })

  it.each([
    ['a hash of nothing here', 'a'.repeat(64), {}, 404],
    ['what is no hash', 'x', {}, 422],
    ['a POST', 'a'.repeat(64), { method: 'POST' }, 405],
    [
      'a page of another site',
      'a'.repeat(64),
      { headers: { host: 'localhost:1', origin: 'https://evil.example' } },
      403,
    ],
  ])('is refused for %s', async (_, hash, init, status) => {
    expect(await explain(hash, init)).toMatchObject({ status, error: expect.stringMatching(/\w/) })
  })
})
