import { describe, expect, it } from 'vitest'
import { BEST_KNOWN_TOKENS } from '../../../src/react/bestKnownTokens.ts'
import { DEFAULT_SETTINGS } from '../../../src/react/settings.ts'
import { domainFlags, domainOf } from '../../../src/trust/domains.ts'
import { textFlags } from '../../../src/trust/textFlags.ts'
import { createTokenFlags } from '../../../src/trust/tokenFlags.ts'
import drawn from './drawn.json' with { type: 'json' }
import { pairsOf } from './honest.ts'

const STRANGER = `0:${'AB'.repeat(32)}`
const flagsOf = createTokenFlags(DEFAULT_SETTINGS.nativeCurrency, BEST_KNOWN_TOKENS)
const isToken = (name: string) => flagsOf({ symbol: name, name }, STRANGER).length > 0

/** Which of them are flagged, as a share; a failing test names the texts on the other side. */
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
    ['glyphs', 0.95],
    ['both', 0.95],
    ['spread', 1],
    // The rest are names that honest tokens have as well: `TON NFT`, `GRAM Club`, `TON-SOL`, `Wrapped TON`.
    ['words', 0.75],
  ] as const)('have look-alikes by %s, of which at least a share of %d is caught', (how, least) => {
    expect(share(drawn.lookalikes[how], isToken), missed(drawn.lookalikes[how])).toBeGreaterThanOrEqual(least)
  })

  it('have 120 lures, of which 19 in 20 are caught', () => {
    expect(share(drawn.lures, (text) => textFlags(text).some(({ kind }) => kind === 'link'))).toBeGreaterThan(0.95)
  })

  it('have 300 ordinary domains, of which less than one in a hundred is flagged', () => {
    expect(share(drawn.domains.honest, (domain) => domainFlags(domain).length > 0)).toBeLessThan(0.01)
  })

  it('have 100 domains that imitate others, of which 95 are caught', () => {
    const isCaught = (domain: string) => domainFlags(domain).length > 0
    const rest = drawn.domains.imitations.filter((domain) => !isCaught(domain))
    expect(share(drawn.domains.imitations, isCaught), JSON.stringify(rest)).toBeGreaterThanOrEqual(0.95)
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
    ['telegram-app.ton', 'telegram.ton'],
    ['wallet-pay.ton', 'wallet.ton'],
    ['foundationsupport.ton', 'foundation.ton'],
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
    'fragments.ton',
    'walletone.ton',
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

describe('a symbol in its own capitals among ordinary words', () => {
  it.each([
    'Orca USDT',
    'USDT Club',
    'STON-Portal',
    'tsTON (Index)',
    'Pass Toncoin',
    'TON (Wormhole)',
    'GRAM on Solana',
  ])('is a copy: %s', (name) => expect(isToken(name)).toBe(true))
  it.each([
    ['USDT-TON LP', 'Pool of two'],
    ['RAY-USDT', 'Raydium LP Token V4 (RAY-USDT)'],
    ['QUACK-USDT', 'QUACK-USDT'],
    ['cUSDT', 'Solend USDT'],
    ['WUSDT', 'Wrapped USDT (Allbridge from Polygon)'],
    ['LINK', 'Link on STON.fi'],
    ['HEAVY', 'Ston of Bricks'],
    ['TONRAF', 'Ton Raffles'],
  ])('is none where it says that it is made of it, or another word: %s, %s', (symbol, name) => {
    expect(flagsOf({ symbol, name }, STRANGER)).toEqual([])
  })
})

describe('the collection of .ton domains', () => {
  const [dns] = BEST_KNOWN_TOKENS.filter(({ symbol }) => symbol === 'TON DNS')
  it('may have its name', () => {
    for (const name of ['TON DNS Domains', 'TON DNS']) expect(flagsOf({ name }, String(dns?.address))).toEqual([])
  })
  it.each(['TON DNS Domains', 'TON DNS', 'TОN DNS', 'Official TON DNS', 'TON-DNS domains'])(
    'is copied by %s',
    (name) => {
      expect(flagsOf({ name }, STRANGER)).toEqual([{ kind: 'lookalike', of: 'TON DNS' }])
    },
  )
  it.each(['DNS', 'Frog Domains', 'TON Punks'])('is not copied by %s', (name) => {
    expect(flagsOf({ name }, STRANGER)).toEqual([])
  })
})

describe('a site that promises', () => {
  it.each(['crystal.contractors gives 10 % back', 'free mint: frogs.rocks', 'list.佛山', 'frogs.ישראל'])(
    'lures: %s',
    (text) => expect(textFlags(text)).toEqual([{ kind: 'link' }]),
  )
  it.each(['gives 10 % back to early users', 'Dinner.Free wine', 'спасибо.Отлично', 'ok.спасибо за всё', '猫.狗'])(
    'does not where there is none: %s',
    (text) => expect(textFlags(text)).toEqual([]),
  )
})
