import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { MessageLife } from '../../src/ui/tools/SendBoc/MessageLife.tsx'
import { hashOf } from '../fixtures/transactions.ts'
import * as state from '../states.ts'
import { Answers } from './answers.tsx'
import { finalTrace, noTraces } from './traces.ts'

const meta = {
  title: 'Tools/MessageLife',
  component: MessageLife,
  args: { message: hashOf(7) },
  parameters: { shows: 'time, ol' },
  render: (args, { parameters }) => (
    <Answers of={parameters.answers ?? noTraces}>
      <MessageLife {...args} />
    </Answers>
  ),
  play: async ({ canvasElement, parameters }) => {
    await waitFor(() => {
      if (!canvasElement.querySelector(parameters.ends ?? '[data-part="root"]'))
        throw new Error('It has not come so far')
    })
  },
} satisfies Meta<typeof MessageLife>

export default meta
type Story = StoryObj<typeof meta>

const ending = (status: string, answers: object) => ({
  parameters: { answers, ends: `[data-state="${status}"]`, shows: '[data-part="notice"]' },
})

/** The service has it. */
export const Default: Story = {}
export const Finalized: Story = ending('finalized', finalTrace({}))
export const Failed: Story = ending('failed', finalTrace({ isSkipped: true }))
export const Bounced: Story = ending('finalized', finalTrace({ back: '39995700000' }))
export const Refused: Story = { args: { sending: 'refused', refusal: { code: 'wallet-refused', exitCode: 33 } } }
/** The answer to the sending was lost. */
export const Unsure: Story = { args: { sending: 'unsure' } }
export const LongSum: Story = {
  parameters: { ...ending('finalized', finalTrace({ gone: '5000000000000000000' })).parameters, states: ['long'] },
}
export const Hostile: Story = { args: { message: '<img src=x onerror=alert(1)>\u202E' } }
export const Narrow: Story = {
  parameters: { ...state.narrow.parameters, ...ending('finalized', finalTrace({})).parameters, states: ['narrow'] },
}
export const Dark: Story = { ...state.dark, ...ending('finalized', finalTrace({ back: '39995700000' })) }
export const RightToLeft: Story = state.rightToLeft
