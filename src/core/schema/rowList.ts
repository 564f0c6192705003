/** A row of an answer, a part of a row or an entry of a book that is not as documented. */
export interface Unreadable {
  /** Its index among the rows, or in its list, as received; 0 outside of lists. */
  readonly index: number
  /** As received. */
  readonly row: unknown
  /** In one sentence: `balance should be a decimal number in a string, but is number 2.` */
  readonly fault: string
  /** Where it was, unless it is a row: `actions`, `out_msgs` or `in_msg` of a row; `address_book` or `metadata` of an answer. */
  readonly member?: string
  /** The address of an entry. */
  readonly key?: string
}

/** The members of a list answer beside its rows; of a trace or a transaction beside its parts. */
export interface Listed {
  /**
   * What was taken out, because it is not as documented; absent without any. Of an answer: rows, and entries of its books. Of a
   * trace: actions. Of a transaction: messages; its amounts lack them. Paging counts rows only.
   */
  readonly unreadable?: readonly Unreadable[]
}

const NONE: readonly Unreadable[] = []

const isRow = ({ member }: Unreadable) => member === undefined

/** The rows that were taken out of an answer. */
export function unreadableOf(data: unknown): readonly Unreadable[] {
  const all = (data as Listed | null)?.unreadable ?? NONE
  return all.every(isRow) ? all : all.filter(isRow)
}

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
  const { unreadable: before = NONE, ...rest } = data as Listed
  const made = rowsName === 'itself' ? [...rows] : { ...rest, [rowsName]: rows }
  const entries = before.filter((one) => !isRow(one))
  return Object.assign(
    made,
    (unreadable.length || entries.length) && { unreadable: [...unreadable, ...entries] },
  ) as Data
}
