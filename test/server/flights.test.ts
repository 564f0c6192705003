import { describe, expect, it } from 'vitest'
import { createFlights } from '../../src/server/flights.ts'

const never = () => new AbortController().signal

/** A run that a test ends by hand. */
function setUp() {
  const join = createFlights<string>()
  const runs: { signal: AbortSignal; end(value: string): void; fail(error: Error): void }[] = []
  const run = (signal: AbortSignal) =>
    new Promise<string>((end, fail) => {
      runs.push({ signal, end, fail })
      signal.addEventListener('abort', () => fail(new Error('stopped')))
    })
  return { join: (key: string, signal = never()) => join(key, signal, run), runs }
}

describe('callers with one key', () => {
  it('share one run and its failure, and the next one starts anew', async () => {
    const { join, runs } = setUp()
    const both = [join('a'), join('a')]
    runs[0]?.fail(new Error('down'))
    await expect(both[0]).rejects.toThrow('down')
    await expect(both[1]).rejects.toThrow('down')
    const next = join('a')
    runs[1]?.end('up')
    expect(await next).toBe('up')
    expect(runs).toHaveLength(2)
  })

  it('do not wait for those with another key', async () => {
    const { join, runs } = setUp()
    const [a, b] = [join('a'), join('b')]
    runs[1]?.end('B')
    expect(await b).toBe('B')
    runs[0]?.end('A')
    expect(await a).toBe('A')
  })

  it('go on when one of them leaves, even the first', async () => {
    const { join, runs } = setUp()
    const leaver = new AbortController()
    const first = join('a', leaver.signal)
    const second = join('a')
    leaver.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    expect(runs[0]?.signal.aborted).toBe(false)
    runs[0]?.end('A')
    expect(await second).toBe('A')
  })

  it('stop the run when all have left; the next caller gets a run of its own', async () => {
    const { join, runs } = setUp()
    const leaver = new AbortController()
    const all = [join('a', leaver.signal), join('a', leaver.signal)]
    leaver.abort(new Error('left'))
    await Promise.all(all.map((one) => expect(one).rejects.toThrow('left')))
    expect(runs[0]?.signal.aborted).toBe(true)
    const late = join('a')
    runs[1]?.end('A')
    expect(await late).toBe('A')
  })

  it('callers that are aborted before they call start nothing', async () => {
    const { join, runs } = setUp()
    await expect(join('a', AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
    expect(runs).toEqual([])
  })
})
