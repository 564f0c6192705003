/** The code itself, without its sentence. */
export const codeTexts = {
  'exit.code': 'Exit code {code}',
  'exit.result': 'Result code {code}',
} as const

/** A code as it is written: with a real minus, and digits that are not grouped. */
export const codeDigits = (code: number): string => String(code).replace('-', '\u2212')
