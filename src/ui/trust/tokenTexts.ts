import { textFlagTexts } from './texts.ts'

/** Of tokens, which have texts too. */
export const tokenFlagTexts = {
  ...textFlagTexts,
  'flag.lookalike': 'Look-alike',
  'flag.lookalikeWhy': 'Looks like {of}, which this app verifies, but is another token.',
  'flag.native': 'Look-alike',
  'flag.nativeWhy': 'Looks like {of}, the coin of the network, but is a token.',
  'flag.nsfw': 'Sensitive',
  'flag.nsfwWhy': 'The service lists this token as not safe for work.',
  'flag.reserved': 'Scam',
  'flag.reservedWhy': 'Claims the name {of}, which belongs to the coin of the network.',
  'flag.scam': 'Scam',
  'flag.scamWhy': 'The service lists this token as a scam.',
} as const
