export const jettonCardTexts = {
  'jetton.address': 'Address',
  'jetton.admin': 'Admin',
  'jetton.decimals': 'Decimals',
  'jetton.empty': 'No such token',
  'jetton.emptyText': 'The service knows no token at this address.',
  'jetton.fixed': 'Fixed supply',
  'jetton.label': 'Token {name}',
  'jetton.mintable': 'Mintable',
  'jetton.mintableWhy': 'Its admin can issue more.',
  'jetton.supply': 'Total supply',
} as const
