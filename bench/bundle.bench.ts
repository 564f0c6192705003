import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Figure } from './measure.ts'

export const title = "A consumer's bundle, minified and gzipped, with zod in it (limits: test/package)"

const BUNDLES = [
  ['one hook', 'export { useTransactions } from "./src/index.ts"', 10_000],
  ['the provider and one hook', 'export { TonCenterProvider, useTransactions } from "./src/index.ts"', 14_000],
] as const

export async function run(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, contents, limit] of BUNDLES) {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: fileURLToPath(new URL('..', import.meta.url)), loader: 'ts' },
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      external: ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query'],
      define: { 'process.env.NODE_ENV': '"production"' },
      write: false,
    })
    const bytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
    figures.push({ name, value: `${bytes} B`, ratio: bytes / limit, of: `the limit of ${limit} B` })
  }
  return figures
}
