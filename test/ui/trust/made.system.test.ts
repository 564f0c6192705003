import { describe, expect, it } from 'vitest'
import { BEST_KNOWN_TOKENS } from '../../../src/react/bestKnownTokens.ts'
import { DEFAULT_SETTINGS } from '../../../src/react/settings.ts'
import { domainFlags, domainOf } from '../../../src/trust/domains.ts'
import { textFlags } from '../../../src/trust/textFlags.ts'
import { createTokenFlags } from '../../../src/trust/tokenFlags.ts'
import { maker } from './made.ts'
import { hostileMaker } from './madeHostile.ts'

const STRANGER = `0:${'AB'.repeat(32)}`
const flagsOf = createTokenFlags(DEFAULT_SETTINGS.nativeCurrency, BEST_KNOWN_TOKENS)
const ofName = (name: string) => flagsOf({ symbol: name, name }, STRANGER)
const isLink = (text: string) => textFlags(text).some(({ kind }) => kind === 'link')
const isToken = (name: string) => ofName(name).length > 0
const isDomain = (domain: string) => domainFlags(domain).length > 0

/** Another seed than the rules were written with. */
const SEED = 20_261_123
const honest = maker(SEED)
const hostile = hostileMaker(maker(SEED))

describe('lists made from a seed', () => {
  it.each([
    ['300 names of tokens', honest.names(300), isToken],
    ['300 sentences with dates, prices, versions, e-mail addresses and files', honest.sentences(300), isLink],
    ['300 domains', honest.domains(300), isDomain],
  ] as const)('have %s, of which less than one in a hundred is flagged', (_what, all, isFlagged) => {
    const flagged = all.filter(isFlagged)
    expect(flagged.length / all.length, JSON.stringify(flagged)).toBeLessThan(0.01)
  })

  it.each([
    ['copied names', hostile.copies(100), isToken],
    ['names that say what the page says', hostile.pretences(100), isToken],
    ['misspelled domains', hostile.domains(100), isDomain],
    ['lures', hostile.lures(200), isLink],
  ] as const)('have %s, of which 19 in 20 are caught', (_what, all, isCaught) => {
    const missed = all.filter((one) => !isCaught(one))
    expect(missed.length / all.length, JSON.stringify(missed)).toBeLessThan(0.05)
  })
})

describe('the name of a token', () => {
  it.each([
    ['USDTON', 'lookalike'],
    ['GRAM2', 'native'],
    ['GRRAM', 'native'],
    ['Tonstakers', 'lookalike'],
    ['T0nstakers official', 'lookalike'],
    ['TON Wallet', 'mimic'],
    ['Action required', 'mimic'],
    ['Click to claim', 'mimic'],
    ['Нажмите сюда', 'mimic'],
    ['Fee Collector', 'mimic'],
    ['System Message', 'mimic'],
    ['Hot Wallet 2', 'mimic'],
    ['1inch.claim', 'link'],
  ])('%s is flagged as %s', (name, kind) => {
    expect(ofName(name).map((flag) => flag.kind)).toContain(kind)
  })

  it.each(['Confirmed Bachelor', 'Pending Coin', 'Cold Wallet', 'Toon', 'Tether Gold', 'Staked', 'System of a Frog'])(
    '%s is honest',
    (name) => expect(ofName(name)).toEqual([]),
  )
})

describe('a domain', () => {
  it.each(['walllet.ton', 'tonkeper.ton', 'tonkeepre.ton', 'teegram.ton', 'foundartion.ton', 'getgems-desk.ton'])(
    'that is a misspelled other one is flagged: %s',
    (domain) => expect(domainFlags(domain).map(({ kind }) => kind)).toEqual(['domain']),
  )

  it.each(['verified.ton', 'official-wallet.ton', 'verified-by-ton.ton'])(
    'that vouches for an account gives way to the address: %s',
    (domain) => {
      expect(domainFlags(domain)).toEqual([{ kind: 'mimic' }])
      expect(domainOf({ user_friendly: null, domain })).toBeUndefined()
    },
  )

  it.each(['finance.ton', 'mallet.ton', 'segment.ton', 'telegraph.ton', 'wallet-frog.ton', 'approved-melons.ton'])(
    'that is another word is honest: %s',
    (domain) => expect(domainFlags(domain)).toEqual([]),
  )
})

describe('a comment', () => {
  it.each(['look: evil.top', '@support_ton', 'tg @usdt_help', 'airdrop@ton-bonus.com', 'gramdrop . top'])(
    'lures: %s',
    (text) => expect(isLink(text)).toBe(true),
  )

  // An address on the reader's own machine is no site of a stranger.
  it.each(['main.py', 'readme.md', 'love.you', 'anna.b@mail.ru', 'budget-2026.zip', '@anna', 'localhost:3000/x'])(
    'does not lure: %s',
    (text) => expect(isLink(text)).toBe(false),
  )
})
