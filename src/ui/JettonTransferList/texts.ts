export const jettonTransferTexts = {
  'column.age': 'Age',
  'column.details': 'Details',
  'column.parties': 'From and to',
  'column.token': 'Token',
  'column.tokenAmount': 'Amount',
  'jettonTransfers.empty': 'No token transfers yet',
  'jettonTransfers.emptyText': 'Tokens sent and received will appear here.',
  'jettonTransfers.label': 'Token transfers',
} as const
