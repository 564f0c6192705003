import { attempt } from '../../../core/attempt.ts'
import { tryParseAddress } from '../../../core/values/address.ts'
import { tryNormalizeHash } from '../../../core/values/hash.ts'
import type { TextStorage } from '../../../react/settings.ts'
import { readBlock } from '../../../reading/search/readBlock.ts'
import { readExact } from '../../../reading/search/readExact.ts'
import { type SearchTarget, targetKey } from '../../../reading/search/searchTarget.ts'

/** A target that was opened. */
export interface RecentSearch {
  readonly target: SearchTarget
  /** What it was called. May be the text of a stranger. */
  readonly title?: string | undefined
  /** Unix seconds. */
  readonly time: number
}

const MOST_RECENT = 8
const MOST_TITLE = 64
/** Characters that are read from a storage. */
const MOST_STORED = 20_000

const keyOf = (network: string) => `toncenter-react:searches:${network}`

/** The recent searches of a network, newest first; whatever else a storage holds counts for nothing. */
export function readRecent(storage: TextStorage | undefined, network: string): readonly RecentSearch[] {
  const text: unknown = attempt(() => storage?.getItem(keyOf(network)))
  if (typeof text !== 'string' || text.length > MOST_STORED) return []
  const stored: unknown = attempt(() => JSON.parse(text))
  return Array.isArray(stored) ? stored.slice(0, MOST_RECENT).flatMap(readEntry) : []
}

function readEntry(entry: unknown): RecentSearch[] {
  const { target, title, time } = Object(entry)
  const read = readTarget(Object(target))
  if (!read || typeof time !== 'number' || !Number.isFinite(time)) return []
  return [{ target: read, time, ...(typeof title === 'string' && { title: title.slice(0, MOST_TITLE) }) }]
}

function readTarget(target: Record<string, unknown>): SearchTarget | undefined {
  const { kind, address, hash, workchain, shard, seqno, domain } = target
  switch (kind) {
    case 'account':
    case 'jetton':
    case 'nft':
    case 'collection':
      return typeof address === 'string' && tryParseAddress(address) ? { kind, address } : undefined
    case 'transaction':
    case 'trace':
      return typeof hash === 'string' && tryNormalizeHash(hash) === hash ? { kind, hash } : undefined
    case 'block': {
      const block = readBlock(`${workchain}:${shard}:${seqno}`)
      return block && { kind, ...block }
    }
    case 'domain': {
      const exact = readExact(String(domain))
      const account = typeof address === 'string' && tryParseAddress(address) ? { address } : {}
      return exact?.kind === 'domain' ? { ...exact, ...account } : undefined
    }
    default:
      return
  }
}

/** With one more in front; the same target is there once. */
export function addRecent(recent: readonly RecentSearch[], one: RecentSearch): readonly RecentSearch[] {
  const key = targetKey(one.target)
  return [one, ...recent.filter(({ target }) => targetKey(target) !== key)].slice(0, MOST_RECENT)
}

export function writeRecent(storage: TextStorage | undefined, network: string, recent: readonly RecentSearch[]): void {
  attempt(() => storage?.setItem(keyOf(network), JSON.stringify(recent)))
}
