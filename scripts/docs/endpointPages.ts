import { readdirSync, readFileSync } from 'node:fs'
import type { AnyEndpoint, PaginatedEndpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { type Contract, type Endpoint, endpointsOf, type Generation, type Json, refName } from '../contract/openapi.ts'
import { upper } from '../contract/text.ts'
import { code, fence, page, plain, table } from './markdown.ts'

const root = new URL('../../', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, root), 'utf8'))
const records: Readonly<Record<Generation, Readonly<Record<string, unknown>>>> = { v2, v3 }

/** A page of the reference: its path below `docs/reference`, and the two lines that lists show. */
export interface Page {
  path: string
  title: string
  group: string
  text: string
}

interface Recording {
  request: { url_tail: string; json?: unknown }
  status: number
  body: unknown
}

/** What a schema says of a value, in a word or two. */
function typeOf(schema: Json): string {
  if (schema.$ref) return refName(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return variants.map(typeOf).join(' | ')
  if (schema.allOf) return schema.allOf.map(typeOf).join(' & ')
  const types = [schema.type ?? 'any'].flat()
  const named = types.map((type) => {
    if (type === 'array') return `${schema.items ? typeOf(schema.items) : 'any'}[]`
    return type === 'string' && schema.format ? schema.format : type
  })
  return named.join(' | ')
}

function boundsOf({ minimum, maximum, minItems, maxItems, default: initial, items }: Json): string {
  const range = (least: unknown, most: unknown, of = '') =>
    least === undefined && most === undefined ? [] : [`${least ?? '…'} to ${most ?? '…'}${of}`]
  return [
    ...range(minimum, maximum),
    ...range(minItems, maxItems, ' items'),
    ...(items ? range(items.minimum, items.maximum, ' each') : []),
    ...(initial === undefined ? [] : [`default ${JSON.stringify(initial)}`]),
  ].join('; ')
}

/** The members of a schema, those of its parts included. */
function membersOf(schema: Json, schemas: Readonly<Record<string, Json>>): [string, Json, boolean][] {
  if (schema.$ref) return membersOf(schemas[refName(schema.$ref)] ?? {}, schemas)
  const parts = (schema.allOf ?? []).flatMap((part) => membersOf(part, schemas))
  const own = Object.entries(schema.properties ?? {}).map(([name, member]): [string, Json, boolean] => [
    name,
    member,
    !schema.required?.includes(name),
  ])
  return [...parts, ...own]
}

const membersTable = (schema: Json, schemas: Readonly<Record<string, Json>>) =>
  table(
    ['member', 'type', 'meaning'],
    membersOf(schema, schemas).map(([name, member, isOptional]) => [
      code(isOptional ? `${name}?` : name),
      code(typeOf(member)),
      plain(member.description ?? ''),
    ]),
  )

/** The objects that an answer is made of, one level below it. */
function partsOf(answer: Json, schemas: Readonly<Record<string, Json>>): string[] {
  const isObject = (name: string) => membersOf(schemas[name] ?? {}, schemas).length > 0
  const names = new Set(
    [answer, ...membersOf(answer, schemas).map(([, member]) => member)]
      .flatMap((schema) => [schema, schema.items, schema.additionalProperties])
      .flatMap((schema) => (schema && typeof schema === 'object' && schema.$ref ? [refName(schema.$ref)] : [])),
  )
  if (answer.$ref) names.delete(refName(answer.$ref))
  return [...names]
    .filter(isObject)
    .map((name) => page(`### ${name}`, membersTable(schemas[name] as Json, schemas)).trim())
}

function recordingOf(generation: Generation, path: string): Recording | undefined {
  const folder = `test/recordings/${generation}/${path.slice(1).replaceAll('/', '.')}`
  try {
    return readdirSync(new URL(folder, root))
      .sort()
      .map((file): Recording => read(`${folder}/${file}`))
      .find(({ status }) => status === 200)
  } catch {
    return undefined
  }
}

const LONG = 120
/** An answer that a reader takes in at a glance: one row of each list, long texts cut. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened)
  if (typeof value === 'string') return value.length > LONG ? `${value.slice(0, LONG)}…` : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]))
}

const RULES: readonly [keyof Endpoint, string][] = [
  ['x-at-least-one-of', 'At least one of'],
  ['x-at-most-one-of', 'At most one of'],
  ['x-together', 'Together or not at all:'],
  ['x-in-order', 'In this order:'],
]
const rulesOf = (endpoint: Endpoint) =>
  RULES.flatMap(([member, says]) =>
    ((endpoint[member] as string[][] | undefined) ?? []).map((names) => `- ${says} ${names.map(code).join(', ')}`),
  ).join('\n')

const FRESH = {
  immutable: 'An answer never changes, and is never asked for again.',
  block: 'An answer is true for one block: it is asked for again after 5 seconds at the earliest.',
  config: 'An answer is asked for again after an hour.',
  never: 'An answer is out of date at once: each mount asks again.',
}

/** The requests that a hook makes. */
function costOf(record: AnyEndpoint): string {
  if (record.kind === 'mutation')
    return 'One request, sent once: within 10 seconds or not at all, and never again unasked.'
  const { cache, batch } = record
  const { pagination } = record as unknown as Partial<PaginatedEndpoint<object, unknown, never, unknown>>
  return [
    batch
      ? `One request for up to ${batch.max} values of ${code(batch.key)} that components ask for together.`
      : 'One request for all components that ask the same.',
    pagination && `A page is one request: ${pagination.defaultLimit} rows by default, ${pagination.maxLimit} at most.`,
    typeof cache === 'function' ? 'How long an answer stays fresh depends on the params.' : FRESH[cache],
  ]
    .filter(Boolean)
    .join(' ')
}

/** Addresses for each param that is needed, where nothing is recorded. */
const neededAddresses = ({ params }: Endpoint) =>
  params.flatMap(({ name, required, schema }): [string, unknown][] =>
    required && schema.format === 'address' ? [[name, demoAccounts.main]] : [],
  )

/** The params of a request that is recorded. */
function recordedParams({ params }: Endpoint, recording: Recording): [string, unknown][] {
  const search = new URLSearchParams(recording.request.url_tail.split('?')[1] ?? '')
  return params.flatMap(({ name, schema }): [string, unknown][] => {
    const texts = search.getAll(name)
    const sent = (recording.request.json as Record<string, unknown> | undefined)?.[name]
    if (sent !== undefined) return [[name, sent]]
    if (!texts.length) return []
    const types = [schema.type].flat()
    if (types.includes('array')) {
      const isNumber = [schema.items?.type].flat().includes('integer')
      return [[name, isNumber ? texts.map(Number) : texts]]
    }
    const [text = ''] = texts
    if (types.includes('integer') || types.includes('number')) return [[name, Number(text)]]
    return [[name, types.includes('boolean') ? text === 'true' : text]]
  })
}

/** Params of an endpoint as code, for an example. */
function paramsOf(endpoint: Endpoint, recording: Recording | undefined): string {
  const known = recording ? recordedParams(endpoint, recording) : neededAddresses(endpoint)
  return known.map(([name, value]) => `  ${name}: ${JSON.stringify(shortened(value))},`).join('\n')
}

function endpointPage(endpoint: Endpoint, generation: Generation, schemas: Readonly<Record<string, Json>>): Page {
  const { operationId: name, summary, description, params, answer, tags } = endpoint
  const record = records[generation][name] as AnyEndpoint
  const hook = `use${upper(name)}`
  const recording = recordingOf(generation, endpoint.path)
  const entry = generation === 'v3' ? 'toncenter-react' : 'toncenter-react/v2'
  const isPaged = 'pagination' in record
  const given = paramsOf(endpoint, recording)
  const call = record.kind === 'mutation' ? '' : given ? `{\n${given}\n}` : '{}'
  const use = `import { ${hook} } from '${entry}'\n\nexport const useAnswer = () => ${hook}(${call})`
  return {
    path: `${generation}/${name}`,
    title: hook,
    group: `${generation}: ${tags[0]}`,
    text: page(
      `# ${hook}`,
      `${code(`${endpoint.method} /api/${generation}${endpoint.path}`)}, from ${code(entry)}.`,
      plain(description ?? summary),
      isPaged && `${code(`${hook}Infinite`)} gives it page by page: see [Lists and pages](../../pagination.md).`,
      '## Use',
      fence('tsx', use),
      `Without React: ${code(`client.request(${name}, params)`)}, with ${code(name)} of ${code(`toncenter-react/endpoints/${generation}`)}.`,
      '## Params',
      table(
        ['param', 'type', 'bounds', 'meaning'],
        params.map(({ name, required, schema, description }) => [
          code(required ? name : `${name}?`),
          code(typeOf(schema)),
          boundsOf(schema),
          plain(description ?? schema.description ?? ''),
        ]),
      ) || 'None.',
      rulesOf(endpoint),
      '## Cost',
      costOf(record),
      '## Answer',
      membersTable(answer, schemas) || code(typeOf(answer)),
      ...partsOf(answer, schemas),
      recording && '## Example answer',
      recording && 'Of the local chain; lists have one row here, and long texts are cut.',
      recording && fence('json', JSON.stringify(shortened(recording.body), null, 2)),
    ),
  }
}

/** A page for each endpoint of the contract. */
export function endpointPages(): Page[] {
  return (['v3', 'v2'] as const).flatMap((generation) => {
    const contract: Contract = read(`contract/${generation}.json`)
    return endpointsOf(contract, generation).map((endpoint) =>
      endpointPage(endpoint, generation, contract.components.schemas),
    )
  })
}
