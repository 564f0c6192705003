export const holderTexts = {
  'column.balance': 'Balance',
  'column.owner': 'Owner',
  'column.rank': 'Rank',
  'column.share': 'Share',
  'holders.empty': 'No holders',
  'holders.emptyText': 'Accounts that hold this token will appear here.',
  'holders.label': 'Holders',
} as const
