import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NewItemsBar } from '../../src/ui/states/NewItemsBar.tsx'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/NewItemsBar',
  component: NewItemsBar,
  args: { data: 3, onShow: fn() },
} satisfies Meta<typeof NewItemsBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['quick'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '3 new' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}
/** Nothing waits: nothing is drawn, but readers who listen will hear of the next. */
export const Nothing: Story = { args: { data: 0 } }
export const Long: Story = { args: { data: 1_234_567 } }
export const Modes: Story = { ...state.modes, args: { data: 21 } }
