import { expect, it, onTestFinished, vi } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { BLOCK_MS } from '../../src/core/pace/chainClock.ts'
import { DEFAULT_NOW } from '../../src/local/service/defaults.ts'
import { asking } from './asking.ts'

/** Lets a live chain seal at least `blocks` blocks, and expects more than `traffic` new transactions in them. */
export function testLive(blocks: number, traffic: number): void {
  it(`is the demo, with blocks as often as on mainnet, a clock that goes right, and some traffic: ${blocks} blocks`, async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { ask, rowsOf, service } = asking({ scenario: 'live' })
    onTestFinished(() => service.close())
    const head = async () => (await ask('v3/masterchainInfo')).body.last
    const [before, from] = [await head(), Date.now()]
    const transactions = rowsOf<Transaction>('transactions', 'transactions')
    const count = async () => (await transactions({ start_utime: DEFAULT_NOW - 1 })).length
    const known = await count()
    for (let sealed = 1; sealed <= blocks; sealed++) {
      // A chain that is still at a block leaves out the next: time passes until there is one more.
      await vi.waitFor(async () => {
        vi.advanceTimersByTime(BLOCK_MS)
        expect((await head()).seqno).toBeGreaterThanOrEqual(before.seqno + sealed)
      })
    }
    // Those who live there act every few seconds, by chance.
    await vi.waitFor(
      async () => {
        vi.advanceTimersByTime(BLOCK_MS)
        expect(await count()).toBeGreaterThan(known + traffic)
      },
      { timeout: 120_000 },
    )
    const passed = (Date.now() - from) / 1000
    const seconds = (await head()).gen_utime - before.gen_utime
    expect(seconds).toBeLessThanOrEqual(passed)
    expect(seconds).toBeGreaterThan(passed - 2)
  }, 300_000)
}
