/** Examples of hooks: whole components, with what they show while loading and after an error. */

/** A value as code. */
export function literal(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const members = Object.entries(value).map(([name, member]) => `${name}: ${literal(member)}`)
  return `{ ${members.join(', ')} }`
}

const LINE = 80
/** Members of an object as code, in a line or in one each. */
export function membersLiteral(members: readonly (readonly [name: string, value: unknown])[]): string {
  const texts = members.map(([name, value]) => `${name}: ${literal(value)}`)
  const line = `{ ${texts.join(', ')} }`
  return line.length > LINE ? `{\n${texts.map((text) => `    ${text},\n`).join('')}  }` : members.length ? line : '{}'
}

const ERROR = '<p role="alert">{error.message}</p>'
const LOADING = '<p role="status">Loading …</p>'
const DATA = '<pre>{JSON.stringify(data, null, 2)}</pre>'

const module = (hook: string, entry: string, lines: readonly string[], params = '') =>
  [
    `import { ${hook} } from '${entry}'`,
    '',
    `export function Example(${params}) {`,
    ...lines.map((line) => `  ${line}`),
    '}',
  ].join('\n')

/** Of a hook that loads an answer. `args` as code. */
export const queryExample = (hook: string, entry: string, args: string): string =>
  module(hook, entry, [
    `const { data, error, isPending } = ${hook}(${args})`,
    `if (isPending) return ${LOADING}`,
    `if (error) return ${ERROR}`,
    `return ${DATA}`,
  ])

/** Of a hook that sends something. `variables` as code. */
export const mutationExample = (hook: string, entry: string, variables: string): string =>
  module(hook, entry, [
    `const { mutate, data, error, isPending } = ${hook}()`,
    'return (',
    '  <>',
    `    <button type="button" disabled={isPending} onClick={() => mutate(${variables})}>`,
    '      Send',
    '    </button>',
    `    {error && ${ERROR}}`,
    `    {data && ${DATA}}`,
    '  </>',
    ')',
  ])

/** Of a headless list. */
export const listExample = (hook: string, entry: string, args: string): string =>
  module(hook, entry, [
    `const { rows, query } = ${hook}(${args})`,
    `if (query?.status === 'pending') return ${LOADING}`,
    "if (query?.status === 'error') return <button onClick={() => query.refetch()}>Try again</button>",
    'return (',
    '  <>',
    '    <p>{rows.length} rows</p>',
    '    {query?.hasNextPage && <button onClick={() => query.fetchNextPage()}>More</button>}',
    '  </>',
    ')',
  ])

/** Of a headless card. */
export const cardExample = (hook: string, entry: string, args: string): string =>
  module(hook, entry, [
    `const { data, isThere, query } = ${hook}(${args})`,
    `if (data) return ${DATA}`,
    'if (isThere === false) return <p>Not found.</p>',
    'if (query?.error) return <button onClick={() => query.refetch()}>Try again</button>',
    `return ${LOADING}`,
  ])

/** Of a hook of another shape, or one whose arguments only an app knows. */
export const plainExample = (hook: string, entry: string, args: string, params = ''): string =>
  module(hook, entry, [`return ${hook}(${args})`], params).replace('function Example(', 'function useAnswer(')
