import type { ListKind } from '../../src/ui/table/List.tsx'

export interface Fruit {
  name: string
}

/** The smallest list whose rows open. */
export const KIND: ListKind<Fruit, 'name'> = {
  texts: { 'fruit.label': 'Fruit', 'fruit.empty': 'No fruit', 'fruit.emptyText': 'None.', 'column.name': 'Name' },
  stem: 'fruit',
  rowKey: ({ name }) => name,
  rowHeight: [40, 40],
  columns: { name: { label: 'column.name', width: '1fr', Cell: ({ row }) => row.name, skeleton: <i /> } },
  Detail: ({ row }) => <p>All about {row.name}</p>,
}
const { Detail: _opens, ...closed } = KIND
/** The same list, whose rows do not open. */
export const CLOSED = closed

export const FRUIT = ['apple', 'pear', 'plum', 'quince', 'medlar'].map((name) => ({ name }))

/** As many rows as a test asks for. */
export const fruits = (count: number): Fruit[] =>
  Array.from({ length: count }, (_, index) => ({ name: `fruit ${index}` }))
