export const topAccountTexts = {
  'column.account': 'Account',
  'column.balance': 'Balance',
  'column.rank': 'Rank',
  'topAccounts.empty': 'No accounts',
  'topAccounts.emptyText': 'The accounts with the highest balances will appear here.',
  'topAccounts.label': 'Top accounts',
} as const
