import { describe, expect, it } from 'vitest'
import { random } from '../support/generate.ts'
import { startProxy } from '../support/proxyProcess.ts'
import { askAll, type Heard } from '../support/rawAsk.ts'
import { serve } from '../support/server.ts'
import { baggage, MARK, TRAVELS } from './hostile/baggage.ts'
import { bodies } from './hostile/bodies.ts'
import { framing } from './hostile/framing.ts'
import type { Hostile, Kind, Pick } from './hostile/kind.ts'
import { params } from './hostile/params.ts'
import { targets } from './hostile/targets.ts'

const KEY = `${'7f3a9c'.repeat(10)}beef`
const KINDS: Kind[] = [...targets, ...framing, ...bodies, ...params]
/** Faults of one kind that are shown. */
const SHOWN = 5

function picker(seed: number): Pick {
  const next = random(seed)
  const number = (below: number) => Math.floor(next() * below)
  return Object.assign(<Value>(values: readonly Value[]) => values[number(values.length)] as Value, { number })
}

/** The faults of an answer to a hostile request. */
function faultOf({ statuses, refusal, allow, isLast }: Hostile, heard: Heard): string | undefined {
  const { text } = heard
  if (heard.isHung) return 'no answer, and an open connection'
  if (!heard.statuses.length) return isLast ? undefined : 'no answer'
  if (!heard.statuses.every((status) => statuses.includes(status))) return `status ${heard.statuses}`
  if (text.toLowerCase().includes(KEY)) return 'the key'
  if (/^access-control-/im.test(text)) return 'open to other origins'
  if (refusal && !text.includes(`"refusal":"${refusal}"`)) return `refusal ${/"refusal":"\w+"/.exec(text)}`
  if (allow && !new RegExp(`^allow: ${allow}\\r$`, 'im').test(text)) return 'no Allow'
  return
}

async function setUp() {
  const upstream = await serve(({ url }) => (url.pathname.startsWith('/api/v2') ? { ok: true, result: {} } : {}))
  const proxy = await startProxy({ network: 'local', apiKey: KEY, upstream: upstream.url })
  return { ...upstream, proxy }
}

/** Sends all requests of a kind. Gives the first faults. */
async function attack(port: number, { name, count, make }: Kind, seed: number): Promise<string[]> {
  const faults: string[] = []
  const one = (index: number) => make(picker(seed + index), index)
  await askAll(port, count, one, (index, heard) => {
    const hostile = one(index)
    const fault = faultOf(hostile, heard)
    if (fault) faults.push(`${name}, ${index}, ${hostile.bytes.toString('latin1').slice(0, 300)}: ${fault}`)
  })
  return faults.slice(0, SHOWN)
}

describe('of 20 000 hostile requests', () => {
  it('all are refused as they should be, none is forwarded, and none ends the proxy', async () => {
    const { proxy, seen } = await setUp()
    expect(KINDS.reduce((sum, { count }) => sum + count, 0)).toBe(20_000)
    const faults: string[] = []
    for (const [at, kind] of KINDS.entries()) {
      faults.push(...(await attack(proxy.port, kind, at * 10_000)))
      const forwarded = seen.splice(0).map(({ method, url }) => `${kind.name}: ${method} ${url} was forwarded`)
      faults.push(...forwarded.slice(0, SHOWN))
    }
    expect(faults).toEqual([])
    expect([proxy.isRunning(), proxy.said()]).toEqual([true, ''])
  }, 300_000)
})

describe('of the headers of a right request', () => {
  it('none goes upstream', async () => {
    const { proxy, seen, url } = await setUp()
    expect(await attack(proxy.port, baggage, 0)).toEqual([])
    expect(seen).toHaveLength(baggage.count)
    const names = new Set(seen.flatMap(({ headers }) => Object.keys(headers)))
    expect([...names].filter((name) => !TRAVELS.includes(name))).toEqual([])
    expect(seen.filter((one) => JSON.stringify(one).includes(MARK))).toEqual([])
    expect(new Set(seen.map(({ headers }) => headers['x-api-key']))).toEqual(new Set([KEY]))
    expect(new Set(seen.map(({ headers }) => `http://${headers.host}`))).toEqual(new Set([url]))
  })
})
