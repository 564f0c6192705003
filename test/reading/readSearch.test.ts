import { describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { hexOf } from '../../src/core/values/hash.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { readSearch } from '../../src/reading/search/readSearch.ts'
import { charactersRead } from '../support/charactersRead.ts'

const { main, shop } = demoAccounts
const FRIENDLY = toFriendlyAddress(main, { bounceable: false })
const HASH = btoa(Array.from({ length: 32 }, (_, index) => String.fromCharCode((index * 37 + 200) % 256)).join(''))
const HEX = hexOf(HASH)
const account = { kind: 'account', address: main }
const transaction = { kind: 'transaction', hash: HASH }
const targets = (text: string) => readSearch(text).targets

/** Characters that the reading of a text may read, however long it is. */
const MOST_READ = 100_000

/** The text with another character at an index. */
const change = (text: string, at: number, char: string) => text.slice(0, at) + char + text.slice(at + 1)

describe('a hostile text', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['a megabyte', 'A'.repeat(1_000_000)],
    ['a megabyte of digits', '1'.repeat(1_000_000)],
    ['a link without an end', `https://${'a.'.repeat(100_000)}/${'/'.repeat(100_000)}`],
    ['a link of broken escapes', 'https://tonviewer.com/%E0%A4%A/%%%'],
    ['a link with a name that every object has', 'https://tonviewer.com/__proto__/constructor/toString'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a script', 'javascript:alert(1)'],
    ['half a character', '\ud800'],
  ])('leads nowhere: %s', (_name, text) => {
    let found: unknown
    // A text of any length is cut before it is read.
    expect(charactersRead(() => (found = targets(text)))).toBeLessThan(MOST_READ)
    expect(found).toEqual([])
  })

  it('keeps no character that cannot be seen', () => {
    expect(readSearch('pay\u202E\u200Btac\0').text).toBe('paytac')
    expect(targets(`\u200B${FRIENDLY.slice(0, 20)}\u00AD${FRIENDLY.slice(20)}\u2066`)).toEqual([account])
  })
})

describe('an address', () => {
  it.each([
    ['raw', main],
    ['raw, in small letters', main.toLowerCase()],
    ['bounceable', toFriendlyAddress(main)],
    ['non-bounceable', FRIENDLY],
    ['in plain base64', toFriendlyAddress(main, { urlSafe: false })],
    ['within spaces', `  ${FRIENDLY}\n`],
    ['over two lines', `${FRIENDLY.slice(0, 24)}\n  ${FRIENDLY.slice(24)}`],
    ['in a sentence', `send it to ${FRIENDLY} please`],
  ])('is read %s', (_name, text) => {
    expect(readSearch(text)).toMatchObject({ targets: [account], source: 'text', isTest: false })
  })

  it('of a test network is marked', () => {
    expect(readSearch(toFriendlyAddress(main, { testOnly: true }))).toMatchObject({ targets: [account], isTest: true })
  })
})

describe('an address with a mistake', () => {
  const repairsOf = (text: string) => readSearch(text).fault?.repairs ?? []
  it.each([0, 1, 5, 20, 46, 47])('is repaired where character %i is another one', (at) => {
    const wrong = change(FRIENDLY, at, FRIENDLY[at] === 'x' ? 'y' : 'x')
    const { targets, fault } = readSearch(wrong)
    expect(targets).toEqual([])
    expect(fault).toMatchObject({ kind: 'address', wrong: [], have: 48, need: 48 })
    expect(fault?.repairs).toContainEqual({
      ...{ address: main, friendly: FRIENDLY, at },
      ...{ was: wrong[at], is: FRIENDLY[at] },
    })
  })

  it('is repaired where a character is of another alphabet, and that one is named', () => {
    const { fault } = readSearch(change(FRIENDLY, 9, '\u041E'))
    expect(fault?.wrong).toEqual([{ at: 9, character: '\u041E' }])
    expect(fault?.repairs).toMatchObject([{ address: main, at: 9 }])
  })

  it('is repaired where a character is missing', () => {
    const { fault } = readSearch(FRIENDLY.slice(0, 30) + FRIENDLY.slice(31))
    expect(fault).toMatchObject({ have: 47, need: 48 })
    expect(fault?.repairs).toContainEqual(expect.objectContaining({ address: main, was: '' }))
  })

  it('is repaired where there is one too many', () => {
    expect(repairsOf(`${FRIENDLY.slice(0, 30)}Z${FRIENDLY.slice(30)}`)).toContainEqual(
      expect.objectContaining({ address: main, is: '' }),
    )
  })

  it('offers characters that are easily mistaken first', () => {
    const at = [...FRIENDLY].findIndex((char, index) => index > 5 && /[0oOlI1]/.test(char))
    const swap: Record<string, string> = { 0: 'o', o: '0', O: '0', l: 'I', I: 'l', 1: 'l' }
    const [first] = repairsOf(change(FRIENDLY, at, swap[FRIENDLY[at] as string] as string))
    expect(first).toMatchObject({ address: main, at })
  })

  it('is not guessed where two characters are wrong', () => {
    const wrong = change(change(FRIENDLY, 9, '!'), 30, '!')
    expect(readSearch(wrong).fault).toMatchObject({ kind: 'address', repairs: [], wrong: [{ at: 9 }, { at: 30 }] })
  })

  it('that is raw says how many characters are missing', () => {
    expect(readSearch(main.slice(0, -3)).fault).toMatchObject({ kind: 'rawAddress', have: 61, need: 64, wrong: [] })
    expect(readSearch(change(main, 10, 'g')).fault).toMatchObject({ wrong: [{ at: 10, character: 'g' }] })
  })
})

describe('a hash', () => {
  it.each([
    ['hex', HEX],
    ['hex in capitals', HEX.toUpperCase()],
    ['hex with 0x', `0x${HEX}`],
    ['base64', HASH],
    ['base64url without its end', HASH.replaceAll('+', '-').replaceAll('/', '_').replace('=', '')],
  ])('is read as %s', (_name, text) => expect(targets(text)).toEqual([transaction]))

  it.each([HEX, `0x${HEX}`])('in hex may be of an account: %s', (text) =>
    expect(readSearch(text).maybeAccount).toBe(`0:${HEX.toUpperCase()}`),
  )

  it('says which character is wrong and how many are missing', () => {
    const text = change(HEX, 16, 'g').slice(0, 62)
    expect(readSearch(text).fault).toEqual({
      ...{ kind: 'hexHash', have: 62, need: 64, repairs: [] },
      wrong: [{ at: 16, character: 'g' }],
    })
  })

  it('counts from the first digit behind 0x, and points into the whole text', () => {
    expect(readSearch(`0x${change(HEX, 3, 'z')}`).fault).toMatchObject({ have: 64, wrong: [{ at: 5, character: 'z' }] })
  })

  it('in base64 says how many characters are missing', () => {
    expect(readSearch(HASH.slice(0, 40)).fault).toMatchObject({ kind: 'base64Hash', have: 40, need: 43 })
  })
})

describe('a block', () => {
  const master = (seqno: number) => [{ kind: 'block', workchain: -1, shard: '8000000000000000', seqno }]
  it.each([
    ['58214903', 58_214_903],
    ['58,214,903', 58_214_903],
    ['58 214 903', 58_214_903],
    ['#12', 12],
    ['0', 0],
    ['(-1,8000000000000000,7)', 7],
    ['-1:8000000000000000:7', 7],
    ['(-1, 8000000000000000, 7)', 7],
    ['(-1,-9223372036854775808,7)', 7],
  ])('is read from %s', (text, seqno) => expect(targets(text)).toEqual(master(seqno)))

  it('of a shard is read with its place', () => {
    expect(targets('0:4:9')).toEqual([{ kind: 'block', workchain: 0, shard: '4000000000000000', seqno: 9 }])
    expect(targets('(0,4000000000000000,9,AAAA,BBBB)')).toMatchObject([{ shard: '4000000000000000', seqno: 9 }])
  })

  it('does not have a number above 2 147 483 647', () => {
    expect(readSearch('2147483648')).toMatchObject({ targets: [], fault: { kind: 'block' } })
    expect(targets('2147483647')).toHaveLength(1)
  })
})

describe('a name', () => {
  it('with .ton or .t.me is a domain', () => {
    expect(targets('Harbor.TON')).toEqual([{ kind: 'domain', domain: 'harbor.ton' }])
    expect(targets('pay.harbor.ton')).toEqual([{ kind: 'domain', domain: 'pay.harbor.ton' }])
    expect(targets('harbor.t.me')).toEqual([{ kind: 'domain', domain: 'harbor.t.me' }])
  })
  it('without an ending may be a domain', () => {
    expect(readSearch('Harbor')).toMatchObject({ targets: [], maybeDomain: 'harbor.ton' })
    expect(readSearch('abc').maybeDomain).toBeUndefined()
    expect(readSearch('Harbour Lights').maybeDomain).toBeUndefined()
  })
  it.each(['USD₮', 'Tether USD', 'a', 'Toncoin', 'supercalifragilisticexpialidocious'])(
    'is not taken for a broken hash: %s',
    (name) => expect(readSearch(name).fault).toBeUndefined(),
  )
})

describe('a link', () => {
  const friendly = toFriendlyAddress(main)
  const other = toFriendlyAddress(shop)
  it.each([
    [`https://tonviewer.com/${friendly}`, [account]],
    [`tonviewer.com/${friendly}?section=jettons`, [account]],
    [`https://tonviewer.com/transaction/${HEX}`, [transaction]],
    [`https://tonscan.org/address/${friendly}#transactions`, [account]],
    [`https://tonscan.org/tx/${encodeURIComponent(HASH)}`, [transaction]],
    [`https://tonscan.org/tx/49000000:${HEX}:${friendly}`, [transaction]],
    [`https://tonscan.org/jetton/${friendly}`, [{ kind: 'jetton', address: main }]],
    [`https://tonscan.org/nft/${friendly}`, [{ kind: 'nft', address: main }]],
    [
      `https://getgems.io/collection/${other}/${friendly}`,
      [
        { kind: 'nft', address: main },
        { kind: 'collection', address: shop },
      ],
    ],
    [`https://getgems.io/user/${friendly}`, [account]],
    [`https://toncenter.com/api/v3/traces?trace_id=${encodeURIComponent(HASH)}`, [{ kind: 'trace', hash: HASH }]],
    [`https://toncenter.com/api/v3/transactions?account=${friendly}&limit=10`, [account]],
    [`https://tonscan.org/block/-1:8000000000000000:77`, targets('77')],
    ['https://explorer.toncoin.org/block?id=77', targets('77')],
    [`ton://transfer/${friendly}?amount=1`, [account]],
    [`https://app.tonkeeper.com/transfer/${friendly}`, [account]],
    [`http://127.0.0.1:5173/#/account/${encodeURIComponent(main)}/jettons`, [account]],
    ['https://harbor.ton/about', [{ kind: 'domain', domain: 'harbor.ton' }]],
  ])('is read: %s', (text, expected) => {
    expect(readSearch(text)).toMatchObject({ targets: expected, source: 'link' })
  })

  it('names the step first, and the account it belongs to after it', () => {
    expect(targets(`https://tonviewer.com/${friendly}/transaction/${HEX}`)).toEqual([transaction, account])
  })
  it('of a test network is marked', () => {
    expect(readSearch(`https://testnet.tonviewer.com/${friendly}`).isTest).toBe(true)
    expect(readSearch(`https://tonviewer.com/${friendly}`).isTest).toBe(false)
  })
  it('that leads to nothing known says so', () => {
    expect(readSearch('https://example.com/contest/123')).toMatchObject({ targets: [], fault: { kind: 'link' } })
  })
})
