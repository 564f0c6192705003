import type { Meta, StoryObj } from '@storybook/react-vite'
import { ServerError } from '../../src/core/errors.ts'
import { ErrorState } from '../../src/ui/states/ErrorState.tsx'
import { HOSTILE_TEXTS } from '../fixtures/hostile.ts'
import * as state from '../states.ts'

const failure = (serviceText: string) =>
  new ServerError({ endpoint: 'v3 transactions', network: 'mainnet', status: 500, serviceText })

const meta = {
  title: 'Parts/ErrorState',
  component: ErrorState,
  args: { error: failure('pq: canceling statement due to user request'), onRetry: () => undefined },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** An error of another library. */
export const Unknown: Story = { args: { error: new Error('no idea') } }
export const Long: Story = { args: { error: failure('a reason that does not end '.repeat(60)) } }
/** The service's own words, unfolded. */
export const Hostile: Story = {
  tags: ['quick'],
  args: { error: failure(HOSTILE_TEXTS.join(' ')) },
  play: ({ canvasElement }) => canvasElement.querySelector('summary')?.click(),
}
export const Modes: Story = state.modes
