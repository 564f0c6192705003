import { startTransition, useEffect, useState } from 'react'

export const ACCOUNT_TABS = ['transactions', 'activity', 'jettons', 'nfts', 'holders', 'items', 'item'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** Where the reader is. What the address bar says is a stranger's text: pages check it. */
export type Route =
  | { page: 'home' }
  | { page: 'account'; address: string; tab: AccountTab; search: string }
  | { page: 'block'; workchain: number; shard: string; seqno: number }
  | { page: 'transaction'; hash: string }
  | { page: 'not-found'; typed: string }

export type BlockPlace = { workchain: number; shard: string; seqno: number }

const MASTERCHAIN = { workchain: -1, shard: '8000000000000000' }
const MAX_SEQNO = 2 ** 31 - 1

/** Reads `123` (of the masterchain) and `workchain:shard:seqno`, also in the `(workchain,shard,seqno)` of other tools. */
export function readBlock(text: string): BlockPlace | undefined {
  const [, workchain, shard, seqno] =
    /^\(?(?:(-?\d{1,10})[:,]\s*([\da-f]{1,16})[:,]\s*)?(\d{1,10})\)?$/i.exec(text) ?? []
  if (seqno === undefined || Number(seqno) > MAX_SEQNO) return
  if (workchain === undefined || shard === undefined) return { ...MASTERCHAIN, seqno: Number(seqno) }
  return { workchain: Number(workchain), shard: shard.toUpperCase(), seqno: Number(seqno) }
}

/** `0:8000`: without the zeros at the end, which say nothing. */
export const shardName = ({ workchain, shard }: Pick<BlockPlace, 'workchain' | 'shard'>) =>
  `${workchain}:${shard.replace(/0+$/, '').padEnd(4, '0')}`

/** The route of a `location.hash`: everything is behind the `#`, so that any static host serves every page. */
export function readRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?')
  const parts = path.split('/')
  const page = parts.shift()
  if (!page) return { page: 'home' }
  const last = parts.at(-1)
  const tab = page === 'account' ? ACCOUNT_TABS.find((one) => one === last) : undefined
  if (tab) parts.pop()
  // A base64 address or hash, pasted as it is, has slashes of its own.
  const id = decode(parts.join('/'))
  if (page === 'account' && id) return { page, address: id, tab: tab ?? 'transactions', search }
  if (page === 'transaction' && id) return { page, hash: id }
  const block = page === 'block' ? readBlock(id) : undefined
  return block
    ? { page: 'block', ...block }
    : { page: 'not-found', typed: page === 'block' ? id : decode(hash.replace(/^#?\/?/, '')) }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Links, as `href`s. */
export const to = {
  home: '#/',
  account: (address: string, tab?: AccountTab) =>
    `#/account/${encodeURIComponent(address)}${tab && tab !== 'transactions' ? `/${tab}` : ''}`,
  block: ({ workchain, shard, seqno }: BlockPlace) =>
    workchain === MASTERCHAIN.workchain ? `#/block/${seqno}` : `#/block/${workchain}:${shard}:${seqno}`,
  transaction: (hash: string) => `#/transaction/${encodeURIComponent(hash)}`,
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
