/** One reason not to trust something: a key of the dictionary's `flag.…` and `flag.…Why`. */
export interface Flag {
  /** The class of the doubt. */
  readonly kind: FlagKind
  /** Of what the sentence speaks: the token whose name is copied, the address that is imitated. */
  readonly of?: string
  /** The list that names the original: that of this package, a registry, or the reader's names. Absent where the app verifies it. */
  readonly by?: 'included' | 'listed' | 'named'
  /** The name of the registry. */
  readonly list?: string
}

export type FlagKind =
  | 'scam'
  | 'nsfw'
  | 'native'
  | 'lookalike'
  | 'reserved'
  | 'mimic'
  | 'spelling'
  | 'mixed'
  | 'domain'
  | 'link'
  | 'hidden'
  | 'dust'
  | 'poison'

/** Nanograms. Less than this, sent unasked, is an advertisement or a trap. */
export const DUST = 1_000_000n
