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
