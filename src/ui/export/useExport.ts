'use client'
import { useRef, useState } from 'react'
import type { PaginatedEndpoint } from '../../core/endpoint.ts'
import { isTonCenterError } from '../../core/errors.ts'
import type { Listed } from '../../core/schema/rowList.ts'
import { nextAfter } from '../../query/nextAfter.ts'
import { useTonCenter } from '../../react/context.ts'
import { lacksMessages } from '../reading/checkFees.ts'
import { type ExportColumn, type ExportFormat, exportWriter, MIME } from './exportFile.ts'

/** The exported rows: the rows of a list, all of a range and not those on the screen. */
export interface ExportSource<Params, Data, Cursor extends keyof Params, Row> {
  /** The list, as data: from `toncenter-react/endpoints/v3`. */
  endpoint: PaginatedEndpoint<Params, Data, Cursor, Row>
  /** The range: an account, times, logical times … as the endpoint takes them. */
  params: Omit<Params, Cursor>
  /** The columns of the file, in order. */
  columns: readonly ExportColumn<Row>[]
}

export type ExportState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'running' } & Exported)
  | ({ readonly status: 'paused'; readonly error?: unknown } & Exported)
  | ({ readonly status: 'done'; readonly isCapped: boolean; readonly file: Blob } & Exported)

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
  cursor: object | undefined
}

/**
 * Exports a range page by page, within the request budget, behind the requests that a reader waits for. It reports progress, can be
 * cancelled, and resumes where it was cancelled or failed. One request for each page, of as many rows as the endpoint gives.
 * @param most rows at most; a longer list is reported
 */
export function useExport<Params, Data, Cursor extends keyof Params, Row>(
  { endpoint, params, columns }: ExportSource<Params, Data, Cursor, Row>,
  most: number,
) {
  const { client, settings } = useTonCenter()
  const [state, setState] = useState<ExportState>({ status: 'idle' })
  const progress = useRef<Progress>(undefined)
  const abort = useRef<AbortController>(undefined)

  async function run(format: ExportFormat) {
    const { pagination } = endpoint
    const writer = exportWriter(format, columns, settings.nativeCurrency.decimals)
    const kept = progress.current?.format === format ? progress.current : undefined
    const at: Progress = kept ?? {
      format,
      pieces: [writer.head],
      seen: new Set(),
      leftOut: 0,
      cursor: pagination.first,
    }
    // The comma before the next row of JSON is the writer's to remember.
    if (at.seen.size > 0 && format === 'json') at.pieces.push(',\n')
    progress.current = at
    const ends = new AbortController()
    abort.current = ends
    const soFar = (): Exported => ({ rows: at.seen.size, leftOut: at.leftOut })
    setState({ status: 'running', ...soFar() })
    try {
      while (at.cursor && at.seen.size < most) {
        const own = { ...params, limit: Math.min(pagination.maxLimit, 1000) } as unknown as Params
        const asked = { ...own, ...at.cursor } as Params
        const page = await client.request(endpoint, asked, { signal: ends.signal, priority: 'prefetch' })
        const whole = pagination.rows(page).filter((row) => !lacksMessages(row as Listed))
        const rows = whole.filter((row) => !at.seen.has(pagination.rowKey(row)))
        const fitting = rows.slice(0, most - at.seen.size)
        for (const row of fitting) at.seen.add(pagination.rowKey(row))
        at.pieces.push(writer.rows(fitting))
        at.cursor = fitting.length < rows.length ? at.cursor : nextAfter(endpoint, client, page, asked, own)
        at.leftOut += pagination.received(page) - whole.length
        setState({ status: 'running', ...soFar() })
      }
    } catch (error) {
      setState({ status: 'paused', ...soFar(), ...(!ends.signal.aborted && { error }) })
      // What the columns throw is the app's.
      if (!isTonCenterError(error)) console.error(error)
      return
    }
    progress.current = undefined
    const file = new Blob([...at.pieces, writer.foot], { type: MIME[format] })
    setState({ status: 'done', ...soFar(), isCapped: at.cursor !== undefined, file })
    return file
  }

  return { state, run, cancel: () => abort.current?.abort(), paused: progress.current?.format }
}
