import type { AccountStatesResponse } from '../../../contract/v3/endpoints/accountStates.ts'
import type { AccountName } from '../../../core/accountNames.ts'
import { isSameAddress } from '../../../core/values/address.ts'
import { tokenInfoOf } from '../../../endpoints/v3/tokenInfo.ts'
import type { SearchReading } from '../../../reading/search/readSearch.ts'
import { type SearchTarget, targetKey } from '../../../reading/search/searchTarget.ts'
import { domainFlags, domainOf } from '../../../trust/domains.ts'
import type { TokenFlags } from '../../../trust/tokenFlags.ts'
import { knownAt, matchAddresses } from './knownAddresses.ts'
import { closeNames, flagsOfNamed, type KnownName, matchNames } from './knownNames.ts'
import type { RecentSearch } from './recentSearches.ts'
import type { GroupId, Suggestion, SuggestionGroup } from './suggestion.ts'
import type { Lookups } from './useLookups.ts'

interface SuggestionFacts {
  readonly reading: SearchReading
  readonly lookups: Lookups
  /** What the reader keeps of accounts, by raw address. */
  readonly own: ReadonlyMap<string, AccountName>
  readonly known: readonly KnownName[]
  readonly recent: readonly RecentSearch[]
  readonly flagsOf: TokenFlags
  /** Whether friendly forms of the network are marked "for test networks only". */
  readonly testOnly: boolean
  /** Of each group that is not shown whole. */
  readonly most: number
  readonly whole: readonly GroupId[]
}

/** Of a text: more are no help to choose from. */
const MOST_NAMES = 24

const KINDS = { jetton_masters: 'jetton', nft_collections: 'collection', nft_items: 'nft' } as const

const plain = (target: SearchTarget): Suggestion => ({ key: targetKey(target), target, flags: [] })

/** An account by its state: a token has its own page. */
function withState(suggestion: Suggestion, states: AccountStatesResponse | undefined, flagsOf: TokenFlags): Suggestion {
  const { target } = suggestion
  const address = 'address' in target ? target.address : undefined
  if (!states || address === undefined) return suggestion
  const state = states.accounts.find((one) => isSameAddress(one.address, address))
  const token = tokenInfoOf(address, states.metadata)
  const kind = KINDS[(token?.type ?? '') as keyof typeof KINDS]
  const balance = state?.balance ?? (target.kind === 'account' ? '0' : undefined)
  const isToken = kind !== undefined && (target.kind === 'account' || target.kind === kind)
  if (!isToken) return { ...suggestion, title: suggestion.title ?? domainOf(states.address_book[address]), balance }
  const known = { kind, address } as const
  return {
    ...{ key: targetKey(known), target: known, token, flags: flagsOf(token, address) },
    title: token?.symbol || token?.name,
    note: token?.symbol ? token.name : undefined,
  }
}

/** An account as its reader calls it. */
function named(suggestion: Suggestion, all: SuggestionFacts['own']): Suggestion {
  const { target } = suggestion
  const own = target.kind === 'account' ? all.get(target.address) : undefined
  return own ? { ...suggestion, own, title: own.name ?? suggestion.title } : suggestion
}

/** What the reading means for certain, with what the service knows of it. */
function found({ reading, lookups, flagsOf }: SuggestionFacts): Suggestion[] {
  return reading.targets.flatMap((target): Suggestion[] => {
    switch (target.kind) {
      case 'domain':
        return domainSuggestion(lookups, target.domain, flagsOf)
      case 'transaction':
      case 'trace':
        return stepSuggestions(target, lookups)
      case 'block':
        return blockSuggestions(target, lookups)
      default:
        return [withState(plain(target), lookups.accounts, flagsOf)]
    }
  })
}

function domainSuggestion({ domain, accounts }: Lookups, name: string, flagsOf: TokenFlags): Suggestion[] {
  if (!domain) return []
  const address = domain.dns_wallet ?? undefined
  const target = { kind: 'domain', domain: name, address, item: domain.nft_item_address } as const
  const { balance } = withState({ ...plain(target), title: name }, accounts, flagsOf)
  return [{ ...plain(target), title: name, balance: address && balance, flags: domainFlags(name) }]
}

/** A step and its trace; what the hash of a message has led to is the step that took it. */
function stepSuggestions(target: SearchTarget, { transaction: found }: Lookups): Suggestion[] {
  if (found === null) return []
  if (!found) return [plain(target)]
  const { transaction } = found
  const step = { kind: 'transaction', hash: transaction.hash } as const
  const trace = { kind: 'trace', hash: transaction.trace_id ?? transaction.hash } as const
  const both = target.kind === 'trace' ? [trace, step] : [step, trace]
  return both.map((one) => ({ ...plain(one), time: transaction.now, found }))
}

function blockSuggestions(target: SearchTarget, { blocks }: Lookups): Suggestion[] {
  if (!blocks) return [plain(target)]
  return blocks.map(({ workchain, shard, seqno, gen_utime }) => ({
    ...plain({ kind: 'block', workchain, shard: shard.toUpperCase().padStart(16, '0'), seqno }),
    time: Number(gen_utime),
  }))
}

/** Repaired addresses of accounts that exist: a checksum that fits by chance leads to nobody. */
const repaired = ({ reading, lookups, flagsOf }: SuggestionFacts): Suggestion[] =>
  (reading.fault?.repairs ?? []).flatMap(({ address, friendly: text, at, was, is }) => {
    const exists = lookups.accounts?.accounts.some((one) => isSameAddress(one.address, address))
    const suggestion = withState(plain({ kind: 'account', address }), lookups.accounts, flagsOf)
    return exists ? [{ ...suggestion, repaired: { text, at, was, is } }] : []
  })

const GROUP_OF: Readonly<Record<SearchTarget['kind'], GroupId>> = {
  domain: 'domains',
  account: 'accounts',
  jetton: 'tokens',
  nft: 'tokens',
  collection: 'tokens',
  transaction: 'found',
  trace: 'found',
  block: 'blocks',
}

const ORDER: readonly GroupId[] = [
  'link',
  'found',
  'repairs',
  'domains',
  'accounts',
  'tokens',
  'blocks',
  'close',
  'recent',
  'starred',
]

/** The lines of the panel in groups, best first; flagged ones last in theirs, and no target twice. */
export function suggestionsOf(facts: SuggestionFacts): readonly SuggestionGroup[] {
  const { reading, lookups, own, known, recent, flagsOf, testOnly, most, whole } = facts
  const groups = new Map<GroupId, Suggestion[]>()
  const seen = new Set<string>()
  const add = (id: GroupId, suggestions: readonly Suggestion[]) => {
    for (const one of suggestions) {
      if (seen.has(one.key)) continue
      seen.add(one.key)
      groups.set(id, [...(groups.get(id) ?? []), one])
    }
  }
  if (!reading.text) {
    add(
      'recent',
      recent.map(({ target, title, time }) => ({
        ...plain(target),
        ...{ title, time },
        flags: title === undefined ? [] : flagsOfNamed(target, title, undefined, flagsOf),
      })),
    )
    const starred = [...own].flatMap(([address, { isStarred }]) =>
      isStarred ? [plain({ kind: 'account', address })] : [],
    )
    add('starred', starred)
  } else {
    // An account that is known has no transaction of its hash.
    const owner = reading.maybeAccount && knownAt(known, reading.maybeAccount)
    if (owner) add('found', [owner])
    for (const one of found(facts)) add(reading.source === 'link' ? 'link' : GROUP_OF[one.target.kind], [one])
    add('repairs', repaired(facts))
    if (reading.maybeAccount && lookups.transaction === null)
      add('accounts', [plain({ kind: 'account', address: reading.maybeAccount })])
    if (!reading.targets.length)
      for (const one of matchAddresses(known, reading.text, testOnly, MOST_NAMES)) add(GROUP_OF[one.target.kind], [one])
    const isName = !reading.targets.length && !reading.fault
    if (isName) {
      if (reading.maybeDomain) add('domains', domainSuggestion(lookups, reading.maybeDomain, flagsOf))
      for (const one of matchNames(known, reading.text, MOST_NAMES)) add(GROUP_OF[one.target.kind], [one])
    }
    const isNobody = lookups.domain === null && reading.targets.some(({ kind }) => kind === 'domain')
    if (isNobody || (isName && !groups.size && !lookups.isLoading)) add('close', closeNames(known, reading.text, most))
  }
  const isFlagged = ({ flags }: Suggestion) => Number(flags.length > 0)
  return ORDER.flatMap((id) => {
    const items = groups
      .get(id)
      ?.map((one) => named(one, own))
      .sort((a, b) => isFlagged(a) - isFlagged(b))
    if (!items) return []
    const next = items[most]
    if (!next || id === 'recent' || whole.includes(id)) return [{ id, items }]
    return [
      { id, items: items.slice(0, most), seeAll: { key: `all ${id}`, group: id, count: items.length, next: next.key } },
    ]
  })
}
