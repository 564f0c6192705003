import type { Contract, Endpoint, Generation } from './openapi.ts'
import { doc, Imports, key, list, lower, quote, upper } from './text.ts'

/** Modules that list every endpoint: a missing file by hand is a type error in the list. */
export function listModules(generation: Generation, endpoints: readonly Endpoint[]): [path: string, text: string][] {
  return [
    [`src/contract/${generation}/calls.ts`, calls(generation, endpoints)],
    [`src/endpoints/${generation}/records.ts`, records(endpoints)],
    [`src/react/${generation}/hooks.ts`, hooks(endpoints)],
    [`src/local/routes/${generation}/table.ts`, routes(generation, endpoints)],
  ]
}

/** How endpoints are called, by name. */
function calls(generation: Generation, endpoints: readonly Endpoint[]): string {
  const rows = endpoints.map(({ operationId: name, method, path, params, 'x-is-rpc': isRpc }) => {
    const repeated = params.filter(({ schema }) => schema.type === 'array' && schema.uniqueItems)
    const names = (of: typeof params) => list(of.map((param) => param.name))
    return `${name}: { method: '${method}', path: ${quote(path)}, params: ${names(params)}, lists: ${names(repeated)}${isRpc ? ', isRpc: true' : ''} }`
  })
  const name = `${upper(generation)}Name`
  return `/** How each endpoint of ${generation} is called: with which params, and which of them repeat in a query. */
export const ${generation}Calls = { ${rows.join(',\n')} } as const
/** The name of an endpoint of ${generation}. */
export type ${name} = keyof typeof ${generation}Calls\n`
}

const records = (endpoints: readonly Endpoint[]) =>
  endpoints
    .map(({ operationId: name, tags: [tag], description }) => {
      const text = doc(description, '  ')
      return `export {${text && `\n${text}  `} ${name} } from './${tag}/${name}.ts'\n`
    })
    .join('')

const hooks = (endpoints: readonly Endpoint[]) =>
  [...new Set(endpoints.map(({ tags: [tag] }) => tag))].map((tag) => `export * from './${tag}.ts'\n`).join('')

/** The routes of the local service. Those of v3 are by method: their params are in a query or in a body. */
function routes(generation: Generation, endpoints: readonly Endpoint[]): string {
  const imports = new Imports()
  const calls = imports.type(`../../../contract/${generation}/calls.ts`, `${generation}Calls`)
  const type = imports.type('../route.ts', 'Routes')
  const table = (title: string, what: string, args: string, of: readonly Endpoint[]) => {
    const names = of.map(({ operationId }) => imports.use(`./${operationId}.ts`, operationId))
    return `/** ${what}, by name. */\nexport const ${title} = { ${names.join(', ')} } satisfies ${type}<typeof ${calls}, ${args}>\n`
  }
  const by = (method: string, asked: string) =>
    table(
      `v3${method[0]}${method.slice(1).toLowerCase()}s`,
      `The endpoints of v3 that take a ${method}`,
      `${imports.type(`./${asked.toLowerCase()}.ts`, asked)}, '${method}'`,
      endpoints.filter((endpoint) => endpoint.method === method),
    )
  const own = endpoints.filter((endpoint) => !endpoint['x-is-rpc'])
  const texts =
    generation === 'v3'
      ? [by('GET', 'Query'), by('POST', 'Body')]
      : [table('v2Routes', 'The methods of v2', imports.type('./arguments.ts', 'Arguments'), own)]
  return `${imports}\n${texts.join('\n')}`
}

/** The facts of endpoints that the client itself needs. */
export function clientModule(all: Readonly<Record<Generation, readonly Endpoint[]>>): string {
  const pairs = Object.entries(all).flatMap(([generation, endpoints]) =>
    endpoints.map((one) => [generation, one] as const),
  )
  const only = (mark: 'x-head' | 'x-sends') => {
    const marked = pairs.filter(([, endpoint]) => endpoint[mark])
    if (marked.length !== 1 || !marked[0]) throw new Error(`${marked.length} operations have ${mark}: one has to.`)
    return marked[0]
  }
  const [generation, head] = only('x-head')
  const [, rpc] = only('x-sends')
  const sends = new RegExp(rpc['x-sends'] as string, 'i')
  for (const { operationId: name, 'x-kind': kind, 'x-is-rpc': isRpc } of all.v2)
    if (!isRpc && sends.test(name) !== (kind === 'mutation')) throw new Error(`x-sends and x-kind disagree on ${name}.`)
  const at = head['x-head'] as string[]
  const type = at.reduceRight((inner, member) => `{ ${key(member)}?: ${inner} }`, 'unknown')
  return `/** What reports the newest block. */
export const head = { kind: 'query', generation: '${generation}', name: ${quote(head.operationId)}, method: '${head.method}', path: ${quote(head.path)} } as const
/** The number of the newest block in that answer, as received. */
export const headOf = (answer: unknown) => (answer as ${type} | null)${at.map((member) => `?.${member}`).join('')}
/** The path that calls a method of v2 by its name. */
export const rpcPath = ${quote(rpc.path)}
/** Names of methods that change the chain, also of methods that the contract does not list. */
export const rpcSends = /${sends.source}/i\n`
}

/** Names of groups in a union, each with its types and other such names. */
export function groupsModules(
  { components: { schemas } }: Contract,
  generation: Generation,
): [path: string, text: string][] {
  return Object.entries(schemas).flatMap(([name, { 'x-groups': groups, 'x-types': types }]) => {
    if (!groups || !types) return []
    const rows = Object.entries(groups).map(([group, members]) => `  ${key(group)}: ${list(members)}`)
    const names = Object.keys(groups).map(quote).join(' | ')
    const text = `import type { ${types} } from './${lower(name)}.ts'

/** A filter that takes several types of actions. */
export type ${name}Group = ${names}
/** The types that each filter takes, and the other filters. */
export const ${lower(name)}Groups: Readonly<Record<${name}Group, readonly (keyof ${types} | ${name}Group)[]>> = {\n${rows.join(',\n')} }\n`
    return [[`src/contract/${generation}/${lower(name)}Groups.ts`, text]]
  })
}
