/** A row of an answer that is not as documented: a client that only reports such answers lets it through. */
export interface BrokenRow {
  readonly kind: 'broken'
  /** As it came. */
  readonly row: unknown
}
