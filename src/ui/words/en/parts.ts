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

export const hashTexts = {
  'action.copyHash': 'Copy hash {label}',
} as const

export const amountTexts = {
  'amount.masked': 'Hidden amount',
  'amount.rawUnits': 'Raw units',
  'amount.rawUnitsWhy': 'The token does not say how many decimals it has, so these are its smallest units.',
} as const

export const buttonTexts = {
  'action.retry': 'Retry',
} as const

export const commentTexts = {
  'comment.empty': 'Empty comment',
  'comment.encrypted': 'Encrypted comment',
  'comment.less': 'Show less',
  'comment.more': 'Show all',
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

export const mediaTexts = {
  'action.revealImage': 'Reveal',
  'media.original': 'Original',
  'media.unnamed': 'Unnamed item',
} as const

export const rawTexts = {
  'raw.title': 'Raw data',
} as const

export const timeTexts = {
  'time.now': 'now',
} as const

export const timeLeftTexts = {
  'time.ended': 'Ended',
  'time.left': '{time} left',
} as const

export const statusTexts = {
  'status.bounced': 'Bounced',
  'status.confirmed': 'Confirmed',
  'status.failed': 'Failed',
  'status.pending': 'Pending',
  'status.sent': 'Sent',
  'status.success': 'Finalized',
  'status.unknown': 'Unknown',
} as const

export const textTexts = {
  'text.hiddenCharacter': 'Hidden character {code}',
} as const

export const absentTexts = {
  'value.none': 'None',
  'value.unknown': 'Unknown',
} as const

export const lookTexts = {
  'address.alike': 'Begins and ends like another address on this page.',
  'address.testNetwork': 'Test network',
  'address.testOnly': 'Written for test networks, but this is not one.',
} as const
