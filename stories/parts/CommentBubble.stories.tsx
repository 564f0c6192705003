import type { Meta, StoryObj } from '@storybook/react-vite'
import { CommentBubble } from '../../src/ui/tokens/CommentBubble.tsx'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/CommentBubble',
  component: CommentBubble,
  args: { data: 'Thanks for the tide tables, the November set is exactly what we needed' },
} satisfies Meta<typeof CommentBubble>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Encrypted: Story = { args: { isEncrypted: true } }
export const Empty: Story = { args: { data: '' } }
export const Long: Story = { args: { data: 'A thousand characters go on and on. '.repeat(28) } }
export const Hostile: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {HOSTILE_TEXTS.map((text) => (
        <CommentBubble key={text} data={text} />
      ))}
    </div>
  ),
}
export const HostileNarrow: Story = { ...Hostile, ...state.narrow }
export const Modes: Story = state.modes
