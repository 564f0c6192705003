import { CONFUSABLES } from './confusables.ts'

/** Letters by the characters that look like them. */
/* @__NO_SIDE_EFFECTS__ */
function lettersOf(table: string): ReadonlyMap<string, string> {
  let code = 0
  return new Map(
    table.split(' ').map(([letter = '', ...distance]) => {
      code += Number.parseInt(distance.join(''), 36)
      return [String.fromCodePoint(code), letter]
    }),
  )
}
const LETTERS = /* @__PURE__ */ lettersOf(CONFUSABLES)

/** Characters that are not read: accents, spaces, marks between letters, symbols, emoji, and all that is rendered as nothing. */
const SILENT = /[\p{M}\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\p{So}\p{Sk}\p{P}]/u

/** Letters in dark circles and squares, and those that spell flags. Unicode does not map them to letters. */
const FRAMED = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu
const ALPHABETS = [0x1f1e6, 0x1f170, 0x1f150] as const

function unframe(char: string): string {
  const code = char.codePointAt(0) as number
  const start = ALPHABETS.find((first) => first <= code) as number
  return String.fromCharCode(97 + code - start)
}

function lookOf(char: string): string {
  const small = char.toLowerCase()
  return LETTERS.get(char) ?? LETTERS.get(small) ?? (SILENT.test(char) ? '' : small)
}

/** Most names are of these, and a list of tokens has thousands. */
const PLAIN = /^[\0-\x7F]*$/
const ASCII = /* @__PURE__ */ Array.from({ length: 128 }, (_, code) => lookOf(String.fromCharCode(code)))

/** `USDTT` as `USDT`. A loop: a pattern would try again at every character. */
function single(letters: string): string {
  let end = letters.length
  while (end > 1 && letters[end - 1] === letters[end - 2]) end--
  return letters.slice(0, end)
}

/**
 * A name as it looks: two names that a reader may take for one another fold to the same letters. Capitals, accents, full
 * width and mathematical letters, other scripts' look-alikes, and digits in place of letters are folded.
 */
export function fold(name: string): string {
  const isPlain = PLAIN.test(name)
  const text = isPlain
    ? name
    : name
        .replace(/[™®©℠]/g, '')
        .replace(FRAMED, unframe)
        .normalize('NFKD')
  let letters = ''
  for (const char of text) letters += isPlain ? ASCII[char.charCodeAt(0)] : lookOf(char)
  return single(letters.replace(/rn|lvl/g, 'm').replaceAll('vv', 'w'))
}

const FLAGS = /[\u{1F1E6}-\u{1F1FF}]/gu
/** A picture between two letters: a coin for an O. */
const PICTURE = /([\p{L}\p{N}])[\p{So}\p{Sm}]+\uFE0F?(?=[\p{L}\p{N}])/gu

/** Signs that are no pictures, rendered like a letter: `⏇ON`. */
const SIGN = /(?!\p{Extended_Pictographic})\p{So}/gu

/** A letter that looks like none of ASCII. */
const UNREAD = 'ꙮ'

/** How Cyrillic and Greek letters sound that look like other Latin ones: each before its sound. */
const SOUNDS = 'бbвvгgдdжzзzиiйiкcлlнnпpрrсsуuфfхhцcчcшsщsыyэeюuяaγgδdλlνnπpρrσsςsηnυuφf'
const soundOf = (char: string) => SOUNDS[SOUNDS.indexOf(char.toLowerCase()) + 1] as string
const sound = (name: string) =>
  name.replace(/[ьъ]/giu, '').replace(/[бвгджзийклнпрсуфхцчшщыэюяγδλνπρσςηυφ]/giu, soundOf)

/** A word as it looks, and a Russian one as it sounds: `подтвердите` as `podtverdite`. */
export const foldSound = (word: string) => fold(/^[\p{Script=Cyrillic}\p{M}]+$/u.test(word) ? sound(word) : word)

/** All folded readings of a name: by its looks, without flags, with letters for pictures, without a `$`, by sound. */
export function readings(name: string): ReadonlySet<string> {
  const texts = [
    name,
    name.replace(FLAGS, ''),
    name.replace(PICTURE, '$1o'),
    name.replace(PICTURE, `$1${UNREAD}`),
    name.replace(FRAMED, unframe).normalize('NFKD').replace(SIGN, UNREAD),
    name.replace(/^[^\p{L}\p{N}]*[\p{Sc}#@]|\p{Sc}[^\p{L}\p{N}]*$/gu, ''),
    sound(name),
    // `GRAИ`
    name.replace(/(?<=[a-z])[бгджзилпфцчшщыэюя]/giu, UNREAD),
  ]
  return new Set([...new Set(texts)].map(fold))
}
