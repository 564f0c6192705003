export const timeLeftTexts = {
  'time.ended': 'Ended',
  'time.left': '{time} left',
} as const
