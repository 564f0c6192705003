/** Pixels of a character of 12 px in the weights of the rendering, by its shape: the widest of each kind. */
const WIDTHS: readonly (readonly [shape: RegExp, pixels: number])[] = [
  [/[ijlI.,:;'|! ]/, 3.6],
  [/[-ftr/()]/, 5.4],
  [/[ЖШЩЮ]/, 13.5],
  [/[WMm@%…МФЫжшщф\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef\u{1f000}-\u{1faff}]/u, 12.6],
  [/[wыю\p{Lu}]/u, 9.8],
]
/** A small letter and a digit. */
const SMALL = 8.2

const widthOf = (character: string) => WIDTHS.find(([shape]) => shape.test(character))?.[1] ?? SMALL

/** About how many pixels a text of 12 px takes, and no fewer. */
export const lengthOf = (text: string): number => [...text].reduce((sum, one) => sum + widthOf(one), 0)

/** The text, or what of it has room, with an ellipsis. */
export function cutText(text: string, pixels: number): string {
  if (lengthOf(text) <= pixels) return text
  const all = [...text]
  while (all.length > 2 && lengthOf(all.join('')) + widthOf('…') > pixels) all.pop()
  return `${all.join('').replace(/[\s…]+$/, '')}…`
}
