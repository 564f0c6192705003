import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '../../src/ui/parts/CopyButton.tsx'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/CopyButton',
  component: CopyButton,
  args: { data: '1284.5073912', label: 'Copy the balance' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Modes: Story = state.modes
