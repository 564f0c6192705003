export const balanceTexts = {
  'balance.loading': 'Loading',
} as const
