import { attempt } from '../../core/attempt.ts'
import { tryParseAddress } from '../../core/values/address.ts'
import type { TextStorage } from '../../react/settings.ts'
import { NOBODY, type Paid, spell } from '../lookalike/twins.ts'

/** Accounts that are remembered; those that were shown last stay. */
const MOST_ACCOUNTS = 20
/** Recipients of each; those that were paid last stay. */
const MOST_RECIPIENTS = 100
/** Characters that are read from a storage: three times what full memory takes. */
const MOST_STORED = 500_000

/** The recipients of the accounts of one network, from the lists of this page. */
export interface Recipients {
  /** The same object until more is known. @param owner raw */
  of(owner: string): Paid
  add(owner: string, paid: Paid): void
  /** Calls when more is known. Gives the function that ends it. */
  subscribe(listener: () => void): () => void
}

/** Both, each since when it was paid first: `known` itself where the other has nothing more. */
export function joined(known: Paid, more: Paid): Paid {
  const fresh = [...more].filter(([to, time]) => !((known.get(to) ?? Number.POSITIVE_INFINITY) <= time))
  return fresh.length ? new Map([...known, ...fresh]) : known
}

const newest = (paid: Paid): Paid =>
  paid.size > MOST_RECIPIENTS ? new Map([...paid].sort((a, b) => a[1] - b[1]).slice(-MOST_RECIPIENTS)) : paid

const isPayment = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && spell(entry[0]) === entry[0] && Number.isFinite(entry[1])

/** What a storage holds; whatever else is in it counts for nothing. */
function read(storage: TextStorage | undefined, key: string): Map<string, Paid> {
  const text: unknown = attempt(() => storage?.getItem(key))
  if (typeof text !== 'string' || text.length > MOST_STORED) return new Map()
  const stored: unknown = attempt(() => JSON.parse(text))
  if (!Array.isArray(stored)) return new Map()
  return new Map(
    stored.slice(-MOST_ACCOUNTS).flatMap((entry): [string, Paid][] => {
      const [owner, list] = Array.isArray(entry) ? entry : []
      if (typeof owner !== 'string' || !tryParseAddress(owner) || !Array.isArray(list)) return []
      return [[owner, new Map(list.slice(-MOST_RECIPIENTS).filter(isPayment))]]
    }),
  )
}

/** @param key of the texts in the storage: another one for every network */
export function createRecipients(storage: TextStorage | undefined, key: string): Recipients {
  const listeners = new Set<() => void>()
  const accounts = read(storage, key)
  return {
    of: (owner) => accounts.get(owner) ?? NOBODY,
    add(owner, paid) {
      const known = accounts.get(owner) ?? NOBODY
      const all = joined(known, newest(paid))
      if (!all.size) return
      accounts.delete(owner)
      accounts.set(owner, newest(all))
      for (const oldest of [...accounts.keys()].slice(0, -MOST_ACCOUNTS)) accounts.delete(oldest)
      if (all === known) return
      attempt(() => storage?.setItem(key, JSON.stringify([...accounts].map(([one, list]) => [one, [...list]]))))
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
