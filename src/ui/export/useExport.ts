'use client'
import { useRef, useState } from 'react'
import type { Client } from '../../core/client.ts'
import type { PaginatedEndpoint } from '../../core/endpoint.ts'
import { isTonCenterError } from '../../core/errors.ts'
import type { NativeCurrency } from '../../core/knownTokens.ts'
import {
  booksOf,
  type ExportBooks,
  type ExportColumn,
  type ExportFormat,
  exportWriter,
  MIME,
} from '../../history/exportFile.ts'
import type { HistoryOptions, HistoryProgress } from '../../history/exportHistory.ts'
import { historyExport } from '../../history/historyExport.ts'
import type { HistoryRow } from '../../history/historyRow.ts'
import { pagesOf } from '../../history/pages.ts'
import { useTonCenter } from '../../react/context.ts'

/** The exported rows: the rows of a list, all of a range and not those on the screen. */
export interface ExportSource<Params, Data, Cursor extends keyof Params, Row> {
  /** The list, as data: from `toncenter-react/endpoints/v3`. */
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>
  /** The range: an account, times, logical times … as the endpoint takes them. */
  params: Omit<Params, Cursor>
  /** The columns of the file, in order. */
  columns: readonly ExportColumn<Row>[]
  /** Which of the rows are in the file, by what their answer knows of tokens and accounts. Default: all. */
  keep?: ((row: Row, books: Partial<ExportBooks>) => boolean) | undefined
}

/** The history of an account in place of a list: its coins, its jettons, their fees. */
export interface HistoryExportSource {
  /** The account, and the range: `endpoint` and `params` are absent then. */
  history: Pick<HistoryOptions, 'account' | 'from' | 'to' | 'kinds'>
  /** Default `historyExport`. */
  columns?: readonly ExportColumn<HistoryRow>[] | undefined
}

export type ExportState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'running' } & Exported)
  | ({ readonly status: 'paused'; readonly error?: unknown } & Exported)
  | ({
      readonly status: 'done'
      readonly isCapped: boolean
      /** A row follows that is not final yet. */
      readonly endsEarly: boolean
      readonly file: Blob
    } & Exported)

export interface ExportControl {
  /** What it does now, with the rows so far. */
  readonly state: ExportState
  /** Starts the export, or continues a paused one. Gives the file; `undefined` where it was cancelled or failed. */
  run(format: ExportFormat): Promise<Blob | undefined>
  /** Pauses it: `run` continues. */
  cancel(): void
  /** The format of the export that can continue. */
  readonly paused: ExportFormat | undefined
}

interface Exported {
  readonly rows: number
  /** Rows that are not as documented, and so not in the file. */
  readonly leftOut: number
}

/** The progress of an export, from which it can continue. */
interface Progress {
  format: ExportFormat
  pieces: string[]
  seen: Set<string>
  leftOut: number
  /** Where it goes on; absent after the last row. */
  cursor: unknown
}

/** Some rows, with what is known beside them. */
interface Batch<Row> {
  readonly rows: readonly Row[]
  readonly books: Partial<ExportBooks>
  readonly leftOut: number
  /** Where it goes on; absent after the last. */
  readonly next: unknown
  /** It is the last, before a row that is not final. */
  readonly endsEarly?: boolean
}

/** What an export walks, whatever its source. */
interface Walk<Row> {
  readonly columns: readonly ExportColumn<Row>[]
  readonly first: unknown
  keyOf(row: Row): string
  batches(cursor: unknown, signal: AbortSignal): AsyncGenerator<Batch<Row>, void>
}

function walkOfList<Params, Data, Cursor extends keyof Params, Row>(
  client: Client,
  { endpoint, params, columns, keep = () => true }: ExportSource<Params, Data, Cursor, Row>,
): Walk<Row> {
  return {
    columns,
    first: endpoint.pagination.first,
    keyOf: endpoint.pagination.rowKey,
    async *batches(cursor, signal) {
      const pages = pagesOf(client, endpoint, params, { signal, cursor: cursor as object })
      for await (const { page, rows, ...walked } of pages) {
        const books = booksOf(page)
        yield { ...walked, rows: rows.filter((row) => keep(row, books)), books }
      }
    },
  }
}

/** Rows of a history that are written at once. */
const BATCH = 250

function walkOfHistory(
  client: Client,
  { history, columns = historyExport }: HistoryExportSource,
  nativeCurrency: NativeCurrency,
): Walk<HistoryRow> {
  return {
    columns,
    first: '',
    keyOf: ({ cursor }) => cursor,
    async *batches(cursor, signal) {
      // The reading of the chain loads with the first export.
      const { exportHistory } = await import('../../history/exportHistory.ts')
      let leftOut = 0
      let rows: HistoryRow[] = []
      const take = (next: unknown): Batch<HistoryRow> => {
        const batch = { rows, books: {}, leftOut, next }
        rows = []
        leftOut = 0
        return batch
      }
      let counted = 0
      let endsEarly = false
      const onProgress = (progress: HistoryProgress) => {
        leftOut += progress.leftOut - counted
        counted = progress.leftOut
        endsEarly = progress.endsEarly
      }
      const from = typeof cursor === 'string' && cursor !== '' ? { cursor } : {}
      for await (const row of exportHistory({ client, nativeCurrency, ...history, ...from, signal, onProgress })) {
        rows.push(row)
        if (rows.length === BATCH) yield take(row.cursor)
      }
      yield { ...take(undefined), endsEarly }
    },
  }
}

/**
 * Exports a range page by page, within the request budget, behind the requests that a reader waits for. It reports progress, can be
 * cancelled, and resumes where it was cancelled or failed. One request for each page, of as many rows as the endpoint gives; a history
 * costs what `exportHistory` does.
 * @param most rows at most; a longer list is reported
 */
export function useExport<Params, Data, Cursor extends keyof Params, Row>(
  source: ExportSource<Params, Data, Cursor, Row> | HistoryExportSource,
  most: number,
): ExportControl {
  const { client, settings } = useTonCenter()
  const { nativeCurrency } = settings
  const [state, setState] = useState<ExportState>({ status: 'idle' })
  const progress = useRef<Progress>(undefined)
  const abort = useRef<AbortController>(undefined)

  const run = (format: ExportFormat) =>
    'history' in source
      ? write(format, walkOfHistory(client, source, nativeCurrency))
      : write(format, walkOfList(client, source))

  async function write<Walked>(format: ExportFormat, { columns, first, keyOf, batches }: Walk<Walked>) {
    const writer = exportWriter(format, columns, nativeCurrency)
    const kept = progress.current?.format === format ? progress.current : undefined
    const at: Progress = kept ?? { format, pieces: [writer.head], seen: new Set(), leftOut: 0, cursor: first }
    // The comma before the next row of JSON is the writer's to remember.
    if (at.seen.size > 0 && format === 'json') at.pieces.push(',\n')
    progress.current = at
    const ends = new AbortController()
    abort.current = ends
    let isEarly = false
    const soFar = (): Exported => ({ rows: at.seen.size, leftOut: at.leftOut })
    setState({ status: 'running', ...soFar() })
    try {
      for await (const { rows: all, books, leftOut, next, endsEarly = false } of batches(at.cursor, ends.signal)) {
        const rows = all.filter((row) => !at.seen.has(keyOf(row)))
        const fitting = rows.slice(0, most - at.seen.size)
        for (const row of fitting) at.seen.add(keyOf(row))
        at.pieces.push(writer.rows(fitting, books))
        if (fitting.length === rows.length) at.cursor = next
        at.leftOut += leftOut
        isEarly = endsEarly
        setState({ status: 'running', ...soFar() })
        if (at.seen.size >= most) break
      }
    } catch (error) {
      setState({ status: 'paused', ...soFar(), ...(!ends.signal.aborted && { error }) })
      // What the columns throw is the app's.
      if (!isTonCenterError(error)) console.error(error)
      return
    }
    progress.current = undefined
    const file = new Blob([...at.pieces, writer.foot], { type: MIME[format] })
    setState({ status: 'done', ...soFar(), isCapped: at.cursor !== undefined, endsEarly: isEarly, file })
    return file
  }

  return { state, run, cancel: () => abort.current?.abort(), paused: progress.current?.format }
}
