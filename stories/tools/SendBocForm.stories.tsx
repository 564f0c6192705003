import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { SendBocForm } from '../../src/ui/tools/SendBoc/SendBocForm.tsx'
import { hashOf } from '../fixtures/transactions.ts'
import * as state from '../states.ts'
import { Answers } from './answers.tsx'
import { BODIES, EXTERNAL } from './bodies.ts'
import { finalTrace } from './traces.ts'

const TAKEN = { '/message': { message_hash: hashOf(7), message_hash_norm: hashOf(7) }, ...finalTrace({}) }

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
  const button = await within(canvasElement).findByRole('button', { name: /^(Send|Отправить)$/ })
  await waitFor(() => {
    if ((button as HTMLButtonElement).disabled) throw new Error('Its hash is not known yet')
  })
  await userEvent.click(button)
  await waitFor(() => {
    if (!canvasElement.querySelector('[data-part="notice"]')) throw new Error('It has not ended')
  })
}

export const Default: Story = {}
export const Sent: Story = { play: sending }
const REFUSAL = { error: 'LITE_SERVER_UNKNOWN: cannot apply external message to current state' }
export const Refused: Story = { play: sending, parameters: { status: 500, answers: { '/message': REFUSAL } } }
/** A gateway gave up: the message may be on its way. */
export const Unsure: Story = { play: sending, parameters: { status: 504 } }
export const NotFromOutside: Story = { args: { defaultBoc: BODIES.comment } }
export const Empty: Story = { args: { defaultBoc: '' } }
export const LongBoc: Story = { ...state.shows('long'), args: { defaultBoc: BODIES.long } }
export const Hostile: Story = { args: { defaultBoc: 'not\u202Egpj.exe<img src=x onerror=alert(1)>' } }
export const Narrow: Story = { play: sending, parameters: { ...state.narrow.parameters, shows: 'textarea' } }
export const Dark: Story = { ...state.dark, play: sending }
export const RightToLeft: Story = state.rightToLeft
