import { describe, expect, it } from 'vitest'
import { createReadInTurn, LONG } from '../../src/server/readInTurn.ts'

const tooLong = new Error('too long')
const MAX = 4 * LONG
const options = (signal = new AbortController().signal) => ({ maxBytes: MAX, tooLong, signal })
const readInTurn = createReadInTurn()
const text = (response: Response, signal?: AbortSignal) => readInTurn(response, options(signal), (said) => said)

/** A long body that does not end by itself. */
function openBody() {
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(LONG + 1).fill(97))
      end = () => controller.close()
    },
  })
  return { response: new Response(body), end: () => end() }
}

describe('the body of an answer', () => {
  it('is read as it is, short or long', async () => {
    for (const said of ['', 'é💎', 'é💎'.repeat(LONG / 4)]) expect(await text(new Response(said))).toBe(said)
  })

  it('that is too long is refused, and the next one is read', async () => {
    await expect(text(new Response('x'.repeat(MAX + 1)))).rejects.toBe(tooLong)
    expect(await text(new Response('x'.repeat(MAX)))).toHaveLength(MAX)
  })

  it('that is long waits for another one, which a short one does not', async () => {
    const one = openBody()
    const first = text(one.response)
    const order: string[] = []
    const long = text(new Response('x'.repeat(MAX))).then(() => order.push('long'))
    await text(new Response('x')).then(() => order.push('short'))
    one.end()
    await Promise.all([first, long])
    expect(order).toEqual(['short', 'long'])
  })

  it('that nobody waits for any more leaves its turn to the next one', async () => {
    const one = openBody()
    const first = text(one.response)
    const gone = new AbortController()
    const second = text(new Response('x'.repeat(MAX)), gone.signal)
    const third = text(new Response('y'.repeat(MAX)))
    gone.abort(new Error('gone'))
    one.end()
    expect(await first).toHaveLength(LONG + 1)
    await expect(second).rejects.toThrow('gone')
    expect(await third).toHaveLength(MAX)
  })
})
