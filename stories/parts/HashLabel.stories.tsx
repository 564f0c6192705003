import type { Meta, StoryObj } from '@storybook/react-vite'
import { HashLabel } from '../../src/ui/parts/HashLabel.tsx'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/HashLabel',
  component: HashLabel,
  args: { data: '8f31c6d97b2e04a1556f0c3b9d8e7a6f5b4c3d2e1f00112233445566a1e7a04b' },
} satisfies Meta<typeof HashLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Linked: Story = { args: { kind: 'transaction' } }
export const WithoutCopy: Story = { args: { copy: false } }
/** Nothing is left out. */
export const Long: Story = { ...state.narrow, args: { ends: 32 } }
/** A text that is no hash is shown as it is. */
export const Hostile: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {HOSTILE_TEXTS.map((text) => (
        <HashLabel key={text} data={text} copy={false} />
      ))}
    </div>
  ),
}
export const Modes: Story = state.modes
