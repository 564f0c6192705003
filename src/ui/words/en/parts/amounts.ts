export const amountTexts = {
  'amount.masked': 'Hidden amount',
  'amount.rawUnits': 'Raw units',
  'amount.rawCurrencyWhy': 'Nobody says how many decimals an extra currency has, so these are its smallest units.',
  'amount.notSent': 'not sent',
  'amount.rawUnitsWhy': 'The token does not say how many decimals it has, so these are its smallest units.',
  'amount.returned': 'returned',
  'amount.void': 'failed',
} as const
