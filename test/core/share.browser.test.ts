import { expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { isRateLimitError } from '../../src/core/errors.ts'
import { getMasterchainInfo } from '../../src/endpoints/v2/blocks/getMasterchainInfo.ts'

/** A client as a second tab of the origin would have it: it shares nothing with the others but what the browser keeps. */
function tab(left: number[], answer = () => Response.json({})) {
  return createClient({
    network: 'local',
    baseUrl: `http://${name}.test`,
    requestsPerSecond: 5,
    retries: 0,
    async fetch() {
      left.push(Date.now())
      return answer()
    },
  })
}
let name = ''
const ask = (client: ReturnType<typeof tab>) => client.request(getMasterchainInfo, {}).catch((error) => error)

it('clients of one origin send at the pace of one', async () => {
  name = 'pace'
  const left: number[] = []
  const clients = [tab(left), tab(left), tab(left)]
  await Promise.all(clients.flatMap((client) => [ask(client), ask(client), ask(client)]))
  expect(left).toHaveLength(9)
  const gaps = left.slice(1).map((at, n) => at - (left[n] as number))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(199)
  for (const client of clients) client.close()
}, 30_000)

it('a 429 of one pauses all of them', async () => {
  name = 'pause'
  const left: number[] = []
  const [refused, other] = [tab(left, () => new Response('{}', { status: 429 })), tab(left)]
  expect(isRateLimitError(await ask(refused))).toBe(true)
  await expect.poll(() => other.budget().pausedUntil).not.toBeNull()
  await ask(other)
  expect((left[1] as number) - (left[0] as number)).toBeGreaterThanOrEqual(999)
  refused.close()
  other.close()
}, 30_000)

it('what cannot be a pace is none: other text in the storage, a clock that was set back', async () => {
  for (const [index, kept] of [
    '{',
    'null',
    '[]',
    '{"nextSlotAt":"x"}',
    '{"pausedUntil":9e15,"nextSlotAt":9e15}',
  ].entries()) {
    name = `hostile${index}`
    localStorage.setItem(`toncenter http://${name}.test 5`, kept)
    const left: number[] = []
    const client = tab(left)
    await ask(client)
    expect(left).toHaveLength(1)
    client.close()
  }
})
