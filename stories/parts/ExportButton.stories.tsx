import type { Meta, StoryObj } from '@storybook/react-vite'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { transactionExport } from '../../src/history/transactionExport.ts'
import { ExportButton } from '../../src/ui/export/ExportButton.tsx'
import { MAIN } from '../accounts.ts'
import * as state from '../states.ts'

const CODE = `import { transactions } from 'toncenter-react/endpoints/v3'
import { transactionExport } from 'toncenter-react/history'
import { ExportButton } from 'toncenter-react/ui'

export const Example = ({ address }: { address: string }) => (
  <ExportButton endpoint={transactions} params={{ account: [address] }} columns={transactionExport} />
)`

const meta = {
  title: 'Parts/ExportButton',
  component: ExportButton,
  parameters: { docs: { source: { type: 'code', code: CODE } } },
  render: () => <ExportButton endpoint={transactions} params={{ account: [MAIN] }} columns={transactionExport} />,
} satisfies Meta<typeof ExportButton>

export default meta
type Story = StoryObj<typeof ExportButton>

export const Default: Story = {}
/** Its menu of formats. */
export const Open: Story = {
  tags: ['quick', '!autodocs'],
  decorators: [
    (Button) => (
      <div style={{ minBlockSize: 160 }}>
        <Button />
      </div>
    ),
  ],
  play: ({ canvasElement }) => canvasElement.querySelector('button')?.click(),
}
/** In the words of an app. */
export const Long: Story = {
  parameters: {
    stage: { width: 280, dictionary: { 'export.title': 'Save all the rows that there are as a file of the kind' } },
  },
}
export const Modes: Story = state.modes
