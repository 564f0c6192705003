/** Something that changed hands. */
export interface MovedAmount {
  /** Smallest units. */
  readonly amount: string
  /** Raw address of the jetton; `null` for the coin. */
  readonly asset: string | null
  /** Id of an extra currency, whose `asset` is `null`. */
  readonly currency?: string | undefined
  /** As the account sees it. */
  readonly direction?: 'in' | 'out' | undefined
}
