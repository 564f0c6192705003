import { CONFUSABLES } from './confusables.ts'

/** Letters by the characters that look like them. */
/* @__NO_SIDE_EFFECTS__ */
function lettersOf(table: string): ReadonlyMap<string, string> {
  let code = 0
  return new Map(
    table.split(' ').map(([letter = '', ...distance]) => {
      code += Number.parseInt(distance.join(''), 36)
      return [String.fromCharCode(code), letter]
    }),
  )
}
const LETTERS = /* @__PURE__ */ lettersOf(CONFUSABLES)

/** What is not read: accents, spaces, marks between letters, symbols, emoji, and all that is drawn as nothing. */
const SILENT = /[\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\p{So}\p{Sk}\p{P}]/u

/**
 * A name as it looks: two names that a reader may take for one another fold to the same letters. Capitals, accents, full
 * width and mathematical letters, other scripts' look-alikes, and digits that stand for letters all go.
 */
export function fold(name: string): string {
  return [...name.replace(/[™®©℠]/g, '').normalize('NFKD')]
    .map((char) => {
      const small = char.toLowerCase()
      return LETTERS.get(char) ?? LETTERS.get(small) ?? (SILENT.test(char) ? '' : small)
    })
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
