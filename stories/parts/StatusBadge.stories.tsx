import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '../../src/ui/parts/StatusBadge.tsx'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const statuses = [
  'sent',
  'pending',
  'confirmed',
  'success',
  'bounced',
  'failed',
  'unknown',
  'active',
  'frozen',
  'uninit',
] as const

const meta = {
  title: 'Parts/StatusBadge',
  component: StatusBadge,
  args: { data: 'success' },
} satisfies Meta<typeof StatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Every one of them: an icon and a word each. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {statuses.map((status) => (
        <StatusBadge key={status} data={status} />
      ))}
    </div>
  ),
}
/** Words that a service may add: drawn as they are, made safe. */
export const Hostile: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {[...HOSTILE_TEXTS, 'constructor'].map((status) => (
        <StatusBadge key={status} data={status} />
      ))}
    </div>
  ),
}
/** In the words of an app. */
export const Long: Story = {
  ...All,
  parameters: {
    ...state.shows('long'),
    stage: { width: 200, dictionary: { 'status.success': 'It went through, and nothing can undo it any more' } },
  },
}
export const Modes: Story = { ...All, ...state.modes }
