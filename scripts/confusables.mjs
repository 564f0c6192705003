// `node scripts/confusables.mjs`: src/ui/trust/confusables.ts from Unicode's confusables (UTS #39), as the package unhomoglyph carries them.
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './setup.mjs'

const data = JSON.parse(readFileSync(`${root}/node_modules/unhomoglyph/data.json`, 'utf8'))

/** As `fold` does before it looks into the table. */
const plain = (text) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/0/g, 'o')
    .replace(/[1i|]/g, 'l')

const groups = new Map()
for (const [from, to] of Object.entries(data)) {
  const [char, letter] = [plain(from), plain(to)]
  // Beyond the BMP are scripts that no font of a phone draws; and what folds by itself needs no row.
  if (char.length !== 1 || char <= '\u007f' || !/^[a-z\d]$/.test(letter)) continue
  groups.set(letter, (groups.get(letter) ?? new Set()).add(char))
}
const rows = [...groups]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([letter, chars]) => letter + [...chars].sort().join(''))
writeFileSync(
  `${root}/src/ui/trust/confusables.ts`,
  `/**
 * Characters that look like a letter or digit of ASCII: that one first, then those that look like it. Made by
 * \`scripts/confusables.mjs\` from the confusables of Unicode (UTS #39).
 */
export const CONFUSABLES =
  '${rows.join(' ')}'
`,
)
