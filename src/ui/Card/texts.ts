export const cardTexts = {
  'card.broken': 'The answer of the service cannot be shown',
} as const
