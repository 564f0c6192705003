import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { TransactionPreview } from '../../src/ui/tools/TransactionPreview/TransactionPreview.tsx'
import { MAIN } from '../accounts.ts'
import * as state from '../states.ts'
import { Answers } from './answers.tsx'
import { signedMessage } from './bodies.ts'
import * as made from './previews.ts'

const HEADLINE = '[data-part="headline"]'
const CHECKS = '[data-part="checks"] [data-state]'

const meta = {
  title: 'Tools/TransactionPreview',
  component: TransactionPreview,
  args: { request: made.SWAP },
  parameters: { shows: '[data-part="balances"]' },
  render: (args, { parameters }) => (
    <Answers
      of={{ ...made.AROUND, '/emulateTonConnect': made.swapAnswer, ...parameters.answers }}
      status={parameters.status}
    >
      <TransactionPreview {...args} />
    </Answers>
  ),
} satisfies Meta<typeof TransactionPreview>

export default meta
type Story = StoryObj<typeof meta>

/** An answer of the emulator. */
const answers = (answer: object | null, shows = '[data-part="balances"]') => ({
  parameters: { shows, answers: { '/emulateTonConnect': answer, '/emulateTrace': answer } },
})
/** It says no to everything. */
const refuses = (status: number, error: string, states: readonly state.State[] = []) => ({
  parameters: {
    status,
    states,
    shows: '[data-part="notice"], [role="alert"]',
    answers: { '/emulateTonConnect': { error } },
  },
})

/** 120 coins for a token, at an exchange. */
export const Swap: Story = { args: { onSign: () => undefined } }
export const Payment: Story = { args: { request: made.PAYMENT }, ...answers(made.paymentAnswer) }
export const Tokens: Story = { args: { request: made.TOKENS_SENT }, ...answers(made.tokensAnswer) }
/** A message from outside, which a wallet has signed. */
export const Message: Story = {
  args: { request: { boc: signedMessage({ seqno: 418, validUntil: 4_000_000_000 }) } },
  ...answers(made.paymentAnswer),
}
/** The wallet is given apart from the request. */
export const OfAccount: Story = {
  args: { request: { messages: made.PAYMENT.messages }, account: MAIN },
  ...answers(made.paymentAnswer),
}
export const WouldFail: Story = { args: { onSign: () => undefined }, ...answers(made.failingAnswer) }
export const TooFewCoins: Story = { args: { request: made.TOO_MUCH }, ...answers(made.skippedAnswer) }
/** A contract that nobody knows, nearly all coins, a comment with hidden characters, and a run that was cut. */
export const Doubtful: Story = { args: { request: made.MIXED, onSign: () => undefined }, ...answers(made.mixedAnswer) }
export const LuringToken: Story = answers(made.luringAnswer)
/** The answer is about other messages. */
export const OtherRequest: Story = { args: { request: { ...made.PAYMENT, from: made.ROUTER } } }
export const Expired: Story = { args: { request: { ...made.SWAP, validUntil: 1_700_000_000 } } }
export const Loading: Story = {
  parameters: { ...answers(null).parameters, states: ['loading'], shows: '[data-state="pending"]' },
}
/** The wallet would refuse it: its seqno is used. */
export const Refused: Story = refuses(500, 'failed to emulate shard block: EmulationExternalNotAccepted: 33')
/** A self-hosted service without an emulator. */
export const NoEmulator: Story = {
  ...refuses(404, 'not found'),
  args: { request: made.PAYMENT, onSign: () => undefined },
}
export const NotDeployed: Story = refuses(500, 'Account state no code or no data')
export const Failing: Story = refuses(503, 'RedisListener not ready', ['error'])
export const RateLimited: Story = {
  parameters: {
    ...refuses(429, 'too many').parameters,
    shows: '[data-state="rate-limited"]',
    states: ['rate-limited'],
  },
}
/** Its request is not known yet. */
export const NotYet: Story = { args: { request: undefined }, parameters: { shows: HEADLINE } }

/** The expert's part: steps, messages, cells. Something speaks against it: the button asks twice. */
export const TrialRun: Story = {
  ...answers(made.failingAnswer),
  args: { onSign: () => undefined },
  tags: ['quick'],
  async play(context) {
    await state.settled(context)
    const { canvasElement } = context
    canvasElement.querySelector<HTMLElement>('[data-part="trial"] summary')?.click()
    await waitFor(() => expect(canvasElement.querySelector('[data-part="messages"]')).toBeVisible())
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: /^(Sign in|Подписать)/ }))
    await canvas.findByRole('button', { name: /^(Sign in spite|Всё равно)/ })
  },
}
export const LongRequest: Story = {
  ...answers(made.mixedAnswer),
  args: { request: { ...made.MIXED, messages: [...made.MIXED.messages, ...made.MIXED.messages] } },
  parameters: { ...answers(made.mixedAnswer, CHECKS).parameters, states: ['long'] },
}
export const Hostile: Story = {
  parameters: { ...answers(made.hostileAnswer).parameters, states: ['hostile'] },
}
export const Narrow: Story = { ...state.narrow, args: { onSign: () => undefined } }
export const NarrowFailure: Story = {
  args: { onSign: () => undefined },
  parameters: {
    ...answers(made.failingAnswer).parameters,
    ...state.narrow.parameters,
    shows: '[data-part="balances"]',
  },
}
export const Dark: Story = { ...state.dark, args: { onSign: () => undefined } }
export const RightToLeft: Story = state.rightToLeft
