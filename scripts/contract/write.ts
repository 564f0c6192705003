import { readFileSync } from 'node:fs'
import { type Api, apiOf } from './api.ts'
import { exportsOf, link, type Modules, type Names, namesIn } from './link.ts'
import {
  callsModule,
  clientModule,
  groupsModules,
  hookModules,
  listModules,
  routesModule,
  typesModule,
} from './lists.ts'
import { withMeanings } from './meanings.ts'
import { componentModules, endpointModules, zodModules } from './modules.ts'
import type { Generation } from './openapi.ts'
import { readContracts } from './read.ts'
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

/** What the modules of one contract export, for those of another. */
interface Exported {
  readonly checks: Names
  readonly schemas: Names
}
const GENERATIONS = ['v2', 'v3', 'emulate'] as const
const NONE: Exported = { checks: new Map(), schemas: new Map() }

/** Every generated module, by its path in the repository. */
export function generated(): Modules {
  const contracts = readContracts(textOf)
  const faults = GENERATIONS.flatMap((generation) => faultsOf(contracts[generation], generation))
  if (faults.length) throw new Error(`The contract cannot be generated.\n${faults.join('\n')}`)
  const documented = withMeanings(contracts)
  const apis = GENERATIONS.map((generation) => apiOf(documented[generation], generation, ownNames(generation)))
  const ofV3 = apis.filter(({ generation }) => generation === 'v3').map(exportedBy)[0] ?? NONE
  return [
    ...apis.flatMap((api) => modulesOf(api, api.generation === 'emulate' ? ofV3 : NONE)),
    ...link(clientModule(apis)),
  ]
}

/** The components of a contract, without those of another one. */
const ownNames = (generation: Generation) => Object.keys(JSON.parse(textOf(generation)).components.schemas)

const textOf = (generation: Generation) =>
  readFileSync(new URL(`../../contract/${generation}.json`, import.meta.url), 'utf8')

const checksOf = (api: Api): Modules => [...componentModules(api), ...endpointModules(api)]

const exportedBy = (api: Api): Exported => {
  const names = (modules: Modules): Names =>
    new Map(modules.flatMap(([path, text]) => exportsOf(text).map((name) => [name, path] as const)))
  return { checks: names(checksOf(api)), schemas: names(zodModules(api)) }
}

function modulesOf(api: Api, others: Exported): Modules {
  const { generation, endpoints } = api
  const checks = checksOf(api)
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
    [`${routes}/body.ts`]: ['Body', 'EmulateRequest'],
    [`${routes}/arguments.ts`]: ['Arguments'],
    [`src/contract/${generation}/calls.ts`]: [`${generation}Calls`],
  })
  return [
    ...link([...checks, ...groupsModules(api), ...callsModule(api)], CHECKS, others.checks),
    ...link([...types, ...listModules(api)]),
    ...link(zodModules(api), ZOD, others.checks, typeNames, others.schemas),
    ...link(hookModules(api), HOOKS, policyNames),
    ...link(routesModule(api), routeParts, routeNames),
  ]
}
