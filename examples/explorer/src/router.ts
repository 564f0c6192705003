import { startTransition, useEffect, useState } from 'react'
import { type BlockPlace, readBlock } from 'toncenter-react/reading'

export const ACCOUNT_TABS = ['activity', 'transactions', 'traces', 'jettons', 'nfts', 'domains', 'contract'] as const
export const JETTON_TABS = ['overview', 'transfers', 'holders', 'burns'] as const
export const COLLECTION_TABS = ['items', 'sales', 'activity'] as const
export const TOOLS = ['address', 'decode', 'method', 'fees', 'send'] as const

export type AccountTab = (typeof ACCOUNT_TABS)[number]
export type JettonTab = (typeof JETTON_TABS)[number]
export type CollectionTab = (typeof COLLECTION_TABS)[number]
export type Tool = (typeof TOOLS)[number]

/** The pages of a contract, and their tabs. The URL of a page without a tab opens the first. */
const TABS = { account: ACCOUNT_TABS, jetton: JETTON_TABS, collection: COLLECTION_TABS, nft: ['item'] } as const
type Subject = keyof typeof TABS

/** Pages without an argument. */
const PLAIN = ['transfers', 'blocks', 'accounts', 'config', 'settings', 'watch'] as const
export type PlainPage = (typeof PLAIN)[number]

/** Where the reader is. What the address bar says is a stranger's text: pages check it. */
export type Route =
  | { page: 'home' }
  | { [Page in Subject]: { page: Page; address: string; tab: (typeof TABS)[Page][number]; search: string } }[Subject]
  | ({ page: 'block' } & BlockPlace)
  | { page: 'transaction' | 'trace'; hash: string }
  | { page: PlainPage; search: string }
  /** Without a name: all of them. What a reader entered is in the search. */
  | { page: 'tools'; tool: Tool | undefined; search: string }
  | { page: 'not-found'; typed: string }

/** The route of a `location.hash`: everything is behind the `#`, so that any static host serves every page. */
export function readRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [page = '', ...parts] = path.split('/')
  const isEmpty = parts.every((part) => !part)
  if (!page && isEmpty) return { page: 'home' }
  const plain = isEmpty && PLAIN.find((one) => one === page)
  if (plain) return { page: plain, search }
  if (page === 'tools') return readTool(parts, search)
  if (Object.hasOwn(TABS, page)) return readSubject(page as Subject, parts, search)
  // A base64 hash, pasted as it is, has slashes of its own.
  const id = decode(parts.join('/'))
  if ((page === 'transaction' || page === 'trace') && id) return { page, hash: id }
  const block = page === 'block' && readBlock(id)
  return block ? { page: 'block', ...block } : { page: 'not-found', typed: id || decode(path) }
}

function readTool([name = '', ...rest]: string[], search: string): Route {
  const tool = TOOLS.find((one) => one === name)
  const isKnown = rest.every((part) => !part) && (tool || !name)
  return isKnown ? { page: 'tools', tool, search } : { page: 'not-found', typed: name }
}

function readSubject(page: Subject, parts: string[], search: string): Route {
  const tabs: readonly string[] = TABS[page]
  const tab = tabs.includes(parts.at(-1) ?? '') ? parts.pop() : tabs[0]
  // So has an address.
  const address = decode(parts.join('/'))
  return address ? ({ page, address, tab, search } as Route) : { page: 'not-found', typed: '' }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const toSubject =
  <Page extends Subject>(page: Page) =>
  (address: string, tab?: (typeof TABS)[Page][number]) =>
    `#/${page}/${encodeURIComponent(address)}${tab && tab !== TABS[page][0] ? `/${tab}` : ''}`

/** Links, as `href`s. */
export const to = {
  home: '#/',
  account: toSubject('account'),
  jetton: toSubject('jetton'),
  collection: toSubject('collection'),
  nft: toSubject('nft'),
  block: ({ workchain, shard, seqno }: BlockPlace) =>
    workchain === -1 ? `#/block/${seqno}` : `#/block/${workchain}:${shard}:${seqno}`,
  transaction: (hash: string) => `#/transaction/${encodeURIComponent(hash)}`,
  trace: (hash: string) => `#/trace/${encodeURIComponent(hash)}`,
  plain: (page: PlainPage) => `#/${page}`,
  tools: '#/tools',
  tool: (tool: Tool, entered: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams(entered).toString()
    return `#/tools/${tool}${search && `?${search}`}`
  },
}

/** Writes a query behind the route of the page that is open: a reload keeps it, and the history gets no entry. */
export function replaceSearch(search: string) {
  const [path] = window.location.hash.split('?')
  window.history.replaceState(window.history.state, '', search ? `${path}?${search}` : path)
}

/** `location.hash`, followed. The page that is shown stays until the code of the next one is loaded. */
export function useHash(): string {
  const [hash, setHash] = useState(window.location.hash)
  useEffect(() => {
    const follow = () => startTransition(() => setHash(window.location.hash))
    // The hash may have changed since the first render.
    follow()
    // Not `hashchange`: the browser scrolls to the reader's last position between the two. React renders transitions of `popstate` at once.
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  return hash
}
