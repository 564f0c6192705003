export const waitTexts = {
  'wait.again': 'Trying again, try {count}.',
  'wait.errors': 'The service answers with errors.',
  'wait.failing': 'The service does not answer.',
  'wait.offline': 'You are offline.',
  'wait.still': 'Still waiting.',
  'wait.unasked': 'Not loaded yet.',
} as const

/** What a mark has no room for. */
export const waitMoreTexts = {
  'wait.known': 'Loaded',
  'wait.offlineText': 'It loads when the connection is back.',
  'wait.unaskedText': 'Nothing has asked for it so far.',
} as const

export const buttonTexts = {
  'action.retry': 'Retry',
} as const
