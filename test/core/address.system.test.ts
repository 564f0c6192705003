import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

it('the address codec, with objects of @ton/core, is at most 1 050 bytes gzipped', async () => {
  const contents = "export * from './src/core/values/address.ts'"
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../../', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  })
  expect(gzipSync(outputFiles[0]?.text ?? '', { level: 9 }).length).toBeLessThanOrEqual(1_050)
})
