import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, it, onTestFinished } from 'vitest'
import { serve } from '../support/server.ts'

/** Half a megabyte: an address book of the requested accounts, with names so long that copies show. */
const bookOf = (url: URL) => {
  const asked = url.searchParams.getAll('address')
  const domain = 'x'.repeat(500_000 / asked.length)
  return Object.fromEntries(asked.map((address) => [address, { user_friendly: address, domain, interfaces: [] }]))
}

/** Reads answers in every way in a process of its own. Returns the growth of its memory, in megabytes. */
async function measure(): Promise<{ grown: Record<string, number>; warnings: string[] }> {
  const { url } = await serve((seen, response) => {
    const { url } = seen
    if (!url.pathname.startsWith('/endless')) return bookOf(url)
    // All but the end.
    response.write(JSON.stringify(bookOf(url)).slice(0, -1))
  })
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const outfile = join(folder, 'memory.mjs')
  await build({
    entryPoints: [fileURLToPath(new URL('memory.process.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
  })
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', outfile, url])
  return JSON.parse(stdout)
}

it('the client keeps nothing of 100 answers of half a megabyte, in any way of asking, and Node warns of nothing', async () => {
  const { grown, warnings } = await measure()
  expect(Object.keys(grown).length).toBeGreaterThan(5)
  for (const [way, megabytes] of Object.entries(grown)) expect(megabytes, way).toBeLessThan(5)
  expect(warnings).toEqual([])
  // Each way parses 50 MB: a busy machine takes more than a minute.
}, 240_000)
