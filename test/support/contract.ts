import emulate from '../../contract/emulate.json?raw'
import v2 from '../../contract/v2.json?raw'
import v3 from '../../contract/v3.json?raw'
import { withMeanings } from '../../scripts/contract/meanings.ts'
import { type Endpoint, endpointsOf, type Json, limitsOf } from '../../scripts/contract/openapi.ts'
import { readContracts } from '../../scripts/contract/read.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'

export interface StatedParam {
  name: string
  /** The format of a value, or its type where it has none. */
  type: string
  repeated: boolean
  required: boolean
  min?: number | undefined
  max?: number | undefined
  maxItems?: number | undefined
  choices?: string[] | undefined
}

/** The contract's facts of an endpoint, the same for every generation. */
export interface Stated {
  path: string
  method: string
  params: StatedParam[]
  /** The schema of the param that says how many rows to return, of a list with pages. */
  limits?: Json | undefined
  batch?: Endpoint['x-batch']
  /** Of v2: `per-block`, `immutable`, `config`, `never`. */
  cacheability?: string | undefined
  /** Params of which one is needed, where there are such. */
  oneOf: string[]
  description: string
  answer: Json
}

const texts = { v2, v3, emulate }
const files = withMeanings(readContracts((generation) => texts[generation]))
const endpoints = {
  v2: endpointsOf(files.v2, 'v2'),
  v3: endpointsOf(files.v3, 'v3'),
  emulate: endpointsOf(files.emulate, 'emulate'),
}

export const statedSchemas = {
  v2: files.v2.components.schemas,
  v3: files.v3.components.schemas,
  emulate: files.emulate.components.schemas,
}
export const statedNames = {
  v2: endpoints.v2.map(({ operationId }) => operationId),
  v3: endpoints.v3.map(({ operationId }) => operationId),
  emulate: endpoints.emulate.map(({ operationId }) => operationId),
}

function paramOf({ name, required = false, schema }: Endpoint['params'][number]): StatedParam {
  const repeated = schema.type === 'array' && !!schema.uniqueItems
  const value = repeated ? (schema.items as Json) : schema
  return {
    name,
    type: value.format ?? String(value.type),
    repeated,
    required,
    min: value.minimum,
    max: value.maximum,
    maxItems: schema.maxItems,
    choices: value.const === undefined ? (value.enum as string[] | undefined) : [String(value.const)],
  }
}

export function contract({ generation, name }: Pick<AnyEndpoint, 'generation' | 'name'>): Stated {
  const stated = endpoints[generation].find(({ operationId }) => operationId === name)
  if (!stated) throw new Error(`the contract of ${generation} has no ${name}`)
  const { path, method, params, answer, description = '', 'x-at-least-one-of': sets } = stated
  const { 'x-batch': batch, 'x-cacheability': cacheability } = stated
  return {
    ...{ path, method, params: params.map(paramOf), batch, cacheability },
    ...{ oneOf: sets?.[0] ?? [], description, answer, limits: stated['x-paging'] && limitsOf(stated) },
  }
}
