import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { matchAddresses } from '../../../src/ui/tools/SearchBox/knownAddresses.ts'
import { knownNames, matchNames } from '../../../src/ui/tools/SearchBox/knownNames.ts'

const { main, shop, dollarJetton } = demoAccounts
const NETWORK = 'a network'
const sources = {
  own: new Map(),
  names: [],
  recent: [],
  verified: [],
  registry: undefined,
  keyName: NETWORK,
  flagsOf: () => [],
}

/** What is known by one answer of the cache. */
function knownBy(answer: object, keyName = NETWORK) {
  const client = new QueryClient()
  client.setQueryData(['toncenter', keyName, 'v3', 'jettonMasters', {}], answer)
  return knownNames({ ...sources, cache: client.getQueryCache() })
}
const metadata = {
  [dollarJetton]: { is_indexed: true, token_info: [{ type: 'jetton_masters', symbol: 'COMET', name: 'Comet' }] },
}
const address_book = {
  [main]: { user_friendly: null, domain: null },
  [shop]: { user_friendly: null, domain: 'lakeside-shop.ton' },
  'no address': { user_friendly: null, domain: null },
}

describe('names of cached answers', () => {
  it('are found by any piece, in either case', () => {
    expect(matchNames(knownBy({ metadata }), 'oMe', 3)).toMatchObject([{ target: { address: dollarJetton } }])
  })
  it('of another network are none', () => {
    expect(knownBy({ metadata, address_book }, 'another network')).toEqual([])
  })
})

describe('a piece of an address', () => {
  const known = knownBy({ metadata, address_book })
  const found = (text: string) => matchAddresses(known, text, false, 3).map(({ target }) => target)
  const account = { kind: 'account', address: main }
  const friendly = toFriendlyAddress(main)
  const other = toFriendlyAddress(main, { bounceable: false })
  it.each([
    ['the start', friendly.slice(0, 12)],
    ['the start, not bounceable', other.slice(0, 30)],
    ['the middle', friendly.slice(20, 30)],
    ['the end', friendly.slice(-8)],
    ['the end, not bounceable', other.slice(-8)],
    ['in plain base64', toFriendlyAddress(main, { urlSafe: false }).slice(2, 40)],
    ['both ends, as components draw them', `${other.slice(0, 4)}…${other.slice(-4)}`],
    ['both ends with dots', `${friendly.slice(0, 6)}...${friendly.slice(-6)}`],
    ['the raw start', main.slice(0, 20)],
    ['raw digits in small letters', main.slice(30, 50).toLowerCase()],
  ])('finds its account: %s', (_what, text) => expect(found(text)).toEqual([account]))

  it('finds the name of an account, and a token rather than its account', () => {
    expect(found(toFriendlyAddress(shop).slice(0, 20))).toMatchObject([{ kind: 'domain', domain: 'lakeside-shop.ton' }])
    expect(found(dollarJetton.slice(0, 20))).toEqual([{ kind: 'jetton', address: dollarJetton }])
  })

  it.each([
    ['five characters', friendly.slice(2, 7)],
    ['letters in the other case', friendly.slice(2, 20).toLowerCase()],
    ['ends of three characters', `${friendly.slice(0, 3)}…${friendly.slice(-3)}`],
    ['ends of two forms', `${other.slice(0, 4)}…${friendly.slice(-4)}`],
    ['nothing', ''],
    ['words', 'a piece of an address'],
    ['a name', 'Harbour'],
    ['a megabyte', 'A'.repeat(1_000_000)],
  ])('finds nobody by %s', (_what, text) => expect(found(text)).toEqual([]))
})
