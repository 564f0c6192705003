import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import {
  createFiles,
  createManifest,
  files,
  installedLocal,
  localFiles,
  localManifest,
  manifest,
  read,
} from './installed.ts'

/** Bytes that a tarball may have at most. They rise in the commit that needs it, with the reason. */
const CEILINGS = { 'toncenter-react': 1_440_000, 'toncenter-local': 4_600_000 }

const topOf = (paths: readonly string[]) => [...new Set(paths.map((path) => path.split('/')[0]))].sort()

describe('toncenter-react, packed', () => {
  it('has these files and folders at its top', () => {
    expect(topOf(files)).toEqual([
      'LICENSE',
      'README.md',
      'THIRD-PARTY-NOTICES.md',
      'contract',
      'dist',
      'docs',
      'llms.txt',
      'package.json',
      'skills',
    ])
    expect(
      topOf(files.flatMap((path) => /^dist\/(.*)/.exec(path)?.[1] ?? [])).filter((name) => !name?.includes('.')),
    ).toEqual([
      '_virtual',
      'cli',
      'components',
      'contract',
      'core',
      'devtools',
      'endpoints',
      'fromV2',
      'history',
      'local',
      'names',
      'query',
      'react',
      'reading',
      'schemas',
      'server',
      'styles',
      'testing',
      'trust',
      'ui',
      'zod',
    ])
  })

  it('has modules, declarations and stylesheets in dist/, and no source map', () => {
    const other = files.filter((path) => path.startsWith('dist/') && !/\.(js|d\.ts|css)$/.test(path))
    expect(other).toEqual([])
  })

  it('names in its declarations only packages that its manifest names: a strict installer has no others', () => {
    const known = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    const imported = files.flatMap((path) =>
      path.endsWith('.d.ts')
        ? [...read(path).matchAll(/(?:from |import\()["']((?:@[^/"']+\/)?[^./"'][^/"']*)/g)].map(
            ([, name = '']) => name,
          )
        : [],
    )
    expect([...new Set(imported)].filter((name) => !name.startsWith('node:') && !known.includes(name))).toEqual([])
  })

  it('has no virtual machine: no file of it is larger than 150 kB', () => {
    const large = files.filter((path) => statSync(join(installedLocal, '../toncenter-react', path)).size > 150_000)
    expect(large).toEqual(['contract/v2.json', 'contract/v3.json'])
  })

  it(`is at most ${CEILINGS['toncenter-react']} bytes`, () => {
    expect(statSync(inject('tarball')).size).toBeLessThanOrEqual(CEILINGS['toncenter-react'])
  })

  it('has the size that README and guide state', () => {
    for (const page of ['README.md', 'docs/browsers.md']) {
      const text = readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8')
      const [, own, local] = /`toncenter-react` has ([\d.]+) MB as a tarball[^(]*\(([\d.]+) MB/.exec(text) ?? []
      expect(Math.abs(Number(own) - statSync(inject('tarball')).size / 1e6), page).toBeLessThan(0.07)
      expect(Math.abs(Number(local) - statSync(inject('localTarball')).size / 1e6), page).toBeLessThan(0.07)
    }
  })

  it('wants toncenter-local in its own version, and only if it is there', () => {
    const { peerDependencies, peerDependenciesMeta } = manifest
    expect(localManifest.version).toBe(manifest.version)
    expect(peerDependencies?.['toncenter-local']).toBe(manifest.version)
    const optional = Object.keys(peerDependenciesMeta ?? {}).sort()
    expect(optional).toEqual(['@testing-library/react', 'redis', 'toncenter-local', 'undici', 'vite'])
  })
})

describe('toncenter-local, packed', () => {
  it('has these files', () => {
    expect(localFiles).toEqual([
      'LICENSE',
      'README.md',
      'THIRD-PARTY-NOTICES.md',
      'dist/cli.js',
      'dist/core/network.d.ts',
      'dist/engine.js',
      'dist/index.d.ts',
      'dist/index.js',
      'dist/local/createLocalService.d.ts',
      'dist/local/options.d.ts',
      'dist/service.js',
      'dist/snapshot/demo.js',
      'dist/worker.d.ts',
      'dist/worker.js',
      'licenses/Apache-2.0.txt',
      'licenses/LGPL-2.0.txt',
      'package.json',
    ])
  })

  it(`is at most ${CEILINGS['toncenter-local']} bytes, and needs no other package`, () => {
    expect(statSync(inject('localTarball')).size).toBeLessThanOrEqual(CEILINGS['toncenter-local'])
    expect([localManifest.dependencies, localManifest.peerDependencies]).toEqual([undefined, undefined])
  })

  it('names the version of the node from which its WebAssembly is made', async () => {
    const { Executor } = await import('@ton/sandbox')
    const notices = readFileSync(join(installedLocal, 'THIRD-PARTY-NOTICES.md'), 'utf8')
    expect(notices).toContain((await Executor.create()).getVersion().commitHash)
  })

  it('names every package that its engine carries, in its version', () => {
    const notices = readFileSync(join(installedLocal, 'THIRD-PARTY-NOTICES.md'), 'utf8')
    const named = [...notices.matchAll(/`([@a-z][\w./-]*)` (\d+\.\d+\.\d+)/g)].filter(([, name]) => name !== undefined)
    const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')).packages
    const bundled = ['@ton/sandbox', '@ton/core', '@ton/ton', '@ton/crypto', '@ton/crypto-primitives', 'buffer']
    for (const name of bundled)
      expect(named.map(([, one, version]) => `${one} ${version}`)).toContain(
        `${name} ${lock[`node_modules/${name}`].version}`,
      )
  })
})

describe('create-toncenter-app, packed', () => {
  it('has its command, its templates and what they share, and needs no package', () => {
    expect(topOf(createFiles)).toEqual(['LICENSE', 'README.md', 'index.js', 'package.json', 'shared', 'templates'])
    expect(topOf(createFiles.flatMap((path) => /^templates\/(.*)/.exec(path)?.[1] ?? []))).toEqual(['next', 'vite'])
    expect([createManifest.dependencies, createManifest.peerDependencies]).toEqual([undefined, undefined])
    expect(createManifest.version).toBe(manifest.version)
  })

  it('is published by the workflow of a release, as the others are', () => {
    const workflow = readFileSync(new URL('../../.github/workflows/release.yml', import.meta.url), 'utf8')
    expect(workflow).toContain('publish ./packages/create')
  })
})
