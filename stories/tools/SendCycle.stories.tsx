import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { SendCycle } from '../../src/ui/tools/SendCycle/SendCycle.tsx'
import { MAIN } from '../accounts.ts'
import * as state from '../states.ts'
import { Answers } from './answers.tsx'
import { signedMessage } from './bodies.ts'
import * as made from './previews.ts'
import { finalTrace } from './traces.ts'

const refusing = (error: object) => async () => {
  throw error
}

const meta = {
  title: 'Tools/SendCycle',
  component: SendCycle,
  args: { request: made.PAYMENT, account: MAIN, sign: () => new Promise(() => {}), storage: null },
  parameters: { shows: '[data-part="balances"]' },
  render: (args, { parameters }) => (
    <Answers
      of={{
        ...made.AROUND,
        '/emulateTonConnect': made.paymentAnswer,
        ...finalTrace({}),
        ...parameters.answers,
      }}
    >
      <SendCycle {...args} />
    </Answers>
  ),
} satisfies Meta<typeof SendCycle>

export default meta
type Story = StoryObj<typeof meta>

/** Signs, and waits for what is then said. */
const signs = (said: RegExp): Pick<Story, 'play'> => ({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in the wallet' }))
    await waitFor(() => expect(canvasElement.textContent).toMatch(said), { timeout: 5_000 })
  },
})

export const Default: Story = {}
/** The wallet has the question. */
export const Asked: Story = signs(/Nothing is sent yet/)
export const Rejected: Story = {
  args: { sign: refusing({ code: 300, message: 'User declined' }) },
  ...signs(/You refused it in the wallet/),
}
/** The wallet sent it, and its contract took nothing. */
export const Refused: Story = {
  args: { sign: refusing(new Error('External message was not accepted: exitcode=135')) },
  ...signs(/Nothing was charged/),
}
/** Nobody knows what the wallet has done. */
export const WrongAnswer: Story = {
  args: { sign: async () => ({ boc: 'this is no bag of cells' }) },
  ...signs(/Nobody knows whether it was sent/),
}
/** A visit before has left a message that has not ended. */
export const Kept: Story = {
  args: {
    account: MAIN,
    storage: {
      getItem: () =>
        JSON.stringify({ boc: signedMessage({ seqno: 418, validUntil: 4_000_000_000 }), change: '-1', fee: '1' }),
      setItem: () => {},
      removeItem: () => {},
    },
    onDone: () => undefined,
  },
  parameters: { shows: 'ol' },
}
export const Hostile: Story = {
  args: { request: made.MIXED },
  parameters: { answers: { '/emulateTonConnect': made.mixedAnswer }, states: ['hostile', 'long'] },
}
export const Narrow: Story = state.narrow
export const Dark: Story = state.dark
export const RightToLeft: Story = state.rightToLeft
