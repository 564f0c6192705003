import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('the public types are those of the reports: a change of them is a decision', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/api-report.mjs', '--check'], { encoding: 'utf8' })
  expect(`${stdout}${stderr}`.trim()).toBe('The public types are those of the reports.')
}, 600_000)
