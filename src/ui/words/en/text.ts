export const absentTexts = {
  'value.none': 'None',
  'value.unknown': 'Unknown',
} as const

export const textTexts = {
  'text.hiddenCharacter': 'Hidden character {code}',
} as const
