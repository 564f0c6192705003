import { flat, interfaceOf, isObject } from './entity.ts'
import type { Endpoint, Generation, Json, Parameter } from './openapi.ts'
import { limitsOf, refName } from './openapi.ts'
import { isVerbatim, paramName, repeated } from './params.ts'
import { checkOf, paramOf, shapeOf } from './schemas.ts'
import { doc, key, list, literal, quote, upper } from './text.ts'
import { type Room, typeOf } from './types.ts'

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

function paramCheck(param: Parameter, endpoint: Endpoint, generation: Generation, room: Room): string {
  const { required, schema } = param
  const check = valueCheck(schema, isVerbatim(param, endpoint), generation, room)
  if (schema.default !== undefined) return `z.withDefault(${check}, ${literal(schema.default)})`
  return required ? check : `z.optional(${check})`
}

function valueCheck(schema: Json, isVerbatim: boolean, generation: Generation, room: Room): string {
  const item = schema.items as Json
  if (repeated(schema)) {
    const max = schema.maxItems === 1000 ? '' : `, { max: ${schema.maxItems} }`
    const of = valueCheck(item, isVerbatim, generation, room)
    return `${room.imports.use(`${room.src}/core/schema/checks.ts`, 'list')}(${of}${max})`
  }
  if (schema.type === 'array') return `z.array(${checkOf(item, room)})`
  const name = paramName(schema, isVerbatim, generation)
  return name ? paramOf(room, name) : checkOf(schema, room)
}

/** What one param demands of another. */
export function checksOf(endpoint: Endpoint, room: Room, face: string): string[] {
  const demand = (name: string, sets: string[][] = []) =>
    sets.map((names) => `${paramOf(room, name)}<${face}>(${names.map(quote).join(', ')})`)
  return [
    ...demand('atLeastOneOf', endpoint['x-at-least-one-of']),
    ...demand('atMostOneOf', endpoint['x-at-most-one-of']),
    ...demand('together', endpoint['x-together']),
    ...(endpoint['x-in-order'] ? [paramOf(room, 'startBeforeEnd')] : []),
  ]
}
