import { describe, expect, it } from 'vitest'
import { createEngine, resumeEngine } from '../../src/local/engine/index.ts'
import { DEFAULT_HOPS, DEFAULT_NOW, DEFAULT_SEED } from '../../src/local/service/defaults.ts'
import { digest, packed } from '../../src/local/snapshot/demo.js'
import { digestRows, unpackText } from '../../src/local/snapshot/pack.ts'

const options = { hopsPerBlock: DEFAULT_HOPS, scenario: 'demo' } as const

describe('the engine', { timeout: 600_000 }, () => {
  it('bakes the committed snapshot today', async () => {
    const { rows } = await createEngine({ ...options, seed: DEFAULT_SEED, now: DEFAULT_NOW })
    expect(await digestRows(rows)).toBe(digest)
  })

  it('bakes another chain from another seed', async () => {
    const { rows } = await createEngine({ ...options, seed: 77, now: 1_800_000_000 })
    expect(await digestRows(rows)).not.toBe(digest)
    expect(rows.transactions.length).toBeGreaterThan(1900)
    expect(rows.blocks.at(-1)?.gen_utime).toBe('1800000000')
  })

  it('wakes a chain up that slept: a little has happened since, the same every time', async () => {
    const now = DEFAULT_NOW + 300 * 86_400
    const wake = async () => resumeEngine(await unpackText(packed), DEFAULT_HOPS, now)
    const [one, two] = [await wake(), await wake()]
    expect(await digestRows(one.rows)).toBe(await digestRows(two.rows))
    expect(one.rows.blocks.at(-1)?.gen_utime).toBe(String(now))
    const since = one.rows.transactions.filter((row) => row.now > DEFAULT_NOW)
    expect(since.length).toBeGreaterThan(100)
    expect(since.every((row) => row.now > now - 21 * 86_400)).toBe(true)
    expect(await one.live(5)).toEqual(await two.live(5))
  })
})
