import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { builtName } from '../../scripts/css-names.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Class names as the package has them: esbuild's own would be shorter than what users load. */
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

const PROVIDER = "export { TonCenterProvider } from './src/react/Provider.tsx'\n"

async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    outdir: 'out',
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query'],
    plugins: [classNames],
  })
  const pathOf = (path: string) => Object.keys(metafile.outputs).find((name) => path.endsWith(name)) ?? ''
  const files = new Map(outputFiles.map(({ path, text }) => [pathOf(path), text]))
  /** What an entry loads, without what it loads later. */
  const reach = (isEntry: (entry: string) => boolean) => {
    const reached = new Set<string>()
    const load = (path: string) => {
      if (reached.has(path) || !files.has(path)) return
      reached.add(path)
      for (const { path: next, kind } of metafile.outputs[path]?.imports ?? [])
        if (kind === 'import-statement') load(next)
    }
    for (const [path, { entryPoint = '' }] of Object.entries(metafile.outputs)) if (isEntry(entryPoint)) load(path)
    return reached
  }
  const isDetail = (entry: string) =>
    /\/(\w*Detail|\w*Menu|sayCause|sayWhy|Pager|EmptyBox|NewItemsButton|\w*Search|SearchField|BrokenCell)\.tsx?$/.test(
      entry,
    )
  const isDrawing = (entry: string) => entry.endsWith('/DrawnFeed.tsx')
  const counted = new Set<string>()
  /** What of these is loaded by nothing that came before. */
  const zipped = (paths: ReadonlySet<string>) => {
    const more = [...paths].filter((path) => !counted.has(path))
    for (const path of more) counted.add(path)
    return gzipSync(more.map((path) => files.get(path)).join(''), { level: 9 }).length
  }
  return {
    size: zipped(reach((entry) => entry === '<stdin>')),
    drawing: zipped(reach(isDrawing)),
    later: zipped(reach((entry) => entry !== '' && entry !== '<stdin>' && !isDetail(entry))),
    opened: zipped(reach(isDetail)),
    inputs: Object.keys(metafile.inputs),
  }
}

/**
 * What a component adds to a page that has React, TanStack Query and the provider already: bytes, minified and gzipped.
 * `drawing` is what comes while the first answer is on its way, where reading, judging and drawing a row takes more than a list
 * may ask with: the 85 kinds of action of a feed. `later` is what comes once the page is there: tips, what keeps addresses apart that look alike, what is shown when a
 * request fails, and for lists @tanstack/react-virtual, 10.4 kB of theirs. `opened` is what comes when a reader opens the
 * first row or a menu, a row has failed, is flagged or cannot be read, there is nothing, rows wait, are asked for by a button,
 * or can be searched.
 */
async function cost(name: string) {
  const [alone, both] = await Promise.all([
    bundle(PROVIDER),
    bundle(`${PROVIDER}export { ${name} } from './src/ui/${name}/${name}.tsx'\n`),
  ])
  return { ...both, size: both.size - alone.size }
}

/** Of gzip itself. */
const NOTHING = 20

describe('what a component adds to a bundle', () => {
  it.each([
    ['TransactionList', 22_000],
    ['JettonTable', 22_000],
    ['BlockList', 22_000],
    ['MessageList', 22_000],
    ['ShardList', 22_000],
    ['ActivityFeed', 21_000],
    ['TransactionDetails', 22_500],
    ['BlockDetails', 12_000],
    ['NetworkStatus', 8_000],
    ['JettonTransferList', 22_000],
    ['JettonBurnList', 22_000],
    ['HoldersTable', 22_000],
    ['NftTransferList', 22_000],
    ['NftSaleList', 22_000],
    ['NftGrid', 22_000],
    ['TopAccountsTable', 22_000],
    ['DnsRecordList', 22_000],
    ['DnsAuctionList', 22_000],
    ['JettonCard', 15_500],
    ['NftCard', 16_000],
    ['NftCollectionCard', 14_000],
    ['AccountCard', 12_500],
    ['BalanceBadge', 6_000],
    ['AddressLabel', 6_500],
    ['Amount', 3_800],
    ['HashLabel', 3_700],
    ['TimeAgo', 2_900],
    ['CopyButton', 2_700],
  ])('is for %s at most %i bytes', async (name, most) => {
    const { size, drawing, later, opened } = await cost(name)
    expect(size).toBeGreaterThan(1_000)
    expect(size).toBeLessThanOrEqual(most)
    expect(drawing).toBeLessThanOrEqual(name === 'ActivityFeed' ? 17_000 : NOTHING)
    expect(later).toBeLessThanOrEqual(/List|Table|Feed|Grid/.test(name) ? 15_700 : 4_000)
    expect(opened).toBeLessThanOrEqual(9_000)
  })

  it('is nothing of what reads answers of v2: that comes with who asks for it', async () => {
    const inputs = await Promise.all(['TransactionList', 'AccountCard', 'BlockList'].map(cost))
    expect(inputs.flatMap(({ inputs }) => inputs).filter((file) => /fromV2|core\/cell/.test(file))).toEqual([])
  })

  it('is neither the words nor the rows of components that it does not draw', async () => {
    const { inputs } = await cost('BalanceBadge')
    expect(inputs).toContain('src/ui/BalanceBadge/texts.ts')
    expect(inputs.filter((file) => /words\/en|TransactionList|JettonTable|ui\/List\/|TimeAgo/.test(file))).toEqual([])
  })
})
