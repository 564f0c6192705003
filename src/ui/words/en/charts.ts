export const chartTexts = {
  'chart.asDrawing': 'Show the chart',
  'chart.asTable': 'Show the numbers',
  'chart.cut': 'scale from {value}',
  'chart.ordered': 'equal steps, however long between them',
  'chart.values': 'Values of the chart',
} as const

export const pulseTexts = {
  'pulse.block': 'Block',
  'pulse.empty': 'No blocks yet',
  'pulse.emptyText': 'Block times appear here as the network makes blocks.',
  'pulse.label': 'Block pulse',
  'pulse.rested': '{rests}, the longest {longest}',
  'pulse.rests.one': '{count} rest',
  'pulse.rests.other': '{count} rests',
  'pulse.seconds': 'Seconds',
  'pulse.slow': 'Slower than {time}',
  'pulse.story': 'The last {count} blocks of the masterchain usually took {usual}, the slowest {slowest}.',
  'pulse.sub': 'Masterchain, last {count} blocks',
  'pulse.usual': 'usual',
} as const

export const rateTexts = {
  'rate.block': 'Block',
  'rate.empty': 'No blocks yet',
  'rate.emptyText': 'Transactions per block appear here as the network makes blocks.',
  'rate.label': 'Transactions per block',
  'rate.newest': 'in the newest',
  'rate.story': 'The last {count} blocks of the basechain have {total} transactions, at most {most} in one.',
  'rate.sub': 'Basechain, the last {count} blocks',
  'rate.total': '{total} transactions in these blocks',
  'rate.transactions': 'Transactions',
} as const

export const shareTexts = {
  'share.empty': 'Nothing to divide',
  'share.label': 'Shares',
} as const

export const attributeTexts = {
  'attributes.empty': 'No attributes',
  'attributes.emptyText': 'Its author gave it none.',
  'attributes.label': 'Attributes',
} as const

export const examplesTexts = {
  'examples.label': 'Examples',
} as const

export const transferTexts = {
  'column.age': 'Age',
  'column.parties': 'From and to',
  'column.transferAmount': 'Amount',
  'column.transferKind': 'Kind',
  'transfers.empty': 'No transfers yet',
  'transfers.emptyText': 'Transfers appear here as the network makes them.',
  'transfers.label': 'Transfers',
} as const
