import { readdirSync, readFileSync } from 'node:fs'
import type { AnyEndpoint, PaginatedEndpoint } from '../../src/core/endpoint.ts'
import * as emulate from '../../src/endpoints/emulate.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { withMeanings } from '../contract/meanings.ts'
import { type Endpoint, endpointsOf, type Generation } from '../contract/openapi.ts'
import { readContracts } from '../contract/read.ts'
import { upper } from '../contract/text.ts'
import { membersLiteral, mutationExample, queryExample } from './hookExamples.ts'
import { code, fence, meaningOf, page, plain, table } from './markdown.ts'
import { boundsOf, membersTable, partsOf, type Schemas, typeOf, variantsOf } from './schemaTables.ts'

const root = new URL('../../', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')
const read = (path: string) => JSON.parse(textOf(path))
const records: Readonly<Record<Generation, Readonly<Record<string, unknown>>>> = { v2, v3, emulate }

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
  immutable: 'An answer never changes, so it is loaded once.',
  block: 'An answer is true for one block: it is loaded again after 5 seconds at the earliest.',
  config: 'An answer is loaded again after an hour.',
  never: 'An answer is out of date at once: each mount loads it again.',
}

/** The requests that a hook makes. */
function costOf(record: AnyEndpoint): string {
  if (record.kind === 'mutation')
    return 'One request, sent once: within 10 seconds or not at all, and never repeated by itself.'
  const { cache, batch } = record
  const { pagination } = record as unknown as Partial<PaginatedEndpoint<object, unknown, never, unknown>>
  return [
    batch
      ? `One request for up to ${batch.max} values of ${code(batch.key)} that components request together.`
      : 'One request for all components with the same params.',
    pagination && `A page is one request: ${pagination.defaultLimit} rows by default, ${pagination.maxLimit} at most.`,
    typeof cache === 'function' ? 'How long an answer stays fresh depends on the params.' : FRESH[cache],
  ]
    .filter(Boolean)
    .join(' ')
}

/** Values of needed params that are no address, where nothing is recorded. */
const NEEDED: Readonly<Record<string, unknown>> = {
  boc: 'te6cckEBAQEAAgAAAEysuc0=',
  method: 'getMasterchainInfo',
  messages: [{ address: demoAccounts.shop, amount: '1000000000' }],
}

/** A value for each param that is needed, where nothing is recorded. */
const neededValues = ({ params }: Endpoint) =>
  params.flatMap(({ name, required, schema }): [string, unknown][] => {
    const value = schema.format === 'address' ? demoAccounts.main : NEEDED[name]
    return required && value !== undefined ? [[name, value]] : []
  })

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

/** Params of an endpoint as code, for an example. What is sent is never cut. */
function paramsOf(endpoint: Endpoint, recording: Recording | undefined): string {
  const isRecorded = recording && endpoint['x-kind'] !== 'mutation'
  const known = isRecorded ? recordedParams(endpoint, recording) : neededValues(endpoint)
  return membersLiteral(known.map(([name, value]) => [name, shortened(value)]))
}

/** What the contract states of the refusals of an endpoint. */
const refusalsOf = ({ responses }: Endpoint) =>
  Object.entries(responses as Readonly<Record<string, { description?: string }>>)
    .filter(([status]) => status !== '200')
    .map(([status, { description = '' }]) => [status, meaningOf(description)])

const ERRORS =
  '`error` is a `TonCenterError`: `status` has the number, `code` the kind. A request can fail without an answer too: see [Errors](../../errors.md).'

function endpointPage(endpoint: Endpoint, generation: Generation, schemas: Schemas): Page {
  const { operationId: name, summary, description, params, answer, tags } = endpoint
  const record = records[generation][name] as AnyEndpoint
  const hook = `use${upper(name)}`
  const recording = recordingOf(generation, endpoint.path)
  const entry = generation === 'v2' ? 'toncenter-react/v2' : 'toncenter-react'
  const isPaged = 'pagination' in record
  const example = record.kind === 'mutation' ? mutationExample : queryExample
  const parts = partsOf(answer, schemas)
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
      fence('tsx', example(hook, entry, paramsOf(endpoint, recording))),
      `Without React: ${code(`client.request(${name}, params)`)}, with ${code(name)} of ${code(`toncenter-react/endpoints/${generation}`)}.`,
      '## Params',
      table(
        ['param', 'type', 'bounds', 'meaning'],
        params.map(({ name, required, schema, description }) => [
          code(required ? name : `${name}?`),
          code(typeOf(schema)),
          boundsOf(schema),
          meaningOf(description ?? schema.description),
        ]),
      ) || 'None.',
      rulesOf(endpoint),
      '## Cost',
      costOf(record),
      '## Errors',
      ERRORS,
      table(['status', 'when'], refusalsOf(endpoint)),
      '## Answer',
      membersTable(answer, schemas) || code(typeOf(answer)),
      parts.some((part) => part.includes('`Action[]')) &&
        'The details of each type of action: [Types of actions](../types/actions.md).',
      ...parts,
      recording && '## Example answer',
      recording && 'Of the local chain; lists have one row here, and long texts are cut.',
      recording && fence('json', JSON.stringify(shortened(recording.body), null, 2)),
    ),
  }
}

/** A page of the details that each type of action has. */
function actionTypesPage(schemas: Schemas): Page {
  const { Action: union = {}, ActionBase: base = {} } = schemas
  const sections = variantsOf(union, schemas).flatMap(([type, details]) => [
    `## ${type}`,
    ...[details, ...(details.oneOf ?? [])].flatMap((one) => {
      const { description } = (one.$ref && schemas[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)]) || one
      const members = membersTable(one, schemas)
      return members ? [plain(description ?? ''), members, ...partsOf(one, schemas)] : []
    }),
  ])
  return {
    path: 'types/actions',
    title: 'Types of actions',
    group: 'v3: actions',
    text: page(
      '# Types of actions',
      plain(union.description ?? ''),
      'Every action has these members, a `type`, and the `details` of its type.',
      membersTable(base, schemas),
      ...sections,
    ),
  }
}

/** A page for each endpoint of the contract. */
export function endpointPages(): Page[] {
  const contracts = withMeanings(readContracts((generation) => textOf(`contract/${generation}.json`)))
  return (['v3', 'v2', 'emulate'] as const).flatMap((generation) => {
    const contract = contracts[generation]
    const { schemas } = contract.components
    const pages = endpointsOf(contract, generation).map((endpoint) => endpointPage(endpoint, generation, schemas))
    return generation === 'v3' ? [...pages, actionTypesPage(schemas)] : pages
  })
}
