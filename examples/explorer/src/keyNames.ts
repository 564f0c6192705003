/** The keys of the explorer, and what each does: `useKeys` and the search listen to them. */
export const KEYS = [
  [['J', 'K'], 'keys.rows'],
  [['Enter'], 'keys.open'],
  [['C'], 'keys.copy'],
  [['/'], 'keys.search'],
] as const
