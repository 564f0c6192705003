import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { serveExplorer } from '../../examples/explorer/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'toncenter-explorer-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><!-- settings --><p>page</p>')
const { url, close } = await serveExplorer(folder, 0, {})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true, force: true })
})
const local = `${url}ton/local`
const order = async (name: string, body: object, headers: Record<string, string>) =>
  (await fetch(`${local}/${name}`, { method: 'POST', body: JSON.stringify(body), headers })).status
const status = async () => (await fetch(`${url}ton/api/v3/transactions?limit=1`)).status

it('the chain of the explorer takes orders from its own page, and from no other', async () => {
  const foreign = { origin: 'https://evil.example' }
  const json = { 'content-type': 'application/json' }
  for (const headers of [
    { ...foreign, 'content-type': 'text/plain' },
    { ...foreign, ...json },
  ]) {
    expect(await order('faults', { faults: [{ kind: 'status' }] }, headers)).toBe(403)
    expect(await order('keys', { keys: {} }, headers)).toBe(403)
  }
  expect(await order('faults', { faults: [{ kind: 'status' }] }, { 'content-type': 'text/plain' })).toBe(415)
  expect(await status()).toBe(200)
  // The page itself, as a browser sends it.
  const own = { origin: new URL(url).origin, 'content-type': 'text/plain' }
  expect(await order('faults', { faults: [{ kind: 'status' }] }, own)).toBe(200)
  expect(await status()).toBe(500)
  expect(await order('faults', { faults: [] }, json)).toBe(200)
  expect((await (await fetch(local)).json()).result.length).toBeGreaterThan(10)
})
