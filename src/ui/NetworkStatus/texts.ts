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
