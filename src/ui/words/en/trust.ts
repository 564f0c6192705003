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
