export const timeTexts = {
  'time.now': 'now',
} as const

export const timeLeftTexts = {
  'time.ended': 'Ended',
  'time.left': '{time} left',
} as const
