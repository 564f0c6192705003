export const accountTexts = {
  'account.balance': 'Balance',
  'account.bounceable': 'Bounceable form',
  'account.code': 'Code hash',
  'account.currencies': 'Other currencies',
  'account.label': 'Account',
  'account.lastTransaction': 'Last transaction',
  'account.loading': 'Loading',
  'account.nonBounceable': 'Form for wallets',
  'account.raw': 'Raw form',
} as const
