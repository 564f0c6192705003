import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import registry from '../../registry.json' with { type: 'json' }
import { consumer, manifest } from './installed.ts'

const blocks = registry.items.filter(({ type }) => type === 'registry:block')
const files = blocks.flatMap(({ files = [] }) => files.map(({ path }) => path))

describe('the blocks of registry.json', () => {
  it('compile in an app that has the package, in each mode of resolution', () => {
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

  it('name files that are there, and packages that the package or its peers are', () => {
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files).toHaveLength(3)
    const known = ['toncenter-react', ...Object.keys(manifest.peerDependencies ?? {})]
    for (const { dependencies } of blocks) expect(known).toEqual(expect.arrayContaining(dependencies ?? []))
  })

  it('have the colours of the components as their theme', () => {
    const css = readFileSync('src/ui/root/Root.module.css', 'utf8')
    const { light = {}, dark = {} } = registry.items.find(({ name }) => name === 'theme')?.cssVars ?? {}
    const ofTheme = dark as Record<string, string>
    expect(Object.keys(light)).toEqual(Object.keys(dark))
    for (const [name, value] of Object.entries(light)) {
      // A token of the host is named where ours begins with it, or ours has the default of another one.
      expect(`${name}: ${css.includes(`light-dark(${value}, ${ofTheme[name]})`)}`).toBe(`${name}: true`)
    }
  })
})
