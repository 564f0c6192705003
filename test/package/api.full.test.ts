import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { entries } from './installed.ts'

it('the public types are those of the reports: a change of them is a decision', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/api-report.mjs', '--check'], { encoding: 'utf8' })
  expect(`${stdout}${stderr}`.trim()).toBe('The public types are those of the reports.')
}, 600_000)

it('each entry has a report, but for those that the contract makes', () => {
  const names = entries
    .filter(({ name }) => !/^\.\/(zod|endpoints)/.test(name))
    .map(({ name }) => `${name === '.' ? 'index' : name.slice(2).replaceAll('/', '-')}.api.md`)
  expect(readdirSync('test/package/api').sort()).toEqual(names.sort())
})
