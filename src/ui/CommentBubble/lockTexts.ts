/** In place of a comment that only its receiver can read. */
export const lockTexts = {
  'comment.encrypted': 'Encrypted comment',
} as const
