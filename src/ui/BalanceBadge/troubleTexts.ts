export const troubleTexts = {
  'balance.failed': 'The balance did not load.',
  'balance.limited': 'The service asked us to slow down.',
  'balance.stale': 'Last known value. The refresh did not go through.',
} as const
