import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { accountState, address, rawOf } from '../support/accounts.ts'
import { becomeOldBrowser, NEWER } from '../support/oldBrowser.ts'

const folder = new URL('../../src/', import.meta.url)
/** Parts that run in Node alone. */
const NODE = /^(?:cli|server|testing|vite)\b|^local\/(?:cli|hosts\/(?:cli|http|journalFile))/
const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !NODE.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }))

/** A popover is shown as a fixed panel where the browser has none. A union of zod has no sets. */
const DONE_WITHOUT = /showPopover\?\.\(|tip\.popover = |popover: 'manual'|\bz\.union\b/g

/** How code would name newer features. Words that older things are called by as well need their owner before them. */
const names = Object.entries(NEWER).flatMap(([path, names]) =>
  names.map((name) => {
    if (path === 'globalThis') return `\\b${name}\\(`
    return path.endsWith('.prototype') ? `\\.${name}\\b` : `\\b${path}\\.${name}\\b`
  }),
)

describe('in the oldest browsers that are supported', () => {
  it('nothing of the sources is missing', () => {
    expect(scripts.length).toBeGreaterThan(400)
    const newer = new RegExp(names.join('|'), 'g')
    const found = scripts.flatMap(({ file, text }) =>
      (text.replace(DONE_WITHOUT, '').match(newer) ?? []).map((one) => `${file}: ${one}`),
    )
    expect(found).toEqual([])
  })

  it('no regular expression has a flag or a group of later years', () => {
    const later = /\/[dgimsuy]*v[dgimsuy]*(?=[.,;)\s])|\(\?[ims]*-?[ims]+:/
    expect(scripts.filter(({ text }) => later.test(text.replace(/\/v[23]\b/g, ''))).map(({ file }) => file)).toEqual([])
  })

  describe('a worker’s client', () => {
    let restore = () => {}
    beforeAll(() => {
      restore = becomeOldBrowser()
    })
    afterAll(() => restore())

    it('refuses a relative base URL with an error of its own', async () => {
      const client = createClient({ network: 'mainnet', baseUrl: '/ton' })
      await expect(client.request(accountStates, { address: address(1) })).rejects.toMatchObject({
        code: 'invalid-params',
      })
    })

    it('ends a request that is aborted, and one that takes too long', async () => {
      const fetch = () => new Promise<Response>(() => {})
      const client = createClient({ network: 'local', baseUrl: 'http://x', fetch, timeoutMs: 20, retries: 0 })
      const stop = new AbortController()
      const aborted = client.request(accountStates, { address: address(1) }, { signal: stop.signal })
      stop.abort()
      await expect(aborted).rejects.toMatchObject({ code: 'aborted' })
      await expect(client.request(accountStates, { address: address(1) })).rejects.toMatchObject({ code: 'timeout' })
    })

    it('reads in batches', async () => {
      let asked = 0
      const fetch = async ({ url }: Request) => {
        asked++
        const accounts = new URL(url).searchParams.getAll('address').map((one) => accountState(rawOf(one)))
        return new Response(JSON.stringify({ accounts, address_book: {}, metadata: {} }))
      }
      const client = createClient({ network: 'local', baseUrl: 'http://x', fetch })
      const keys = [1, 2, 3].map(address)
      const answers = await Promise.all(keys.map((key) => client.request(accountStates, { address: key })))
      expect(answers.map(({ accounts }) => accounts[0]?.address)).toEqual(keys)
      expect(asked).toBe(1)
    })
  })
})
