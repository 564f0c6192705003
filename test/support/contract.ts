import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import v2 from '../contract/v2.json?raw'
import v3 from '../contract/v3.json?raw'

interface StatedParam {
  name: string
  type: string
  repeated?: boolean
  required?: boolean
  min?: number | null
  max?: number | null
  max_items?: number | null
  enum?: string[] | null
  description?: string
}

/** What the contract states of an endpoint, the same for both generations. */
export interface Stated {
  path: string
  method: string
  params: StatedParam[]
  paginated?: { style?: string; default_limit: number; max_limit: number } | null
  at_least_one_of?: string[]
  batch?: { one_row_per_key: string | null; must_send_limit: boolean; max: number | null }
  /** Of v2: `per-block`, `immutable`, `config`, `never`. */
  cacheability?: string
  /** Name of the answer's type. */
  response: string
}

export interface StatedField {
  name: string
  type: string
  value?: string | null
  optional?: boolean
  nullable?: boolean
  /** A member that older services do not send. */
  recent?: boolean
}

export interface StatedType {
  kind: 'object' | 'alias' | 'enum' | 'union' | 'tuple2'
  of?: string
  fields?: StatedField[]
  values?: string[]
  open?: boolean
  variants?: string[] | Record<string, string>
  discriminator?: string | { on: string; property: string; mapping: Record<string, string> }
}

interface ContractFile {
  endpoints: (Omit<Stated, 'response'> & { name: string; response?: string; result?: string })[]
  types: Record<string, StatedType>
}

const load = (json: string): ContractFile => JSON.parse(json)
const files = { v2: load(v2), v3: load(v3) }

export const statedTypes = { v2: files.v2.types, v3: files.v3.types }
export const statedNames = {
  v2: files.v2.endpoints.map(({ name }) => name),
  v3: files.v3.endpoints.map(({ name }) => name),
}

/** v2's file states no paging: the lists are those of its notes, section "Pagination", with the bounds of `limit` and `count`. */
const V2_PAGES: Record<string, NonNullable<Stated['paginated']>> = {
  getTransactions: { default_limit: 10, max_limit: 1000 },
  getTransactionsStd: { default_limit: 10, max_limit: 1000 },
  getBlockTransactions: { default_limit: 40, max_limit: 10_000 },
  getBlockTransactionsExt: { default_limit: 40, max_limit: 10_000 },
}

/** What v2's file says in the words of an error: "none of seqno, lt, unixtime". */
const V2_ONE_OF: Record<string, string[]> = { lookupBlock: ['seqno', 'lt', 'unixtime'] }

export function contract({ generation, name }: Pick<AnyEndpoint, 'generation' | 'name'>): Stated {
  const stated = files[generation].endpoints.find((endpoint) => endpoint.name === name)
  if (!stated) throw new Error(`the contract of ${generation} has no ${name}`)
  const response = stated.response ?? stated.result ?? 'any'
  if (generation === 'v3') return { ...stated, response }
  return { ...stated, response, paginated: V2_PAGES[name] ?? null, at_least_one_of: V2_ONE_OF[name] ?? [] }
}
