import type { QueryCache } from '@tanstack/react-query'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import type { AccountName } from '../../../core/accountNames.ts'
import type { VerifiedToken } from '../../../core/knownTokens.ts'
import type { TokenRegistry } from '../../../core/tokenRegistry.ts'
import { rawForm, tryParseAddress } from '../../../core/values/address.ts'
import { tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import { type SearchTarget, targetKey } from '../../../reading/search/searchTarget.ts'
import { domainFlags, domainOf } from '../../../trust/domains.ts'
import type { Flag } from '../../../trust/flags.ts'
import type { TokenFlags } from '../../../trust/tokenFlags.ts'
import type { RecentSearch } from './recentSearches.ts'
import type { SearchName, Suggestion } from './suggestion.ts'

/** A thing with the names that a text is compared with. */
export interface KnownName {
  /** In small letters, cut. None for an account that is known by its address alone. */
  readonly names: readonly string[]
  /** Raw. Absent for a recent search that is of no account. */
  readonly address?: string | undefined
  /** Made for those that are shown: a registry has thousands. */
  suggest(): Suggestion
}

/** Names, and addresses without one. */
const MOST_CACHED = 3_000
const MOST_NAME = 128

const small = (name: string) => name.slice(0, MOST_NAME).toLowerCase()
const isText = (name: unknown): name is string => typeof name === 'string' && name !== ''

interface Sources {
  /** By raw address. */
  readonly own: ReadonlyMap<string, AccountName>
  readonly names: readonly SearchName[]
  readonly recent: readonly RecentSearch[]
  readonly verified: readonly VerifiedToken[]
  readonly registry: TokenRegistry | undefined
  readonly cache: QueryCache
  /** Of the client: the cache may have answers of other networks. */
  readonly keyName: string
  readonly flagsOf: TokenFlags
}

/** All that is known by name, those that somebody vouches for first. Costs no request. */
export function knownNames({
  own,
  names,
  recent,
  verified,
  registry,
  cache,
  keyName,
  flagsOf,
}: Sources): readonly KnownName[] {
  const suggest = (target: SearchTarget, title: string, note?: string, time?: number): Suggestion => ({
    key: targetKey(target),
    ...{ target, title, note, time },
    flags: flagsOfNamed(target, title, note, flagsOf),
  })
  const token = (address: string, symbol: string | undefined, name: string | undefined): KnownName => ({
    address,
    names: [symbol, name].filter(isText).map(small),
    suggest: () => {
      const kind = symbol === undefined ? 'collection' : 'jetton'
      return suggest({ kind, address }, symbol ?? name ?? '', symbol === undefined ? undefined : name)
    },
  })
  const { named, addresses } = namesOfCache(cache, keyName, flagsOf)
  return [
    ...[...own].map(([address, { name }]) => ({ ...unnamedAccount(address), names: name ? [small(name)] : [] })),
    ...names.map(({ kind, address, name, symbol }) => ({
      address: rawForm(address),
      names: [name, symbol].filter(isText).map(small),
      suggest: () => suggest({ kind, address: rawForm(address) }, symbol ?? name, symbol ? name : undefined),
    })),
    ...recent.flatMap(({ target, title, time }) =>
      title
        ? [{ ...addressIn(target), names: [small(title)], suggest: () => suggest(target, title, undefined, time) }]
        : [],
    ),
    ...verified.map(({ address, symbol, name }) => token(rawForm(address), symbol, name)),
    ...named,
    ...(registry?.tokens ?? []).map(({ address, symbol, name }) => token(rawForm(address), symbol, name)),
    ...addresses,
  ]
}

const addressIn = (target: SearchTarget) => ('address' in target ? { address: target.address } : {})

/** A name is judged wherever it is from: the visit that made a search recent may have been a mistake. */
export function flagsOfNamed(
  target: SearchTarget,
  title: string,
  note: string | undefined,
  flagsOf: TokenFlags,
): readonly Flag[] {
  if (target.kind === 'domain') return domainFlags(target.domain)
  const isToken = target.kind === 'jetton' || target.kind === 'nft' || target.kind === 'collection'
  const token = { symbol: title, ...(note !== undefined && { name: note }) }
  return isToken ? flagsOf(token, target.address) : []
}

const KINDS = { jetton_masters: 'jetton', nft_collections: 'collection', nft_items: 'nft' } as const
type TokenType = keyof typeof KINDS

/** Names of tokens and accounts in the cached answers, which strangers wrote; and the accounts that have none. */
function namesOfCache(cache: QueryCache, keyName: string, flagsOf: TokenFlags) {
  const found: KnownName[] = []
  const unnamed = new Set<string>()
  for (const { queryKey, state } of cache.getAll()) {
    if (queryKey[0] !== 'toncenter' || queryKey[1] !== keyName || typeof state.data !== 'object' || state.data === null)
      continue
    const { pages = [state.data] } = state.data as { pages?: unknown[] }
    for (const page of pages) {
      const { metadata, address_book: book } = Object(page) as { metadata?: Metadata; address_book?: AddressBook }
      for (const address of Object.keys(Object(metadata))) {
        const known = found.length < MOST_CACHED && nameOfToken(address, metadata as Metadata, flagsOf)
        if (known) found.push(known)
      }
      for (const [address, row] of Object.entries(Object(book) as AddressBook)) {
        if (!tryParseAddress(address)) continue
        const domain = found.length < MOST_CACHED && domainOf(row)
        if (domain) found.push(nameOfDomain(address, domain))
        else if (unnamed.size < MOST_CACHED) unnamed.add(rawForm(address))
      }
    }
  }
  return { named: found, addresses: [...unnamed].map(unnamedAccount) }
}

function unnamedAccount(address: string): KnownName {
  const target = { kind: 'account', address } as const
  return { address, names: [], suggest: () => ({ key: targetKey(target), target, flags: [] }) }
}

function nameOfToken(address: string, metadata: Metadata, flagsOf: TokenFlags): KnownName | undefined {
  const token = tokenInfoOf(address, metadata)
  const kind = Object.hasOwn(KINDS, token?.type ?? '') ? KINDS[token?.type as TokenType] : undefined
  if (!token || !kind || !tryParseAddress(address)) return
  const { symbol, name } = token
  const [title, ...more] = [symbol, name].filter(isText)
  if (title === undefined) return
  const target = { kind, address: rawForm(address) }
  return {
    address: target.address,
    names: [title, ...more].map(small),
    suggest: () => ({ key: targetKey(target), target, title, note: more[0], token, flags: flagsOf(token, address) }),
  }
}

function nameOfDomain(address: string, domain: string): KnownName {
  const target = { kind: 'domain', domain: domain.toLowerCase(), address: rawForm(address) } as const
  return {
    address: target.address,
    names: [small(domain)],
    suggest: () => ({ key: targetKey(target), target, title: domain, flags: [] }),
  }
}

/** The named things whose name contains the text. Those that begin with it are first, flagged ones last. */
export function matchNames(known: readonly KnownName[], text: string, most: number): readonly Suggestion[] {
  const wanted = small(text)
  const ranked: KnownName[][] = [[], [], []]
  for (const one of known) {
    const places = one.names.map((name) =>
      name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3,
    )
    ranked[Math.min(...places)]?.push(one)
  }
  return pick(ranked.flat(), most)
}

/** One of each target, and those first that nothing speaks against. */
export function pick(known: readonly KnownName[], most: number): readonly Suggestion[] {
  const found = new Map<string, Suggestion>()
  for (const one of known) {
    if (found.size >= most * 4) break
    const suggestion = one.suggest()
    if (!found.has(suggestion.key)) found.set(suggestion.key, suggestion)
  }
  const isFlagged = ({ flags }: Suggestion) => Number(flags.length > 0)
  return [...found.values()].sort((a, b) => isFlagged(a) - isFlagged(b)).slice(0, most)
}

/** Shorter texts are close to everything. */
const SHORTEST_CLOSE = 4
/** More names are not compared: each costs the product of two lengths. */
const MOST_COMPARED = 2_000

/** The named things that differ from a text by two characters at most. */
export function closeNames(known: readonly KnownName[], text: string, most: number): readonly Suggestion[] {
  const wanted = small(text).replace(/\.ton$/, '')
  if (wanted.length < SHORTEST_CLOSE || wanted.length > 32) return []
  const near = known.slice(0, MOST_COMPARED).filter(({ names }) =>
    names.some((name) => {
      const plain = name.replace(/\.ton$/, '')
      return wanted.startsWith(plain) && plain.length >= SHORTEST_CLOSE ? true : distance(wanted, plain) <= 2
    }),
  )
  return pick(near, most)
}

/** Changes of single characters that make one text of another; 3 for texts whose lengths differ by more than 2. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] as number) + Number(a[i - 1] !== b[j - 1])
      next.push(Math.min(swap, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    row = next
  }
  return row[b.length] as number
}
