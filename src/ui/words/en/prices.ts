export const priceTexts = {
  'price.per': '{price} per {symbol}',
  'price.total': 'Total of priced tokens',
  'price.totalOfReadable': 'Total of priced tokens that could be read',
} as const
