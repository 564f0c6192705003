import type { Api } from './api.ts'
import { exportsOf, type Modules } from './link.ts'
import type { Endpoint } from './openapi.ts'
import { doc, key, list, literal, lower, quote, upper } from './text.ts'
import { isRepeated } from './walk.ts'

const tagsOf = (endpoints: readonly Endpoint[]) => [...new Set(endpoints.map(({ tags: [tag] }) => tag))]

/** The one-line hooks, in a module for each subject. */
export const hookModules = ({ generation, endpoints }: Api): Modules => {
  const hook = (kind: string, name: string, text = '', suffix = '') =>
    `${doc(text)}export const use${upper(name)}${suffix} = ${kind}(${name})\n`
  return tagsOf(endpoints).map((tag) => {
    const hooks = endpoints.flatMap(({ operationId: name, tags, description, 'x-kind': kind, 'x-paging': paging }) => {
      if (tags[0] !== tag) return []
      const one = hook(kind ? 'mutationHook' : 'queryHook', name, description)
      return paging ? one + hook('infiniteQueryHook', name, `${description} Page by page.`, 'Infinite') : one
    })
    return [`src/react/${generation}/${tag}.ts`, hooks.join('')]
  })
}

/** Modules that list every endpoint: a missing file by hand is a type error in the list. */
export function listModules({ generation, endpoints }: Api): Modules {
  const records = endpoints.map(({ operationId: name, tags: [tag], description }) => {
    const text = doc(description, '  ')
    return `export {${text && `\n${text}  `} ${name} } from './${tag}/${name}.ts'\n`
  })
  const hooks = tagsOf(endpoints).map((tag) => `export * from './${tag}.ts'\n`)
  return [
    [`src/endpoints/${generation}/records.ts`, records.join('')],
    [`src/react/${generation}/hooks.ts`, hooks.join('')],
  ]
}

/** How endpoints are called, by name. */
export function callsModule({ generation, endpoints }: Api): Modules {
  const rows = endpoints.map(({ operationId: name, method, path, params, 'x-is-rpc': isRpc }) => {
    const names = (of: typeof params) => list(of.map((param) => param.name))
    const lists = names(params.filter(({ schema }) => isRepeated(schema)))
    return `${name}: { method: '${method}', path: ${quote(path)}, params: ${names(params)}, lists: ${lists}${isRpc ? ', isRpc: true' : ''} }`
  })
  const text = `/** How each endpoint of ${generation} is called: with which params, and which of them repeat in a query. */
export const ${generation}Calls = { ${rows.join(',\n')} } as const
/** The name of an endpoint of ${generation}. */
export type ${upper(generation)}Name = keyof typeof ${generation}Calls\n`
  return [[`src/contract/${generation}/calls.ts`, text]]
}

/** The routes of the local service. Those of v3 are by method: their params are in a query or in a body. */
export function routesModule({ generation, endpoints }: Api): Modules {
  const table = (title: string, what: string, args: string, isIn: (endpoint: Endpoint) => boolean) =>
    `/** ${what}, by name. */
export const ${title} = { ${endpoints
      .filter(isIn)
      .map(({ operationId }) => operationId)
      .join(', ')} } satisfies Routes<typeof ${generation}Calls, ${args}>\n`
  const tables = {
    v2: () => [table('v2Routes', 'The methods of v2', 'Arguments', (endpoint) => !endpoint['x-is-rpc'])],
    v3: () => [
      table('v3Gets', 'The endpoints of v3 that take a GET', "Query, 'GET'", ({ method }) => method === 'GET'),
      table('v3Posts', 'The endpoints of v3 that take a POST', "Body, 'POST'", ({ method }) => method === 'POST'),
    ],
    emulate: () => [table('emulateRoutes', 'The endpoints of emulation', 'EmulateRequest', () => true)],
  }[generation]()
  return [[`src/local/routes/${generation}/table.ts`, tables.join('\n')]]
}

/** Names of groups in a union, each with its types and other such names. */
export const groupsModules = ({ generation, schemas, own }: Api): Modules =>
  Object.entries(schemas).flatMap(([name, { 'x-groups': groups, 'x-types': types }]) => {
    if (!groups || !types || !own.has(name)) return []
    const rows = Object.entries(groups).map(([group, members]) => `  ${key(group)}: ${list(members)}`)
    const text = `
/** A filter that takes several types of actions. */
export type ${name}Group = ${Object.keys(groups).map(quote).join(' | ')}
/** The types that each filter takes, and the other filters. */
export const ${lower(name)}Groups: Readonly<Record<${name}Group, readonly (keyof ${types} | ${name}Group)[]>> = {\n${rows.join(',\n')} }\n`
    return [[`src/contract/${generation}/${lower(name)}Groups.ts`, text]]
  })

/** The types of a generation, for the public entries. */
export function typesModule(generation: string, modules: Modules): Modules {
  const folder = `src/contract/${generation}/`
  const lines = modules.flatMap(([path, text]) => {
    const names = exportsOf(text).filter((name) => /^[A-Z]/.test(name))
    return names.length ? [`export type { ${names.join(', ')} } from './${path.slice(folder.length)}'\n`] : []
  })
  return [[`${folder}types.ts`, lines.join('')]]
}

/** The facts of endpoints that the client itself needs. */
export function clientModule(apis: readonly Api[]): Modules {
  const all = apis.flatMap(({ generation, endpoints }) => endpoints.map((one) => ({ ...one, generation })))
  const only = (mark: 'x-head' | 'x-sends') => {
    const [one, ...more] = all.filter((endpoint) => endpoint[mark])
    if (!one || more.length)
      throw new Error(`${all.filter((endpoint) => endpoint[mark]).length} operations have ${mark}: one has to.`)
    return one
  }
  const { generation, operationId: name, method, path, 'x-head': at = [] } = only('x-head')
  const rpc = only('x-sends')
  const sends = new RegExp(rpc['x-sends'] as string, 'i')
  for (const { generation, operationId, 'x-kind': kind, 'x-is-rpc': isRpc } of all)
    if (generation === 'v2' && !isRpc && sends.test(operationId) !== !!kind)
      throw new Error(`x-sends and x-kind disagree on ${operationId}.`)
  const type = at.reduceRight((inner, member) => `{ ${key(member)}?: ${inner} }`, 'unknown')
  const text = `/** What reports the newest block. */
export const head = ${literal({ kind: 'query', generation, name, method, path })} as const
/** The number of the newest block in that answer, as received. */
export const headOf = (answer: unknown) => (answer as ${type} | null)${at.map((member) => `?.${member}`).join('')}
/** The path that calls a method of v2 by its name. */
export const rpcPath = ${quote(rpc.path)}
/** Names of methods that change the chain, also of methods that the contract does not list. */
export const rpcSends = /${sends.source}/i\n`
  return [['src/contract/client.ts', text]]
}
