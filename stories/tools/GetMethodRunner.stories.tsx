import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { GetMethodRunner } from '../../src/ui/tools/GetMethodRunner/GetMethodRunner.tsx'
import { LUSD, MAIN } from '../accounts.ts'
import * as state from '../states.ts'
import { Answers } from './answers.tsx'
import * as runs from './runs.ts'

const meta = {
  title: 'Tools/GetMethodRunner',
  component: GetMethodRunner,
  args: {
    address: LUSD,
    methods: [
      { name: 'get_jetton_data', results: ['total supply', 'mintable', 'admin', 'content', 'wallet code'] },
      { name: 'get_wallet_address', arguments: [{ name: 'owner', type: 'address' }], results: ['wallet'] },
    ],
  },
  render: (args, { parameters }) => (
    <Answers
      of={{ runGetMethod: parameters.answer === undefined ? runs.JETTON_DATA : parameters.answer }}
      status={parameters.status}
    >
      <GetMethodRunner {...args} />
    </Answers>
  ),
} satisfies Meta<typeof GetMethodRunner>

export default meta
type Story = StoryObj<typeof meta>

const shown = (canvasElement: HTMLElement, selector: string) =>
  waitFor(() => {
    if (!canvasElement.querySelector(selector)) throw new Error(`Nothing shows ${selector}`)
  })

/** Chooses a method, enters its first argument, and runs it. */
const running = (method: RegExp, answer: object | null, argument?: string, selector = '[data-part="value"]') => ({
  parameters: { shows: selector, answer },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: method }))
    if (argument !== undefined) {
      await userEvent.click(canvas.getAllByRole('textbox')[0] as HTMLElement)
      await userEvent.paste(argument)
    }
    await userEvent.click(canvas.getByRole('button', { name: /^(Run|Вызвать)$/ }))
    await shown(canvasElement, selector)
  },
})

/** The kind of the contract is known by the service: a jetton has its methods. */
export const Default: Story = {
  tags: ['quick'],
  args: { methods: undefined },
  render: (args) => <GetMethodRunner {...args} />,
  play: ({ canvasElement }) => shown(canvasElement, '[data-part="methods"] button:nth-of-type(2)'),
}
export const Ran: Story = running(/get_jetton_data/, runs.JETTON_DATA)
export const WithAddress: Story = running(/get_wallet_address/, runs.ADDRESS, MAIN)
export const Lists: Story = {
  ...running(/get_extensions/, runs.EXTENSIONS),
  args: { address: MAIN, methods: [{ name: 'get_extensions', results: ['extensions'] }] },
}
export const Running: Story = running(/get_jetton_data/, null, undefined, '[aria-busy]')
/** Exit code 11, in a sentence. */
export const NoSuchMethod: Story = running(
  /Other name|Другое имя/,
  runs.NO_METHOD,
  'get_nothing',
  '[data-state="failed"]',
)
export const WrongArgument: Story = running(/get_wallet_address/, {}, 'EQnobody', '[aria-invalid="true"]')
const failing = running(/get_jetton_data/, {}, undefined, '[role="alert"]')
export const Failing: Story = { ...failing, parameters: { ...failing.parameters, status: 500 } }
export const LongNames: Story = {
  ...state.shows('long'),
  args: {
    methods: [{ name: `get_${'very_'.repeat(30)}long`, arguments: [{ name: 'an argument '.repeat(12), type: 'num' }] }],
  },
}
export const Hostile: Story = {
  args: {
    address: '<img src=x onerror=alert(1)>',
    methods: [
      { name: 'get\u202Eatad', results: ['<b>x</b>'], arguments: [{ name: '\u202Eowner<script>', type: 'slice' }] },
    ],
  },
}
const narrow = running(/get_jetton_data/, runs.JETTON_DATA)
export const Narrow: Story = { ...narrow, parameters: { ...state.narrow.parameters, ...narrow.parameters } }
export const Dark: Story = { ...state.dark, ...running(/get_jetton_data/, runs.JETTON_DATA) }
const turned = running(/get_jetton_data/, runs.JETTON_DATA)
export const RightToLeft: Story = {
  ...turned,
  ...state.rightToLeft,
  parameters: { ...turned.parameters, ...state.rightToLeft.parameters },
}
