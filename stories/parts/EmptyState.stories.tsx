import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../../src/ui/states/EmptyState.tsx'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  args: { title: 'No transactions yet', text: 'Transfers and contract calls of this account will appear here.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Long: Story = {
  args: { title: 'Nothing here yet '.repeat(8), text: 'It will appear when it comes. '.repeat(20) },
}
/** An app says there what its readers looked for. */
export const Hostile: Story = { args: { title: 'Nothing found', text: HOSTILE_TEXTS.join(' ') } }
export const Modes: Story = state.modes
