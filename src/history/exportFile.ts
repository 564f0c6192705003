import type { AddressBook } from '../contract/v3/addressBook.ts'
import type { Metadata } from '../contract/v3/metadata.ts'
import { NATIVE_CURRENCY, type NativeCurrency } from '../core/knownTokens.ts'

/** What is known beside a row. */
export interface ExportBooks {
  /** Symbol and fraction digits of the native coin. */
  readonly currency: NativeCurrency
  /** Names of accounts, and metadata of tokens: those of the row's page. */
  readonly addressBook: AddressBook
  /** Names and decimals of the tokens in the page. */
  readonly metadata: Metadata
}

/** What a column has for one line: `null` and `undefined` are an empty cell. */
export type ExportCell = string | number | bigint | null | undefined

/** A column of an exported file. */
export interface ExportColumn<Row> {
  readonly name: string
  /** Text is a stranger's, and is made safe. A number is written as it is, exactly, at any length; `null` is an empty cell. */
  readonly kind: 'text' | 'number'
  /** A list has a line for each element: what is no list is repeated, and a shorter one is empty below. */
  value(row: Row, books: ExportBooks): ExportCell | readonly ExportCell[]
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
export function csvCell(value: ExportCell, kind: 'text' | 'number'): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  if (kind === 'number' && NUMBER.test(text)) return text
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const NO_BOOKS = { addressBook: {}, metadata: {} }

/** The books of an answer, where it has them. */
export function booksOf(page: unknown): Pick<ExportBooks, 'addressBook' | 'metadata'> {
  const { address_book: addressBook = {}, metadata = {} } = (page ?? {}) as {
    address_book?: AddressBook
    metadata?: Metadata
  }
  return { addressBook, metadata }
}

const isList = (value: ExportCell | readonly ExportCell[]): value is readonly ExportCell[] => Array.isArray(value)

/** The cells of each line of a row. */
function linesFrom(values: readonly (ExportCell | readonly ExportCell[])[]): readonly (readonly ExportCell[])[] {
  const length = Math.max(1, ...values.map((value) => (isList(value) ? value.length : 1)))
  return Array.from({ length }, (_, index) => values.map((value) => (isList(value) ? value[index] : value)))
}

/**
 * Rows as the text of a file, piece by piece: `head`, what `rows` gives for each page, `foot`. Numbers stay exact: strings in
 * JSON.
 */
export function exportWriter<Row>(
  format: ExportFormat,
  columns: readonly ExportColumn<Row>[],
  currency: NativeCurrency = NATIVE_CURRENCY,
) {
  let isFirst = true
  const toObject = (cells: readonly ExportCell[]) =>
    Object.fromEntries(
      columns.map(({ name }, index) => {
        const cell = cells[index] ?? null
        return [name, typeof cell === 'bigint' ? String(cell) : cell]
      }),
    )
  const line = (cells: readonly ExportCell[]) => {
    if (format === 'csv') return `${columns.map(({ kind }, index) => csvCell(cells[index], kind)).join(',')}\r\n`
    const text = JSON.stringify(toObject(cells))
    if (format === 'ndjson') return `${text}\n`
    const comma = isFirst ? '' : ',\n'
    isFirst = false
    return comma + text
  }
  const linesOf = (row: Row, books: ExportBooks) => linesFrom(columns.map(({ value }) => value(row, books)))
  return {
    // A byte order mark: without it Excel reads UTF-8 as something else.
    head:
      format === 'csv'
        ? `\uFEFF${columns.map(({ name }) => csvCell(name, 'text')).join(',')}\r\n`
        : format === 'json'
          ? '[\n'
          : '',
    rows: (rows: readonly Row[], books: Partial<ExportBooks> = NO_BOOKS) =>
      rows
        .flatMap((row) => linesOf(row, { currency, ...NO_BOOKS, ...books }))
        .map(line)
        .join(''),
    foot: format === 'json' ? '\n]\n' : '',
  }
}
