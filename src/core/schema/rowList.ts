/** A row of an answer that is not as documented. */
export interface Unreadable {
  /** Its index among the rows as received. */
  readonly index: number
  /** As received. */
  readonly row: unknown
  /** In one sentence: `balance should be a decimal number in a string, but is number 2.` */
  readonly fault: string
}

/** The members of a list answer beside its rows. */
export interface Listed {
  /**
   * Rows that were taken out of the list, because they are not as documented; absent without any. JSON keeps it, unless
   * the answer itself is the list.
   */
  readonly unreadable?: readonly Unreadable[]
}

export const unreadableOf = (data: unknown): readonly Unreadable[] => (data as Listed | null)?.unreadable ?? []

/** Members of answers that describe the accounts in their rows: maps, by raw address. */
export const BOOKS: readonly string[] = ['address_book', 'metadata']

/** Where the rows of an answer are: a member of it, or the answer itself. */
export type RowsName<Data> = (Data extends unknown ? keyof Data & string : never) | 'itself'

/** A row of an answer, by where the rows are. */
export type RowIn<Data, Rows extends RowsName<Data>> = Rows extends keyof Data
  ? NonNullable<Data[Rows]> extends readonly (infer Row)[]
    ? Row
    : never
  : Data extends readonly (infer Row)[]
    ? Row
    : never

/** The rows of an answer, and how many of them were received. */
export interface RowList<Data, Row> {
  /** Where they are. */
  readonly rowsName: string
  /** Those that are as documented. */
  rows(data: Data): readonly Row[]
  /** How many were received: paging counts those that were taken out, too. */
  received(data: Data): number
}

/** The rows of an answer, by where they are. */
export const rowsIn = <Row>(rowsName: string, data: unknown): readonly Row[] =>
  (rowsName === 'itself' ? (data as readonly Row[]) : (data as Record<string, readonly Row[]>)[rowsName]) ?? []

/* @__NO_SIDE_EFFECTS__ */
export function rowList<Data, Row>(rowsName = ''): RowList<Data, Row> {
  const rows = (data: Data) => rowsIn<Row>(rowsName, data)
  return { rowsName, rows, received: (data) => rows(data).length + unreadableOf(data).length }
}

/** A row as received. One that cannot be read may be any JSON. */
export interface ReceivedRow<Row> {
  readonly row: Row
  readonly isRead: boolean
}

/** The rows of an answer as received: those that were taken out are in their places. */
export function asReceived<Data, Row>(list: RowList<Data, Row>, data: Data): ReceivedRow<Row>[] {
  const all = list.rows(data).map((row) => ({ row, isRead: true }))
  for (const { index, row } of unreadableOf(data)) all.splice(index, 0, { row: row as Row, isRead: false })
  return all
}

/** The same answer with other rows. Those that were taken out stay as they are, unless others are given. */
export function withRows<Data, Row>(
  { rowsName }: RowList<Data, Row>,
  data: Data,
  rows: readonly Row[],
  unreadable = unreadableOf(data),
): Data {
  const { unreadable: _, ...rest } = data as Listed
  const made = rowsName === 'itself' ? [...rows] : { ...rest, [rowsName]: rows }
  return Object.assign(made, unreadable.length && { unreadable }) as Data
}
