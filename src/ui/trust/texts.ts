/** For each reason not to trust something: a word. */
export const flagTexts = {
  'flag.dust': 'Dust',
  'flag.hidden': 'Hidden text',
  'flag.link': 'Link',
  'flag.lookalike': 'Look-alike',
  'flag.native': 'Look-alike',
  'flag.nsfw': 'Sensitive',
  'flag.poison': 'Look-alike',
  'flag.reserved': 'Scam',
  'flag.scam': 'Scam',
  'flag.unread': 'Unreadable',
} as const
