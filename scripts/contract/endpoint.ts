import { flat, interfaceOf, isObject } from './entity.ts'
import type { Endpoint, Generation, Json, Parameter } from './openapi.ts'
import { limitsOf, refName } from './openapi.ts'
import { checkOf, paramOf, type Room, shapeOf, typeOf } from './schemas.ts'
import { doc, key, list, quote, upper } from './text.ts'

/** Formats of params, by the name of what checks them. */
const PARAMS: Record<string, string> = {
  address: 'address',
  hash: 'hash',
  lt: 'lt',
  opcode: 'opcode',
  boc: 'boc',
  int32: 'int32',
  utime: 'utime',
}
const OWN: Record<string, string> = {
  'account-id': 'accountId',
  'address-text': 'anyText',
  'address-or-null': 'addressOrNull',
  method: 'method',
  decimal: 'decimalText',
}

/** The module of a generated endpoint. */
export function endpointModule(endpoint: Endpoint, generation: Generation, room: Room, isOwnAnswer: boolean): string {
  const { imports, src } = room
  const { operationId: name, params, answer } = endpoint
  const paramsName = `${upper(name)}Params`
  imports.use(`${src}/core/schema/schema.ts`, '* as z')
  const input: Room = { ...room, isInput: true }
  const members = params.map(({ name: param, required, description, schema }) => {
    const type = repeated(schema)
      ? `${imports.type(`${src}/core/schema/checks.ts`, 'OneOrMany')}<${typeOf(schema.items as Json, input)}>`
      : typeOf(schema, input)
    return `${doc(description, '  ')}  ${key(param)}${required ? '' : '?'}: ${type}${required ? '' : ' | undefined'}\n`
  })
  const paramsText = params.length
    ? `export interface ${paramsName} {\n${members.join('')}}\n`
    : `export type ${paramsName} = Record<never, never>\n`
  const shape = params.map((param) => {
    const check = paramCheck(param, endpoint, generation, input)
    return check === param.name ? check : `${key(param.name)}: ${check}`
  })
  const checks = checksOf(endpoint, room, paramsName)
  const answerName = answer.$ref ? refName(answer.$ref) : undefined
  const own = isOwnAnswer && answerName ? (room.schemas[answerName] as Json) : undefined
  const type = answerName ? (own ? answerName : typeOf(answer, room)) : 'unknown'
  const face = own && answerName ? faceOf(answerName, own, room) : ''
  const check =
    own && isObject(own)
      ? `z.object<${type}>({ ${shapeOf(flat(own, room.schemas), room)} })`
      : checkOf(own ?? answer, room)
  const { 'x-kind': kind = 'query' } = endpoint
  const limits = endpoint['x-paging'] && limitsOf(endpoint)
  const facts = [
    `kind: '${kind}'`,
    `generation: '${generation}'`,
    `name: ${quote(name)}`,
    `method: '${endpoint.method}'`,
    `path: ${quote(endpoint.path)}`,
    ...(endpoint['x-legacy401'] ? ['legacy401: true'] : []),
    ...(endpoint['x-is-rpc'] ? ['isRpc: true'] : []),
    `params: /* @__PURE__ */ z.params<${paramsName}>({ ${shape.join(', ')} }${checks.map((check) => `, ${check}`).join('')})`,
    ...(endpoint['x-verbatim'] ? [`verbatim: ${list(endpoint['x-verbatim'])}`] : []),
    ...(endpoint['x-ordered'] ? [`ordered: ${list(endpoint['x-ordered'])}`] : []),
    ...(endpoint['x-rows'] ? [`rows: ${quote(endpoint['x-rows'])}`] : []),
    ...(limits ? [`paging: { defaultLimit: ${limits.default}, maxLimit: ${limits.maximum} }`] : []),
    ...(endpoint['x-brings'] ? [`brings: ${JSON.stringify(endpoint['x-brings'])}`] : []),
    `response: ${/^[\w$]+$/.test(check) ? check : `/* @__PURE__ */ ${check}`}`,
  ]
  const rows = endpoint['x-rows']
  const contract = imports.type(
    `${src}/core/endpoint.ts`,
    limits ? 'PagedContract' : rows ? 'ListContract' : 'Contract',
  )
  const last = rows ? `, ${quote(rows)}` : kind === 'query' ? '' : `, '${kind}'`
  return `${paramsText}${face}
/** What the contract states of \`${endpoint.path}\`. */
export const ${name}Facts: ${contract}<${paramsName}, ${type}${last}> = { ${facts.join(', ')} }\n`
}

/** The type of an answer that is the endpoint's alone. */
function faceOf(name: string, schema: Json, room: Room): string {
  if (isObject(schema)) return interfaceOf(name, schema, room)
  const listed = schema['x-listed'] ? ` & ${room.imports.type(`${room.src}/core/schema/rowList.ts`, 'Listed')}` : ''
  return `${doc(schema.description)}export type ${name} = ${typeOf(schema, room)}${listed}\n`
}

export const repeated = (schema: Json) => schema.type === 'array' && schema.uniqueItems

function paramCheck(
  { name, required, schema }: Parameter,
  endpoint: Endpoint,
  generation: Generation,
  room: Room,
): string {
  const check = valueCheck(schema, endpoint['x-verbatim']?.includes(name) ?? false, generation, room)
  if (schema.default !== undefined)
    return `z.withDefault(${check}, ${JSON.stringify(schema.default).replaceAll('"', "'")})`
  return required ? check : `z.optional(${check})`
}

function valueCheck(schema: Json, isVerbatim: boolean, generation: Generation, room: Room): string {
  const { imports, src } = room
  const core = (name: string) => paramOf(room, name)
  const own = (name: string) => imports.use(`${src}/schemas/params.ts`, name)
  const { format = '', minimum, maximum } = schema
  if (schema.$ref) return checkOf(schema, room)
  if (repeated(schema)) {
    const max = schema.maxItems === 1000 ? '' : `, { max: ${schema.maxItems} }`
    return `${imports.use(`${src}/core/schema/checks.ts`, 'list')}(${valueCheck(schema.items as Json, isVerbatim, generation, room)}${max})`
  }
  if (schema.type === 'array') return `z.array(${checkOf(schema.items as Json, room)})`
  if (schema.type === 'boolean') return 'z.boolean()'
  if (schema.type === 'object') return own('anyObject')
  if (schema.const !== undefined) return `z.literal(${quote(String(schema.const))})`
  if (schema.enum?.join() === 'asc,desc') return core('sort')
  if (schema.enum) return `z.oneOf(${list(schema.enum as string[])})`
  if (format === 'address' && isVerbatim && generation === 'v2') return own('addressAsGiven')
  if (format === 'shard') return generation === 'v2' ? own('decimalShard') : core('shard')
  if (format === 'seqno') return minimum ? own('blockSeqno') : core('seqno')
  if (format === 'utime' && maximum !== 0xffffffff) return own('utime31')
  if (OWN[format]) return own(OWN[format])
  if (PARAMS[format]) return core(PARAMS[format])
  if (schema.type === 'integer' && minimum === 1) return `${core('limit')}(${maximum})`
  if (schema.type === 'integer') return core('offset')
  if (schema.pattern) return own('word')
  if (Array.isArray(schema.type)) return own('textOrNumber')
  return core('text')
}

export function checksOf(endpoint: Endpoint, room: Room, face: string): string[] {
  const { imports, src } = room
  const each = (sets: string[][] | undefined, check: () => string) =>
    (sets ?? []).map((names) => `${check()}<${face}>(${names.map(quote).join(', ')})`)
  return [
    ...each(endpoint['x-at-least-one-of'], () => paramOf(room, 'atLeastOneOf')),
    ...each(endpoint['x-at-most-one-of'], () => paramOf(room, 'atMostOneOf')),
    ...each(endpoint['x-together'], () => imports.use(`${src}/schemas/params.ts`, 'together')),
    ...(endpoint['x-in-order'] ? [paramOf(room, 'startBeforeEnd')] : []),
  ]
}
