export type Row = Record<string, unknown>
export type Break = readonly [name: string, breaks: (row: Row) => unknown]
const isParts = (value: unknown) => typeof value === 'object' && value !== null
const mapped = (row: Row, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]))

/** What may become of a row. */
export const BREAKS: readonly Break[] = [
  ['is nothing', () => null],
  ['is a text', () => 'sorry'],
  ['is a number', () => 5],
  ['is empty', () => ({})],
  ['has lost its parts', (row) => mapped(row, (value) => (isParts(value) ? null : value))],
  ['has texts for parts', (row) => mapped(row, (value) => (isParts(value) ? 'sorry' : value))],
  [
    'has numbers for texts and texts for numbers',
    (row) => mapped(row, (value) => (typeof value === 'string' ? 5 : typeof value === 'number' ? 'sorry' : value)),
  ],
  ['has nothing in any of its members', (row) => mapped(row, () => null)],
]
