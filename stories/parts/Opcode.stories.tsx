import type { Meta, StoryObj } from '@storybook/react-vite'
import { Opcode } from '../../src/ui/parts/Opcode.tsx'
import * as state from '../states.ts'

const meta = { title: 'Parts/Opcode', component: Opcode, args: { data: '0x0f8a7ea5' } } satisfies Meta<typeof Opcode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** As a signed number, the way answers of the second generation write it. */
export const Negative: Story = { args: { data: -718_884_261 } }
export const Unknown: Story = { args: { data: '0x5fcc3d15' } }
/** The service's own name wins. */
export const Named: Story = { args: { data: '0x5fcc3d15', name: 'dedust_swap' } }
export const Hostile: Story = {
  ...state.shows('long'),
  args: { data: '0x5fcc3d15', name: `<b>\u202E${'W'.repeat(200)}` },
}
export const Modes: Story = state.modes
