import { readFileSync } from 'node:fs'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'

interface StatedParam {
  name: string
  type: string
  repeated?: boolean
  required?: boolean
  min?: number | null
  max?: number | null
  enum?: string[] | null
}

/** What the contract states of an endpoint, the same for both generations. */
export interface Stated {
  path: string
  method: string
  params: StatedParam[]
  paginated?: { default_limit: number; max_limit: number } | null
}

interface ContractFile {
  endpoints: (Stated & { name: string })[]
}

const load = (generation: string): ContractFile =>
  JSON.parse(readFileSync(new URL(`../contract/${generation}.json`, import.meta.url), 'utf8'))
const files = { v2: load('v2'), v3: load('v3') }

/** v2's file states no paging: the lists are those of its notes, section "Pagination". */
const V2_PAGES: Record<string, NonNullable<Stated['paginated']>> = {
  getTransactions: { default_limit: 10, max_limit: 1000 },
}

export function contract({ generation, name }: Pick<AnyEndpoint, 'generation' | 'name'>): Stated {
  const stated = files[generation].endpoints.find((endpoint) => endpoint.name === name)
  if (!stated) throw new Error(`the contract of ${generation} has no ${name}`)
  return generation === 'v3' ? stated : { ...stated, paginated: V2_PAGES[name] ?? null }
}
