import { DEFAULT_SETTINGS } from '../../react/settings.ts'

/** A column of an exported file. */
export interface ExportColumn<Row> {
  readonly name: string
  /** Text is a stranger's, and is made safe. A number is written as it is, exactly, at any length; `null` is an empty cell. */
  readonly kind: 'text' | 'number'
  /** @param decimals fraction digits of the native coin */
  value(row: Row, decimals: number): string | number | bigint | null | undefined
}

export type ExportFormat = 'csv' | 'json' | 'ndjson'

export const MIME: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
}

/** What a spreadsheet would take for a formula gets a quote in front. */
const FORMULA = /^[\s\uFEFF]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** One cell of CSV (RFC 4180). A value marked as a number that is none is text. */
export function csvCell(value: string | number | bigint | null | undefined, kind: 'text' | 'number'): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  if (kind === 'number' && NUMBER.test(text)) return text
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as the text of a file, piece by piece: `head`, what `rows` gives for each page, `foot`. Numbers stay exact: strings in
 * JSON.
 * @param decimals fraction digits of the native coin
 */
export function exportWriter<Row>(
  format: ExportFormat,
  columns: readonly ExportColumn<Row>[],
  decimals = DEFAULT_SETTINGS.nativeCurrency.decimals,
) {
  let isFirst = true
  const toObject = (row: Row) =>
    Object.fromEntries(
      columns.map(({ name, value }) => {
        const cell = value(row, decimals)
        return [name, cell === undefined ? null : typeof cell === 'bigint' ? String(cell) : cell]
      }),
    )
  const line = (row: Row) => {
    if (format === 'csv')
      return `${columns.map(({ kind, value }) => csvCell(value(row, decimals), kind)).join(',')}\r\n`
    const text = JSON.stringify(toObject(row))
    if (format === 'ndjson') return `${text}\n`
    const comma = isFirst ? '' : ',\n'
    isFirst = false
    return comma + text
  }
  return {
    // A byte order mark: without it Excel reads UTF-8 as something else.
    head:
      format === 'csv'
        ? `\uFEFF${columns.map(({ name }) => csvCell(name, 'text')).join(',')}\r\n`
        : format === 'json'
          ? '[\n'
          : '',
    rows: (rows: readonly Row[]) => rows.map(line).join(''),
    foot: format === 'json' ? '\n]\n' : '',
  }
}
