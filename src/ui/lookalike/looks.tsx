'use client'
import { type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Client } from '../../core/client.ts'
import { tryParseAddress } from '../../core/values/address.ts'
import { Icon } from '../icons/Icon.tsx'
import { alike as same, warn } from '../icons/paths.ts'
import { RowContext, useScope } from '../root/scope.ts'
import { lookTexts } from '../words/en/lookalike.ts'
import styles from './looks.module.css'

/** The marks of an address as it is shown. */
export interface Look {
  /** The characters that distinguish it from the others, where it would look like them. */
  readonly short?: string
  readonly mark: ReactNode
}

/**
 * @param address as it was given
 * @param friendly the form that is shown
 * @param short how it is shortened; absent where a name replaces it
 */
export type Looks = (client: Client, address: string, friendly: string, short: string | undefined) => Look | undefined

/** Shortened addresses of a page. Addresses that have left the page stay: a list renders only the rows that are seen. */
const MOST_ADDRESSES = 5_000
/** Characters shown of where an address differs from those that look like it. */
const APART = 4

/**
 * Watches what the addresses of a page look like, so that no two of them look the same. What two have in common is what an
 * imitator can make: both ends. Where it happens both are shown with the characters in between.
 * @param settle called with a new function when an address that is rendered already has got a twin
 */
export function createLooks(settle: (looks: Looks) => void): Looks {
  const pages = new WeakMap<Client, Map<string, string[]>>()
  const looks: Looks = (client, address, friendly, short) => {
    const seen = pages.get(client) ?? new Map<string, string[]>()
    pages.set(client, seen)
    const alike = (short && seen.get(short)) || []
    if (short && !alike.includes(friendly)) {
      seen.set(short, alike)
      // React must not be notified of others while it renders.
      if (alike.push(friendly) > 1) queueMicrotask(() => settle(looks.bind(null)))
      for (const [oldest] of seen) if (seen.size > MOST_ADDRESSES) seen.delete(oldest)
    }
    if (short && alike.length > 1) return { short: apart(friendly, short, alike), mark: <Mark why="address.alike" /> }
    const isForeign = !client.testOnly && tryParseAddress(address)?.testOnly
    return isForeign ? { mark: <Mark why="address.testOnly" word="address.testNetwork" /> } : undefined
  }
  return looks
}

/** Notifies every label of the page when two of them look alike. */
function createLooksStore() {
  const listeners = new Set<() => void>()
  let current = createLooks((next) => {
    current = next
    for (const listener of listeners) listener()
  })
  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const store = /* @__PURE__ */ createLooksStore()

/** One for all labels of a page. `undefined` on a server, which renders for many readers, and in the first render of its page. */
export const useLooks = (): Looks | undefined => useSyncExternalStore(store.subscribe, store.current, () => undefined)

/** The two ends of an address, and the middle, which distinguishes it. */
function apart(friendly: string, short: string, alike: readonly string[]): string {
  const [head = '', tail] = short.split('…')
  const places = alike.map((other) => [...other].findIndex((char, at) => char !== friendly[at])).filter((at) => at >= 0)
  const from = Math.min(...places)
  const middle = friendly.slice(from, Math.max(...places, from + APART - 1) + 1)
  return `${head}${from > head.length ? '…' : ''}${middle}…${tail}`
}

type Key = keyof typeof lookTexts

function Mark({ why, word }: { why: Key; word?: Key }) {
  const words = useScope().wordsOf(lookTexts)
  const isInRow = useContext(RowContext)
  return (
    <span
      role="img"
      className={styles.mark}
      data-part="mark"
      data-tip={words(why)}
      data-kind={word ? undefined : 'alike'}
      aria-label={words(why)}
      tabIndex={isInRow ? undefined : 0}
    >
      {/* Neither of two that look alike is known to be the imitator: no warning stands at the honest one. */}
      <Icon path={word ? warn : same} size={14} />
      {word && words(word)}
    </span>
  )
}
