import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { requireTool } from '../../scripts/tools.mjs'
import { manifest } from './installed.ts'

it('the tarball has types that resolve in every mode of resolution, by attw', () => {
  const data = Object.keys(manifest.exports).filter((name) => /\.(css|json)$|\*/.test(name))
  const args = [
    inject('tarball'),
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--exclude-entrypoints',
    ...data.map((name) => name.slice(2)),
  ]
  const attw = join(dirname(requireTool.resolve('@arethetypeswrong/cli/package.json')), 'dist/index.js')
  const { status, stdout } = spawnSync(process.execPath, [attw, ...args], { encoding: 'utf8' })
  expect({ status, stdout }).toMatchObject({ status: 0 })
})
