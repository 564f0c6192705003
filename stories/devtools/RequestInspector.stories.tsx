import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { RequestInspector } from '../../src/devtools/RequestInspector.tsx'
import { BalanceBadge, TransactionList } from '../../src/ui.ts'
import { MAIN } from '../accounts.ts'
import './inspector.css'

const meta = {
  title: 'Devtools/RequestInspector',
  component: RequestInspector,
  args: { className: 'inspector' },
  render: (args) => (
    <>
      <RequestInspector {...args} />
      <p style={{ margin: '0 0 16px' }}>
        <BalanceBadge address={MAIN} />
      </p>
      <TransactionList address={MAIN} paging="load-more" pageSize={5} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { findByRole } = within(canvasElement)
    await findByRole('rowheader', { name: 'v3 transactions' })
  },
} satisfies Meta<typeof RequestInspector>

export default meta
type Story = StoryObj<typeof meta>

/** What a balance and a list ask for. Load more, and see it grow; choose a network in the toolbar, and see it fail. */
export const Default: Story = {}
/** A failed request is listed with its outcome. */
export const Failing: Story = { parameters: { stage: { faults: [{ kind: 'status', status: 500 }] } } }
/** Nothing is asked for yet. */
export const Empty: Story = {
  tags: ['quick'],
  render: (args) => <RequestInspector {...args} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.textContent).toContain('No request yet'))
  },
}
