import { describe, expect, it } from 'vitest'
import { en } from '../../src/ui/words/en/index.ts'
import { russian } from '../../src/ui/words/ru/index.ts'

type Dictionary = Readonly<Record<string, string>>

/** Keys of one thing: one word. */
const SAME = [
  ['column.amount', 'column.amountMoved', 'column.messageValue', 'column.tokenAmount', 'message.column.value'],
  ['column.status', 'column.state', 'detail.state'],
  ['column.age', 'column.time', 'column.shardTime'],
  ['column.counterparty', 'message.column.party'],
  ['detail.comment', 'messages.comment'],
  ['detail.account', 'column.account'],
  ['account.raw', 'address.raw'],
  ['address.outside', 'messages.outside'],
  ['message.externalIn', 'messages.externalIn'],
  ['message.externalOut', 'messages.externalOut'],
  ['message.bounced', 'messages.bounced', 'status.bounced'],
  ['limit.title', 'balance.limited', 'network.limited'],
  ['media.unnamed', 'nft.unnamed'],
  ['collection.unnamed', 'nft.unnamedCollection'],
  ['jettons.native', 'filter.native'],
  ['note.minBid', 'sales.minBid'],
  ['exit.jetton.47', 'exit.jetton.706'],
]

/** Jetton is TON's own term: of wallets, operations and errors of contracts. What a person holds is a token. */
const OF_TON = /^(op|exit|type)\.|wallet$/i

const LANGUAGES = [
  {
    language: 'English',
    words: en as Dictionary,
    jetton: /jetton/i,
    token: /token/i,
    absent: /^(none|nobody|nothing|not known|unknown|no (bid|end|owner|price|value))$/i,
    forbidden:
      /spelling|outside|came back|go on|richest|taken back|nothing (fits|found)|brings|wants to|by the clock|could not be drawn|\btells?\b/i,
  },
  {
    language: 'Russian',
    words: russian as Dictionary,
    jetton: /жеттон/i,
    token: /токен/i,
    absent: /^(нет|никто|ничего|ни на что|нет ставок|неизвестно|не известно)$/i,
    forbidden:
      /написани|снаружи|наружу|богат|сырой|сырая|хочет|по часам|вторая сторона|базов\S* чейн|опкод|(?<!\{)seqno/i,
  },
]

describe.each(LANGUAGES)('the $language words', ({ words, jetton, token, absent, forbidden }) => {
  const entries = Object.entries(words)

  it('have one word for absent values, and one for unknown ones', () => {
    const found = entries.filter(([key, text]) => absent.test(text) && key !== 'messages.flagNo').map(([key]) => key)
    expect(found.sort()).toEqual(['status.unknown', 'value.none', 'value.unknown'])
    expect(words['status.unknown']).toBe(words['value.unknown'])
  })

  it.each(SAME)('say the same of one thing: %s', (first, ...others) => {
    expect(words[first as string]).toBeDefined()
    const said = (key: string) => words[key]?.toLowerCase()
    for (const key of others) expect(said(key), key).toBe(said(first as string))
  })

  it('call a token a token, and a jetton only what TON calls so', () => {
    expect(entries.filter(([key, text]) => jetton.test(text) && !OF_TON.test(key))).toEqual([])
    expect(entries.filter(([key, text]) => token.test(text) && /^op\./.test(key))).toEqual([])
  })

  it('hold no word that was replaced, and no identifier of the API', () => {
    expect(entries.filter(([, text]) => forbidden.test(text))).toEqual([])
    expect(entries.filter(([, text]) => /[a-z0-9]_[a-z0-9]/i.test(text))).toEqual([])
  })

  it('are free of spaces at their ends, of doubled spaces and of straight ellipses', () => {
    expect(entries.filter(([, text]) => text !== text.trim() || / {2}|\.\.\./.test(text))).toEqual([])
  })
})

/** What Russian texts say without a Russian letter, and why. */
const LATIN: Readonly<Record<string, string>> = {
  NFT: 'a name in every language',
  base64: 'the name of a form',
  hex: 'the name of a form',
}
const PLURAL = /\.(?:one|few|many|other)$/

describe('Russian words', () => {
  const russianWords: Dictionary = russian
  const filled = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

  it('are there for each English one, in each plural form', () => {
    const plurals = (key: string) => ['one', 'few', 'many', 'other'].map((form) => key.replace(PLURAL, `.${form}`))
    const keys = Object.keys(en).flatMap((key) => (key.endsWith('.one') ? plurals(key) : [key]))
    expect(keys.filter((key) => !russianWords[key])).toEqual([])
  })

  it('fill in what English ones do', () => {
    const english: Dictionary = en
    for (const [key, text] of Object.entries(russianWords)) {
      const same = english[key] ?? english[key.replace(PLURAL, '.other')]
      if (same !== undefined) expect(filled(text), key).toEqual(filled(same))
    }
  })

  it('are Russian, but for names', () => {
    const said = (text: string) => text.replace(/\{\w+\}/g, '').trim()
    const latin = Object.entries(russianWords).filter(([, text]) => /[a-z]/i.test(said(text)) && !/[а-яё]/i.test(text))
    expect(latin.filter(([, text]) => !Object.hasOwn(LATIN, said(text)))).toEqual([])
  })

  it('call an account one thing', () => {
    expect(Object.entries(russianWords).filter(([, text]) => /(?<![а-яё])сч[её]т/i.test(text))).toEqual([])
  })

  it('are set as Russian is: quotes in pairs of angles, a dash that stays with the word before it, ё', () => {
    const wrong = /["“”]|(?<!\u00a0)— |№ |(?<![а-яё])(?:еще|ее|идет|ждет|истек|ключем|прием|объем)(?![а-яё])/i
    expect(Object.entries(russianWords).filter(([, text]) => wrong.test(text))).toEqual([])
  })
})
