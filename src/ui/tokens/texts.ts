export const tokenTexts = {
  'token.unnamed': 'Unnamed token',
} as const

export const nftTexts = {
  'nft.numbered': 'Item #{index}',
  'nft.unnamed': 'Unnamed item',
  'nft.noCollection': 'No collection',
  'nft.unnamedCollection': 'Unnamed collection',
} as const

export const priceTexts = {
  'price.per': '{price} per {symbol}',
  'price.total': 'Total of priced tokens',
  'price.totalOfReadable': 'Total of priced tokens that could be read',
} as const
