/** Heads of the columns, and what stands where rows would be. */
export const feedTexts = {
  'activity.empty': 'No activity yet',
  'activity.emptyText': 'What this account does and receives will appear here.',
  'activity.label': 'Activity',
  'column.action': 'Action',
  'column.age': 'Age',
  'column.amountMoved': 'Amount',
  'column.counterparty': 'Counterparty',
  'column.date': 'Time',
  'column.details': 'Details',
  'column.state': 'State',
} as const
