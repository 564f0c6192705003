import { CONFUSABLES } from './confusables.ts'

const LETTERS = /* @__PURE__ */ new Map(
  /* @__PURE__ */ `${CONFUSABLES} oо0 l1|iı a@ s$5`
    .split(' ')
    .flatMap(([letter = '', ...others]) => others.map((other) => [other, letter] as const)),
)

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
