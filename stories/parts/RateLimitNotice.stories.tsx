import type { Meta, StoryObj } from '@storybook/react-vite'
import { RateLimitError } from '../../src/core/errors.ts'
import { RateLimitNotice } from '../../src/ui/states/RateLimitNotice.tsx'
import * as state from '../states.ts'

const pause = (ms: number) => new RateLimitError({ endpoint: 'v3 transactions', network: 'mainnet', status: 429 }, ms)

const meta = {
  title: 'Parts/RateLimitNotice',
  component: RateLimitNotice,
  args: { error: pause(3000) },
} satisfies Meta<typeof RateLimitNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Box: Story = { args: { shape: 'box' } }
/** A day. */
export const Long: Story = { args: { error: pause(86_400_000), shape: 'box' } }
export const Modes: Story = state.modes
