import { createServer, request } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Handler, toNodeHandler } from '../../src/server/node.ts'
import { listen, shut } from '../support/listen.ts'

function open(handler: Handler): Promise<number> {
  const server = createServer(toNodeHandler(handler))
  onTestFinished(() => shut(server))
  return listen(server)
}

/** Asks without the corrections that `fetch` would make to the target. */
const ask = (port: number, path: string, method = 'GET') =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    sent.on('error', reject).end()
  })

describe('a handler on node:http', () => {
  it('is not asked for a target that is no path, or a method that fetch forbids', async () => {
    let asked = 0
    const port = await open(async () => new Response(String(asked++)))
    expect((await ask(port, 'http://other.test/ton')).status).toBe(400)
    expect((await ask(port, '*', 'OPTIONS')).status).toBe(400)
    expect((await ask(port, '/ton', 'TRACE')).status).toBe(400)
    expect(asked).toBe(0)
  })

  it('answers 500 without a reason when the handler throws', async () => {
    const port = await open(() => Promise.reject(new Error('secret')))
    expect(await ask(port, '/')).toEqual({ status: 500, text: '' })
  })

  it('cannot be led to another host by a target that begins with two slashes', async () => {
    const port = await open(async ({ url }) => new Response(url))
    expect((await ask(port, '//evil.test/ton')).text).toBe('http://localhost//evil.test/ton')
  })

  it('gets method, path, headers and body, and gives status, headers and body', async () => {
    const port = await open(async (asked) => {
      const text = `${asked.method} ${asked.url} ${asked.headers.get('x-a')} ${await asked.text()}`
      return new Response(text, { status: 201, headers: { 'x-b': '2' } })
    })
    const response = await fetch(`http://127.0.0.1:${port}/a?b=1`, {
      method: 'POST',
      headers: { 'x-a': '1' },
      body: 'hello',
    })
    expect([response.status, response.headers.get('x-b')]).toEqual([201, '2'])
    expect(await response.text()).toBe('POST http://localhost/a?b=1 1 hello')
  })

  it('hears that the sender went away', async () => {
    let leave = () => {}
    const heard = new Promise<boolean>((resolve) => {
      open(({ signal }) => {
        signal.addEventListener('abort', () => resolve(signal.aborted))
        leave()
        return new Promise(() => {})
      }).then((port) => {
        const sent = request({ host: '127.0.0.1', port, path: '/' })
        leave = () => sent.destroy()
        sent.on('error', () => {}).end()
      })
    })
    await expect(heard).resolves.toBe(true)
  })
})
