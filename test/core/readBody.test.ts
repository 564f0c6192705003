import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { checkDepth, type Refuse, readBody } from '../../src/core/http/readBody.ts'
import { systemClock } from '../../src/core/pace/clock.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'

const refuse: Refuse = (expected, got) => {
  throw new Error(`${expected}, but ${got}`)
}

describe('an answer', () => {
  it('is not read beyond its ceiling, even when it never ends', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1_000
        controller.enqueue(new Uint8Array(1_000))
      },
    })
    await expect(readBody(new Response(endless), refuse, undefined, 10_000)).rejects.toThrow('at most 10000 bytes')
    expect(sent).toBeLessThan(20_000)
  })

  it.each([0, 40])('is not read on when nobody waits for it any more, also one that is %i ms late', async (lateMs) => {
    let cancel = () => {}
    const cancelled = new Promise<void>((resolve) => {
      cancel = resolve
    })
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(1_000)),
      cancel: () => cancel(),
    })
    const fetch = async () => {
      await systemClock.sleep(lateMs)
      return new Response(endless)
    }
    const client = createClient({ network: 'local', baseUrl: 'http://x', fetch, timeoutMs: 20, retries: 0 })
    await expect(client.request(transactions, {})).rejects.toMatchObject({ code: 'timeout' })
    await cancelled
  })

  it('is read as UTF-8 over the borders of its chunks', async () => {
    const bytes = new TextEncoder().encode('{"a":"ы💎"}')
    const drips = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
    expect(await readBody(new Response(drips), refuse)).toBe('{"a":"ы💎"}')
    expect(await readBody(new Response(null), refuse)).toBe('')
  })

  it('is refused when it is deeper than anything the service has to say, brackets in strings apart', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(() => checkDepth(nested(8_193), refuse)).toThrow('at most 8192 levels deep')
    expect(() => checkDepth('{"a":['.repeat(4_097), refuse)).toThrow('levels deep')
    expect(() => checkDepth(nested(8_192), refuse)).not.toThrow()
    expect(() =>
      checkDepth(JSON.stringify(['['.repeat(9_000), '\\"'.repeat(9_000), `"${'{'.repeat(9_000)}`]), refuse),
    ).not.toThrow()
    expect(() => checkDepth('[]'.repeat(5_000), refuse)).not.toThrow()
    expect(() => checkDepth(`"${'['.repeat(9_000)}`, refuse)).not.toThrow()
  })
})
