import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { TransactionSentence } from '../../src/ui/traces/TransactionSentence/TransactionSentence.tsx'
import { JETTON_STEP } from '../accounts.ts'
import { flowBook, flowMetadata, hostileFlow, mintFlow, pendingTrace, transferTrace } from '../fixtures/flows.ts'
import { bookOf } from '../fixtures/hostile.ts'
import { chainOf } from '../fixtures/traces.ts'
import { hashOf } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

const at = (data: Trace, place: number) => ({ data, transactionHash: data.transactions_order?.[place] as string })

const meta = {
  title: 'Details/TransactionSentence',
  component: TransactionSentence,
  args: { ...at(transferTrace, 1), metadata: flowMetadata, addressBook: flowBook },
  play: state.settled,
} satisfies Meta<typeof TransactionSentence>

export default meta
type Story = StoryObj<typeof meta>

const asked = { data: undefined, metadata: undefined, addressBook: undefined, transactionHash: JETTON_STEP }

/** Its step ran out of gas, and the receiver's wallet kept the jettons. */
const failedTrace = structuredClone(transferTrace)
for (const row of Object.values(failedTrace.transactions ?? {}).slice(2, 3))
  row.description = {
    type: 'ord',
    aborted: true,
    compute_ph: { skipped: false, success: false, exit_code: -14, gas_used: '1000000', gas_limit: '1000000' },
  }
for (const action of failedTrace.actions ?? []) {
  action.success = false
  action.transactions = failedTrace.transactions_order ?? []
  action.transactions_full = Object.values(failedTrace.transactions ?? {})
}

export const Default: Story = {}
/** The second step of a transfer of jettons on the demo chain. */
export const OfTheDemo: Story = { args: asked }
export const States: Story = {
  ...state.shell({ empty: { ...asked, transactionHash: hashOf(1) }, stale: false }),
  args: asked,
}
export const Failed: Story = { args: at(failedTrace, 2) }
export const Pending: Story = { args: at(pendingTrace, 1) }
export const WithoutActions: Story = { args: at(mintFlow.data, 1) }
export const Long: Story = { args: at(chainOf(1234), 600) }
export const Hostile: Story = {
  args: { ...at(hostileFlow.data, 3), metadata: hostileFlow.metadata, addressBook: bookOf(Object.keys(flowBook)) },
}
export const NarrowFailed: Story = { ...state.narrow, args: at(failedTrace, 2) }
export const Modes: Story = state.modes
