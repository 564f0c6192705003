export const accountStatusTexts = {
  'account.active': 'Active',
  'account.frozen': 'Frozen',
  'account.nonexist': 'Not deployed',
  'account.uninit': 'Not deployed',
} as const
