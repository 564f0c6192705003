import { tryParseAddress } from '../../core/values/address.ts'
import { readExact } from './readExact.ts'
import { type SearchTarget, targetKey } from './searchTarget.ts'

/** What a link of an explorer, a market or a wallet leads to. */
export interface ReadLink {
  /** Best first. */
  readonly targets: readonly SearchTarget[]
  readonly isTest: boolean
}

const LINK = /^(?:[a-z][a-z\d+.-]{0,20}:\/\/|[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})+(?:\/|\?|$))/i

/** The kind of what follows a part of a path, or the name of a param. */
const NOUNS: Readonly<Record<string, SearchTarget['kind']>> = {
  jetton: 'jetton',
  jettons: 'jetton',
  token: 'jetton',
  nft: 'nft',
  nfts: 'nft',
  collection: 'collection',
  collections: 'collection',
  tx: 'transaction',
  transaction: 'transaction',
  msg_hash: 'transaction',
  trace: 'trace',
  trace_id: 'trace',
  event: 'trace',
  block: 'block',
  address: 'account',
  account: 'account',
}

/** The step that a link is about, before what it belongs to. */
const RANKS: readonly SearchTarget['kind'][] = [
  'transaction',
  'trace',
  'nft',
  'jetton',
  'collection',
  'block',
  'domain',
  'account',
]

const MOST_PARTS = 40

/** Whether a text is a link, by its first characters. A name of a domain alone is none. */
export const isLink = (text: string): boolean => LINK.test(text) && readExact(text) === undefined

/** Reads a link: nothing of it is opened. */
export function readLink(text: string): ReadLink {
  let url: URL
  try {
    url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  } catch {
    return { targets: [], isTest: false }
  }
  const targets = new Map<string, SearchTarget>()
  const add = (target: SearchTarget) => targets.set(targetKey(target), target)
  let noun: SearchTarget['kind'] | undefined
  for (const part of partsOf(url)) {
    const known = Object.hasOwn(NOUNS, part.toLowerCase()) ? NOUNS[part.toLowerCase()] : undefined
    if (known) {
      noun = known
      continue
    }
    const target = readPart(part, noun)
    if (!target) continue
    add(target)
    // A market has `collection/<its address>/<address of an item>`.
    if (target.kind === 'collection') noun = 'nft'
  }
  const site = readExact(url.hostname)
  if (site?.kind === 'domain') add(site)
  const found = [...targets.values()]
  found.sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind))
  return { targets: found.slice(0, 5), isTest: /(?:^|[.-])test(?:net)?[.-]/i.test(url.hostname) }
}

/** Parts of the path, of the fragment, names and values of params. */
function partsOf({ pathname, search, hash }: URL): string[] {
  const params = [...new URLSearchParams(search)].flat()
  const all = [...pathname.split('/'), ...params, ...hash.slice(1).split(/[/?&=]/)]
  return all.slice(0, MOST_PARTS).flatMap((part) => {
    const text = decode(part).trim()
    return text && text.length <= 300 ? [text] : []
  })
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function readPart(part: string, noun: SearchTarget['kind'] | undefined): SearchTarget | undefined {
  // `lt:hash` and `lt_hash` of older explorers.
  const target = readExact(part) ?? readExact(/^\d{6,20}[:_]([^:]+)/.exec(part)?.[1] ?? '')
  switch (target?.kind) {
    case 'account': {
      const kind = noun === 'jetton' || noun === 'nft' || noun === 'collection' ? noun : 'account'
      return { kind, address: target.address }
    }
    case 'transaction':
      return noun === 'trace' ? { kind: 'trace', hash: target.hash } : target
    // A number alone may be a page, a limit, a logical time.
    case 'block':
      return noun === 'block' || /\D/.test(part) ? target : undefined
    default:
      return target
  }
}

/** Whether a form of an address is marked for test networks. */
export const isTestForm = (text: string): boolean => tryParseAddress(text)?.testOnly === true
