import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript59'
import { describe, expect, it } from 'vitest'
import { referenceFiles, referencePages } from '../../scripts/docs/write.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const pages = referencePages()

/** The examples of the pages, as modules that are nowhere on the disk. */
const examples = new Map(
  pages.flatMap(({ path, text }) =>
    [...text.matchAll(/^```tsx\n([\s\S]+?)^```/gm)].map(([, code = '']) => [`${root}test/examples/${path}.tsx`, code]),
  ),
)

/** What a compiler says of the examples, with the settings of this project: they may keep what they do not use. */
function faultsOf(files: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (path) => files.has(path) || fileExists(path)
  host.readFile = (path) => files.get(path) ?? readFile(path)
  const program = ts.createProgram([...files.keys()], { ...options, noEmit: true, noUnusedLocals: false }, host)
  return [...files.keys()].flatMap((path) => {
    const source = program.getSourceFile(path)
    const faults = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    return faults.map(
      ({ messageText }) => `${path.slice(root.length)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}

describe('the examples of the reference', () => {
  it('compile, one for each hook and component', () => {
    expect(faultsOf(examples)).toEqual([])
    const pagesWithUse = pages.filter(({ text }) => text.includes('\n## Use\n'))
    expect(examples.size).toBe(pagesWithUse.length)
    expect(examples.size).toBeGreaterThan(150)
  })

  it('are whole where a hook loads or sends: they show loading, an error and the answer', () => {
    const partial = pages.filter(
      ({ path, text }) => /^(v2|v3|emulate)\//.test(path) && !/isPending[\s\S]+error\.message[\s\S]+data/.test(text),
    )
    expect(partial.map(({ path }) => path)).toEqual([])
  })
})

describe('the pages of the reference', () => {
  it('are those of docs/reference, which `npm run reference` writes', () => {
    const folder = `${root}docs/reference`
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'))
    const made = referenceFiles(pages)
    expect(files.map((path) => path.replaceAll('\\', '/')).sort()).toEqual([...made.keys()].sort())
    const old = [...made].filter(([path, text]) => readFileSync(`${folder}/${path}`, 'utf8') !== text)
    expect(old.map(([path]) => path)).toEqual([])
  })

  it('say where a member of the contract is not documented, and leave out no meaning of a named type', () => {
    const bare = pages.flatMap(({ path, text }) =>
      /^(v2|v3|emulate|types)\//.test(path)
        ? [...text.matchAll(/^\| `(\w+)\??` .*Not documented\. \|$/gm)].map(([, name]) => name)
        : [],
    )
    expect([...new Set(bare)].sort()).toEqual(['collateral', 'description', 'points', 'seqno', 'timestamp'])
    expect(pages.filter(({ text }) => /^\| `\w+\??` \|.*\|\s*\|$/m.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('state the refusals and the cost of each endpoint', () => {
    const endpoints = pages.filter(({ path }) => /^(v2|v3|emulate)\//.test(path))
    expect(endpoints.length).toBeGreaterThan(80)
    // It has no params, so the service has nothing to refuse.
    const silent = endpoints.filter(({ text }) => !/\n## Errors\n[\s\S]+\n\| \d{3} \| /.test(text))
    expect(silent.map(({ path }) => path)).toEqual(['v3/masterchainInfo'])
    expect(endpoints.filter(({ text }) => !/\n## Cost\n\nOne request/.test(text))).toEqual([])
  })

  it('name the columns, the parts and the states of each list', () => {
    const lists = pages.filter(
      ({ path }) => /^components\/\w+(List|Table|Feed)$/.test(path) && path !== 'components/ExampleList',
    )
    expect(lists.length).toBeGreaterThan(10)
    const sections = ['Columns', 'Parts', 'States']
    const lacking = lists.flatMap(({ path, text }) =>
      sections.flatMap((name) => (text.includes(`\n## ${name}\n`) ? [] : `${path}: ${name}`)),
    )
    expect(lacking).toEqual(['components/ConfigTable: Columns', 'components/ConfigTable: States'])
    const { text } = pages.find(({ path }) => path === 'components/TopAccountsTable') ?? { text: '' }
    const columns = /\n## Columns\n\n(.+)\. /.exec(text)?.[1]?.split(', ')
    expect(columns?.sort()).toEqual(['`account`', '`balance`', '`contract`', '`rank`', '`value`'])
  })

  it('have a section for each type of action', () => {
    const { text } = pages.find(({ path }) => path === 'types/actions') ?? { text: '' }
    expect(text.match(/^## [a-z_]+$/gm)?.length).toBeGreaterThan(80)
    expect(text).toContain('| `min_out_amount` |')
  })
})
