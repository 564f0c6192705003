export const mediaTexts = {
  'action.revealImage': 'Reveal',
  'media.original': 'Original',
  'media.unnamed': 'Unnamed item',
} as const
