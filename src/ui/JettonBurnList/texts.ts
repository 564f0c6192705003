export const jettonBurnTexts = {
  'burns.empty': 'Nothing burned yet',
  'burns.emptyText': 'Jettons that their owners destroy will appear here.',
  'burns.failed': 'Failed',
  'burns.label': 'Burned tokens',
  'column.age': 'Age',
  'column.owner': 'Owner',
  'column.token': 'Token',
  'column.tokenAmount': 'Amount',
} as const
