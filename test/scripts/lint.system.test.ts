import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
const root = fileURLToPath(new URL('../..', import.meta.url))

const FORBIDDEN = [
  'Math.random()',
  'Date.now()',
  'new Date()',
  'new Date(5)',
  'Date()',
  'performance.now()',
  'crypto.getRandomValues(new Uint8Array(2))',
  'crypto.randomUUID()',
  'process.hrtime()',
]

it('the linter forbids outside time and chance in the engine and the index, and nowhere else', () => {
  // Runs our rules in a folder of their own. The linter reads no text from outside of it for rules like these.
  const folder = mkdtempSync(join(tmpdir(), 'toncenter-lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'))
  cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
  const rooms = ['src/local/engine', 'src/local/scenes', 'src/local/index', 'src/local/bodies', 'src/local/service']
  for (const room of rooms) {
    mkdirSync(join(folder, room), { recursive: true })
    for (const [index, expression] of [...FORBIDDEN, 'Math.imul(2, 3)'].entries())
      writeFileSync(join(folder, room, `case-${index}.ts`), `export const value = ${expression}\n`)
  }
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--colors=off']
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' })
  const found = [...(stdout + stderr).matchAll(/^(src\S+?)\/(case-\d+)\.ts:\d+:\d+ plugin/gm)]
  const refused = new Set(found.map(([, room, name]) => `${room}/${name}`))
  const wanted = rooms.slice(0, 4).flatMap((room) => FORBIDDEN.map((_, index) => `${room}/case-${index}`))
  expect([...refused].sort()).toEqual(wanted.sort())
})
