import { describe, expect, it } from 'vitest'
import { createHolds, readAnswer } from '../../src/server/readAnswer.ts'

const tooLong = new Error('too long')
const MAX = 1_000

/** A reader of at most 2 500 bytes at a time. */
function setUp() {
  const holds = createHolds(2_500)
  const read = (body: BodyInit, signal = new AbortController().signal) =>
    readAnswer(new Response(body), { hold: () => holds(MAX, () => tooLong), signal })
  return { read }
}

/** A body of `length` bytes without an end. */
function openBody(length: number) {
  let end = () => {}
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(length).fill(97))
      end = () => controller.close()
    },
    cancel: () => {
      isCancelled = true
    },
  })
  return { body, end: () => end(), isCancelled: () => isCancelled }
}

describe('the body of an answer', () => {
  it('is read as it is', async () => {
    const { read } = setUp()
    for (const said of ['', 'é💎', 'é💎'.repeat(100)]) expect(await read(said)).toBe(said)
  })

  it('a body that is too long is refused, and the next one is read', async () => {
    const { read } = setUp()
    for (let count = 0; count < 5; count++) await expect(read('x'.repeat(MAX + 1))).rejects.toBe(tooLong)
    expect(await read('x'.repeat(MAX))).toHaveLength(MAX)
  })

  it('waits for no other one, however slow that is', async () => {
    const { read } = setUp()
    const slow = openBody(MAX)
    const first = read(slow.body)
    expect(await read('x'.repeat(MAX))).toHaveLength(MAX)
    slow.end()
    expect(await first).toHaveLength(MAX)
  })

  it('is refused where all that are being read are too much, and read when there is place again', async () => {
    const { read } = setUp()
    const slow = [openBody(MAX), openBody(MAX)]
    const both = slow.map(({ body }) => read(body))
    await expect(read('x'.repeat(MAX))).rejects.toMatchObject({ status: 503, kind: 'busy', retryAfter: 1 })
    for (const { end } of slow) end()
    await Promise.all(both)
    expect(await read('x'.repeat(MAX))).toHaveLength(MAX)
  })

  it('a body that nobody waits for is cancelled, and frees its place', async () => {
    const { read } = setUp()
    const gone = new AbortController()
    const slow = openBody(MAX)
    const first = read(slow.body, gone.signal)
    gone.abort(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    expect(slow.isCancelled()).toBe(true)
  })
})
