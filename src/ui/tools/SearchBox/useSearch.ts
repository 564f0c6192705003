'use client'
import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { AccountName } from '../../../core/accountNames.ts'
import { useTonCenter } from '../../../react/context.ts'
import type { TextStorage } from '../../../react/settings.ts'
import { useAccountNames } from '../../../react/useAccountNames.ts'
import { readSearch, type SearchReading } from '../../../reading/search/readSearch.ts'
import { useTokenFlags } from '../../trust/useTokenFlags.ts'
import { useRegistry, useVerifiedTokens } from '../../trust/useVerifiedTokens.ts'
import { knownNames } from './knownNames.ts'
import { addRecent, type RecentSearch, readRecent, writeRecent } from './recentSearches.ts'
import type { GroupId, SearchName, Suggestion, SuggestionGroup } from './suggestion.ts'
import { suggestionsOf } from './suggestions.ts'
import { type Lookups, useLookups } from './useLookups.ts'

export interface SearchOptions {
  /** What is entered. */
  readonly text: string
  /** Whether the suggestions are shown: nothing is asked for while they are not. */
  readonly isOpen: boolean
  /** Groups that are shown whole. */
  readonly whole: readonly GroupId[]
  readonly names: readonly SearchName[]
  readonly recentStorage: TextStorage | undefined
}

export interface SearchModel {
  readonly reading: SearchReading
  readonly groups: readonly SuggestionGroup[]
  readonly lookups: Lookups
  /** Whether more may load for this text. */
  readonly isLoading: boolean
  /** Keeps a suggestion that was opened. */
  keep(suggestion: Suggestion): void
}

/** A reader types faster: one lookup for a name, not one for each of its letters. */
const PAUSE_MS = 200
/** Suggestions of a group. */
const MOST_IN_GROUP = 3

const NOTHING = readSearch('')

/** The meanings of a text: those read from it at once; after a pause in typing, those from the service. */
export function useSearch({ text, isOpen, whole, names, recentStorage }: SearchOptions): SearchModel {
  const { client } = useTonCenter()
  const reading = useMemo(() => readSearch(text), [text])
  const rested = useRested(isOpen ? reading : NOTHING)
  const lookups = useLookups(rested)
  const [recent, keepRecent] = useRecent(recentStorage, client.network, isOpen)
  const own = useAccountNames()
  const known = useKnownNames(isOpen, rested, own, names, recent)
  const flagsOf = useTokenFlags()
  const isRested = rested === reading
  const { testOnly } = client
  const groups = useMemo(() => {
    // Results for another text are none for this one.
    const found = isRested ? lookups : UNKNOWN
    const facts = { reading, lookups: found, own, known, recent, flagsOf, testOnly, most: MOST_IN_GROUP, whole }
    return isOpen ? suggestionsOf(facts) : []
  }, [isOpen, whole, isRested, reading, lookups, own, known, recent, flagsOf, testOnly])
  return { reading, groups, lookups, isLoading: !isRested || lookups.isLoading, keep: keepRecent }
}

const UNKNOWN: Lookups = {
  domain: undefined,
  accounts: undefined,
  transaction: undefined,
  blocks: undefined,
  waiting: undefined,
  isLoading: true,
  error: null,
}

/** The newest reading that stayed for a while; one that was pasted whole, or is nothing, at once. */
function useRested(reading: SearchReading): SearchReading {
  const [rested, setRested] = useState(reading)
  const isWhole = !reading.text || reading.targets.some((target) => 'address' in target || 'hash' in target)
  useEffect(() => {
    if (isWhole) return setRested(reading)
    const timer = setTimeout(() => setRested(reading), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [reading, isWhole])
  return rested
}

/** Read when the panel opens: other boxes of the page, and other tabs, write there too. */
function useRecent(storage: TextStorage | undefined, network: string, isOpen: boolean) {
  const [recent, setRecent] = useState<readonly RecentSearch[]>([])
  useEffect(() => {
    if (isOpen && storage) setRecent(readRecent(storage, network))
  }, [isOpen, storage, network])
  const keep = ({ target, title, own }: Suggestion) => {
    // The reader's own name is kept in one place: here it would outlive it.
    const next = addRecent(recent, {
      target,
      title: own?.name ? undefined : title,
      time: Math.floor(Date.now() / 1000),
    })
    setRecent(next)
    writeRecent(storage, network, next)
  }
  return [recent, keep] as const
}

/** Made anew for each text that stayed, and where answers arrive meanwhile: names of a page that loads are found too. */
function useKnownNames(
  isOpen: boolean,
  rested: SearchReading,
  own: ReadonlyMap<string, AccountName>,
  names: readonly SearchName[],
  recent: readonly RecentSearch[],
) {
  const { keyName } = useTonCenter().client
  const cache = useQueryClient().getQueryCache()
  const verified = useVerifiedTokens()
  const registry = useRegistry()
  const flagsOf = useTokenFlags()
  const answers = useAnswers(cache, isOpen && rested.text !== '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cache is read anew for a text and after answers
  return useMemo(
    () => (isOpen ? knownNames({ own, names, recent, verified, registry, cache, keyName, flagsOf }) : []),
    [isOpen, rested, answers, own, names, recent, verified, registry, cache, keyName, flagsOf],
  )
}

/** A live page has several answers a second. */
const ANSWERS_MS = 1_000

/** Changes after answers have reached the cache, once a second at most. */
function useAnswers(cache: QueryCache, isOn: boolean): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      timer ??= setTimeout(() => {
        timer = undefined
        setCount((count) => count + 1)
      }, ANSWERS_MS)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [cache, isOn])
  return count
}
