import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenImage } from '../../src/ui/images/TokenImage.tsx'
import { LUSD, SHOP } from '../accounts.ts'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/TokenImage',
  component: TokenImage,
  args: { token: { symbol: 'LUSD' }, address: LUSD, size: 40 },
} satisfies Meta<typeof TokenImage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutMetadata: Story = { args: { token: undefined, address: SHOP } }
export const Scam: Story = { args: { token: { symbol: 'USDT', is_scam: true } } }
export const Sensitive: Story = { args: { token: { symbol: 'SPICY', is_nsfw: true } } }
/** A name that copies another: the check of names says so. */
export const LookAlike: Story = { args: { token: { symbol: 'GRΑM' }, flags: [{ kind: 'native', of: 'GRAM' }] } }
export const Long: Story = { args: { token: { symbol: 'A symbol that does not end '.repeat(20) } } }
export const Hostile: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {HOSTILE_TEXTS.map((symbol) => (
        <TokenImage key={symbol} {...args} token={{ symbol }} />
      ))}
    </div>
  ),
}
export const Modes: Story = state.modes
