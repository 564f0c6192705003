import { type Api, constantOf, inOrder, isObject, isPlain, mentioned, type Room, roomOf, versionsOf } from './api.ts'
import { checkOf, demandsOf, memberUnion, objectCheck, paramChecks } from './checks.ts'
import type { Modules } from './link.ts'
import { type Endpoint, type Json, limitsOf, refName } from './openapi.ts'
import { doc, key, list, literal, lower, quote, upper } from './text.ts'
import { declaration, typeOf } from './types.ts'
import { isRepeated } from './walk.ts'
import { type Made, zodOf, zodParams } from './zod.ts'

/** The types and checks of components. Components that mention each other share a module. */
export function componentModules(api: Api): Modules {
  const own = ownAnswers(api)
  return api.groups.flatMap((group) => {
    const room = { ...api, isLater: (name: string) => group.includes(name) }
    const texts = inOrder(group, api).map((name) =>
      own.has(name)
        ? ''
        : versionsOf(name, api)
            .map((isInput, at) => component(name, { ...room, isInput }, at === 0))
            .join(''),
    )
    const text = texts.filter(Boolean).join('\n')
    return text ? [[`src/contract/${api.generation}/${lower(group[0] as string)}.ts`, text]] : []
  })
}

function component(name: string, room: Room, isDeclared: boolean): string {
  const schema = room.schemas[name] as Json
  const union = memberUnion(name, schema, room)
  if (union) return union
  const declared = isDeclared ? declaration(name, room) : ''
  if (isPlain(schema)) return declared
  const constant = `${declared}export const ${constantOf(name, room)}`
  if (!isObject(schema)) return `${constant} = ${checkOf(schema, room)}\n`
  const type = schema.additionalProperties === false ? 'ParamsSchema' : 'DataSchema'
  return `${constant}: ${type}<${name}> = ${objectCheck(schema, room)}\n`
}

/** Answers that one endpoint alone gives: they are in its module. */
function ownAnswers({ endpoints, schemas }: Api): Set<string> {
  const usersOf = (name: string) => [
    ...Object.entries(schemas).filter(([other, schema]) => other !== name && mentioned(schema).has(name)),
    ...endpoints.filter(({ answer, params }) => mentioned([answer, params]).has(name)),
  ]
  const names = endpoints.flatMap(({ answer }) => (answer.$ref ? [refName(answer.$ref)] : []))
  return new Set(names.filter((name) => usersOf(name).length === 1 && !schemas[name]?.oneOf))
}

/** What the contract states of endpoints. */
export function endpointModules(api: Api): Modules {
  const own = ownAnswers(api)
  return api.endpoints.map((endpoint) => {
    const { operationId: name, path, answer } = endpoint
    const face = `${upper(name)}Params`
    const answerName = own.has(refName(answer.$ref ?? '')) ? refName(answer.$ref as string) : undefined
    const type = answerName ?? (answer.$ref ? refName(answer.$ref) : 'unknown')
    const { 'x-rows': rows, 'x-kind': kind, 'x-paging': paging } = endpoint
    const contract = paging ? 'PagedContract' : rows ? 'ListContract' : 'Contract'
    const last = rows ? `, ${quote(rows)}` : kind ? `, '${kind}'` : ''
    const text = `${paramsType(face, endpoint, roomOf(api, true))}${answerName ? declaration(answerName, roomOf(api)) : ''}
/** What the contract states of \`${path}\`. */
export const ${name}Facts: ${contract}<${face}, ${type}${last}> = { ${factsOf(endpoint, face, answerName, api).join(', ')} }\n`
    return [`src/contract/${api.generation}/endpoints/${name}.ts`, text]
  })
}

function paramsType(face: string, { params }: Endpoint, room: Room): string {
  if (!params.length) return `export type ${face} = Record<never, never>\n`
  const members = params.map(({ name, required, description, schema }) => {
    const type = isRepeated(schema) ? `OneOrMany<${typeOf(schema.items as Json, room)}>` : typeOf(schema, room)
    return `${doc(description, '  ')}  ${key(name)}${required ? `: ${type}` : `?: ${type} | undefined`}\n`
  })
  return `export interface ${face} {\n${members.join('')}}\n`
}

function factsOf(endpoint: Endpoint, face: string, answerName: string | undefined, api: Api): string[] {
  const { answer, 'x-kind': kind = 'query', 'x-rows': rows } = endpoint
  const { 'x-verbatim': verbatim, 'x-ordered': ordered, 'x-brings': brings } = endpoint
  const own = answerName && api.schemas[answerName]
  const limits = endpoint['x-paging'] && limitsOf(endpoint)
  const check =
    own && isObject(own) ? objectCheck(own, roomOf(api), `<${answerName}>`) : checkOf(own || answer, roomOf(api))
  return [
    `kind: '${kind}'`,
    `generation: '${api.generation}'`,
    `name: ${quote(endpoint.operationId)}`,
    `method: '${endpoint.method}'`,
    `path: ${quote(endpoint.path)}`,
    ...(endpoint['x-legacy401'] ? ['legacy401: true'] : []),
    ...(endpoint['x-is-rpc'] ? ['isRpc: true'] : []),
    `params: z.params<${face}>(${[paramChecks(endpoint, roomOf(api, true)), ...demandsOf(endpoint, face)].join(', ')})`,
    ...(verbatim ? [`verbatim: ${list(verbatim)}`] : []),
    ...(ordered ? [`ordered: ${list(ordered)}`] : []),
    ...(rows ? [`rows: ${quote(rows)}`] : []),
    ...(limits ? [`paging: { defaultLimit: ${limits.default}, maxLimit: ${limits.maximum} }`] : []),
    ...(brings ? [`brings: ${literal(brings)}`] : []),
    `response: ${check}`,
  ]
}

/** The schemas of zod: of components, answers and params. */
export function zodModules(api: Api): Modules {
  const { generation, endpoints } = api
  const constant = (name: string, { value, type }: Made, text = '') =>
    `${doc(text)}export const ${name}: ${type} = ${value}\n`
  const schemas = api.groups
    .map((group) => inOrder(group, api))
    .flatMap((group) =>
      [false, true].flatMap((isInput) =>
        group.flatMap((name, at) => {
          const schema = api.schemas[name] as Json
          if (isPlain(schema) || !versionsOf(name, api).includes(isInput)) return []
          const isLater = (other: string) => group.indexOf(other) >= at
          const room = { ...api, isInput, isLater }
          return constant(constantOf(name, room), zodOf(schema, room), schema.description)
        }),
      ),
    )
  /** The name of an endpoint's schema in the public entry. */
  const nameOf = (name: string, what: string) => `${generation === 'v2' ? `v2${upper(name)}` : name}${what}`
  const answers = endpoints.map(({ operationId: name, path, answer }) =>
    constant(nameOf(name, 'Answer'), zodOf(answer, roomOf(api)), `The answer of \`${path}\`.`),
  )
  const params = endpoints.map((endpoint) => {
    const { value, type } = zodParams(endpoint, roomOf(api, true))
    const demands = demandsOf(endpoint, `${upper(endpoint.operationId)}Params`)
    const made = { value: demands.length ? `given.demanding(${[value, ...demands].join(', ')})` : value, type }
    return constant(nameOf(endpoint.operationId, 'Params'), made, `The params of \`${endpoint.path}\`.`)
  })
  return Object.entries({ schemas, answers, params }).map(([name, texts]) => [
    `src/contract/zod/${generation}/${name}.ts`,
    texts.join('\n'),
  ])
}
