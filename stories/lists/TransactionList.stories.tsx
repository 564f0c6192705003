import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import type { ShownTransaction } from '../../src/fromV2/shown.ts'
import { transactionExport } from '../../src/history/transactionExport.ts'
import { ExportButton } from '../../src/ui/export/ExportButton.tsx'
import type { OwnColumn } from '../../src/ui/root/ownColumn.ts'
import { ColumnChooser } from '../../src/ui/table/ColumnChooser.tsx'
import { type TransactionColumn, TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { LETTERS, MAIN, NEVER_SEEN, SHOP, UNINIT } from '../accounts.ts'
import { hostileTransactions } from '../fixtures/hostile.ts'
import { manyTransactions, oddTransactions } from '../fixtures/transactions.ts'
import { inHostCard } from '../HostCard.tsx'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/TransactionList',
  component: TransactionList,
  args: { address: MAIN, heading: 'Transactions' },
  play: state.settled,
} satisfies Meta<typeof TransactionList>

export default meta
type Story = StoryObj<typeof meta>

/** What the accounting of an app knows of a transaction. */
const invoice: OwnColumn<ShownTransaction> = {
  id: 'invoice',
  heading: 'Invoice',
  width: '120px',
  sortBy: ({ lt }) => BigInt(lt),
  export: { name: 'invoice', kind: 'text', value: ({ lt }) => `INV-${lt.slice(-5)}` },
  Cell: ({ row }) => <code>INV-{row.lt.slice(-5)}</code>,
}

const COLUMNS: readonly { id: TransactionColumn; label: string }[] = [
  { id: 'status', label: 'Status' },
  { id: 'hash', label: 'Transaction' },
  { id: 'operation', label: 'Operation' },
  { id: 'parties', label: 'From and to' },
  { id: 'amount', label: 'Amount' },
  { id: 'fee', label: 'Fee' },
  { id: 'block', label: 'Block' },
]

const TEN_THOUSAND = `import { TransactionList } from 'toncenter-react/ui'

<TransactionList data={rows} heading="10,000 transactions" />`

const WITH_ACTIONS = `import { transactions } from 'toncenter-react/endpoints/v3'
import { transactionExport } from 'toncenter-react/history'
import { ColumnChooser, ExportButton, TransactionList } from 'toncenter-react/ui'

<TransactionList
  address={address}
  columns={columns}
  actions={
    <>
      <ExportButton endpoint={transactions} params={{ account: [address] }} columns={transactionExport} />
      <ColumnChooser columns={all} value={columns} onChange={setColumns} />
    </>
  }
/>`

export const Default: Story = {}
/** Without an account: those of a block, of a time, with a hash … */
export const Filtered: Story = { args: { address: undefined, filter: { workchain: 0 } } }
export const FilteredTablet: Story = { ...Filtered, parameters: { stage: { width: 768 } } }
export const FilteredNarrow: Story = { ...Filtered, ...state.narrow }
/** Any subset of the columns, without holes at any width. */
export const FewColumns: Story = {
  args: { columns: ['status', 'hash', 'operation', 'parties', 'amount'] },
  parameters: { stage: { width: 720 } },
}
export const Contract: Story = { args: { address: SHOP } }
/** Comments of every length and script. */
export const Long: Story = { args: { address: LETTERS } }
export const NotDeployed: Story = { args: { address: UNINIT } }
export const States: Story = {
  tags: ['quick'],
  ...state.shell({ empty: { address: NEVER_SEEN }, stale: { pageSize: 100 } }),
}
export const RateLimitedWithRows: Story = { ...state.rateLimitedLater, args: { pageSize: 100 } }
export const LoadMore: Story = { args: { paging: 'load-more', pageSize: 5 } }
/** Synthetic: 10 000 rows, of which those that can be seen are in the page. */
export const TenThousandRows: Story = {
  args: { data: manyTransactions(10_000), heading: '10,000 transactions' },
  parameters: {
    docs: { source: { type: 'code', code: TEN_THOUSAND } },
  },
  play: async (context) => {
    await state.settled(context)
    const rows = () => context.canvasElement.querySelectorAll('[data-part="row"]').length
    await waitFor(() => expect(rows()).toBeLessThan(100))
    await expect(context.canvasElement.querySelector('[aria-rowcount="10001"]')).not.toBeNull()
  },
}
/** What an app puts at the end of the title's line. */
export const WithActions: Story = {
  parameters: { docs: { source: { type: 'code', code: WITH_ACTIONS } } },
  render: function Actions(args) {
    const [columns, setColumns] = useState<readonly TransactionColumn[]>(['status', 'hash', 'operation', 'amount'])
    return (
      <TransactionList
        {...args}
        columns={columns}
        actions={
          <>
            <ExportButton
              endpoint={transactions}
              params={{ account: [MAIN] }}
              columns={transactionExport}
              fileName="history"
            />
            <ColumnChooser columns={COLUMNS} value={columns} onChange={setColumns} />
          </>
        }
      />
    )
  },
}
/** In a card of the app, which has a frame and a padding of its own. */
export const InACard: Story = {
  args: { frame: false, heading: undefined, expandable: true, data: oddTransactions },
  decorators: [inHostCard],
  play: async (context) => {
    await state.settled(context)
    await state.opens(context.canvasElement, 'Ran out of gas', 'Phases')
  },
}
export const InACardNarrow: Story = { ...InACard, ...state.narrow }
export const Pages: Story = { args: { paging: 'pages', pageSize: 5 } }
/** Rows wait at the head: what shows them floats, so that nothing moves under a reader. */
export const NewRows: Story = { args: { newRows: 3, onShowNew: () => undefined } }
/** Failed, bounced, pending, tick-tock, to itself, to many, of no value, of more than there is. Drawn from `data`. */
export const OddCases: Story = { args: { data: oddTransactions } }
/** Two rows could not be read: how many, and what they are, stands under the others. One could be read, and not drawn. */
export const Unreadable: Story = {
  tags: ['quick'],
  args: { data: [...oddTransactions.slice(0, 3), { ...oddTransactions[4], total_fees: 'many' }, null, {}] as never },
  play: async (context) => {
    await state.settled(context)
    await state.unfolds(context.canvasElement, '2 rows could not be read')
  },
}
export const UnreadableNarrow: Story = { ...Unreadable, ...state.narrow }
/** Flagged rows are hidden and counted. */
export const Hidden: Story = { args: { data: hostileTransactions, trustPolicy: 'hide' } }
/** Comments that try to break out. Drawn from `data`. */
export const Hostile: Story = { args: { data: hostileTransactions } }
/** A column of the app beside those of the list: its head sorts what has loaded. */
export const OwnColumns: Story = { args: { columns: ['status', 'hash', 'operation', invoice, 'amount'] } }
export const OwnColumnsNarrow: Story = { ...OwnColumns, ...state.narrow }
/** Rows that open to phases, fees and messages. */
export const Expandable: Story = {
  tags: ['quick'],
  args: { data: oddTransactions, expandable: true },
  play: async (context) => {
    await state.settled(context)
    await state.opens(context.canvasElement, 'Ran out of gas', 'Phases')
  },
}
export const ExpandableNarrow: Story = { ...Expandable, ...state.narrow }
export const NarrowOddCases: Story = { ...state.narrow, args: { data: oddTransactions } }
export const Tablet: Story = { parameters: { stage: { width: 768 } } }
export const DarkOddCases: Story = { ...state.dark, args: { data: oddTransactions } }
export const RightToLeftNarrow: Story = { ...state.rightToLeft, ...state.narrow }
export const Modes: Story = { ...state.modes, args: { data: oddTransactions } }
