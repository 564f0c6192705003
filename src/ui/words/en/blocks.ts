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

export const shardTexts = {
  'column.newestBlock': 'Newest block',
  'column.shardHash': 'Hash',
  'column.shardName': 'Shard',
  'column.shardPlan': 'Plan',
  'column.shardTime': 'Age',
  'column.shardTransactions': 'Transactions',
  'shards.empty': 'No shards',
  'shards.emptyText': 'The shards of this masterchain block will appear here.',
  'shards.label': 'Shards',
  'shards.plan.merge': 'Will merge',
  'shards.plan.none': 'No change',
  'shards.plan.split': 'Will split',
} as const

export const networkTexts = {
  'network.behind': 'Behind',
  'network.behindWhy': 'The newest block known to the service is old, so its data may be out of date.',
  'network.block': 'Block {seqno}',
  'network.blockTime': '{seconds} per block',
  'network.failed': 'The network did not answer.',
  'network.label': 'Network status',
  'network.limited': 'The service asked us to slow down.',
  'network.live': 'Live',
  'network.loading': 'Loading the network status',
  'network.paused': 'Paused',
  'network.stale': 'Last known block. The last refresh did not go through.',
} as const
