import { createClient } from '../src/core/client.ts'
import { TonCenterProvider } from '../src/react/Provider.tsx'
import { List, type ListKind } from '../src/ui/table/List.tsx'
import { offer } from './painted.ts'

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

offer({
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
})
