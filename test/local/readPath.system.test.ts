import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

/** What a page that imports the local service makes its bundler read, dynamic imports included. */
async function inputs(entry: string) {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    metafile: true,
    outdir: 'nowhere',
    logLevel: 'silent',
  })
  return Object.keys(metafile.inputs)
}

describe('what a page has to load', () => {
  it('is no TVM, no TON package, no Buffer and no module of Node', async () => {
    const files = await inputs('src/local.ts')
    expect(files).toContain('src/local/snapshot/demo.js')
    expect(files).toContain('src/local/routes/v3/transactions.ts')
    for (const file of files) {
      expect(file).toMatch(/^src\/(?:local|core|contract|schemas|endpoints)[/.]/)
      expect(file).not.toContain('src/local/engine/')
    }
  })
})
