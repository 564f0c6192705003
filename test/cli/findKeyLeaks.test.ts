import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findKeyLeaks } from '../../src/cli/findKeyLeaks.ts'
import { zipOf } from '../support/zip.ts'

const KEY = '0123456789abcdef'.repeat(4)
const OTHER = '3141592653589793'.repeat(4)

type Content = string | Buffer

function folderOf(files: Record<string, Content>): string {
  const folder = mkdtempSync(join(tmpdir(), 'leak-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** The leaks that the search finds in one file. */
const kindsIn = async (name: string, content: Content, keys: readonly string[]) =>
  (await findKeyLeaks(folderOf({ [name]: content }), keys)).map(({ kind }) => kind)

const hexOf = (char: string) => char.charCodeAt(0).toString(16)
const each = (spell: (char: string) => string, key = KEY) => [...key].map(spell).join('')
const base64 = (text: string) => Buffer.from(text).toString('base64')
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const codes = (bytes: Iterable<number>) => [...bytes].join(',')
const mapOf = (source: string) =>
  JSON.stringify({ version: 3, sources: ['a.ts'], sourcesContent: [source], mappings: '' })
const inlineMap = (source: string) =>
  `run()\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${base64(mapOf(source))}\n`
const code = `const a = 1\nask("${KEY}")\n`

describe('the search for leaked keys', () => {
  it('says so when there is no such folder, and when nothing is in it', async () => {
    await expect(findKeyLeaks('no/such/folder', [KEY])).rejects.toThrow(/ENOENT/)
    const empty = folderOf({})
    mkdirSync(join(empty, 'assets'))
    await expect(findKeyLeaks(empty, [KEY])).rejects.toThrow('has no files: is it the folder of the build?')
  })

  it.each(['', ' \n', ' seven77 '])('refuses %j as a key', async (key) => {
    await expect(findKeyLeaks(folderOf({ 'a.js': 'ask()' }), [KEY, key])).rejects.toThrow(
      'keys[1] is blank or shorter than 8 characters',
    )
  })

  it.each(['a.js.gz', 'a.js.br', 'a.zip'])('says so when it cannot unpack %s', async (name) => {
    await expect(findKeyLeaks(folderOf({ [name]: 'no such format' }), [])).rejects.toThrow(
      `${name} cannot be unpacked: `,
    )
  })

  it('names file and line of the key, in folders below and in source maps, without repeating it', async () => {
    const folder = folderOf({ 'assets/index.js': `one\ntwo("${KEY}")\n`, 'assets/index.js.map': `{"a":"${KEY}"}` })
    const leaks = await findKeyLeaks(folder, [KEY])
    expect(leaks).toEqual([
      { file: join('assets', 'index.js'), line: 2, kind: 'the key' },
      { file: join('assets', 'index.js.map'), line: 1, kind: 'the key' },
    ])
    expect(JSON.stringify(leaks)).not.toContain(KEY)
  })

  it('names the line of the file for an encoded key', async () => {
    const text = `one\\n\ntwo\\n%0A\n"${each((char) => `\\x${hexOf(char)}`)}"`
    for (const content of [text, utf16(text)]) {
      expect(await findKeyLeaks(folderOf({ 'a.js': content }), [KEY])).toEqual([
        { file: 'a.js', line: 3, kind: 'the key, escaped' },
      ])
    }
  })

  it('finds several keys, each trimmed', async () => {
    const folder = folderOf({ 'a.js': `"${KEY}"\n"${OTHER}"` })
    const leaks = await findKeyLeaks(folder, [`${KEY}\n`, ` ${OTHER} `])
    expect(leaks.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'the key'],
      [2, 'the key'],
    ])
  })

  it('finds a key in the name of a file, and leaves it out of its report', async () => {
    const leaks = await findKeyLeaks(folderOf({ [`chunk-${KEY}.js`]: code }), [KEY])
    expect(leaks).toEqual([
      { file: 'chunk-….js', line: 1, kind: 'the key in the name' },
      { file: 'chunk-….js', line: 2, kind: 'the key' },
    ])
  })

  it('follows links to files and folders, also out of the folder, once around a circle and past dangling ones', async () => {
    const outside = folderOf({ 'far/b.js': code })
    const folder = folderOf({ 'own/a.js': 'ask()' })
    symlinkSync(join(outside, 'far'), join(folder, 'far'), 'junction')
    symlinkSync(join(outside, 'far/b.js'), join(folder, 'file.js'))
    symlinkSync(folder, join(folder, 'own/circle'), 'junction')
    symlinkSync('nowhere', join(folder, 'dangling'))
    symlinkSync('self', join(folder, 'self'))
    const leaks = await findKeyLeaks(folder, [KEY])
    expect(leaks.map(({ file, line }) => [file, line])).toEqual([
      [join('far', 'b.js'), 2],
      ['file.js', 2],
    ])
  })
})

/** Ways to write a known key into a build: name, file, content, report. */
const PLANTINGS: [string, string, Content, string][] = [
  ['in double quotes', 'a.js', `ask("${KEY}")`, 'the key'],
  ['in single quotes', 'a.js', `ask('${KEY}')`, 'the key'],
  ['in a template', 'a.js', `ask(\`${KEY}\`)`, 'the key'],
  ['within a longer template', 'a.js', `ask(\`x-api-key \${name} ${KEY}!\`)`, 'the key'],
  ['as a member', 'a.js', `create({apiKey:"${KEY}",network})`, 'the key'],
  ['as a default', 'a.js', `create({apiKey:a||"${KEY}"})`, 'the key'],
  ['as what a function returns', 'a.js', `create({apiKey:()=>"${KEY}"})`, 'the key'],
  ['in a comment', 'a.js', `/* ${KEY} */`, 'the key'],
  ['in the query of a URL', 'a.js', `fetch("https://toncenter.com/api/v3?api_key=${KEY}&limit=1")`, 'the key'],
  ['in upper case', 'a.js', `ask("${KEY.toUpperCase()}")`, 'the key'],
  ['in JSON', 'config.json', `{"key":"${KEY}"}`, 'the key'],
  ['in a page', 'index.html', `<meta name="key" content="${KEY}">`, 'the key'],
  ['in a stylesheet', 'a.css', `a { background: url(/x?key=${KEY}) }`, 'the key'],
  ['in a file of no type', '.env', `TONCENTER_API_KEY=${KEY}`, 'the key'],
  ['in a binary file', 'a.wasm', Buffer.concat([Buffer.from([0, 97, 255, 10]), Buffer.from(KEY)]), 'the key'],
  ['in a source map', 'a.js.map', mapOf(code), 'the key'],
  ['as base64', 'a.js', `atob("${base64(KEY)}")`, 'the key in base64'],
  ['as base64, one byte on', 'a.js', `atob("${base64(`"${KEY}"`)}")`, 'the key in base64'],
  ['as base64, two bytes on', 'a.js', `atob("${base64(`{"${KEY}"}`)}")`, 'the key in base64'],
  ['split', 'a.js', `ask("${KEY.slice(0, 20)}" +\n  "${KEY.slice(20)}")`, 'the key in pieces'],
  ['joined from an array', 'a.js', `[${KEY.match(/.{8}/g)?.map((part) => `"${part}"`)}].join("")`, 'the key in pieces'],
  ['reversed', 'a.js', `"${[...KEY].reverse().join('')}".split("").reverse()`, 'the key reversed'],
  ['as base64 of its bytes', 'a.js', `atob("${Buffer.from(KEY, 'hex').toString('base64')}")`, 'the key in base64'],
  ['as character codes', 'a.js', `String.fromCharCode(${codes(Buffer.from(KEY))})`, 'the key as numbers'],
  ['escaped by \\x', 'a.js', `"${each((char) => `\\x${hexOf(char)}`)}"`, 'the key, escaped'],
  ['escaped by \\u', 'a.js', `"${each((char) => `\\u00${hexOf(char)}`)}"`, 'the key, escaped'],
  ['escaped by %', 'a.js', `"${each((char) => `%${hexOf(char)}`)}"`, 'the key, escaped'],
  ['in .gz', 'a.js.gz', gzipSync(code), 'the key'],
  ['in .br', 'a.js.br', brotliCompressSync(code), 'the key'],
  ['in .zip', 'a.zip', zipOf({ 'b.txt': '', 'a.js': code }), 'the key'],
  ['in UTF-16, little endian', 'a.txt', utf16(code), 'the key'],
  ['in UTF-16, big endian', 'a.txt', utf16(code).swap16(), 'the key'],
  ['escaped by \\u{}', 'a.js', `"${each((char) => `\\u{${hexOf(char)}}`)}"`, 'the key, escaped'],
  ['escaped by entities', 'a.html', `<a title="${each((char) => `&#x${hexOf(char)};`)}">`, 'the key, escaped'],
  ['escaped in a source map', 'a.js.map', mapOf(`"${each((char) => `\\x${hexOf(char)}`)}"`), 'the key, escaped'],
  ['split in a source map', 'a.js.map', mapOf(`"${KEY.slice(0, 9)}" +\n"${KEY.slice(9)}"`), 'the key in pieces'],
  ['as base64 for URLs', 'a.js', `"${Buffer.from(KEY, 'hex').toString('base64url')}"`, 'the key in base64'],
  ['as a list of its bytes', 'a.js', `Uint8Array.of(${codes(Buffer.from(KEY, 'hex'))})`, 'the key as numbers'],
  ['as hex of its text', 'a.js', `Buffer.from("${each(hexOf)}", "hex")`, 'the key as numbers'],
  ['as hexadecimal codes', 'a.js', `[${each((char) => `0x${hexOf(char)}, `)}]`, 'the key as numbers'],
]

describe('a known key', () => {
  it.each(PLANTINGS)('is found %s', async (_, name, content, kind) => {
    expect(await kindsIn(name, content, [KEY])).toEqual([kind])
  })

  it('is found in an inline source map, in its base64 and in what that says', async () => {
    expect(await kindsIn('a.js', inlineMap(code), [KEY])).toEqual(['the key in base64', 'the key, escaped'])
  })

  it.each([0, 1, 2, 3, 4])('is found in base64 with %i bytes before it', async (count) => {
    const text = base64(`${'{'.repeat(count)}${KEY}"`)
    expect(await kindsIn('a.js', `atob("${text}")`, [KEY])).toEqual(['the key in base64'])
  })

  it('is found when it has signs and no hex digits', async () => {
    const key = 'AE+my.key/with-$igns_and(more)'
    for (const text of [`"${key}"`, each((char) => `%${hexOf(char)}`, key), base64(key)]) {
      expect(await kindsIn('a.js', text, [key])).toHaveLength(1)
    }
  })

  it('a known key of eight characters is found as a whole only: its pieces occur by chance', async () => {
    expect(await kindsIn('a.js', '"12345678"', ['12345678'])).toEqual(['the key'])
    expect(await kindsIn('a.js', '[1,2,3,4,5,6,7,8]', ['12345678'])).toEqual([])
  })
})

describe('an unknown key', () => {
  it.each([
    `apiKey: "${OTHER}"`,
    `apiKey:\`${OTHER}\``,
    `"api_key"='${OTHER}'`,
    `headers["X-API-Key"] = "${OTHER}"`,
    `headers.set("x-api-key", "${OTHER}")`,
    `fetch("https://toncenter.com/api/v3/blocks?limit=1&api_key=${OTHER}")`,
    `%3Fapi_key%3D${OTHER}`,
    `TONCENTER_API_KEY=${OTHER}`,
    `TONCENTER_API_KEY="${OTHER}"`,
    `A=1\nexport TONCENTER_API_KEY='${OTHER}'`,
    `TONCENTER_API_KEY_TESTNET=${OTHER}`,
    `VITE_TONCENTER_KEY: ${OTHER}`,
    `const API_KEY =\n  '${OTHER}'`,
    `const apiKey: string = "${OTHER}"`,
    `{apiKey:a||"${OTHER}"}`,
    `{apiKey:process.env.TONCENTER_API_KEY ?? "${OTHER}"}`,
    `{apiKey:()=>"${OTHER}"}`,
    `{apiKey:async () =>\n  "${OTHER}"}`,
    `{apiKey(){return"${OTHER}"}}`,
    `{apiKey:t==="testnet"?"${OTHER}":k}`,
    `{apiKeys:{mainnet:"${OTHER}"}}`,
    `setApiKey("${OTHER}")`,
    `<meta name="toncenter-api-key" content="${OTHER}">`,
    `<x-app props="{&quot;apiKey&quot;:&quot;${OTHER}&quot;}">`,
    `"apiKey = \\"${OTHER}\\""`,
    mapOf(`const apiKey = "${OTHER}"`),
    mapOf(`A=1\nTONCENTER_API_KEY=${OTHER}\n`),
    inlineMap(`const apiKey = "${OTHER}"`),
    utf16(`apiKey: "${OTHER}"`),
  ])('is found: %s', async (text) => {
    expect(await kindsIn('a.js', text, [])).toEqual(['something that looks like a key'])
  })

  it('is found beside a known one', async () => {
    const text = `apiKey: "${KEY}"\napiKey: "${OTHER}"`
    expect(await kindsIn('a.js', text, [KEY])).toEqual(['the key', 'something that looks like a key'])
  })

  it('is found in .gz, .br and .zip, by the name of the entry', async () => {
    const text = `\napiKey: "${OTHER}"`
    const folder = folderOf({
      'a.gz': gzipSync(text),
      'b.br': brotliCompressSync(text),
      'c.zip': zipOf({ 'd/e.js': text }),
    })
    const places = (await findKeyLeaks(folder, [])).map(({ file, line }) => `${file}:${line}`)
    expect(places).toEqual(['a.gz:2', 'b.br:2', 'c.zip/d/e.js:2'])
  })

  it.each([
    `const hash = "${OTHER}"; create({ apiKey: () => ask("/key") }); headers["X-API-Key"] = key`,
    `create({ apiKey, account: "0:${OTHER}", hash: "${OTHER}" })`,
    `create({ apiKey: key, hash: "${OTHER}" })`,
    `find(apiKey, "${OTHER}")`,
    `const apiKey = load()\nconst hash = "${OTHER}"`,
    mapOf(`const apiKey = load()\nconst hash = "${OTHER}"`),
    `TONCENTER_API_KEY=\nBLOCK_HASH=${OTHER}`,
    mapOf(`TONCENTER_API_KEY=\nBLOCK_HASH=${OTHER}`),
    `apiKeyHash: "${OTHER}"`,
    `apiKey: "${OTHER}${OTHER}"`,
    `if (apiKey) return find("${OTHER}")`,
    `{ create({ apiKey: key }) } show("${OTHER}")`,
  ])('is not what has a hash beside the name of a key: %s', async (text) => {
    expect(await kindsIn('a.js', text, [KEY])).toEqual([])
  })
})
