export const rawTexts = {
  'raw.title': 'Raw data',
} as const
