// `node scripts/confusables.mjs`: src/trust/confusables.ts from Unicode's confusables (UTS #39), as the package unhomoglyph carries
// them, and from the alphabets that generators of fancy text use.
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './setup.mjs'

const data = JSON.parse(readFileSync(`${root}/node_modules/unhomoglyph/data.json`, 'utf8'))

/** As `fold` does before it looks into the table, capitals apart. */
const plain = (text) => text.normalize('NFKD').replace(/\p{M}+/gu, '')
const letterOf = (text) => plain(text).toLowerCase().replace(/0/g, 'o').replace(/[1i|]/g, 'l')

const rowsOf = Object.entries(data)
  .map(([from, to]) => [plain(from), letterOf(to)])
  // Beyond the BMP are scripts that no font of a phone draws; and letters that fold by themselves need no row.
  .filter(([char, letter]) => char.length === 1 && char > '\u007f' && /^[a-z\d]$/.test(letter))
const small = new Map(rowsOf.filter(([char]) => char === char.toLowerCase()))
const groups = new Map()
const add = (letter, char) => groups.set(letter, (groups.get(letter) ?? new Set()).add(char))
for (const [char, letter] of small) add(letter, char)
for (const [char, letter] of rowsOf) {
  if (small.has(char)) continue
  // A capital counts for its small letter too, unless the two look different: Ν is N, ν is v.
  const lower = char.toLowerCase()
  if (small.get(lower) === letter) continue
  add(letter, small.has(lower) || lower.length !== 1 ? char : lower)
}
// Of ASCII, which Unicode keeps apart, the characters that replace letters.
for (const [letter, ...chars] of ['o0', 'l1|i', 'a@', 's$5']) for (const char of chars) add(letter, char)
// What Unicode does not list: small capitals, and other scripts, currencies and marks that fancy text is written in.
const FANCY = {
  a: 'ᴀΛ∆ΔɅᗩ卂ค₳ልÆДᐱ∀Ⱥ4',
  b: 'ʙ乃๒฿ጌᗷ₿ƃ8',
  c: 'ᴄ匚¢₵ርᑕↃ',
  d: 'ᴅ刀๔ዕᗪĐɖ',
  e: 'ᴇ乇єɆ€ቿᗴΞΣЭ3',
  f: 'ꜰ千Ŧ₣ቻᖴ',
  g: 'ɢᎶ₲Ꮹ6',
  h: 'ʜ卄Ђዘᕼ',
  i: 'ɪ工เጎᓰ',
  j: 'ᴊןጋᒍ',
  k: 'ᴋкズ₭ጕᖽ',
  l: 'ʟㄥ㇄ɭረᒪȽ£',
  m: 'ᴍ爪๓₥ጠᗰ𐌑',
  n: 'ɴИ几ภ₦ŊŋᑎП',
  o: 'ᴏㄖ口๏ዐΦФфɸΘѲʘ⊙⊘⊗⊕◯○●◎◉☉⓿ㅇ〇',
  p: 'ᴘ尸ק₱ᕈᑭþ',
  q: 'ɊዒƢ',
  r: 'ʀЯ尺г₽ዪᖇᏒ',
  s: 'ꜱ丂ร₴ነᔕֆ',
  t: 'ᴛ丅ㄒ┬†╤╦⊤ᎢꓔŦՇ₸₺7',
  u: 'ᴜㄩยԱሁᑌ∪⊔μ',
  v: 'ᴠ∨ᐯ√ש',
  w: 'ᴡ山ฬ₩ᗯω',
  x: '乂ሸ᙭',
  y: 'ʏㄚץ¥ሃƳ',
  z: 'ᴢ乙չጊⱫ',
}
const listed = new Set([...groups.values()].flatMap((chars) => [...chars]))
for (const [letter, chars] of Object.entries(FANCY)) {
  for (const char of plain(chars)) {
    if (listed.has(char)) continue
    // `fold` looks for the small letter too.
    const small = char.toLowerCase()
    add(letterOf(letter), listed.has(small) ? char : small)
  }
}
// Marks that take the space of a letter.
for (const char of 'ంಂംං') add('o', char)
const rows = [...groups]
  .flatMap(([letter, chars]) => [...chars].map((char) => [char.codePointAt(0), letter]))
  .sort(([a], [b]) => a - b)
  .map(([code, letter], index, all) => letter + (code - (all[index - 1]?.[0] ?? 0)).toString(36))
writeFileSync(
  `${root}/src/trust/confusables.ts`,
  `/**
 * Characters that look like a letter or digit of ASCII, by code: each as that letter, and how far it is from the one before, in
 * base 36. Made by \`scripts/confusables.mjs\` from the confusables of Unicode (UTS #39) and from alphabets of fancy text.
 */
export const CONFUSABLES =
  '${rows.join(' ')}'
`,
)
