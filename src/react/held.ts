import { QueryClient } from '@tanstack/react-query'
import { type Client, type ClientOptions, createClient } from '../core/client.ts'

/**
 * How long what a render has made waits for its provider to mount, milliseconds. A boundary above the provider may wait
 * for its first answer meanwhile. TanStack keeps unused queries for as long.
 */
const UNMOUNTED_MS = 300_000
/** Milliseconds, with room, for which React may delay the mount of a render: another root may share the client. */
const HELD_BACK_MS = 1_000
/** Query clients of providers that suspend before they mount, until that counts as a loop. */
const MOST_WAITING = 100

/** What a provider gives to the components below it, until the last provider that holds it has unmounted. */
export interface Held {
  readonly client: Client
  /** Made when it is first read: most apps have a query client above. */
  readonly queryClient: QueryClient
  /** The props of the last render, for their functions. Nobody else's: what has functions is held by one provider. */
  newest: ClientOptions
  /** Counts a provider that is mounted. Gives the function that ends it. */
  hold(): () => void
}

/**
 * What providers share: given clients, and those of options without a function, by content. React drops the state of a provider that
 * suspends before it mounts: its next render finds the same here.
 */
const PAGE = /* @__PURE__ */ new Map<string | Client, Held>()
/** Query clients that wait for their provider to mount, by what they are made of. */
const WAITING = /* @__PURE__ */ new Map<string, number>()

/** On a server nothing is shared, nothing mounts, and a timer would keep what ends with its render. */
const isPage = () => typeof document !== 'undefined'

const isOwn = (value: unknown, name: string) => typeof value === 'function' || name === 'clock'

/** Options by content; of functions, and of a clock, only whether they are there: props hold new ones on every render. */
export const keyOf = (options: ClientOptions): string =>
  JSON.stringify(
    Object.entries(options)
      .map(([name, value]) => [name, isOwn(value, name) || value])
      .sort(),
  )

const hasFunctions = (options: ClientOptions) => Object.entries(options).some(([name, value]) => isOwn(value, name))

/** The options with functions that call those of the newest props. */
function stableOptions(options: ClientOptions, newest: () => ClientOptions): ClientOptions {
  const { fetch, onMismatch, apiKey, clock } = options
  return {
    ...options,
    ...(fetch && { fetch: (request) => (newest().fetch ?? fetch)(request) }),
    ...(onMismatch && { onMismatch: (report) => newest().onMismatch?.(report) }),
    ...(typeof apiKey === 'function' && { apiKey: () => (newest().apiKey as () => string)() }),
    ...(clock && {
      clock: {
        now: () => (newest().clock ?? clock).now(),
        sleep: (ms, signal) => (newest().clock ?? clock).sleep(ms, signal),
      },
    }),
  }
}

/** A given client, or one of options. Safe while rendering: what never mounts is closed. */
export function heldOf(given: Client | undefined, options: ClientOptions): Held {
  const key = given ?? (hasFunctions(options) ? undefined : keyOf(options))
  return (key && PAGE.get(key)) || create(isPage() ? key : undefined, given, options)
}

function create(key: string | Client | undefined, given: Client | undefined, options: ClientOptions): Held {
  let queryClient: QueryClient | undefined
  let isWaiting = false
  let users = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function close() {
    arrive()
    if (key) PAGE.delete(key)
    queryClient?.clear()
    // A client that was given belongs to who made it.
    if (!given) held.client.close()
  }
  function count(by: 1 | -1) {
    isWaiting = by > 0
    const name = keyOf(options)
    const waiting = (WAITING.get(name) ?? 0) + by
    if (waiting > MOST_WAITING) throw new Error(LOOP)
    WAITING.set(name, waiting)
  }
  function arrive() {
    if (isWaiting) count(-1)
  }
  const held: Held = {
    newest: options,
    client: given ?? createClient(stableOptions(options, () => held.newest)),
    get queryClient() {
      if (queryClient) return queryClient
      if (isPage() && !key) count(1)
      queryClient = new QueryClient()
      return queryClient
    },
    hold() {
      users++
      arrive()
      clearTimeout(timer)
      if (key) PAGE.set(key, held)
      return () => {
        if (--users) return
        // The next render begins anew, but in this commit another provider may take over. Effects below still end after
        // this.
        if (key) PAGE.delete(key)
        timer = setTimeout(close, HELD_BACK_MS)
      }
    },
  }
  if (key) PAGE.set(key, held)
  if (isPage()) timer = setTimeout(close, UNMOUNTED_MS)
  return held
}

const LOOP = 'TonCenterProvider: put a <QueryClientProvider> above the <Suspense>.'
