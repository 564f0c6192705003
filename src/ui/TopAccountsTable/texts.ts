export const topAccountTexts = {
  'column.account': 'Account',
  'column.balance': 'Balance',
  'column.rank': 'Rank',
  'topAccounts.empty': 'No accounts',
  'topAccounts.emptyText': 'The accounts with the most coins will appear here.',
  'topAccounts.label': 'Richest accounts',
} as const
