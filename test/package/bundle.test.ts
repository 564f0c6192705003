import { gzipSync } from 'node:zlib'
import type { BuildOptions } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { CEILINGS } from '../../scripts/bundle-pages.ts'
import { head, rpcPath } from '../../src/contract/client.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { browserEntries, read } from './installed.ts'
import { bundle } from './page.ts'

const PEERS = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query']

/** With all dependencies but the peers in it. */
const withoutPeers = (code: string, options: BuildOptions = {}) =>
  bundle(code, { minify: true, external: PEERS, legalComments: 'none', ...options })

/** Names of the package, bundled once for all tests. */
const bundles = new Map<string, Promise<string>>()
function bundleOf(names: string, entry = 'toncenter-react'): Promise<string> {
  const code = `export { ${names} } from '${entry}'`
  const made = bundles.get(code) ?? withoutPeers(code)
  bundles.set(code, made)
  return made
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length

const paths = [...Object.values(v2), ...Object.values(v3)].flatMap((value) => ('path' in value ? [value.path] : []))

/** Endpoints' paths that are in the code as a string. */
const pathsIn = (code: string) =>
  paths.filter((path) => ['"', "'", '`'].some((quote) => code.includes(quote + path + quote)))

describe("in a consumer's bundle, minified and gzipped", () => {
  it(`one hook takes at most ${CEILINGS.hook} bytes`, async () => {
    const code = await bundleOf('useTransactions')
    expect(gzipped(code)).toBeGreaterThan(1_000)
    expect(gzipped(code)).toBeLessThanOrEqual(CEILINGS.hook)
  })

  it(`the provider with one hook takes at most ${CEILINGS.providerAndHook} bytes`, async () => {
    const code = await bundleOf('TonCenterProvider, useTransactions')
    expect(gzipped(code)).toBeLessThanOrEqual(CEILINGS.providerAndHook)
  })

  it('no part of zod is there, with a hook or with the provider', async () => {
    const code = await bundleOf('TonCenterProvider, useTransactions')
    expect(code).not.toMatch(/ZodError|invalid_type|_zod/)
  })

  it('a schema of zod brings the others that it is made of alone', async () => {
    const one = await bundleOf('masterchainInfoAnswer', 'toncenter-react/zod')
    expect(one).not.toMatch(/jetton|dns_|nft_/)
    expect(gzipped(one)).toBeLessThanOrEqual(30_000)
  })

  it('the path of an endpoint is there with its hook', async () => {
    const code = await bundleOf('useTransactions, useBlocks')
    expect(pathsIn(code).sort()).toEqual(['/blocks', '/transactions'])
  })

  it('no path of another endpoint is there; the provider brings those of the head and of JSON-RPC', async () => {
    const hook = await bundleOf('useTransactions')
    expect(pathsIn(hook)).toEqual(['/transactions'])
    const provider = await bundleOf('TonCenterProvider, useTransactions')
    expect(pathsIn(provider).sort()).toEqual([rpcPath, head.path, '/transactions'].sort())
  })
})

describe('the stylesheet of a bundle', () => {
  it.each(['styles.css', 'styles.layer.css'])('%s takes at most 23 000 bytes, gzipped', (name) => {
    const text = read(`dist/${name}`)
    // Built for browsers that lack it; hosts without a build load the very file.
    expect(text).not.toMatch(/light-dark\(|:lang\(/)
    expect(text).toContain('color-scheme:light dark')
    expect(gzipped(text)).toBeGreaterThan(4_000)
    expect(gzipped(text)).toBeLessThanOrEqual(23_000)
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
