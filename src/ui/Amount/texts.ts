export const amountTexts = {
  'amount.masked': 'Hidden amount',
  'amount.rawUnits': 'Raw units',
  'amount.rawUnitsWhy': 'The token does not say how many decimals it has, so these are its smallest units.',
} as const
