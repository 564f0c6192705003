import { describe, expect, it } from 'vitest'
import { createRedactor, toKey } from '../../src/server/key.ts'

const KEY = 'f00dcafe0123456789abcdef'.repeat(3).slice(0, 64)
const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('a key', () => {
  it.each([
    ['blank', ' \n'],
    ['empty', ''],
    ['with a byte order mark', `\uFEFF${KEY}`],
    ['of two lines', `${KEY}\n${KEY}`],
    ['of letters that no header carries', 'ключ'],
    ['that is no text', undefined],
  ])('is refused: %s', (_, given) => {
    expect(() => toKey(given)).toThrow(/^createProxy: the API key/)
  })

  it('is not in the words of its refusal', () => {
    expect(() => toKey(`${KEY}\uFEFF`)).toThrow(expect.not.stringContaining(KEY) as never)
  })

  it.each([`${KEY}\n`, ` ${KEY} `, `${KEY}\r\n`, `\t${KEY}`])('loses the space around it', (given) => {
    expect(toKey(given)).toBe(KEY)
  })
})

describe('a text that repeats the key', () => {
  const redact = createRedactor(KEY)

  it.each([KEY, KEY.toUpperCase(), `a ${KEY}${KEY} b`, JSON.stringify({ [KEY]: 1 })])('loses it: %s', async (text) => {
    expect((await redact(text))?.toLowerCase()).not.toContain(KEY)
  })

  const codes = [...KEY].map((char) => char.charCodeAt(0))
  const hex = (code: number, size: number) => code.toString(16).padStart(size, '0')
  it.each([
    ['as escapes of JSON', codes.map((code) => `\\u${hex(code, 4)}`).join('')],
    ['with one escape of JSON', `\\u0066${KEY.slice(1)}`],
    ['as escapes of JavaScript', codes.map((code) => `\\x${hex(code, 2)}`).join('')],
    ['as a URL spells it', codes.map((code) => `%${hex(code, 2)}`).join('')],
    ['as a URL within a URL spells it', codes.map((code) => `%25${hex(code, 2)}`).join('')],
    ['as HTML spells it', codes.map((code) => `&#x${hex(code, 2)};`).join('')],
    ['as HTML spells it, in decimal', codes.map((code) => `&#${code};`).join('')],
    ['as escapes of JavaScript, in octal', codes.map((code) => `\\${code.toString(8).padStart(3, '0')}`).join('')],
    ['between soft hyphens', [...KEY].join('&shy;')],
    ['between marks', [...KEY].join('<b>')],
    ['in wide letters', [...KEY].map((char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)).join('')],
    ['in base64', base64(KEY)],
    ['in base64, one byte later', base64(`"${KEY}"`)],
    ['in base64, two bytes later', base64(`a:${KEY},`)],
    ['in base64 of URLs', Buffer.from(`?${KEY}?`).toString('base64url')],
    ['as its raw bytes, in base64', Buffer.from(KEY, 'hex').toString('base64')],
    ['by one half', KEY.slice(32)],
    ['in two members', `${KEY.slice(0, 32)}","other":"${KEY.slice(32)}`],
    ['in hex', Buffer.from(KEY).toString('hex')],
    ['backwards', [...KEY].reverse().join('')],
    ['spaced', [...KEY].join(' ')],
    ['with characters of no width', [...KEY].join('\u200B')],
    ['in UTF-16', Buffer.from(KEY, 'utf16le').toString('latin1')],
    ['in parts', `"${KEY.slice(0, 30)}" + "${KEY.slice(30)}"`],
  ])('is withheld: %s', async (_, text) => {
    expect(await redact(`{"error":"no such key: ${text}"}`)).toBeUndefined()
  })

  it('is no text that has other hashes', async () => {
    const text = JSON.stringify({ hash: 'f00d'.repeat(16), other: base64('f00dcafe'.repeat(4)) })
    expect(await redact(text)).toBe(text)
  })

  it('is any text for a key of a few letters, which no text can do without', async () => {
    expect(await createRedactor('7')('{"seqno":777}')).toBe('{"seqno":777}')
  })

  it.each([0, 49_152, 49_120, 120_000])('is withheld or loses it at character %i of a long text', async (at) => {
    const long = (text: string) => `${'x '.repeat(200_000).slice(0, at)}${text}${' y'.repeat(100_000)}`
    expect(await redact(long([...KEY].join('.')))).toBeUndefined()
    expect(await redact(long(KEY))).toBe(long('…'))
  })

  it('lets other requests run while a long text is searched', async () => {
    let others = 0
    const timer = setInterval(() => others++)
    await redact('a name that a stranger wrote '.repeat(40_000))
    clearInterval(timer)
    expect(others).toBeGreaterThan(10)
  })
})
