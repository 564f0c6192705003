export const jettonCardTexts = {
  'jetton.address': 'Address',
  'jetton.admin': 'Admin',
  'jetton.decimals': 'Decimals',
  'jetton.empty': 'No such jetton',
  'jetton.emptyText': 'The service knows no jetton at this address.',
  'jetton.fixed': 'Fixed supply',
  'jetton.label': 'Jetton {name}',
  'jetton.mintable': 'Mintable',
  'jetton.mintableWhy': 'Its admin can issue more of it.',
  'jetton.noAdmin': 'nobody',
  'jetton.supply': 'Total supply',
  'jetton.unknown': 'unknown',
} as const
