export const jettonBurnTexts = {
  'burns.empty': 'No tokens burned yet',
  'burns.emptyText': 'Tokens that their owners burn will appear here.',
  'burns.failed': 'Failed',
  'burns.label': 'Burned tokens',
  'column.age': 'Age',
  'column.owner': 'Owner',
  'column.token': 'Token',
  'column.tokenAmount': 'Amount',
} as const
