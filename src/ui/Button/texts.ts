export const buttonTexts = {
  'action.retry': 'Retry',
} as const
