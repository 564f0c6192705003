import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PEERS, sizeOfFile, type Weight } from './bundle-pages.ts'
import { requireTool } from './tools.mjs'

/** The most that a page may load at first as webpack bundles it: as in `bundle-pages.ts`. */
export const IN_WEBPACK = { BalanceBadge: 25_500, TraceList: 102_000 }

interface Told {
  readonly moduleName?: string
  readonly message: string
}
interface Stats {
  toJson(of: object): {
    readonly chunks: readonly { readonly initial: boolean; readonly files: readonly string[] }[]
    readonly errors: readonly Told[]
    readonly warnings: readonly Told[]
  }
}
type Webpack = (options: object, done: (error: Error | null, stats: Stats) => void) => void

const OPTIONS = {
  mode: 'production',
  target: ['web', 'es2022'],
  experiments: { outputModule: true },
  externalsType: 'module',
  externals: PEERS,
  // Sizes are what is measured here.
  performance: false,
}

/**
 * Weighs a page as webpack builds it.
 * @param entry path of its module, below a folder with the package in `node_modules`
 * @param path folder for what is made; it is removed
 * @returns also what webpack complains about
 */
export async function weighInWebpack(entry: string, path: string): Promise<Weight & { readonly told: string[] }> {
  const webpack = requireTool('webpack') as Webpack
  const output = { path, module: true, library: { type: 'module' }, chunkFormat: 'module' }
  const stats = await new Promise<Stats>((resolve, reject) => {
    webpack({ ...OPTIONS, entry, output }, (error, stats) => (error ? reject(error) : resolve(stats)))
  })
  const { chunks, errors, warnings } = stats.toJson({ all: false, chunks: true, errors: true, warnings: true })
  const sizeOf = (isFirst: boolean) =>
    chunks
      .filter(({ initial }) => initial === isFirst)
      .flatMap(({ files }) => files)
      .reduce((sum, file) => sum + sizeOfFile(join(path, file)), 0)
  const told = [...errors, ...warnings].map(({ moduleName, message }) => `${moduleName}: ${message}`)
  const weight = told.length ? { first: 0, later: 0 } : { first: sizeOf(true), later: sizeOf(false) }
  rmSync(path, { recursive: true, force: true })
  return { ...weight, told }
}
