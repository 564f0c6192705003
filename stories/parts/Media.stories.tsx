import type { Meta, StoryObj } from '@storybook/react-vite'
import { Media } from '../../src/ui/tokens/Media.tsx'
import { LUSD } from '../accounts.ts'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import { picture } from '../fixtures/nfts.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/Media',
  component: Media,
  args: { token: { name: 'Tidal Form #0412', extra: picture(1) }, address: LUSD },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Media>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** No image that the service serves: drawn. */
export const WithoutImage: Story = { args: { token: { name: 'Tidal Form #0412' } } }
/** The author's own image, for who asks for it. */
export const WithOriginal: Story = {
  args: { token: { name: 'Tidal Form #0412', image: 'https://author.example/0412.png' }, withOriginal: true },
}
/** A domain without a picture. */
export const Domain: Story = { args: { token: { extra: { domain: 'harbor.ton' } } } }
export const Flagged: Story = { args: { token: { name: 'Claim 1,000 GRAM' }, flags: [{ kind: 'scam' }] } }
export const Sensitive: Story = { args: { token: { name: 'Spicy', is_nsfw: true }, flags: [{ kind: 'nsfw' }] } }
export const Long: Story = { args: { token: { name: 'A name that does not end '.repeat(20) } } }
export const Hostile: Story = { args: { token: { name: HOSTILE_TEXTS.join(' ') } } }
export const Modes: Story = state.modes
