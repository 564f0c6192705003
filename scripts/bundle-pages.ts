import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { builtName } from './css-names.ts'
import { sourceAlias } from './source-alias.ts'

/**
 * The most that a page may load at first: bytes, minified and gzipped, without React and TanStack Query. They catch accidents:
 * a ceiling may rise in the commit that needs it, with the reason.
 */
export const CEILINGS = {
  // 11 500 until an unreadable message left its transaction alone: 300 bytes in useTraces.
  // 11 900 until a query counted the tries of the client: 20 bytes of a batch, 50 of its options.
  hook: 12_000,
  // 18 000 until each hook had its builder of options: 35 bytes. A guard of rows with several parties takes 31.
  // 18 100 until lists reloaded what shifted between their pages: 730 bytes.
  // 19 000 until refusals had types of their own, messages and books were taken out alone, and lists by cursor reloaded whole: 1 000.
  // 20 200 until a send had its key before its slot, and answers named the params that find their rows: 90.
  // 20 300 until a query counted the tries of the client: 70.
  providerAndHook: 20_400,
  amount: 5_000,
  balanceBadge: 26_000,
  // Without React: a bot or a server has no provider.
  readTrace: 17_500,
  reading: 22_500,
  // 60 000 until lists judged what strangers write: 3 400 bytes of it are the top-level domains, 2 000 the registry and whom accounts paid,
  // 2 200 the words of interfaces and labels that names imitate, copies and misspelled domains, 300 the levels of headings.
  // 75 000 until more such words, and own props that each list names, took 400.
  // 76 000 until TraceList, which reads whole traces.
  // 78 000 until it had outcome, cost, value and story by the one reading: 5 200, and the paging above.
  // 86 000 until each verb had its sentence in three tenses, and swaps of one account were one: 1 800 in TraceList.
  // 88 000 until the same, and names of fields and operations in the reader's language: 1 700.
  // 90 000 until failed calls, transfers and mints of one account were said as one, with the end of the rest: 1 700 in TraceList.
  // 92 000 until outcomes by phases of every kind of transfer, 2 000, and names of what wallets were asked, 200: in TraceList.
  // 95 000 until lists said why they wait.
  list: 96_000,
}

/** The first load of a page. */
export interface Page {
  readonly text: string
  /** Bytes of the gzipped text. */
  readonly size: number
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Class names as the package has them: those of esbuild are shorter than what users load. */
const classNames: Plugin = {
  name: 'class-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
      const css = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      const locals = [...new Set(css.match(/(?<=\.)[a-z]\w*/gi))]
      const names = Object.fromEntries(locals.map((local) => [local, builtName(local, path)]))
      return { contents: `export default ${JSON.stringify(names)}`, loader: 'js' }
    })
  },
}

/** `page:0` is the code of the first page. An `import()` stays one: its file is loaded later, and does not count. */
const entries = (codes: readonly string[]): Plugin => ({
  name: 'entries',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
    onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice('page:'.length), namespace: 'page' }))
    onLoad({ filter: /./, namespace: 'page' }, ({ path }) => ({
      contents: codes[Number(path)] ?? '',
      resolveDir: root,
    }))
    for (const { find, replacement } of sourceAlias)
      onResolve({ filter: find }, ({ path }) => ({ path: path.replace(find, replacement) }))
  },
})

/**
 * Bundles the code of each page alone, as a bundler of users does, in one run for all.
 * @param pages code by the name of the page; it imports from the public entries of the package
 */
export async function bundlePages(pages: Readonly<Record<string, string>>): Promise<Readonly<Record<string, Page>>> {
  const codes = Object.values(pages)
  const { outputFiles } = await build({
    entryPoints: codes.map((_, index) => ({ in: `page:${index}`, out: String(index) })),
    outdir: root,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entries(codes), classNames],
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]))
  return Object.fromEntries(
    Object.keys(pages).map((name, index) => {
      const text = texts.get(`${index}.js`) ?? ''
      return [name, { text, size: gzipSync(text, { level: 9 }).length }]
    }),
  )
}
