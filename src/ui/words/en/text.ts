export const textTexts = {
  'text.hiddenCharacter': 'Hidden character {code}',
} as const
