import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, inject, it } from 'vitest'
import { pages } from '../support/guides.ts'
import { entries, files, manifest, read } from './installed.ts'

const tarball = inject('tarball')
const modules = files.filter((file) => /^dist\/.*\.js$/.test(file))
const guides = Object.keys(pages).filter((path) => path.startsWith('docs/'))
const declarations = files.filter((file) => /^dist\/.*\.d\.ts$/.test(file))
const sourceOf = (file: string) => file.replace(/^dist\//, 'src/').replace(/\.js$/, '')
const isDirective = (line: string | undefined) => /^(["'])use client\1;?(?: \/\/.*)?$/.test(line ?? '')

/** The source of a built module, or `undefined` for what the bundler made up (CSS modules, its runtime). */
function source(file: string): string | undefined {
  for (const suffix of ['.ts', '.tsx']) {
    try {
      return readFileSync(new URL(`../../${sourceOf(file)}${suffix}`, import.meta.url), 'utf8')
    } catch {}
  }
  return undefined
}

describe('the tarball', () => {
  it('has no complaint of publint, warnings and suggestions included', async () => {
    const bytes = readFileSync(tarball)
    const { messages } = await publint({
      strict: true,
      pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) },
    })
    expect(messages.map((message) => formatMessage(message, manifest as never))).toEqual([])
  })

  it('has a file for every target of the exports map and every command', () => {
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    )
    const missing = [...targets, ...Object.values(manifest.bin)].filter((path) => {
      const [start = '', end] = path.replace(/^\.\//, '').split('*')
      return !files.some((file) => (end === undefined ? file === start : file.startsWith(start) && file.endsWith(end)))
    })
    expect(missing).toEqual([])
  })

  it('holds the build, the contract, the licence, the notices, the README and the guides, and no test, story or font', () => {
    const outside = files.filter((file) => !/^(dist|docs)\//.test(file))
    expect(outside).toEqual([
      'LICENSE',
      'README.md',
      'THIRD-PARTY-NOTICES.md',
      'contract/emulate.json',
      'contract/v2.json',
      'contract/v3.json',
      'llms.txt',
      'package.json',
      'skills/toncenter-react/SKILL.md',
    ])
    const docs = files.filter((file) => file.startsWith('docs/'))
    const [reference, others] = [true, false].map((isOf) =>
      docs.filter((file) => file.startsWith('docs/reference/') === isOf),
    )
    expect(others).toEqual(guides)
    expect(reference?.length).toBeGreaterThan(150)
    expect(files.filter((file) => /\.(test|stories)\.|\.woff2?$/.test(file))).toEqual([])
  })

  it('has every file that its notes for language models name', () => {
    const named = ['llms.txt', 'skills/toncenter-react/SKILL.md'].flatMap((note) =>
      [...read(note).matchAll(/(?:docs|contract|skills)\/[\w./-]+\.(?:md|json)/g)].map(([path]) => path),
    )
    expect(named.filter((path) => !files.includes(path))).toEqual([])
    expect(guides.filter((path) => path !== 'docs/index.md' && !read('llms.txt').includes(`(${path})`))).toEqual([])
    expect(named.length).toBeGreaterThan(guides.length)
  })

  it('has a shebang on line 1 of every command', () => {
    for (const path of Object.values(manifest.bin)) expect(read(path).split('\n')[0]).toBe('#!/usr/bin/env node')
  })

  it('carries no path of the machine that built it', () => {
    const home = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')
    expect(files.filter((file) => read(file).includes(home))).toEqual([])
  })
})

describe("the mark 'use client'", () => {
  it('is on line 1 of each built module whose source has it, and of no other', () => {
    const wrong = modules.filter((file) => {
      const text = source(file)
      return isDirective(read(file).split('\n')[0]) !== isDirective(text?.split('\n')[0])
    })
    expect(wrong).toEqual([])
  })

  it('is in modules below react/, ui/ and devtools/ only', () => {
    const marked = modules.filter((file) => isDirective(read(file).split('\n')[0]))
    expect(marked.length).toBeGreaterThan(5)
    expect(marked.filter((file) => !/^dist\/(react|ui|devtools)\//.test(file))).toEqual([])
  })

  it('is missing from no module that calls React hooks, makes a context or a component with a ref', () => {
    const bare = modules.filter((file) => {
      const text = read(file)
      const imported = [...text.matchAll(/import \{([^}]*)\} from "(?:react|@tanstack\/react-query)"/g)]
      const names = imported.flatMap(([, list = '']) =>
        list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
      )
      const needs = names.some((name) => /^(use[A-Z]|createContext$|forwardRef$|QueryClientProvider$)/.test(name))
      return needs && !isDirective(text.split('\n')[0])
    })
    expect(bare).toEqual([])
  })
})

describe('the modules', () => {
  it('import no public entry from inside: a barrel would pull everything in', () => {
    const faces = new Set(entries.map(({ default: path }) => path.slice(2)))
    const guilty = modules.filter((file) =>
      [...read(file).matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)].some(([, target = '']) =>
        faces.has(new URL(target, `http://x/${file}`).pathname.slice(1)),
      ),
    )
    // The Vite plugin and the command are written for Node: they take the adapters from where consumers do.
    const consumers = ['dist/vite.js', 'dist/cli/proxy.js', 'dist/cli/redisStore.js']
    expect(guilty.filter((file) => !consumers.includes(file))).toEqual([])
  })

  it('are one for each source: nothing was joined into shared chunks', () => {
    const made = modules.filter((file) => source(file) === undefined && !/\.module\.css\.js$|\.module\.js$/.test(file))
    // Beside a source with names that are not public, a file has those that are; a component has an entry of its own.
    const isNames = (file: string) => /^export \{ [^}]+ \} from "\.{1,2}\/[^"]+";\n$/.test(read(file))
    expect(made.filter((file) => !isNames(file))).toEqual(['dist/_virtual/_rolldown/runtime.js'])
  })

  it('export from the entries what the sources do, and nothing that the bundler made up', () => {
    for (const { default: path } of entries) expect(read(path)).not.toMatch(/_exports\b/)
  })
})

describe('the declarations', () => {
  it('import no stylesheet, and nothing for its effect only', () => {
    const wrong = declarations.filter((file) => /from ['"][^'"]+\.css['"]|^import ['"]/m.test(read(file)))
    expect(declarations.length).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })

  it.each([
    ['dist/core/client.d.ts', 'export declare function createClient'],
    ['dist/contract/v3/endpoints/transactions.d.ts', 'start_utime?'],
    ['dist/react/v3/blockchain.d.ts', 'export declare const useTransactions:'],
    ['dist/server/proxy.d.ts', 'export declare function createProxy'],
  ])('keep their docs: %s', (file, name) => {
    const [before = ''] = read(file).split(name)
    expect(read(file)).toContain(name)
    expect(before.trimEnd().endsWith('*/')).toBe(true)
  })
})

describe('the lock files', () => {
  const addresses = (path: string) =>
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').match(/"resolved": .*/g)

  it('carry no addresses: the only places in them are those of our packages', () => {
    expect(basename(tarball)).toMatch(/^toncenter-react-/)
    expect(addresses('package-lock.json')).toEqual(['"resolved": "packages/create",', '"resolved": "packages/local",'])
    for (const folder of ['tools', 'docs/.vitepress']) expect(addresses(`${folder}/package-lock.json`)).toBeNull()
  })
})
