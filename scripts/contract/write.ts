import { readFileSync } from 'node:fs'
import { type Api, apiOf } from './api.ts'
import { link, type Modules, type Names, namesIn } from './link.ts'
import {
  callsModule,
  clientModule,
  groupsModules,
  hookModules,
  listModules,
  routesModule,
  typesModule,
} from './lists.ts'
import { componentModules, endpointModules, zodModules } from './modules.ts'
import type { Contract, Generation } from './openapi.ts'
import { faultsOf } from './refuse.ts'

/** The parts of which generated checks are made. */
const CHECKS = namesIn({
  'src/core/schema/schema.ts': ['z', 'Schema', 'DataSchema', 'ParamsSchema'],
  'src/core/schema/checks.ts': ['list', 'OneOrMany'],
  'src/core/schema/rowList.ts': ['Listed'],
  'src/core/endpoint.ts': ['Contract', 'ListContract', 'PagedContract'],
  'src/core/values/address.ts': ['AnyAddress'],
  'src/schemas/params.ts': ['p'],
  'src/schemas/choose.ts': 'all',
  'src/schemas/memberBy.ts': 'all',
  'src/schemas/nullable.ts': 'all',
  'src/schemas/scalars.ts': 'all',
})
/** The parts of which generated schemas of zod are made. */
const ZOD = namesIn({
  zod: ['z'],
  'src/zod/params.ts': ['given'],
  'src/schemas/params.ts': ['p'],
  'src/zod/answers.ts': 'all',
})
/** The functions that make hooks. */
const HOOKS = namesIn({
  'src/react/mutationHook.ts': ['mutationHook'],
  'src/react/queryHook.ts': ['queryHook'],
  'src/react/infiniteHook.ts': ['infiniteQueryHook'],
})

/** Every generated module, by its path in the repository. */
export function generated(): Modules {
  const contracts = (['v2', 'v3'] as const).map((generation) => ({ generation, contract: readContract(generation) }))
  const faults = contracts.flatMap(({ generation, contract }) => faultsOf(contract, generation))
  if (faults.length) throw new Error(`The contract cannot be generated.\n${faults.join('\n')}`)
  const apis = contracts.map(({ generation, contract }) => apiOf(contract, generation))
  return [...apis.flatMap(modulesOf), ...link(clientModule(apis))]
}

const readContract = (generation: Generation): Contract =>
  JSON.parse(readFileSync(new URL(`../../contract/${generation}.json`, import.meta.url), 'utf8'))

function modulesOf(api: Api): Modules {
  const { generation, endpoints } = api
  const checks = [...componentModules(api), ...endpointModules(api)]
  const types = typesModule(generation, checks)
  const routes = `src/local/routes/${generation}`
  const names = endpoints.map(({ operationId }) => operationId)
  const policies = endpoints.map(({ operationId: name, tags: [tag] }) => [name, tag] as const)
  const policyNames: Names = new Map(
    policies.map(([name, tag]) => [name, `src/endpoints/${generation}/${tag}/${name}.ts`]),
  )
  const routeNames: Names = new Map(names.map((name) => [name, `${routes}/${name}.ts`]))
  const typeNames: Names = new Map(
    types.flatMap(([path, text]) => (text.match(/\b[A-Z]\w*/g) ?? []).map((name) => [name, path])),
  )
  const routeParts = namesIn({
    'src/local/routes/route.ts': ['Routes'],
    [`${routes}/query.ts`]: ['Query'],
    [`${routes}/body.ts`]: ['Body'],
    [`${routes}/arguments.ts`]: ['Arguments'],
    [`src/contract/${generation}/calls.ts`]: [`${generation}Calls`],
  })
  return [
    ...link([...checks, ...groupsModules(api), ...callsModule(api)], CHECKS),
    ...link([...types, ...listModules(api)]),
    ...link(zodModules(api), ZOD, typeNames),
    ...link(hookModules(api), HOOKS, policyNames),
    ...link(routesModule(api), routeParts, routeNames),
  ]
}
