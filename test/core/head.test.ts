import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { ASK_MS } from '../../src/core/pace/chainClock.ts'
import { inProcess } from '../support/inProcess.ts'
import { simulatedClock } from '../support/simulatedClock.ts'

/** A client of a chain whose head is another each time, and a clock that runs until nobody watches. */
function chain() {
  let seqno = 0
  const { url, fetch, seen } = inProcess(() => ({ last: { seqno: seqno++ } }))
  const clock = simulatedClock()
  const client = createClient({ network: 'local', baseUrl: url, fetch, clock })
  return { client, clock, seen }
}

describe('watchHead', () => {
  it('continues for a thousand listeners when the first of them throws, and reports the error', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => report.mockRestore())
    const { client, clock } = chain()
    const heard = new Array<number>(1_000).fill(0)
    const broken = new Error('a listener of the app')
    const ends = heard.map((_, index) =>
      client.watchHead(() => {
        heard[index] = (heard[index] as number) + 1
        if (index === 0) throw broken
        if (index === 999 && heard[index] === 3) for (const end of ends) end()
      }),
    )
    await clock.run()
    expect(new Set(heard)).toEqual(new Set([3]))
    expect(report.mock.calls).toEqual([[broken], [broken], [broken]])
  })

  it('begins again for a listener after all others have left', async () => {
    const { client, clock, seen } = chain()
    for (const _time of [1, 2]) {
      let heard = 0
      const end = client.watchHead(() => {
        heard++
        end()
      })
      await clock.run()
      expect(heard).toBe(1)
    }
    expect(seen.length).toBeGreaterThan(0)
  })

  it('asks once in five seconds, however many blocks the chain has made', async () => {
    const { client, clock, seen } = chain()
    const from = clock.now()
    const end = client.watchHead(() => {
      if (seen.length === 3) end()
    })
    await clock.run()
    expect(seen).toHaveLength(3)
    expect(clock.now() - from).toBeGreaterThanOrEqual(3 * ASK_MS)
  })
})
