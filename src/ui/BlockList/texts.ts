export const blockTexts = {
  'blocks.empty': 'No blocks yet',
  'blocks.emptyText': 'Blocks appear here as the network makes them.',
  'blocks.keyBlock': 'Key block',
  'blocks.label': 'Blocks',
  'blocks.transactions.one': '{count} transaction',
  'blocks.transactions.other': '{count} transactions',
  'column.block': 'Block',
  'column.hash': 'Hash',
  'column.shard': 'Shard',
  'column.time': 'Age',
  'column.transactions': 'Transactions',
} as const
