/** A stretch of text that is shown as it is, or one hidden character that is shown by its code. */
export type TextPiece = { readonly text: string } | { readonly code: string }

/**
 * Control characters, direction overrides and all that is rendered as nothing: with them a name can look like another one.
 * The joiners U+200C and U+200D and the variation selectors stay, because Persian, Indic scripts and emoji need them.
 */
const HIDDEN = /(?!\u200C|\u200D|[\uFE00-\uFE0F])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u

/** The flags of England and others, which are spelled with invisible letters. */
const FLAGS = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,8}\u{E007F}/gu

/** One character each, and such a flag as one. */
const CHARACTERS = /* @__PURE__ */ new RegExp(`${FLAGS.source}|.`, 'gsu')

/** Splits text so that nothing in it stays hidden. Line ends and tabs become spaces; more than `max` characters are cut. */
export function visibleText(text: string, max = 1000): TextPiece[] {
  const cut = text.length > max ? `${text.slice(0, max)}…` : text
  const pieces: TextPiece[] = []
  let plain = ''
  for (const [char] of cut.replace(/[\t\r\n]+/g, ' ').matchAll(CHARACTERS)) {
    if (char.length > 2 || !HIDDEN.test(char)) {
      plain += char
      continue
    }
    if (plain) pieces.push({ text: plain })
    plain = ''
    pieces.push({ code: `U+${(char.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}` })
  }
  if (plain) pieces.push({ text: plain })
  return pieces
}

/** Whether a text holds what cannot be seen. Line ends and tabs are none. */
export const isHidden = (text: string): boolean => HIDDEN.test(text.replace(/[\t\r\n]/g, '').replace(FLAGS, ''))

/** The same in one string, for attributes: `pay U+202E nitram`. */
export function visibleString(text: string, max = 1000): string {
  return visibleText(text, max)
    .map((piece) => ('text' in piece ? piece.text : ` ${piece.code} `))
    .join('')
}
