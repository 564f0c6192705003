import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { JETTON_STEP } from '../accounts.ts'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import { comment, hashOf, message, OTHER, OWN, oddTransactions, transaction } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

/** Every phase, every fee. Synthetic: the figures are made up, and add up. */
const whole = transaction({
  total_fees: '4021000',
  in_msg: message({ opcode: '0x0f8a7ea5', decoded_opcode: 'jetton_transfer', value: '500000000' }),
  out_msgs: [message({ hash: hashOf(71), source: OWN, destination: OTHER, value: '93210000', opcode: '0x178d4519' })],
  description: {
    type: 'ord',
    aborted: false,
    storage_ph: { storage_fees_collected: '41000', status_change: 'unchanged' },
    credit_ph: { credit: '500000000' },
    compute_ph: {
      skipped: false,
      success: true,
      exit_code: 0,
      gas_used: '8300',
      gas_limit: '1000000',
      gas_fees: '3320000',
    },
    action: { success: true, result_code: 0, msgs_created: 1, total_fwd_fees: '990000', total_action_fees: '660000' },
  },
})

const meta = {
  title: 'Details/TransactionDetails',
  component: TransactionDetails,
  args: { data: whole },
  play: state.settled,
} satisfies Meta<typeof TransactionDetails>

export default meta
type Story = StoryObj<typeof meta>

const at = (index: number) => {
  const row = oddTransactions[index]
  if (!row) throw new Error('the fixture has fewer rows')
  return row
}
const asked = { data: undefined, hash: hashOf(1) }

export const Default: Story = {}
/** Messages lead to the transactions that sent and received them, facts to those of the account before and after. */
export const WithAdjacent: Story = {
  tags: ['quick'],
  args: { data: undefined, hash: JETTON_STEP, withAdjacent: true },
  play: async (context) => {
    await state.settled(context)
    const canvas = within(context.canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^(From|To) step \d$/ })).toHaveLength(2))
    await expect(canvas.getByText('Earlier here')).toBeVisible()
  },
}
export const NotFound: Story = { ...state.shows('empty'), args: asked }
export const States: Story = { ...state.shell({ stale: false }), args: asked }
export const RanOutOfGas: Story = { args: { data: at(3) } }
export const Bounced: Story = { args: { data: at(7) } }
/** Aborted, though the money arrived. */
export const ArrivedWithoutCode: Story = { args: { data: at(8) } }
export const Frozen: Story = { args: { data: at(10) } }
export const TickTock: Story = { args: { data: at(19) } }
export const Pending: Story = { args: { data: at(0) } }
export const ManyMessages: Story = {
  ...state.shows('long'),
  args: {
    data: transaction({
      in_msg: message({ source: null, value: null }),
      out_msgs: Array.from({ length: 255 }, (_, index) =>
        message({ hash: hashOf(index + 4000), source: OWN, destination: OTHER, value: String(index + 1) }),
      ),
    }),
  },
}
export const Hostile: Story = {
  args: {
    data: transaction({
      in_msg: comment(HOSTILE_TEXTS.join(' ')),
      out_msgs: HOSTILE_TEXTS.map((text, index) =>
        comment(text, { hash: hashOf(index + 5000), source: OWN, destination: OTHER }),
      ),
    }),
  },
}
export const RawData: Story = {
  tags: ['quick'],
  play: async (context) => {
    await state.settled(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByText('Raw data'))
    await waitFor(() => expect(canvas.getByText(/"total_fees": "4021000"/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'hex, show as base64' }))
    await expect(canvas.getByRole('button', { name: 'base64, show as hex' })).toBeVisible()
  },
}
export const NarrowFailed: Story = { ...state.narrow, args: { data: at(3) } }
export const Modes: Story = { ...state.modes }
