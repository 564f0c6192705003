import { messageOut, type Unreadable } from '../../core/schema/rowList.ts'

/** Rows, and those beside them that could not be read. */
export interface ReadRows<Row> {
  readonly rows: readonly Row[]
  readonly unreadable?: readonly Unreadable[] | undefined
}

/** What became of every row. */
export interface AllRows<Row> extends ReadRows<Row> {
  readonly unreadable: readonly Unreadable[]
}

export const NO_ROWS: readonly never[] = []

/**
 * Reads rows one by one. Rows of the service are as documented; a row of `data` is the app's. A row without a key, or one that
 * makes `read` throw, is unreadable. The other rows stay.
 */
export function readRows<Row, Read>(
  given: ReadRows<Row> | undefined,
  rowKey: (row: Row) => string | undefined,
  read: (row: Row, key: string, index: number) => Read,
): AllRows<Read> {
  const rows: Read[] = []
  const faults: Unreadable[] = []
  for (const [index, row] of (given?.rows ?? NO_ROWS).entries()) {
    try {
      const key = rowKey(row)
      if (typeof key !== 'string') throw new TypeError('The row has no key.')
      rows.push(read(row, key, index))
    } catch (error) {
      faults.push({ index, row, fault: String(error) })
    }
  }
  const unreadable = given?.unreadable ?? NO_ROWS
  return { rows, unreadable: faults.length ? [...unreadable, ...faults] : unreadable }
}

/** The rows that `check` does not throw at: the very list where it throws at none. */
export function readableRows<Row>(
  given: AllRows<Row>,
  rowKey: (row: Row) => string | undefined,
  check: (row: Row) => unknown,
): AllRows<Row> {
  const read = readRows(given, rowKey, (row) => {
    check(row)
    return row
  })
  return read.unreadable === given.unreadable ? given : read
}

/** For rows of lists, whose amounts have no room for a note. @throws {TypeError} where messages were taken out of the row */
export function checkMessages(row: Parameters<typeof messageOut>[0]): void {
  const out = messageOut(row)
  if (out) throw new TypeError(out.fault)
}
