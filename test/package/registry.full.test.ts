import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import registry from '../../registry.json' with { type: 'json' }
import { consumer } from './installed.ts'

const blocks = registry.items.filter(({ type }) => type === 'registry:block')
const files = blocks.flatMap(({ files = [] }) => files.map(({ path }) => path))

it('the blocks of registry.json compile in an app that has the package, in each mode of resolution', () => {
  const folder = join(consumer, 'blocks')
  mkdirSync(folder, { recursive: true })
  for (const file of files) cpSync(file, join(folder, file))
  const options = {
    target: 'ES2022',
    lib: ['ES2023', 'DOM'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: ['node', 'vite/client'],
  }
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
  for (const [module, moduleResolution] of [
    ['ESNext', 'bundler'],
    ['NodeNext', 'nodenext'],
  ]) {
    const compilerOptions = { ...options, module, moduleResolution }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['registry'] }))
    expect(spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout).toBe('')
  }
})
