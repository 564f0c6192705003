import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { SendBocForm } from '../../src/ui/tools/SendBoc/SendBocForm.tsx'
import { MAIN, SHOP } from '../accounts.ts'
import { hashOf } from '../fixtures/transactions.ts'
import * as state from '../states.ts'
import { Answers } from './answers.tsx'
import { BODIES, EXTERNAL, jettonPayment, signedMessage } from './bodies.ts'
import { finalTrace } from './traces.ts'

const row = { is_wallet: true, status: 'active', last_transaction_hash: null, last_transaction_lt: null }
/** A jetton, and the contract that holds it for the wallet. */
const POCKET = `0:${'C0'.repeat(32)}`
const JETTON = `0:${'C1'.repeat(32)}`
const TOKENS = {
  [POCKET]: { is_indexed: true, token_info: [{ type: 'jetton_wallets', extra: { owner: MAIN, jetton: JETTON } }] },
  [JETTON]: { is_indexed: true, token_info: [{ type: 'jetton_masters', symbol: 'LUSD', extra: { decimals: '6' } }] },
}
/** The wallet has sent 418 messages. */
const STATES = {
  '/walletStates': {
    wallets: [
      { ...row, address: MAIN, seqno: 418, wallet_id: 698_983_191, balance: '1284507391200' },
      { ...row, address: SHOP, seqno: 3, balance: '12250000000' },
    ],
    address_book: {},
    metadata: {},
  },
  '/decode': {
    opcodes: [],
    bodies: [{ '@type': 'text_comment', type: 'text_comment', comment: 'Invoice 2026-114' }],
  },
  '/estimateFee': {
    source_fees: { in_fwd_fee: 400000, storage_fee: 1200, gas_fee: 3300000, fwd_fee: 400000 },
    destination_fees: [],
  },
  '/jetton/wallets': {
    jetton_wallets: [
      {
        ...{ address: POCKET, owner: MAIN, jetton: JETTON, balance: '2500000' },
        ...{ last_transaction_lt: '1', code_hash: null, data_hash: null },
      },
    ],
    address_book: {},
    metadata: {},
  },
  '/transactions': { transactions: [], address_book: {} },
}
const PAYMENT = { seqno: 418, validUntil: 4_000_000_000 }

const TAKEN = { '/message': { message_hash: hashOf(7), message_hash_norm: hashOf(7) }, ...finalTrace({}), ...STATES }

const meta = {
  title: 'Tools/SendBocForm',
  component: SendBocForm,
  args: { defaultBoc: EXTERNAL },
  parameters: { shows: 'textarea' },
  render: (args, { parameters }) => (
    <Answers of={{ ...TAKEN, ...parameters.answers }} status={parameters.status}>
      <SendBocForm {...args} />
    </Answers>
  ),
} satisfies Meta<typeof SendBocForm>

export default meta
type Story = StoryObj<typeof meta>

const sending: Story['play'] = async ({ canvasElement }) => {
  const button = await within(canvasElement).findByRole('button', { name: /^(Send|Отправить)/ })
  await waitFor(() => {
    if ((button as HTMLButtonElement).disabled) throw new Error('Its hash is not known yet')
  })
  await userEvent.click(button)
  await waitFor(() => {
    if (!canvasElement.querySelector('[data-part="boc"]')) throw new Error('It has not ended')
  })
}

export const Default: Story = {}
export const Previewed: Story = { args: { defaultBoc: signedMessage(PAYMENT) } }
/** 1.5 LUSD to an account that has none of it yet. */
export const PreviewedTokens: Story = {
  args: { defaultBoc: signedMessage({ ...PAYMENT, messages: [jettonPayment(POCKET)] }) },
  parameters: {
    shows: '[data-part="forecast"] table + table',
    answers: {
      '/walletStates': {
        ...STATES['/walletStates'],
        wallets: [STATES['/walletStates'].wallets[0], { ...row, address: POCKET, is_wallet: false, balance: '9' }],
        metadata: TOKENS,
      },
    },
  },
}
/** The wallet had too few coins, and the host signs again. */
export const NothingSent: Story = {
  args: { defaultBoc: signedMessage(PAYMENT), onSignAgain: () => signedMessage(PAYMENT) },
  play: sending,
  parameters: { shows: '[data-part="boc"]', answers: finalTrace({ isSkipped: true }) },
}
/** Another message was sent meanwhile, and its time is over. */
export const WouldFail: Story = { args: { defaultBoc: signedMessage({ seqno: 417, validUntil: 1_700_000_000 }) } }
export const NarrowPreview: Story = { ...state.narrow, args: { defaultBoc: signedMessage(PAYMENT) } }
/** At its end the field is folded away. */
const OVER = { shows: '[data-part="boc"]' }
export const Sent: Story = { tags: ['quick'], play: sending, parameters: OVER }
const REFUSAL = { error: 'LITE_SERVER_UNKNOWN: cannot apply external message to current state' }
export const Refused: Story = {
  tags: ['quick'],
  play: sending,
  parameters: { ...OVER, status: 500, answers: { '/message': REFUSAL } },
}
/** A gateway gave up: the message may be on its way. */
export const Unsure: Story = { tags: ['quick'], play: sending, parameters: { ...OVER, status: 504 } }
export const NotFromOutside: Story = { args: { defaultBoc: BODIES.comment } }
export const Empty: Story = { args: { defaultBoc: '' } }
export const LongBoc: Story = { ...state.shows('long'), args: { defaultBoc: BODIES.long } }
export const Hostile: Story = { args: { defaultBoc: 'not\u202Egpj.exe<img src=x onerror=alert(1)>' } }
export const Narrow: Story = {
  tags: ['quick'],
  play: sending,
  parameters: { ...state.narrow.parameters, ...OVER },
}
export const Dark: Story = { tags: ['quick'], ...state.dark, play: sending, parameters: OVER }
export const RightToLeft: Story = state.rightToLeft
