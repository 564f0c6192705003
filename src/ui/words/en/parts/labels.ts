export const accountStatusTexts = {
  'account.active': 'Active',
  'account.frozen': 'Frozen',
  'account.nonexist': 'Not deployed',
  'account.uninit': 'Not deployed',
} as const

export const addressTexts = {
  'action.copyAddress': 'Copy address {label}',
  'address.bounceable': 'Bounceable: for contracts',
  'address.bounceableTest': 'Bounceable, test networks only',
  'address.menu': 'Address formats: {label}',
  'address.nonBounceable': 'Non-bounceable: for wallets',
  'address.nonBounceableTest': 'Non-bounceable, test networks only',
  'address.raw': 'Raw address',
  'address.same': 'One account, written in several ways.',
} as const

/** Of what the reader keeps of an account. */
export const ownTexts = {
  'own.name': 'Your name for it',
  'own.starred': 'Starred',
} as const

export const hashTexts = {
  'action.copyHash': 'Copy hash {label}',
} as const

export const commentTexts = {
  'comment.empty': 'Empty comment',
  'comment.encrypted': 'Encrypted comment',
  'comment.less': 'Show less',
  'comment.more': 'Show all',
  'comment.quoted': '“{comment}”',
} as const

export const copyTexts = {
  'action.copied': 'Copied',
  'action.copyFailed': 'Copying is not allowed here',
} as const

/** Of a transfer, as its account sees it. */
export const directionTexts = {
  'direction.in': 'IN',
  'direction.out': 'OUT',
  'direction.self': 'SELF',
} as const

export const statusTexts = {
  'status.bounced': 'Bounced',
  'status.confirmed': 'Confirmed',
  'status.failed': 'Failed',
  'status.partly': 'Partly failed',
  'status.pending': 'Pending',
  'status.sent': 'Sent',
  'status.success': 'Finalized',
  'status.unknown': 'Unknown',
} as const

export const examplesTexts = {
  'examples.label': 'Examples',
} as const
