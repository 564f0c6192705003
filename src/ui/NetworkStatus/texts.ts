export const networkTexts = {
  'network.behind': 'Behind',
  'network.behindWhy': 'The newest block that the service knows is old: what it answers may be out of date.',
  'network.block': 'Block {seqno}',
  'network.blockTime': '{seconds} per block',
  'network.failed': 'The network did not answer.',
  'network.label': 'State of the network',
  'network.limited': 'The service asked for a pause.',
  'network.live': 'Live',
  'network.loading': 'Loading the state of the network',
  'network.paused': 'Paused',
  'network.stale': 'The last known block. Refreshing failed.',
} as const
