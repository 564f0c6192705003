import { gzipSync } from 'node:zlib'
import type { BuildOptions } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { browserEntries, read } from './installed.ts'
import { bundle } from './page.ts'
import { componentsWithSheet, sheetOf } from './sheets.ts'

const PEERS = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query']

/** With all dependencies but the peers in it. */
const withoutPeers = (code: string, options: BuildOptions = {}) =>
  bundle(code, { minify: true, external: PEERS, legalComments: 'none', ...options })

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length

describe("in a consumer's bundle, minified", () => {
  it('no part of zod is there, with a hook or with the provider', async () => {
    const code = await withoutPeers(`export { TonCenterProvider, useTransactions } from 'toncenter-react'`)
    expect(code).not.toMatch(/ZodError|invalid_type|_zod/)
  })

  it('a schema of zod brings the others that it is made of alone', async () => {
    const one = await withoutPeers(`export { masterchainInfoAnswer } from 'toncenter-react/zod'`)
    expect(one).not.toMatch(/jetton|dns_|nft_/)
    expect(gzipped(one)).toBeLessThanOrEqual(30_000)
  })
})

describe('the stylesheet of a bundle', () => {
  it.each(['styles.css', 'styles.layer.css'])('%s takes at most 24 900 bytes, gzipped', (name) => {
    const text = read(`dist/${name}`)
    // Built for browsers that lack it; hosts without a build load the very file.
    expect(text).not.toMatch(/light-dark\(|:lang\(/)
    expect(text).toContain('color-scheme:light dark')
    expect(gzipped(text)).toBeGreaterThan(4_000)
    expect(gzipped(text)).toBeLessThanOrEqual(24_900)
  })
})

describe('the stylesheet of one component', () => {
  const lists = componentsWithSheet.filter((name) => /(List|Table|Feed|Grid)$/.test(name))

  it.each(lists)('takes, for %s, at most 9.3 kB, gzipped', (name) => {
    expect(gzipped(sheetOf(name))).toBeLessThanOrEqual(9_300)
  })

  it('is beside one of at most 2.9 kB for all', () => {
    expect(gzipped(read('dist/styles/base.css'))).toBeLessThanOrEqual(2_900)
  })
})

describe.each(browserEntries)('the browser entry $specifier', ({ specifier }) => {
  it('bundles for a page without code from text, and without a global Buffer', async () => {
    // Data, and the engine of the worker, whose error texts speak of a Buffer: test/package/worker.test.ts runs it without one.
    const external = [...PEERS, './demo.js', './engine.js']
    const code = await withoutPeers(`export * from '${specifier}'`, { minify: false, external })
    expect(code).not.toMatch(/\bnew Function\s*\(/)
    expect(code).not.toMatch(/(?<![\w$.])eval\s*\(/)
    expect(code).not.toMatch(/(?<![\w$.'"`])Buffer\b(?!['"`\w$])/)
    expect(code).not.toMatch(/\bfrom\s*["']node:|\brequire\(["']/)
  })
})
