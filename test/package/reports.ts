import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('api/', import.meta.url)

/** The report of an entry of the package: `.`, `./ui` … */
const fileOf = (entry: string) => `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '-')}.api.md`

/** The entries of the package without a report, and the reports without an entry. */
export function unmatchedReports(entries: readonly string[]): string[] {
  const wanted = entries.map(fileOf)
  const found = readdirSync(folder)
  return [...wanted.filter((file) => !found.includes(file)), ...found.filter((file) => !wanted.includes(file))]
}

const KIND = '(?:declare )?(?:abstract )?(const|let|function|class|enum|interface|type)'

/** The public names of an entry in its report, each with whether it is a type alone. */
export function publicNames(entry: string): ReadonlyMap<string, { isType: boolean }> {
  const report = readFileSync(new URL(fileOf(entry), folder), 'utf8')
  const declared = (start: string) =>
    new Map(
      [...report.matchAll(new RegExp(`^${start}${KIND} (\\w+)`, 'gm'))]
        // A name may be a value and a type; the value counts.
        .map(([, kind = '', name = '']) => ({ name, isType: /^(?:interface|type)$/.test(kind) }))
        .sort((one, other) => Number(other.isType) - Number(one.isType))
        .map(({ name, isType }) => [name, { isType }] as const),
    )
  const names = declared('export ')
  // The extractor renames what has the name of a global: `type Proxy_2 = …`, `export { Proxy_2 as Proxy }`.
  const inner = declared('')
  for (const [, from = '', to = from] of report.matchAll(/^export \{ (\w+)(?: as (\w+))? \}/gm))
    names.set(to, inner.get(from) ?? { isType: false })
  return names
}
