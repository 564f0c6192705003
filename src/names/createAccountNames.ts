import { type AccountName, AccountNameError, type AccountNames } from '../core/accountNames.ts'
import { attempt } from '../core/attempt.ts'
import { toRawAddress, tryParseAddress } from '../core/values/address.ts'
import { isSameName, readName } from './readName.ts'

/** The part of a `Storage` that names need. */
export type NameStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export interface AccountNamesOptions {
  /** Default: `localStorage`. Where there is none, nothing is kept and `set` throws. */
  storage?: NameStorage | undefined
  /** Begins the keys of its items. Give each network one of its own. Default `toncenter-react:names`. */
  key?: string | undefined
}

/** Accounts that are kept. */
export const MOST_ACCOUNTS = 10_000
/** Characters of an item: several times a name and a star. */
const MOST_STORED = 1_000
/** Another tab may write thousands, which are shown together. */
const TOGETHER_MS = 50

const soon = (run: () => void) => setTimeout(run, TOGETHER_MS)
const isFull = (cause: unknown) => /quota/i.test(String(Object(cause).name))

/**
 * Names in a storage of the browser. Each account has an item of its own: of two tabs that write one account the last wins, and
 * neither takes away what the other wrote elsewhere. Make it once, outside of React: it listens to other tabs while the page is open.
 * Its `set` throws an {@link AccountNameError} where nothing was kept, and an {@link InvalidAddressError}.
 */
export function createAccountNames({
  storage = attempt(() => window.localStorage),
  key = 'toncenter-react:names',
}: AccountNamesOptions = {}): Required<AccountNames> {
  const prefix = `${key}:`
  const listeners = new Set<() => void>()
  const names = new Map<string, AccountName>()
  let shown: ReadonlyMap<string, AccountName> | undefined
  let isDue = false

  const addressIn = (item: string | null | undefined) => {
    const address = item?.startsWith(prefix) ? item.slice(prefix.length) : ''
    return tryParseAddress(address) && toRawAddress(address) === address ? address : undefined
  }
  function notify() {
    isDue = false
    for (const listener of [...listeners]) listener()
  }
  /** The same object stays where nothing in it changed. Of many changes in a row listeners hear once. */
  function put(address: string, value: AccountName | undefined, later: (run: () => void) => unknown) {
    if (isSameName(names.get(address), value)) return
    if (value) names.set(address, value)
    else names.delete(address)
    shown = undefined
    if (!isDue) later(notify)
    isDue = true
  }
  function read(address: string) {
    const text: unknown = attempt(() => storage?.getItem(prefix + address))
    const isItem = typeof text === 'string' && text.length <= MOST_STORED
    put(address, isItem ? readName(attempt(() => JSON.parse(text))) : undefined, soon)
  }
  function readAll() {
    const items = attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at))) ?? []
    const addresses = items.flatMap((item) => addressIn(item) ?? []).slice(0, MOST_ACCOUNTS)
    for (const address of new Set([...names.keys(), ...addresses])) read(address)
  }
  attempt(() => {
    window.addEventListener('storage', ({ key: item }) => {
      const address = addressIn(item)
      if (address) read(address)
      // Without a key all of the storage was cleared.
      else if (item === null) readAll()
    })
    // A page that is shown again by the back button has missed what other tabs wrote.
    window.addEventListener('pageshow', ({ persisted }) => persisted && readAll())
  })
  readAll()
  return {
    list: () => (shown ??= new Map(names)),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(account, value) {
      const address = toRawAddress(account)
      const next = readName(value)
      if (next && names.size >= MOST_ACCOUNTS && !names.has(address)) throw new AccountNameError('many')
      if (!storage) throw new AccountNameError('refused')
      try {
        if (next) storage.setItem(prefix + address, JSON.stringify(next))
        else storage.removeItem(prefix + address)
      } catch (cause) {
        throw new AccountNameError(isFull(cause) ? 'full' : 'refused', { cause })
      }
      put(address, next, queueMicrotask)
    },
  }
}
