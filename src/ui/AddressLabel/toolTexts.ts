export const toolTexts = {
  'address.menu': 'Spellings of {label}',
} as const
