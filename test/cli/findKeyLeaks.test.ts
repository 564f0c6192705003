import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findKeyLeaks } from '../../src/cli/findKeyLeaks.ts'

const KEY = '0123456789abcdef'.repeat(4)
const OTHER = 'fedcba9876543210'.repeat(4)

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'leak-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

describe('the search for leaked keys', () => {
  it('says so when there is no such folder', async () => {
    await expect(findKeyLeaks('no/such/folder', KEY)).rejects.toThrow(/ENOENT/)
  })

  it('names file and line of the key, in folders below and in source maps, without repeating it', async () => {
    const folder = folderOf({ 'assets/index.js': `one\ntwo("${KEY}")\n`, 'assets/index.js.map': `{"a":"${KEY}"}` })
    const leaks = await findKeyLeaks(folder, KEY)
    expect(leaks).toEqual([
      { file: join('assets', 'index.js'), line: 2, kind: 'the key' },
      { file: join('assets', 'index.js.map'), line: 1, kind: 'the key' },
    ])
    expect(JSON.stringify(leaks)).not.toContain(KEY)
  })

  it.each([0, 1, 2, 3, 4])('finds the key in base64, with %i bytes before it', async (count) => {
    const text = Buffer.from(`${'{'.repeat(count)}${KEY}"}`).toString('base64')
    expect(await findKeyLeaks(folderOf({ 'a.js': `atob("${text}")` }), KEY)).toEqual([
      { file: 'a.js', line: 1, kind: 'the key in base64' },
    ])
  })

  it.each([`apiKey: "${OTHER}"`, `apiKey:\`${OTHER}\``, `"api_key"='${OTHER}'`, `headers["X-API-Key"] = "${OTHER}"`])(
    'finds what looks like a key without knowing it: %s',
    async (code) => {
      expect(await findKeyLeaks(folderOf({ 'a.js': code }), undefined)).toEqual([
        { file: 'a.js', line: 1, kind: 'something that looks like a key' },
      ])
    },
  )

  it('is silent about hashes, names of the option and functions that fetch a key', async () => {
    const code = `const hash = "${OTHER}"; create({ apiKey: () => ask("/key") }); headers["X-API-Key"] = key`
    expect(await findKeyLeaks(folderOf({ 'a.js': code }), KEY)).toEqual([])
  })
})
