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
  'status.partly': 'Partly failed',
  'status.pending': 'Pending',
  'status.sent': 'Sent',
  'status.success': 'Finalized',
  'status.unknown': 'Unknown',
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

/** For each reason not to trust something: a word, and a sentence. `{of}` is safe to show. */
export const flagTexts = {
  'flag.domain': 'Look-alike',
  'flag.domainWhy': 'Spelled almost like the well-known {of}, but is another domain.',
  'flag.dust': 'Dust',
  'flag.dustWhy': 'Next to nothing, sent unasked.',
  'flag.hidden': 'Hidden text',
  'flag.hiddenWhy': 'Holds characters that cannot be seen.',
  'flag.link': 'Contains a link',
  'flag.linkWhy': 'Holds a link, shown as text. Do not follow it.',
  'flag.lookalike': 'Look-alike',
  'flag.lookalikeWhy': 'Looks like {of}, which this app verifies, but is another token.',
  'flag.lookalikeIncludedWhy': 'Looks like {of} of the list that toncenter-react includes, but is another token.',
  'flag.lookalikeListedWhy': 'Looks like {of} of the list {list}, but is another token.',
  'flag.mimic': 'Imitation',
  'flag.mimicWhy': 'Its name imitates what this page says itself, or promises a gain. A stranger wrote it.',
  'flag.mixed': 'Look-alike',
  'flag.mixedWhy': 'Mixes letters of two alphabets that look the same. It may imitate another name.',
  'flag.namedWhy': 'Looks like the account that you call {of}, but is another.',
  'flag.native': 'Look-alike',
  'flag.nativeWhy': 'Looks like {of}, the coin of the network, but is a token.',
  'flag.nsfw': 'Sensitive',
  'flag.nsfwWhy': 'The service lists this token as not safe for work.',
  'flag.poison': 'Look-alike',
  'flag.poisonWhy': 'Looks like {of}, which this account has paid, but is another account.',
  'flag.reserved': 'Scam',
  'flag.reservedWhy': 'Claims the name {of}, which belongs to the coin of the network.',
  'flag.scam': 'Scam',
  'flag.scamWhy': 'The service lists this token as a scam.',
  'flag.spelling': 'Look-alike',
  'flag.spellingWhy':
    'Not spelled with plain Latin letters, digits and hyphens, as domains are. It may imitate another.',
} as const

/** Who vouches for a token. `{list}` is safe to show. */
export const verdictTexts = {
  'token.listed': 'In the list {list}',
  'token.unverified': 'Unverified',
  'token.unverifiedWhy': 'Not in the list {list}, and not verified by this app. Most tokens are in no list.',
  'token.verified': 'Verified by this app',
  'token.verifiedIncluded': 'Verified by the list that toncenter-react includes',
} as const

export const examplesTexts = {
  'examples.label': 'Examples',
} as const
