import type { Query, QueryCache } from '@tanstack/react-query'
import { rawForm } from '../core/address.ts'
import type { Client } from '../core/client.ts'

/** Something that answers bring along, and when it was told. */
export interface Known<Value> {
  readonly value: Value
  /** Unix ms. */
  readonly at: number
}

/** Entities of one kind at most; the one that was told the longest ago makes room. */
const MOST = 5_000

/** What answers have told of single accounts, tokens, transactions …: bounded, and each with its age. */
export interface Entities {
  /**
   * What is known by a key, an address in any form or a hash. Kinds are the members of answers that hold them: `address_book`,
   * `metadata`, and the names of their rows, `accounts`, `transactions` …
   */
  get<Value>(kind: string, key: string): Known<Value> | undefined
  /** Keeps a value unless a newer one is known. */
  set(kind: string, key: string, value: unknown, at: number): void
}

export function createEntities(most = MOST): Entities {
  const kinds = new Map<string, Map<string, Known<unknown>>>()
  return {
    get: <Value>(kind: string, key: string) => kinds.get(kind)?.get(rawForm(key)) as Known<Value> | undefined,
    set(kind, key, value, at) {
      const known = kinds.get(kind) ?? new Map<string, Known<unknown>>()
      kinds.set(kind, known)
      const form = rawForm(key)
      const before = known.get(form)
      if (before && before.at > at) return
      // Deleted first: a map keeps the order of the first insertion.
      known.delete(form)
      known.set(form, { value, at })
      const [eldest] = known.size > most ? known.keys() : []
      if (eldest !== undefined) known.delete(eldest)
    },
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Takes up what an answer tells beside and inside what was asked. */
function absorb({ set }: Entities, name: unknown, data: object, at: number): void {
  // Two endpoints answer with nothing but such a map.
  const told = name === 'addressBook' ? { address_book: data } : name === 'metadata' ? { metadata: data } : data
  for (const [kind, part] of Object.entries(told)) {
    if (!Array.isArray(part)) {
      if (kind === 'address_book' || kind === 'metadata') {
        for (const [key, row] of Object.entries(part ?? {})) if (key) set(kind, key, row, at)
      }
      // What is emulated is not yet what it will be.
    } else if (!String(name).startsWith('pending')) {
      for (const row of part) {
        const key = row?.hash ?? (kind === 'traces' ? row?.trace_id : row?.address)
        if (typeof key === 'string') set(kind, key, row, at)
      }
    }
  }
}

// One store for each client, for as long as it lives.
const stores = /* @__PURE__ */ new WeakMap<Client, { entities: Entities; fed: WeakSet<QueryCache> }>()

/**
 * What a client's answers have told, fed from a query cache: with what is in it, hydrated and persisted answers included, and
 * with what comes. Holds what the chain shows to everybody, and nothing of who asked.
 */
export function entitiesOf(client: Client, cache: QueryCache): Entities {
  const store = stores.get(client) ?? { entities: createEntities(), fed: new WeakSet() }
  stores.set(client, store)
  const { entities, fed } = store
  if (fed.has(cache)) return entities
  fed.add(cache)
  // A page that was taken up is not told again by a later page of its list, which would make it look newer than it is.
  const seen = new WeakSet<object>()
  const take = ({ queryKey, state }: Query) => {
    const [scope, network, , name] = queryKey as readonly unknown[]
    if (scope !== 'toncenter' || network !== client.network || !isObject(state.data)) return
    const { pages = [state.data] } = state.data as { pages?: unknown }
    for (const page of Array.isArray(pages) ? pages : []) {
      if (!isObject(page) || seen.has(page)) continue
      seen.add(page)
      absorb(entities, name, page, state.dataUpdatedAt)
    }
  }
  for (const query of cache.getAll()) take(query)
  cache.subscribe((event) => {
    if (event.type === 'added' || event.type === 'updated') take(event.query)
  })
  return entities
}
