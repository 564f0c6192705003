export const timeTexts = {
  'time.now': 'now',
} as const
