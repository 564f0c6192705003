import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { JettonWallet } from '../../src/contract/v3/jettonWallet.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { asking } from './asking.ts'
import { testLive } from './live.ts'

/**
 * Runs `code` in a process of its own, with the service as `createLocalService` and `packed` as the file `chain`. Gives the
 * JSON that it prints.
 */
async function inOwnProcess<Told>(packed: Uint8Array, code: string, ...flags: string[]): Promise<Told> {
  const folder = mkdtempSync(join(tmpdir(), 'local-service-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await build({
    entryPoints: { local: 'src/local/package.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  })
  writeFileSync(join(folder, 'chain'), packed)
  const file = join(folder, 'main.mjs')
  writeFileSync(
    file,
    `import { readFileSync } from 'node:fs'
    import { createLocalService } from './local.mjs'
    const chain = readFileSync(new URL('chain', import.meta.url))
    ${code}`,
  )
  return JSON.parse(execFileSync(process.execPath, [...flags, file], { encoding: 'utf8' })) as Told
}

describe('the whale', () => {
  const { ask, rowsOf, service } = asking({ scenario: 'whale' })
  let accounts: Readonly<Record<string, string>>
  // The TVM makes the whole history: a minute of one core, and more on a busy machine.
  beforeAll(async () => {
    accounts = await service.chain.accounts()
  }, 1_500_000)

  it('has got 10 000 transfers, and a jetton has over a hundred holders', async () => {
    const { main, whale, shellsJetton } = accounts as Record<'main' | 'whale' | 'shellsJetton', string>
    expect(main).toBe(whale)
    const rows = await rowsOf<Transaction>('transactions', 'transactions')({ account: whale })
    expect(rows.length).toBeGreaterThan(10_000)
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length)
    for (const [index, row] of rows.entries()) {
      const before = rows[index + 1]
      if (before) expect([row.prev_trans_hash, row.prev_trans_lt]).toEqual([before.hash, before.lt])
    }
    const holders = await rowsOf<JettonWallet>('jetton/wallets', 'jetton_wallets')({ jetton_address: shellsJetton })
    expect(holders.length).toBeGreaterThan(100)
    const [master] = (await ask('v3/jetton/masters', { address: shellsJetton })).body.jetton_masters
    expect(holders.reduce((sum, { balance }) => sum + BigInt(balance), 0n)).toBe(BigInt(master.total_supply))
  })

  it('continues by itself: it receives more', async () => {
    const mining = asking({ scenario: 'empty', mine: { everyMs: 40 } })
    onTestFinished(() => mining.service.close())
    await mining.service.restore(await service.snapshot())
    const newest = async (): Promise<Transaction> =>
      (await mining.ask('v3/transactions', { account: accounts.whale as string, limit: 1 })).body.transactions[0]
    const before = await newest()
    await vi.waitFor(async () => expect((await newest()).hash).not.toBe(before.hash))
  })

  it('fits, with its 10 000 transactions and their indexes, into 100 MB of heap', async () => {
    const { heap, transactions } = await inOwnProcess<{ heap: number; transactions: number }>(
      await service.snapshot(),
      `const service = createLocalService({ scenario: 'empty' })
      await service.restore(chain)
      const ask = async (path) => (await service.fetch('http://local.test/api/v3/' + path)).json()
      let transactions = 0
      for (let more = true; more; ) {
        const page = (await ask('transactions?limit=500&offset=' + transactions)).transactions
        transactions += page.length
        more = page.length === 500
      }
      for (const list of ['traces?limit=5', 'actions?limit=100', 'messages?limit=500']) await ask(list)
      gc()
      const heap = process.memoryUsage().heapUsed
      console.log(JSON.stringify({ heap, transactions, alive: service.chain !== undefined }))`,
      '--expose-gc',
      // A test that needs more fails here.
      '--max-old-space-size=100',
    )
    expect(transactions).toBeGreaterThan(10_000)
    expect(heap).toBeLessThan(100_000_000)
  })
})

describe('live', () => testLive(150, 10))
