import { describe, expect, it } from 'vitest'
import { BEST_KNOWN_TOKENS } from '../../../src/react/bestKnownTokens.ts'
import { DEFAULT_SETTINGS } from '../../../src/react/settings.ts'
import { domainFlags, domainOf } from '../../../src/ui/trust/domains.ts'
import { textFlags } from '../../../src/ui/trust/textFlags.ts'
import { createTokenFlags } from '../../../src/ui/trust/tokenFlags.ts'
import drawn from './drawn.json' with { type: 'json' }
import { pairsOf } from './honest.ts'

const STRANGER = `0:${'AB'.repeat(32)}`
const flagsOf = createTokenFlags(DEFAULT_SETTINGS.nativeCurrency, BEST_KNOWN_TOKENS)
const isToken = (name: string) => flagsOf({ symbol: name, name }, STRANGER).length > 0

/** Which of them are flagged, as a share; what is on the other side is named where the test fails. */
const share = <One>(all: readonly One[], isFlagged: (one: One) => boolean) => all.filter(isFlagged).length / all.length
const missed = (all: readonly string[]) => JSON.stringify(all.filter((name) => !isToken(name)))

// Drawn from packages by scripts/draw-trust-lists.mjs before this code was changed for them.
describe('lists that nobody made for this check', () => {
  it('have 300 honest names, of which less than one in a hundred is flagged', () => {
    expect(drawn.names).toHaveLength(300)
    const isFlagged = ([symbol = '', name = '']: readonly string[]) => flagsOf({ symbol, name }, STRANGER).length > 0
    expect(share(pairsOf(drawn.names.join('\n')), isFlagged)).toBeLessThan(0.01)
  })

  it('have 200 plain sentences in two languages, of which less than one in a hundred is flagged', () => {
    expect(drawn.sentences).toHaveLength(200)
    expect(share(drawn.sentences, (text) => textFlags(text).length > 0)).toBeLessThan(0.01)
  })

  it.each([
    ['glyphs', 0.9],
    ['both', 0.85],
    ['spread', 1],
    // The rest are names that honest tokens have as well: `TON NFT`, `STON (Wormhole)`, `GRAM Club`.
    ['words', 0.4],
  ] as const)('have look-alikes by %s, of which at least a share of %d is caught', (how, least) => {
    expect(share(drawn.lookalikes[how], isToken), missed(drawn.lookalikes[how])).toBeGreaterThanOrEqual(least)
  })

  it('have 120 lures, of which 19 in 20 are caught', () => {
    expect(share(drawn.lures, (text) => textFlags(text).some(({ kind }) => kind === 'link'))).toBeGreaterThan(0.95)
  })

  it('have 300 ordinary domains, of which less than one in a hundred is flagged', () => {
    expect(share(drawn.domains.honest, (domain) => domainFlags(domain).length > 0)).toBeLessThan(0.01)
  })

  it('have 100 domains that imitate others, of which 85 are caught', () => {
    const isCaught = (domain: string) => domainFlags(domain).length > 0
    const rest = drawn.domains.imitations.filter((domain) => !isCaught(domain))
    expect(share(drawn.domains.imitations, isCaught), JSON.stringify(rest)).toBeGreaterThanOrEqual(0.85)
    expect(drawn.domains.known.filter(isCaught)).toEqual([])
  })
})

describe('a domain that imitates a well-known one', () => {
  it.each([
    ['f0undation.ton', 'foundation.ton'],
    ['foundation-ton.ton', 'foundation.ton'],
    ['official-foundation.ton', 'foundation.ton'],
    ['found-ation.ton', 'foundation.ton'],
    ['vvallet.ton', 'wallet.ton'],
    ['waIlet.ton', 'wallet.ton'],
    ['fragrnent.ton', 'fragment.ton'],
    ['tonkeepersupport.ton', 'tonkeeper.ton'],
  ])('gives way to the address, and is marked: %s', (domain, of) => {
    expect(domainFlags(domain)).toEqual([{ kind: 'domain', of }])
    expect(domainOf({ user_friendly: null, domain })).toBeUndefined()
  })
  it.each([
    'foundation.ton',
    'wallet.ton',
    'Wallet.ton',
    'mywallet.ton',
    'wallets.ton',
    'fundation.ton',
    'durovs-cat.ton',
    'tonkey.ton',
    'team.ton',
    'a.wallet.ton',
    'support.wallet.t.me',
  ])('is not this one: %s', (domain) => expect(domainFlags(domain)).toEqual([]))
})

describe('letters that are in no table', () => {
  it.each(['US𖼊T', 'GRꙮM', 'T⧂N', 'ʇsTON', 'Wrapped ǴરA🄼', 'Tether USD Index', 'DAO T⊥N'])(
    'do not hide a copy: %s',
    (name) => expect(isToken(name)).toBe(true),
  )
  it.each(['ТОНкий лёд', 'Сто граммов', '狗狗币', 'BTC链', 'ΔΣ', 'T狗狗', '🐶', 'Ø', 'DAO of TON', 'Кот'])(
    'make none either: %s',
    (name) => expect(flagsOf({ symbol: name, name }, STRANGER)).toEqual([]),
  )
})
