export const balanceTexts = {
  'balance.failed': 'The balance did not load.',
  'balance.limited': 'The service asked us to slow down.',
  'balance.loading': 'Loading',
  'balance.stale': 'Last known value. The last refresh did not go through.',
} as const
