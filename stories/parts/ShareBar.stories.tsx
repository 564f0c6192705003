import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareBar } from '../../src/ui/charts/ShareBar.tsx'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const data = [
  { name: 'First', share: '0.262' },
  { name: '2–10', share: '0.351' },
  { name: '11–100', share: '0.244' },
  { name: 'Rest', share: '0.143' },
]

const meta = {
  title: 'Parts/ShareBar',
  component: ShareBar,
  args: { data },
} satisfies Meta<typeof ShareBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneOfAll: Story = { args: { data: [{ name: 'All', share: '1' }] } }
/** What is missing to the whole stays empty. */
export const Part: Story = { args: { data: data.slice(0, 2) } }
export const Empty: Story = { args: { data: [] } }
export const Long: Story = {
  args: {
    data: [{ name: 'A name that goes on and on and on', share: '0.000000000000000000000000000001' }, ...data.slice(1)],
  },
}
export const Hostile: Story = {
  args: { data: HOSTILE_TEXTS.slice(0, 4).map((name) => ({ name, share: '0.25' })) },
}
export const Modes: Story = state.modes
