import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageOf } from '../support/guides.ts'
import { examples } from './examples.ts'
import { consumer } from './installed.ts'

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
const tsc = join(folderOf('typescript'), 'bin/tsc')
const nameOf = (page: string) => page.replace(/^.*\/|\.md$/g, '')

describe('the examples of the README and of the guides', () => {
  it('are right: a reader can paste them', () => {
    const folder = join(consumer, 'samples')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'css.d.ts'), "declare module '*.css'\n")
    for (const [index, { page, code }] of examples.entries()) {
      // One that names its file may import its neighbours.
      const [, path = `${index}.tsx`] = /^\/\/ ([\w./[\]-]+\.tsx?)\n/.exec(code) ?? []
      const file = join(folder, nameOf(page), path)
      expect(existsSync(file), `${page} has ${path} twice`).toBe(false)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, code)
    }
    const compilerOptions = {
      module: 'ESNext',
      moduleResolution: 'bundler',
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['node'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }))
    expect(spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout).toBe('')
    expect(examples.length).toBeGreaterThanOrEqual(30)
  })

  it('are short: a first hook and a first component take ten lines each', () => {
    for (const heading of ['A first hook', 'A first component']) {
      const code =
        pageOf('README.md')
          .split(`## ${heading}\n`)[1]
          ?.match(/```tsx\n([\s\S]+?)```/)?.[1] ?? ''
      expect(code).toContain('export const')
      expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(10)
    }
  })
})
