export type Row = Record<string, unknown>
export type Break = readonly [name: string, breaks: (row: Row) => unknown]
const isParts = (value: unknown) => typeof value === 'object' && value !== null
const mapped = (row: Row, change: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value)]))

/** The ways to break a row. */
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

/** Each subject with one break, in turn, and the names of both for a title. */
export const oneBreakEach = <Subject extends readonly [name: string, ...rest: unknown[]]>(
  subjects: readonly Subject[],
) =>
  subjects.map((subject, index) => {
    const broken = BREAKS[index % BREAKS.length] as Break
    return [subject[0], broken[0], subject, broken] as const
  })
