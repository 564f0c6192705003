import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import registry from '../../../registry.json' with { type: 'json' }

const folder = mkdtempSync(join(tmpdir(), 'toncenter-registry-'))

beforeAll(() => {
  for (const name of ['registry', 'registry.json']) cpSync(name, join(folder, name), { recursive: true })
  execFileSync('npx', ['--yes', 'shadcn@4.23.0', 'build'], {
    cwd: folder,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  })
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(registry.items)('shadcn builds $name, with the code of its files', ({ name, files = [] }) => {
  const item = JSON.parse(readFileSync(join(folder, 'public/r', `${name}.json`), 'utf8'))
  const contents = (item.files ?? []).map(({ content }: { content: string }) => content)
  expect(contents).toEqual(files.map(({ path }) => readFileSync(path, 'utf8')))
  expect(contents.length || Object.keys(item.cssVars.dark).length).toBeGreaterThan(0)
})
