import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../../src/ui/states/Skeleton.tsx'
import * as state from '../states.ts'

const meta = {
  title: 'Parts/Skeleton',
  component: Skeleton,
  args: { width: '120px' },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OfATitle: Story = { args: { width: '60%', height: 20, line: 24 } }
export const Modes: Story = { ...state.modes, args: { width: '100%' } }
