/** One reason not to trust something: a key of the dictionary's `flag.…` and `flag.…Why`. */
export interface Flag {
  readonly kind: FlagKind
  /** Of what the sentence speaks: the token whose name is copied, the address that is imitated. */
  readonly of?: string
}

export type FlagKind =
  | 'scam'
  | 'nsfw'
  | 'native'
  | 'lookalike'
  | 'reserved'
  | 'mimic'
  | 'spelling'
  | 'link'
  | 'hidden'
  | 'dust'
  | 'poison'

/** Nanotons. Less than this, sent unasked, is an advertisement or a trap. */
export const DUST = 1_000_000n
