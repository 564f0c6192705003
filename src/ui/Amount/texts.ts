export const amountTexts = {
  'amount.masked': 'Hidden amount',
} as const
