import { unreadableOf } from '../../core/schema/rowList.ts'

/**
 * Returns the place of a row among all loaded rows, from 1. An unreadable row has a place, too.
 * @param rowsIn the rows of a page that could be read
 */
export function placesOf<Page, Row>(
  pages: readonly Page[] | undefined,
  rowsIn: (page: Page) => readonly Row[],
): (row: Row, index: number) => number {
  /** Rows that could not be read, above a row. */
  const above = new Map<Row, number>()
  let passed = 0
  for (const page of pages ?? []) {
    const taken = new Set(unreadableOf(page).map(({ index }) => index))
    if (!taken.size && !passed) continue
    let at = 0
    for (const row of rowsIn(page)) {
      while (taken.delete(at++)) passed++
      above.set(row, passed)
    }
    passed += taken.size
  }
  return (row, index) => index + 1 + (above.get(row) ?? 0)
}
