import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { isBrowserKeyError } from '../../src/core/errors.ts'

afterEach(() => void vi.unstubAllGlobals())

const thrown = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}

describe('in a worker of a page', () => {
  const enter = () => {
    vi.stubGlobal('importScripts', () => {})
    vi.stubGlobal('location', new URL('https://app.example/worker.js'))
  }

  it('a literal key throws, as in the page', () => {
    enter()
    expect(isBrowserKeyError(thrown(() => createClient({ apiKey: 'k' })))).toBe(true)
    expect(createClient({ apiKey: 'k', dangerouslyAllowBrowserKey: true }).budget().requestsPerSecond).toBe(10)
  })

  it('a client shares its budget with the page', () => {
    enter()
    const names: string[] = []
    vi.stubGlobal('indexedDB', {})
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor(name: string) {
          names.push(name)
        }
        close() {}
      },
    )
    createClient().close()
    expect(names).toEqual(['toncenter https://toncenter.com 1'])
  })
})

it.each([
  ['Node', {}],
  ['Deno', { Deno: {}, location: new URL('https://app.example/'), self: globalThis }],
  ['workerd', { WorkerGlobalScope: class {}, navigator: { userAgent: 'Cloudflare-Workers' }, self: globalThis }],
])('on a server (%s) a literal key is taken', (_, globals) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  expect(createClient({ apiKey: 'k' }).budget().requestsPerSecond).toBe(10)
})
