/** For each reason a word, and a sentence. `{of}` is safe to show. Of texts, and of who sent what: */
export const textFlagTexts = {
  'flag.dust': 'Dust',
  'flag.dustWhy': 'Next to nothing, sent unasked.',
  'flag.hidden': 'Hidden text',
  'flag.hiddenWhy': 'Holds characters that cannot be seen.',
  'flag.link': 'Link',
  'flag.linkWhy': 'Holds a link, shown as text. Do not follow it.',
  'flag.poison': 'Look-alike',
  'flag.poisonWhy': 'Begins and ends like {of}, which this account has paid, but is another account.',
} as const
