/**
 * Draws the lists that the trust layer is measured on, from packages that nobody of this project wrote, with one seed:
 *   npm i --prefix FOLDER @solana/spl-token-registry cryptocurrencies fortune-tweetable popular-movie-quotes one-liner-joke \
 *     @uppy/locales @vee-validate/i18n homoglyph-search confusables tlds
 *   node scripts/draw-trust-lists.mjs FOLDER [SEED FILE]
 * The lists of the tests were drawn once, before the code that is measured was changed. Do not draw again to make a figure
 * better: a draw with another seed, into a file of its own, measures what nobody has looked at.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder, seed = '20261122', file = new URL('../test/ui/trust/drawn.json', import.meta.url)] =
  process.argv.slice(2)
if (!folder) throw new Error('Usage: node scripts/draw-trust-lists.mjs <folder with the packages> [<seed> <file>]')
const modules = join(folder, 'node_modules')
const require = createRequire(pathToFileURL(join(folder, 'package.json')))
const json = (path) => JSON.parse(readFileSync(join(modules, path), 'utf8'))

let state = Number(seed)
/** A number from 0 to 1, the same ones in every run (mulberry32). */
function random() {
  state = (state + 0x6d2b79f5) | 0
  let t = Math.imul(state ^ (state >>> 15), 1 | state)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}
const below = (count) => Math.floor(random() * count)
const pick = (list) => list[below(list.length)]
function sample(list, count) {
  const left = [...new Set(list)].sort()
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)[0])
}
const repeat = (count, make) => {
  const made = new Set()
  while (made.size < count) made.add(make())
  return [...made]
}

/** Names of what the tests verify, and of the coin: a token that bears one is no honest one here. */
const TAKEN = /(?<![a-z])(?:usdt|usd₮|tether|ton|toncoin|gram|ston|tston|tonstakers)(?![a-z])/i
const isHonest = (text) => text.length <= 40 && !TAKEN.test(text) && !text.includes('|')

const solana = json('@solana/spl-token-registry/dist/main/tokens/solana.tokenlist.json').tokens
const coins = Object.entries(json('cryptocurrencies/cryptocurrencies.json'))
const pairs = (rows) => rows.filter(([symbol, name]) => isHonest(symbol) && isHonest(name)).map((row) => row.join('|'))
const solanaPairs = pairs(solana.map(({ symbol, name }) => [symbol.trim(), name.trim()]))
const names = [...sample(pairs(coins), 150), ...sample(solanaPairs, 150)]

const isSentence = (text) =>
  text.length >= 12 && text.length <= 140 && text.split(' ').length > 2 && !/[\n\t{}<>`]|:\/\/|www\./.test(text)
const fortunes = readdirSync(join(modules, 'fortune-tweetable/fortunes'))
  .flatMap((file) => readFileSync(join(modules, 'fortune-tweetable/fortunes', file), 'utf8').split(/\n%\n/))
  .map((text) => text.trim())
const quotes = json('popular-movie-quotes/data/data.json').map(({ quote }) => quote)
const jokes = json('one-liner-joke/jokes.json').map(({ body }) => body)
const uppy = Object.values((await import(pathToFileURL(join(modules, '@uppy/locales/lib/ru_RU.js')))).default.strings)
const russian = [
  ...uppy
    .flatMap((text) => (typeof text === 'string' ? text : Object.values(text)))
    .map((text) => text.replace(/%\{\w+\}/g, '7')),
  ...Object.values(json('@vee-validate/i18n/dist/locale/ru.json').messages).map((text) =>
    text.replace(/\d:\{\w+\}|\{\w+\}/g, '7'),
  ),
]
const sentences = [
  ...sample(fortunes.filter(isSentence), 50),
  ...sample(quotes.filter(isSentence), 50),
  ...sample(jokes.filter(isSentence), 50),
  ...sample(russian.filter(isSentence), 50),
]

/** Characters that look like a letter, by two packages with lists of their own. */
const glyphs = new Map()
const addGlyph = (letter, glyph) => {
  if (/^[A-Za-z0-9]$/.test(letter) && [...glyph].length === 1 && glyph > '\x7f')
    glyphs.set(letter, [...(glyphs.get(letter) ?? []), glyph])
}
const search = readFileSync(join(modules, 'homoglyph-search/index.js'), 'utf8')
for (const [, letter, list] of search.matchAll(/^\s*"(.)": \[(.*)\]/gm))
  for (const [, code] of list.matchAll(/u\{([\da-f]+)\}/g)) addGlyph(letter, String.fromCodePoint(parseInt(code, 16)))
const { characters } = require('confusables/dist/characters.js')
for (const [letter, list] of characters) for (const glyph of list) addGlyph(letter, glyph)

const TARGETS = ['USDT', 'Tether USD', 'STON', 'tsTON', 'Tonstakers TON', 'GRAM', 'Toncoin', 'TON']
/** The words that names of tokens have most often. */
const counts = new Map()
for (const { name } of solana)
  for (const word of new Set(name.match(/[A-Za-z]{3,}/g))) counts.set(word, (counts.get(word) ?? 0) + 1)
const common = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word)
const WORDS = common.filter((word) => !TAKEN.test(word)).slice(0, 30)
const disguise = (name) => {
  const letters = [...name]
  const places = sample(
    [...letters.keys()].filter((at) => glyphs.has(letters[at])).map(String),
    1 + below(letters.length),
  )
  for (const at of places) letters[at] = pick(glyphs.get(letters[at]))
  return letters.join('')
}
const join2 = (name, word) => pick([`${name} ${word}`, `${word} ${name}`, `${name} (${word})`, `${name}-${word}`])
const spread = (name) => [...name].join(pick([' ', '.', '-', '\u200b', '_', '\u2060', '·']))
const lookalikes = {
  glyphs: repeat(100, () => disguise(pick(TARGETS))),
  words: repeat(60, () => join2(pick(TARGETS), pick(WORDS))),
  both: repeat(40, () => join2(disguise(pick(TARGETS)), pick(WORDS))),
  spread: repeat(20, () => spread(pick(TARGETS))),
}

const tlds = require('tlds').filter((tld) => !tld.startsWith('xn--'))
const nouns = common.filter((word) => /^[A-Za-z]{4,8}$/.test(word)).slice(0, 400)
const noun = () => pick(nouns).toLowerCase()
const site = () =>
  `${noun()}${pick(['', '', '-', ''])}${pick([noun, () => '', () => String(below(100))])()}.${pick(tlds)}`
const TEMPLATES = [
  (s) => `Claim your ${below(900) + 100} USDT at ${s}`,
  (s) => `Airdrop: ${s}/${noun()}`,
  (s) => `You won ${below(90) + 10} GRAM! Go to ${s}`,
  (s) => `visit ${s} now`,
  (s) => s,
  (s) => `https://${s}`,
  (s) => `bonus 👉 ${s}`,
  (s) => `Support: ${s}/help`,
  (s) => `Зайди на ${s} и получи подарок`,
  (s) => `Проверка кошелька: ${s}/${noun()}`,
  (s) => `Free mint ➡ ${s.toUpperCase()}`,
  (s) => `${s} gives 10 % back to early users`,
]
const lures = repeat(120, () => pick(TEMPLATES)(site()))

const KNOWN = [
  'foundation',
  'wallet',
  'tonkeeper',
  'getgems',
  'fragment',
  'binance',
  'dedust',
  'tonstakers',
  'telegram',
  'durov',
]
const SWAPS = [
  [/m/, 'rn'],
  [/l/, '1'],
  [/l/, 'I'],
  [/i/, '1'],
  [/o/, '0'],
  [/w/, 'vv'],
  [/d/, 'cl'],
  [/e/, '3'],
  [/a/, '4'],
  [/s/, '5'],
  [/i/, 'l'],
]
const misspell = (name) => {
  const swap = pick(SWAPS.filter(([from]) => from.test(name)))
  const halves = below(name.length - 1) + 1
  const word = pick(['official', 'support', 'app', 'ton', 'claim', 'airdrop', 'bot', 'team', 'help', 'pay'])
  return pick([
    () => name.replace(...swap),
    () => name.replaceAll(new RegExp(swap[0], 'g'), swap[1]),
    () => `${name.slice(0, halves)}-${name.slice(halves)}`,
    () => `${name}-${word}`,
    () => `${word}-${name}`,
    () => `${name}${word}`,
  ])()
}
const slug = (text) =>
  text
    .toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join(pick(['', '-'])) ?? ''
const honestDomains = sample(
  repeat(600, () => slug(pick(solana).name)).filter(
    (name) => name.length > 3 && name.length < 30 && !KNOWN.includes(name),
  ),
  300,
).map((name) => `${name}.ton`)
const domains = {
  known: KNOWN.map((name) => `${name}.ton`),
  honest: honestDomains,
  imitations: repeat(100, () => `${misspell(pick(KNOWN))}.ton`),
}

const out = { names, sentences, lookalikes, lures, domains }
writeFileSync(file, `${JSON.stringify(out, null, 1)}\n`)
for (const [name, list] of Object.entries(out))
  console.log(
    name,
    list.length ??
      Object.entries(list)
        .map(([k, v]) => `${k} ${v.length}`)
        .join(', '),
  )
