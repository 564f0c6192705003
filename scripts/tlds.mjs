// `node scripts/tlds.mjs`: src/trust/tlds.ts from the list of IANA, as the package tlds carries it.
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './setup.mjs'

const list = JSON.parse(readFileSync(`${root}/node_modules/tlds/index.json`, 'utf8'))
// Of other scripts Cyrillic alone: the rest would be half of the size.
const all = list.filter((ending) => /^(?:[a-z]+|\p{Script=Cyrillic}+)$/u.test(ending)).sort()
// A digit says how much an ending shares with the one before: a third of the size.
const shared = (a, b) => {
  let count = 0
  while (count < 9 && count < a.length && a[count] === b[count]) count++
  return count
}
const text = all.map((ending, index) => {
  const count = shared(all[index - 1] ?? '', ending)
  return count + ending.slice(count)
})
writeFileSync(
  `${root}/src/trust/tlds.ts`,
  `/**
 * The top-level domains in Latin and Cyrillic letters, in order: how many characters each shares with the one before, and
 * the rest of it. Made by \`scripts/tlds.mjs\` from the list of IANA.
 */
export const TLDS =
  '${text.join('')}'
`,
)
