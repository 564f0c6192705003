import { describe, expect, it } from 'vitest'
import { systemClock } from '../../src/core/pace/clock.ts'
import { memoryStore } from '../../src/server/store.ts'

/** A store and the hand of its clock. */
function setUp(maxBytes = 1024 * 1024) {
  const time = { now: 1_000 }
  const store = memoryStore({ maxBytes, clock: { ...systemClock, now: () => time.now } })
  return { store, time }
}

/** The size of an entry with a key of one character. */
const bytesOf = (characters: number) => 200 + 2 * (1 + characters)

describe('a store in memory', () => {
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s bytes, which is no bound', (maxBytes) => {
    expect(() => memoryStore({ maxBytes })).toThrow(TypeError)
  })

  it('has nothing under a key that was not set, and under one whose time is over', async () => {
    const { store, time } = setUp()
    await store.set('a', 'A', 500)
    await store.set('b', 'B', 0)
    expect([await store.get('a'), await store.get('b'), await store.get('c')]).toEqual(['A', undefined, undefined])
    time.now += 499
    expect(await store.get('a')).toBe('A')
    time.now += 1
    expect(await store.get('a')).toBeUndefined()
    // Not even for a clock that is set back: it is gone.
    time.now -= 500
    expect(await store.get('a')).toBeUndefined()
  })

  it('lets the entry go that was not used for the longest time', async () => {
    const { store } = setUp(3 * bytesOf(100))
    for (const key of ['a', 'b', 'c']) await store.set(key, key.repeat(100), 1_000)
    await store.get('a')
    await store.set('d', 'd'.repeat(100), 1_000)
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((key) => store.get(key)))
    expect(kept.map((value) => value?.[0])).toEqual(['a', undefined, 'c', 'd'])
  })

  it('drops no entry that was asked for again for many that were not', async () => {
    const { store } = setUp(5 * bytesOf(100))
    await store.set('a', 'a'.repeat(100), 1_000)
    await store.get('a')
    for (let one = 0; one < 10; one++) await store.set(`${one}`, 'x'.repeat(300), 1_000)
    expect(await store.get('a')).toHaveLength(100)
  })

  it('makes as much room as a larger value needs, and no more', async () => {
    const { store } = setUp(3 * bytesOf(100))
    for (const key of ['a', 'b', 'c']) await store.set(key, key.repeat(100), 1_000)
    await store.set('d', 'd'.repeat(300), 1_000)
    const kept = await Promise.all(['a', 'b', 'c', 'd'].map((key) => store.get(key)))
    expect(kept.map((value) => value?.length)).toEqual([undefined, undefined, 100, 300])
  })

  it('keeps no value that is larger than all of it, and drops the one that it replaces', async () => {
    const { store } = setUp(bytesOf(100))
    await store.set('a', 'old', 1_000)
    await store.set('a', 'x'.repeat(101), 1_000)
    expect(await store.get('a')).toBeUndefined()
    await store.set('a', 'x'.repeat(100), 1_000)
    expect(await store.get('a')).toHaveLength(100)
  })

  it('counts a value that is set again once, and with its new time', async () => {
    const { store, time } = setUp(2 * bytesOf(100))
    await store.set('a', 'a'.repeat(100), 1_000)
    for (let count = 0; count < 50; count++) await store.set('b', 'b'.repeat(100), 100)
    expect(await store.get('a')).toHaveLength(100)
    time.now += 99
    await store.set('b', 'b', 100)
    time.now += 99
    expect(await store.get('b')).toBe('b')
  })

  it('stays inside its bound over thousands of entries', async () => {
    const { store } = setUp(20 * bytesOf(50))
    for (let count = 0; count < 5_000; count++) await store.set(String.fromCharCode(count + 32), 'v'.repeat(50), 1_000)
    let kept = 0
    for (let count = 0; count < 5_000; count++) if (await store.get(String.fromCharCode(count + 32))) kept++
    expect(kept).toBe(20)
  })
})
