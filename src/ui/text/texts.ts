export const textTexts = {
  'text.hiddenCharacter': 'Hidden character {code}',
} as const

export const absentTexts = {
  'value.none': 'None',
  'value.unknown': 'Unknown',
} as const
