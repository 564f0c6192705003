import { Address } from '@ton/core'
import { describe, expect, it } from 'vitest'
import data from '../../node_modules/unhomoglyph/data.json' with { type: 'json' }
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { DEFAULT_SETTINGS } from '../../src/react/settings.ts'
import { domainFlags, domainOf } from '../../src/trust/domains.ts'
import { fold } from '../../src/trust/fold.ts'
import { textFlags } from '../../src/trust/textFlags.ts'
import { createTokenFlags } from '../../src/trust/tokenFlags.ts'
import { LURING_COMMENTS, PLAIN_COMMENTS } from './trust/comments.ts'
import { HONEST_TOKENS } from './trust/honest.ts'
import { HOSTILE_LINKS, HOSTILE_NAMES, VERIFIED } from './trust/hostile.ts'
import { LISTED_TOKENS } from './trust/listed.ts'

const coin = DEFAULT_SETTINGS.nativeCurrency
const flagsOf = createTokenFlags(coin, VERIFIED)
const STRANGER = `0:${'ab'.repeat(32)}`.toUpperCase()
const kinds = (name: string, symbol = name) => flagsOf({ name, symbol }, STRANGER).map(({ kind }) => kind)

describe('a name that copies another', () => {
  it.each(HOSTILE_NAMES)('is caught: %j is %s', (name, kind) => {
    expect(kinds(name)).toContain(kind)
  })

  it('says which one it copies', () => {
    expect(flagsOf({ symbol: 'USDТ' }, STRANGER)).toEqual([{ kind: 'lookalike', of: 'USDT' }])
    expect(flagsOf({ symbol: 'GRΑM' }, STRANGER)).toEqual([{ kind: 'native', of: 'GRAM' }])
  })

  it('is no copy where it is the token itself, in any form of its address', () => {
    for (const { address, symbol, name } of VERIFIED) {
      expect(flagsOf({ symbol, name }, address)).toEqual([])
      expect(flagsOf({ symbol, name }, address.toLowerCase())).toEqual([])
      expect(flagsOf({ symbol, name }, toFriendlyAddress(address))).toEqual([])
    }
  })

  it.each([
    ['an Address of @ton/core', Address.parse(STRANGER)],
    ['a friendly text', toFriendlyAddress(STRANGER, { bounceable: false })],
    ['a raw text in lower case', STRANGER.toLowerCase()],
  ])('is no copy where the app names the token by %s', (_form, address) => {
    const own = createTokenFlags(coin, [{ address, symbol: 'ACME', name: 'Acme' }])
    expect(own({ symbol: 'ACME' }, STRANGER)).toEqual([])
    expect(own({ symbol: 'ACME' }, VERIFIED[0]?.address ?? '')).toEqual([{ kind: 'lookalike', of: 'ACME' }])
  })

  it('does not vouch for a verified token that the service lists as a scam', () => {
    const [{ address }] = VERIFIED as readonly [(typeof VERIFIED)[0]]
    expect(flagsOf({ symbol: 'USDT', is_scam: true }, address)).toEqual([{ kind: 'scam' }])
  })

  it('is none where a small letter before a verified symbol says staked or wrapped', () => {
    const own = createTokenFlags(coin, [{ address: STRANGER, symbol: 'STON', name: 'STON' }])
    const other = VERIFIED[0]?.address ?? ''
    expect(own({ symbol: 'sTON', name: 'Staked coin' }, other)).toEqual([])
    expect(own({ symbol: 'Ston', name: 'Staked coin' }, other)).toEqual([{ kind: 'lookalike', of: 'STON' }])
  })

  it('is looked for in what the app calls its coin, too', () => {
    const own = createTokenFlags({ symbol: 'ACME', name: 'Acme coin', decimals: 9 }, [])
    expect(own({ symbol: 'АСМЕ' }, STRANGER)).toEqual([{ kind: 'native', of: 'ACME' }])
    expect(own({ symbol: 'acme' }, STRANGER)).toEqual([{ kind: 'reserved', of: 'ACME' }])
  })
})

describe('the fold of a name', () => {
  it('takes every character that Unicode says looks like a letter for that letter', () => {
    const letters = Object.entries(data as Record<string, string>).filter(
      ([from, to]) =>
        from.length === 1 && from > '\u007f' && /^[a-zA-Z]$/.test(to) && !/^[ -~]|\p{M}/u.test(from.normalize('NFKD')),
    )
    expect(letters.length).toBeGreaterThan(300)
    expect(letters.filter(([from, to]) => fold(from) !== fold(to)).map(([from, to]) => `${from} ${to}`)).toEqual([])
  })
  it('keeps different texts apart', () => {
    const names = ['USDT', 'USDC', 'USDe', 'GRAM', 'GRAN', 'NOT', 'DOGS', 'TON', 'TOM', 'stTON', 'tsTON', 'BTC', 'ETH']
    expect(new Set(names.map(fold)).size).toBe(names.length)
  })
})

describe('text of a stranger', () => {
  it.each(HOSTILE_LINKS)('holds a link: %j', (text) => {
    expect(textFlags(text).map(({ kind }) => kind)).toContain('link')
  })
  it.each([
    'Invoice 2026-114',
    'v1.2.3 released',
    '1.5 GRAM for lunch',
    'Thanks. To be continued',
    'e.g. this one',
    'harbor.ton',
    'Mr.Whale',
    '50% off!',
    'No.1',
    'спасибо. до завтра',
    'a/b testing: done',
    '👩🏽‍🚀 launched',
    'see you.me and you',
    'Gift for you.Top!',
    'go.to the shop',
    'data: 12.11.2026',
    'tg: misha',
    'Order:data:5',
    'e.g.to pay',
    '12.11.2026',
    '12.10',
    '25.10 USDT',
    'Invoice No.10',
    '99.10 руб',
    'version 1.2.3.4',
    'swap on STON.fi today',
  ])('holds none: %j', (text) => {
    expect(textFlags(text)).toEqual([])
  })
  it.each(HOSTILE_LINKS)('holds a link in the name of a token, too: %j', (text) => {
    expect(kinds(text)).toContain('link')
  })
  it('is a lure in 19 of 20 comments that lure, and in less than one in a hundred that do not', () => {
    const isLink = (text: string) => textFlags(text).some(({ kind }) => kind === 'link')
    const missed = LURING_COMMENTS.filter((text) => !isLink(text))
    expect(missed.length / LURING_COMMENTS.length, JSON.stringify(missed)).toBeLessThan(0.05)
    const flagged = PLAIN_COMMENTS.filter(isLink)
    expect(PLAIN_COMMENTS.length).toBeGreaterThan(200)
    expect(flagged.length / PLAIN_COMMENTS.length, JSON.stringify(flagged)).toBeLessThan(0.01)
  })
  it.each(['Pay to \u202Enitram', 'invis\u200Bible', 'bell\u0007', '\u2066isolate\u2069', 'tag\u{E0041}'])(
    'hides something: %j',
    (text) => {
      expect(textFlags(text).map(({ kind }) => kind)).toContain('hidden')
    },
  )
})

describe('a name that imitates the page', () => {
  it.each([
    'Verified ✓',
    '✅ Official token',
    'Verified by this app',
    'Confirmed',
    'Transfer failed',
    'Payment received',
    'UQCD…qEBI',
    'UQCD...qEBI',
    'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI',
    'Проверено',
    'Transaction failed. Retry: send',
    'Your wallet is locked',
    'Withdrawal of 500 declined',
    'Connect wallet',
    'Claim now',
    'Sign to continue',
    'Swap failed',
    'Session expired',
    'Перевод отклонён',
    'Telegram Support',
    'Verify your phone',
    'Insufficient balance',
    'Подтвердите перевод',
    '+500 FROG',
    '+500FROG',
    '(+500 FROG)',
    '＋500 FROG',
    '+$500',
    '+5.5k FROG!',
    '−1 000 FROG',
    'Frog Vеrified',
    'Frog 𝐕𝐞𝐫𝐢𝐟𝐢𝐞𝐝',
    'Binance Hot Wallet',
    'Binance: Hot Wallet 2',
    'OKX Cold Wallet',
    'Burn Address',
    'Coinbase 14',
    'Telegram Wallet',
    'Retry upload',
    'Support team',
    'Customer support',
    'Sign in',
    'Something went wrong',
    'You won',
    'You have a message',
    'Update required',
    'Enter seed phrase',
    'Incoming transfer',
    'Unnamed token',
    'Подключить кошелёк',
    'Войдите, чтобы продолжить',
    'Вы выиграли',
    'Поддержка Telegram',
  ])('is caught: %j', (name) => expect(kinds(name)).toContain('mimic'))
  it.each(['Pоstcards', 'Walled Gаrdens', 'Lakesidе', 'Αpples'])(
    'is caught with letters of two alphabets: %j',
    (name) => expect(kinds(name)).toEqual(['mixed']),
  )
  it.each(['Postcards', 'Открытки', 'TON-открытки', 'Открытки TON', 'Xбокс', 'αβγ coin'])(
    'is not, in letters of one: %j',
    (name) => expect(kinds(name)).not.toContain('mixed'),
  )
  it.each(['P\u043Estcards', 'V\u043Eucher: 500', 'C\u03BFmet'])('is caught by two alphabets in a word: %j', (name) =>
    expect(kinds(name)).toContain('mixed'),
  )
  it.each(['Открытки Postcards', 'Postcards', '\u042F\u043D\u0434ex', 'Caf\u00E9', 'α-Token'])('is not: %j', (name) =>
    expect(kinds(name)).not.toContain('mixed'),
  )
  it.each(['+500 USDT', '+1,000,000 GRAM', '500 NOT'])('is caught by its kind: %j', (name) =>
    expect(kinds(name).some((kind) => kind === 'lookalike' || kind === 'native')).toBe(true),
  )
  it.each([
    'Official Trump',
    'Safe',
    '+888 0123 4567',
    'Received wisdom',
    'Pending Frog',
    'Token 5',
    'The Coin',
    'Trust Wallet Token',
    'Binance USD',
    'Send It',
    'Claim',
    'DEPOSIT',
    'Frozen',
    'Cold Wallet Token',
    'Wallet of Frogs',
    'Try Again Frog',
    '+18 Frogs',
    'Kraken',
    'Swap Session Frog',
    'Support Duck',
    'Sign of Cat',
    'Connect Four',
    'Claim Jumper',
    'Wallet of Satoshi',
    'Exchange Union',
    'Upgrade',
    'Login Coin',
    'Open Exchange Token',
    'Support Ukraine',
    'Frozen Backup Token',
    'Sign Protocol',
    'Message in a Bottle',
    'Wallet One',
    'New Dawn',
    'App of Cats',
    'Подарок другу',
  ])('is not this one: %j', (name) => expect(kinds(name)).toEqual([]))
})

describe('the name of a domain', () => {
  const flags = (domain: string) => domainFlags(domain).map(({ kind }) => kind)
  it.each([
    'fоundation.ton',
    'foundatiοn.ton',
    'ｆoundation.ton',
    '𝐟𝐨𝐮𝐧𝐝𝐚𝐭𝐢𝐨𝐧.ton',
    'foundation․ton',
    'foundation.ton ✓',
    'foundation.ton — verified',
    '+500 USDT',
    'UQCD…qEBI',
    'Binance Hot Wallet',
  ])('is none that a domain can have: %j', (domain) => {
    expect(flags(domain)).toEqual(['spelling'])
    expect(domainOf({ user_friendly: null, domain })).toBeUndefined()
  })
  it('may hide nothing', () => expect(flags('foun\u200Bdation.ton')).toEqual(['hidden']))
  it.each(['foundation.ton', 'alice.t.me', 'a_b.t.me', '0-0.wallet.foundation.ton', 'usdt-minter.ton'])(
    'is one: %s',
    (domain) => {
      expect(flags(domain)).toEqual([])
      expect(domainOf({ user_friendly: null, domain })).toBe(domain)
    },
  )
})

describe('the name of a site', () => {
  const links = (name: string) => flagsOf({ name, symbol: 'SITE' }, STRANGER).map(({ kind }) => kind)
  it.each(['Link on STON.fi', 'STON.fi LP', 'yearn.fi', 'Crypto.com', 'X.com', 'Pi.Network', 'Ton.Cash', 'Art.ai'])(
    'may be that of a token: %s',
    (name) => expect(links(name)).toEqual([]),
  )
  it.each([
    'gramdrop.app',
    'Visit tonprize.net',
    'get-usdt.com',
    'www.crypto.com',
    'crypto.com/claim',
    'crypto [.] com',
  ])('is none, but lures: %s', (name) => expect(links(name)).toContain('link'))
})

describe('honest tokens', () => {
  const flaggedOf = (tokens: typeof HONEST_TOKENS) =>
    tokens.filter(([symbol, name]) => flagsOf({ symbol, name }, STRANGER).length > 0)

  it('are 300 or more, of every kind of name', () => expect(HONEST_TOKENS.length).toBeGreaterThanOrEqual(300))
  it('are left alone, under one in a hundred apart', () => {
    const flagged = flaggedOf(HONEST_TOKENS)
    expect(flagged.length / HONEST_TOKENS.length, JSON.stringify(flagged)).toBeLessThan(0.01)
  })
  it('are left alone in a public list, too, under one in a hundred apart', () => {
    const flagged = flaggedOf(LISTED_TOKENS)
    expect(LISTED_TOKENS.length).toBeGreaterThan(140)
    expect(flagged.length / LISTED_TOKENS.length, JSON.stringify(flagged)).toBeLessThan(0.01)
  })
})
