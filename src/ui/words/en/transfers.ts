export const transferTexts = {
  'column.age': 'Age',
  'column.parties': 'From and to',
  'column.transferAmount': 'Amount',
  'column.transferKind': 'Kind',
  'transfers.empty': 'No transfers yet',
  'transfers.emptyText': 'Transfers appear here as the network makes them.',
  'transfers.label': 'Transfers',
} as const
