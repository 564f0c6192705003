/** For each reason a sentence. `{of}` is safe to show. */
export const whyTexts = {
  'flag.dustWhy': 'Next to nothing, sent unasked.',
  'flag.hiddenWhy': 'Holds characters that cannot be seen.',
  'flag.linkWhy': 'Holds a link, shown as text. Do not follow it.',
  'flag.lookalikeWhy': 'Looks like {of}, which this app verifies, but is another token.',
  'flag.nativeWhy': 'Looks like {of}, the coin of the network, but is a token.',
  'flag.nsfwWhy': 'The service lists this token as not safe for work.',
  'flag.poisonWhy': 'Begins and ends like {of}, which this account has paid, but is another account.',
  'flag.reservedWhy': 'Claims the name {of}, which belongs to the coin of the network.',
  'flag.scamWhy': 'The service lists this token as a scam.',
  'flag.unreadWhy': 'Could not be read, and so not checked.',
} as const
