import { type ReactElement, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createClient } from '../src/core/client.ts'
import { TonCenterProvider } from '../src/react/Provider.tsx'
import { List, type ListKind } from '../src/ui/List/List.tsx'
import { painted, type RowsPage, watchFrames } from './painted.ts'

// What `rows.bench.ts` builds for Chromium: our shell with plain columns, and a table as anybody would write it.

interface Line {
  id: string
  cells: readonly string[]
}
const COLUMNS = Array.from({ length: 7 }, (_, index) => `column${index}`)
const data: Line[] = Array.from({ length: 10_000 }, (_, row) => ({
  id: `row${row}`,
  cells: COLUMNS.map((_name, column) => `${row} · ${column}`),
}))
const KIND: ListKind<Line, string> = {
  texts: { 'line.label': 'Lines', 'line.empty': 'None', 'line.emptyText': 'None.', 'line.column': 'Column' },
  stem: 'line',
  rowKey: ({ id }) => id,
  rowHeight: [40, 40],
  columns: Object.fromEntries(
    COLUMNS.map((name, column) => [
      name,
      { label: 'line.column', width: '1fr', Cell: ({ row }: { row: Line }) => row.cells[column], skeleton: <i /> },
    ]),
  ),
}
const client = createClient({ network: 'local', baseUrl: location.origin })

const pages: Record<string, { row: string; draw(): ReactElement }> = {
  'ours, the shell with 7 plain columns': {
    row: '[data-part="row"]',
    draw: () => (
      <TonCenterProvider client={client}>
        <List kind={KIND} context={undefined} data={data} />
      </TonCenterProvider>
    ),
  },
  'a plain table of 7 columns': {
    row: 'tr',
    draw: () => (
      <table>
        <tbody>
          {data.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ),
  },
}

let root: Root | undefined
let row = ''
let stop: ReturnType<typeof watchFrames> | undefined
const rowsPage: RowsPage = {
  names: Object.keys(pages),
  show(name) {
    const box = document.body.appendChild(document.createElement('div'))
    const page = pages[name]
    row = page?.row ?? ''
    root = createRoot(box)
    return painted(box, row, () => root?.render(<StrictMode>{page?.draw()}</StrictMode>))
  },
  watch() {
    stop = watchFrames(row)
  },
  stop: () => stop?.() ?? { frames: 0, blank: 0 },
  hide() {
    root?.unmount()
    document.body.replaceChildren()
    scrollTo(0, 0)
  },
}
Object.assign(window, rowsPage)
