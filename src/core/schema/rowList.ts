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

/** In JSON of an answer that is the list itself: a member of the last row, with what was taken out. */
const CARRIED = 'unreadable_rows'

type Carrier = { readonly [CARRIED]?: readonly Unreadable[] } | null | undefined

const carriedBy = (row: unknown) => (row as Carrier)?.[CARRIED]

/** An array for JSON, which keeps no other members of it. */
function toJSON(this: readonly object[] & Listed): readonly object[] {
  return [...this.slice(0, -1), { ...this.at(-1), [CARRIED]: this.unreadable }]
}

/** The same object with what was taken out of it, in a form that JSON keeps. */
export function withUnreadable<Data>(data: Data, unreadable: readonly Unreadable[] | undefined): Data {
  if (!unreadable?.length) return data
  if (Array.isArray(data)) Object.defineProperty(data, 'toJSON', { value: toJSON, configurable: true })
  return Object.assign(data as object, { unreadable }) as Data
}

/** The rows that were taken out of an answer. */
export function unreadableOf(data: unknown): readonly Unreadable[] {
  const all = ((data as Listed | null)?.unreadable ?? (Array.isArray(data) && carriedBy(data.at(-1)))) || NONE
  return all.every(isRow) ? all : all.filter(isRow)
}

/** The entries of books that were taken out of an answer. */
export const entriesOut = (data: unknown): readonly Unreadable[] =>
  (data as Listed | null)?.unreadable?.filter(isEntry) ?? NONE

/** Whether it is an entry of a book, and no row or part of one. */
export const isEntry = ({ key }: Unreadable): boolean => key !== undefined

/** How many of what was taken out are rows. */
export const countRows = (unreadable: readonly Unreadable[]): number => unreadable.filter(isRow).length

type MaybeListed = { readonly unreadable?: Listed['unreadable'] | undefined }

/** The first message that was taken out of a transaction: its amounts lack it. */
export const messageOut = ({ unreadable }: MaybeListed): Unreadable | undefined =>
  unreadable?.find(({ member }) => member !== undefined && member !== 'actions')

export const lacksMessages = (row: MaybeListed): boolean => messageOut(row) !== undefined

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
export function rowsIn<Row>(rowsName: string, data: unknown): readonly Row[] {
  if (rowsName !== 'itself') return (data as Record<string, readonly Row[]>)[rowsName] ?? []
  const rows = data as readonly Row[]
  const last = Array.isArray(rows) && rows.at(-1)
  // Where no row could be read, what was taken out has an object of its own.
  return carriedBy(last) && Object.keys(last as object).length === 1 ? rows.slice(0, -1) : rows
}

/** A row from JSON that carried what was taken out of its list, without it. */
function alone<Row>(row: Row): Row {
  if (!carriedBy(row)) return row
  const { [CARRIED]: _, ...rest } = row as Row & object & Carrier
  return rest as Row
}

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
  const made = rowsName === 'itself' ? rows.map(alone) : { ...rest, [rowsName]: rows }
  const entries = before.filter((one) => !isRow(one))
  return withUnreadable(made as Data, entries.length ? [...unreadable, ...entries] : unreadable)
}
