import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from './program.ts'
import { QUESTIONS, type Question } from './questions.ts'
import { openService, type Service } from './service.ts'

const ask = (url: string, { method, path, body }: Pick<Question, 'method' | 'path' | 'body'>, signal?: AbortSignal) =>
  fetch(`${url}${path}`, {
    ...(method && { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })

/**
 * Tests the proxy in one runtime: all questions, and what only many at once show.
 * @param open starts the runtime with an upstream; its `url` has the mount path
 */
export function testProxy(runtime: string, open: (service: string) => Promise<Running>): void {
  describe(runtime, () => {
    let service: Service
    let running: Running
    beforeAll(async () => {
      service = await openService()
      running = await open(service.url)
    })
    afterAll(async () => {
      await running?.close()
      service?.close()
    })

    it.each(QUESTIONS)('answers $name', async ({ asks, status, refusal, allow = null, ...question }) => {
      service.asked.length = 0
      const response = await ask(running.url, question)
      const text = await response.text()
      expect([response.status, JSON.parse(text).refusal, text]).toEqual([status, refusal, text])
      expect(response.headers.get('allow')).toBe(allow)
      expect(service.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(asks ? [asks] : [])
      if (question.body && asks) expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual(question.body)
    })

    it('sends the key of the network in its header, and nowhere else', async () => {
      for (const [index, name] of ['mainnet', 'testnet'].entries()) {
        service.asked.length = 0
        const response = await ask(running.url, { path: `/${name}/api/v3/transactions?limit=${2 + index}` })
        expect(JSON.stringify([...response.headers, await response.text()])).not.toContain('key-of')
        const [{ headers: { 'x-api-key': key, ...headers } = {}, ...others } = {}] = service.asked
        expect(key).toBe(`key-of-${name}`)
        expect(JSON.stringify([headers, others])).not.toContain('key-of')
      }
    })

    it('answers more at once than the budget lets go at once', async () => {
      const seqnos = Array.from({ length: 12 }, (_, index) => 100 + index)
      const path = (seqno: number) => `/testnet/api/v3/masterchainBlockShards?seqno=${seqno}`
      const responses = await Promise.all(seqnos.map((seqno) => ask(running.url, { path: path(seqno) })))
      expect(responses.map(({ status }) => status)).toEqual(seqnos.map(() => 200))
    })

    it('answers who shares the request of a page that has left', async () => {
      service.asked.length = 0
      const path = '/mainnet/api/v3/jetton/masters?limit=3'
      const leaving = new AbortController()
      const left = ask(running.url, { path }, leaving.signal).catch(({ name }) => name)
      await expect.poll(() => service.asked.length).toBe(1)
      const stays = ask(running.url, { path })
      // The runtime has the second request when it has answered one that was sent later.
      await ask(running.url, { path: '/another/api/v3/blocks' })
      leaving.abort()
      expect(await left).toBe('AbortError')
      await ask(running.url, { path: '/another/api/v3/blocks' })
      service.release()
      expect((await stays).status).toBe(200)
    })
  })
}
