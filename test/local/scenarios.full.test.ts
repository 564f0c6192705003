import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unpackText } from '../../src/local/snapshot/pack.ts'
import * as whale from '../../src/local/snapshot/whale.js'
import { expectPlayed } from './bursts.ts'
import { testLive } from './live.ts'

/** Runs `code` in a process of its own, with the service as `createLocalService`, and gives the JSON that it prints. */
async function inOwnProcess<Told>(code: string, ...flags: string[]): Promise<Told> {
  const folder = mkdtempSync(join(tmpdir(), 'local-service-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await build({
    entryPoints: ['src/local.ts'],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  })
  const file = join(folder, 'main.mjs')
  writeFileSync(file, `import { createLocalService } from './local.mjs'\n${code}`)
  return JSON.parse(execFileSync(process.execPath, [...flags, file], { encoding: 'utf8' })) as Told
}

describe('the whale', () => {
  it('is what the engine plays today: so say its first bursts', async () => {
    const rows = await unpackText(whale.packed)
    expect(await expectPlayed(rows, 3)).toBeGreaterThan(400)
    expect(rows.accounts.length).toBeGreaterThan(100)
  })

  it('fits, with its 10 000 transactions and their indexes, into 100 MB of heap', async () => {
    const { heap, transactions } = await inOwnProcess<{ heap: number; transactions: number }>(
      `const service = createLocalService({ scenario: 'whale' })
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
      // Whoever needs more ends here.
      '--max-old-space-size=100',
    )
    expect(transactions).toBeGreaterThan(10_000)
    expect(heap).toBeLessThan(100_000_000)
  })
})

describe('live', () => testLive(150, 10))
