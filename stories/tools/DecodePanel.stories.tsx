import type { Meta, StoryObj } from '@storybook/react-vite'
import { waitFor } from 'storybook/test'
import { DecodePanel } from '../../src/ui/tools/DecodePanel/DecodePanel.tsx'
import * as state from '../states.ts'
import { BODIES } from './bodies.ts'

const meta = {
  title: 'Tools/DecodePanel',
  component: DecodePanel,
  args: { defaultBody: BODIES.jettonTransfer },
  parameters: { shows: '[data-part="operation"], [data-part="cells"], [role="status"]' },
  play: async ({ canvasElement, parameters }) => {
    await waitFor(() => {
      if (!canvasElement.querySelector(parameters.shows)) throw new Error('Nothing is decoded')
      if (canvasElement.querySelector('[data-part="skeleton"]')) throw new Error('It loads')
    })
  },
} satisfies Meta<typeof DecodePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Comment: Story = { args: { defaultBody: BODIES.comment } }
export const Opcode: Story = { args: { defaultBody: '0x0f8a7ea5' } }
/** The data of one cell, as hex. */
export const Unknown: Story = { args: { defaultBody: 'deadbeef00112233' } }
export const Wrong: Story = { args: { defaultBody: 'te6cc, but nothing else' } }
export const Empty: Story = { args: { defaultBody: '' } }
export const LongBody: Story = { ...state.shows('long'), args: { defaultBody: BODIES.long } }
export const Hostile: Story = { args: { defaultBody: BODIES.hostile } }
export const Failing: Story = { ...state.failing, parameters: { ...state.failing.parameters, shows: '[role="alert"]' } }
export const Narrow: Story = { parameters: { ...state.narrow.parameters, shows: '[data-part="operation"]' } }
export const Dark: Story = state.dark
export const RightToLeft: Story = {
  ...state.rightToLeft,
  parameters: { ...state.rightToLeft.parameters, shows: '[data-part="operation"]' },
}
