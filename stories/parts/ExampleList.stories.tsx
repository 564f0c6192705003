import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { warn } from '../../src/ui/icons/paths.ts'
import { ExampleList } from '../../src/ui/parts/ExampleList.tsx'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const data = [
  { kind: 'account', id: demo.main, title: 'A wallet with 40 tokens', text: 'Three of them only pretend to be LUSD.' },
  { kind: 'jetton', id: demo.cometJetton, title: 'A token and its holders', text: 'One account holds most of it.' },
  { kind: 'trace', id: 'ab'.repeat(32), title: 'A trace that failed', text: 'Out of gas in step 2.', face: warn },
] as const

const meta = {
  title: 'Parts/ExampleList',
  component: ExampleList,
  args: { data },
} satisfies Meta<typeof ExampleList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { data: [] } }
export const Long: Story = {
  args: { data: data.map((one) => ({ ...one, title: 'A title that goes on '.repeat(6), text: 'x'.repeat(120) })) },
}
export const Hostile: Story = {
  args: { data: HOSTILE_TEXTS.map((text, index) => ({ kind: 'account', id: `0:${index}`, title: text, text })) },
}
export const Modes: Story = state.modes
