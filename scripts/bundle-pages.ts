import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'
import { build as buildWithVite } from 'vite'

/**
 * The most that a page may load at first: bytes of the packed package as Vite bundles it, minified and gzipped, without React and
 * TanStack Query. They catch accidents: a ceiling may rise in the commit that needs it, with the reason.
 */
export const CEILINGS = {
  hook: 12_000,
  providerAndHook: 21_200,
  formatAmount: 1_000,
  amount: 5_000,
  balanceBadge: 25_600,
  // Without React: a bot or a server has no provider.
  readTrace: 17_400,
  reading: 24_300,
  list: 101_600,
  russian: 33_800,
}

/**
 * The same as esbuild bundles it with `splitting`, from `toncenter-react/ui`. It reads all that this names, splits what a page uses by the
 * lazy parts of all components, and compresses each piece alone.
 */
export const IN_ESBUILD = { BalanceBadge: 38_400, TraceList: 132_600 }

/** The same from the entry of the component: `toncenter-react/ui/BalanceBadge`. */
export const ALONE_IN_ESBUILD = { BalanceBadge: 26_900, TraceList: 105_900 }

/** Bytes of a page, minified and gzipped: each file is compressed alone, as a server sends it. */
export interface Weight {
  /** Of the entry and of what it imports statically. */
  readonly first: number
  /** Of what an `import()` loads later. */
  readonly later: number
}

/** Packages of the host. */
export const PEERS = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query']

const ESBUILD = {
  outdir: '/out',
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  external: PEERS,
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions

const sizeOf = (code: string | Uint8Array) => gzipSync(code, { level: 9 }).length

/** Bytes of a file, gzipped. */
export const sizeOfFile = (path: string): number => sizeOf(readFileSync(path))

interface Chunk {
  readonly name: string
  readonly code: string
  readonly isEntry: boolean
  /** Names of the files that load with it. */
  readonly imports: readonly string[]
}

function weigh(chunks: readonly Chunk[]): Weight {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry))
  // A set gives what is added while it is read.
  for (const { imports } of first) for (const chunk of chunks) if (imports.includes(chunk.name)) first.add(chunk)
  const sizeOfAll = (of: readonly Chunk[]) => of.reduce((sum, { code }) => sum + sizeOf(code), 0)
  const firstSize = sizeOfAll([...first])
  return { first: firstSize, later: sizeOfAll(chunks) - firstSize }
}

/**
 * Weighs a page as Vite builds it.
 * @param code it imports from the entries of the package
 * @param folder of a consumer, with the package in `node_modules`
 */
export async function weighInVite(code: string, folder: string): Promise<Weight> {
  const output = await buildWithVite({
    configFile: false,
    logLevel: 'error',
    root: folder,
    // The runner of the tests has another NODE_ENV.
    define: ESBUILD.define,
    plugins: [
      {
        name: 'page',
        // Before Vite looks for a file of that name: a test beside this one writes a `page.json`.
        enforce: 'pre',
        resolveId: (id) => (id === 'page' ? '\0page' : undefined),
        load: (id) => (id === '\0page' ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict', external: PEERS } },
  })
  if (!('output' in output)) throw new Error('Vite gave no output.')
  const chunks = output.output.flatMap((file) => (file.type === 'chunk' ? [{ ...file, name: file.fileName }] : []))
  return weigh(chunks)
}

/** Weighs a page as esbuild builds it with `splitting`. The parameters are those of `weighInVite`. */
export async function weighInEsbuild(code: string, folder: string): Promise<Weight> {
  const stdin = { contents: code, resolveDir: folder, loader: 'js' } as const
  const { outputFiles, metafile } = await build({ ...ESBUILD, stdin, splitting: true, metafile: true })
  const made = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]))
  const chunks = outputFiles.map(({ path, text: code }) => {
    const { entryPoint, imports = [] } = made.get(basename(path)) ?? {}
    const first = imports.filter(({ kind }) => kind === 'import-statement')
    return {
      name: basename(path),
      code,
      isEntry: entryPoint === '<stdin>',
      imports: first.map(({ path }) => basename(path)),
    }
  })
  return weigh(chunks)
}

/**
 * The code of each page alone, in one run of esbuild for all. An `import()` stays one, so it holds what the page names statically: what
 * users load is weighed above.
 * @param pages code by the name of the page
 * @param folder as above
 */
export async function bundlePages(
  pages: Readonly<Record<string, string>>,
  folder: string,
): Promise<Readonly<Record<string, string>>> {
  const codes = Object.values(pages)
  const { outputFiles } = await build({
    ...ESBUILD,
    entryPoints: codes.map((_, index) => ({ in: `page:${index}`, out: String(index) })),
    plugins: [
      {
        name: 'pages',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          )
          onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice('page:'.length), namespace: 'page' }))
          onLoad({ filter: /./, namespace: 'page' }, ({ path }) => ({
            contents: codes[Number(path)] ?? '',
            resolveDir: folder,
          }))
        },
      },
    ],
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  return Object.fromEntries(Object.keys(pages).map((name, index) => [name, texts.get(`${index}.js`) ?? '']))
}
