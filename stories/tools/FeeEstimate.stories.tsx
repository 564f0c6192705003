import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { FeeEstimate } from '../../src/ui/tools/SendBoc/FeeEstimate.tsx'
import { MAIN } from '../accounts.ts'
import * as state from '../states.ts'
import { Answers } from './answers.tsx'
import { BODIES } from './bodies.ts'

const FEES = { in_fwd_fee: 400_000, storage_fee: 12_345, gas_fee: 3_300_000, fwd_fee: 400_000 }
const answer = (fees: object) => ({ estimateFee: { source_fees: fees, destination_fees: [] } })

const meta = {
  title: 'Tools/FeeEstimate',
  component: FeeEstimate,
  args: { address: MAIN, body: BODIES.comment },
  parameters: { shows: '[data-state="ready"]' },
  render: (args, { parameters }) => (
    <Answers of={parameters.answers ?? answer(FEES)} status={parameters.status}>
      <FeeEstimate {...args} />
    </Answers>
  ),
  play: async ({ canvasElement, parameters }) => {
    await waitFor(() => {
      if (!canvasElement.querySelector(parameters.shows)) throw new Error(`Nothing shows ${parameters.shows}`)
    })
  },
} satisfies Meta<typeof FeeEstimate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Loading: Story = { parameters: { answers: { estimateFee: null }, shows: '[data-state="pending"]' } }
export const Failing: Story = { parameters: { status: 500, shows: '[data-state="error"]' } }
export const LongSums: Story = {
  parameters: { states: ['long'], answers: answer({ ...FEES, gas_fee: 9_007_199_254_740_991 }) },
}
export const Hostile: Story = {
  args: { address: '<img src=x onerror=alert(1)>' },
  parameters: { shows: '[data-state="pending"]' },
}
export const Narrow: Story = { parameters: { ...state.narrow.parameters, shows: '[data-state="ready"]' } }
export const Dark: Story = state.dark
export const RightToLeft: Story = state.rightToLeft
