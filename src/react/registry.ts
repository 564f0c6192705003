import { QueryClient } from '@tanstack/react-query'
import { type Client, type ClientOptions, createClient } from '../core/client.ts'

/**
 * How long what a render has made waits for its provider to mount, milliseconds. A boundary above the provider may wait
 * for its first answer meanwhile. TanStack keeps unused queries for as long.
 */
const UNMOUNTED_MS = 300_000

/** Milliseconds, with room, for which React may delay the mount of a render: another root may share the entry. */
const HELD_BACK_MS = 1_000

/** The value that a provider gives to the components below it. Kept until the last provider that holds it has unmounted. */
export interface Provided {
  readonly client: Client
  /** Made when it is first read: most apps have a query client above. */
  readonly queryClient: QueryClient
  /** Counts a provider that is mounted. Gives the function that ends it. */
  hold(): () => void
}

interface RegistryEntry extends Provided {
  /** The client that was given, or the options. */
  readonly key: string | Client
  /** Whether a provider that is mounted holds it. */
  isHeld(): boolean
  /** Whether it calls the same functions as these options. */
  isOf(options: ClientOptions): boolean
  /** Takes the functions of the newest props. */
  renew(options: ClientOptions): void
}
type Registry = Set<RegistryEntry>

/**
 * The clients and query clients of this page's providers: the one module state that decides requests and data. Other modules hold
 * memos of pure functions, and data of a query client or an answer. React drops the state of a provider that suspends before it
 * mounts. A client in that state would be made, and asked, again and again.
 */
const PAGE: Registry = /* @__PURE__ */ new Set()

const isPage = () => typeof document !== 'undefined'

/** The page's registry. On a server a new one for each provider: users share no state. */
export const registryHere = (): Registry => (isPage() ? PAGE : new Set())

const isFunction = (value: unknown) => typeof value === 'function'

/** Of functions, and of a clock, only whether they are there: props hold new ones on every render. */
const keyOf = ({ clock, ...options }: ClientOptions) =>
  JSON.stringify([!!clock, ...Object.entries(options).sort()], (_name, value) =>
    isFunction(value) ? 'function' : value,
  )

/** The options with functions that call those of the newest props. */
function stableOptions(options: ClientOptions, newest: () => ClientOptions): ClientOptions {
  const { fetch, onMismatch, apiKey, clock } = options
  return {
    ...options,
    ...(fetch && { fetch: (request) => (newest().fetch ?? fetch)(request) }),
    ...(onMismatch && { onMismatch: (report) => newest().onMismatch?.(report) }),
    ...(isFunction(apiKey) && { apiKey: () => (newest().apiKey as () => string)() }),
    ...(clock && {
      clock: {
        now: () => (newest().clock ?? clock).now(),
        sleep: (ms, signal) => (newest().clock ?? clock).sleep(ms, signal),
      },
    }),
  }
}

const FUNCTIONS = ['fetch', 'onMismatch', 'apiKey', 'clock'] as const

/**
 * The entry for a given client, or for options; made unless the registry has it. Safe while rendering: it changes
 * nothing on the screen, and a client that never mounts is closed.
 *
 * @param mine what the provider holds. Of others that are mounted it shares what calls the same functions.
 */
export function providedOf(
  registry: Registry,
  mine: Provided | undefined,
  given: Client | undefined,
  options: ClientOptions,
): Provided {
  const key = given ?? keyOf(options)
  const made = [...registry].filter((entry) => entry.key === key)
  const entry =
    made.find((entry) => entry === mine) ??
    made.find((entry) => !entry.isHeld() || entry.isOf(options)) ??
    create(registry, key, given, options)
  entry.renew(options)
  return entry
}

function create(
  registry: Registry,
  key: string | Client,
  given: Client | undefined,
  options: ClientOptions,
): RegistryEntry {
  let newest = options
  let queryClient: QueryClient | undefined
  let users = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const client = given ?? createClient(stableOptions(options, () => newest))

  function close() {
    registry.delete(entry)
    queryClient?.clear()
    // A client that was given belongs to who made it.
    if (!given) client.close()
  }
  const entry: RegistryEntry = {
    key,
    client,
    get queryClient() {
      queryClient ??= new QueryClient()
      return queryClient
    },
    isHeld: () => users > 0,
    isOf: (options) => FUNCTIONS.every((name) => newest[name] === options[name]),
    renew(options) {
      newest = options
      // Nothing mounts on a server, and a timer would keep what ends with its render.
      if (users || !isPage()) return
      clearTimeout(timer)
      timer = setTimeout(close, UNMOUNTED_MS)
    },
    hold() {
      users++
      clearTimeout(timer)
      registry.add(entry)
      return () => {
        if (--users) return
        // The next render begins anew, but in this commit another provider may take over. Effects below still end after
        // this.
        registry.delete(entry)
        timer = setTimeout(close, HELD_BACK_MS)
      }
    },
  }
  registry.add(entry)
  return entry
}
