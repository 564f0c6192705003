import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfigTable } from '../../src/ui/tools/ConfigTable/ConfigTable.tsx'
import * as state from '../states.ts'

const meta = {
  title: 'Tools/ConfigTable',
  component: ConfigTable,
  play: state.settled,
} satisfies Meta<typeof ConfigTable>

export default meta
type Story = StoryObj<typeof meta>

/** The short configuration on which the demo chain runs. */
export const Default: Story = { ...state.shows('long') }
export const Loading: Story = state.loading
export const Failing: Story = state.failing
export const Hostile: Story = {
  args: { config: 'te6ccgEBAQEAAgAAAA==' },
  parameters: { shows: '[data-state="error"]' },
}
export const Narrow: Story = state.narrow
export const Dark: Story = state.dark
export const RightToLeft: Story = state.rightToLeft
