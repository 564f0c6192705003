import type { Meta, StoryObj } from '@storybook/react-vite'
import { STORY_NOW } from '../../.storybook/Stage.tsx'
import { TimeLeft } from '../../src/ui/time/TimeLeft.tsx'
import * as state from '../states.ts'

const after = (seconds: number) => STORY_NOW / 1000 + seconds

const meta = {
  title: 'Parts/TimeLeft',
  component: TimeLeft,
  args: { data: after(11_520) },
} satisfies Meta<typeof TimeLeft>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Seconds: Story = { args: { data: after(59) } }
export const Days: Story = { args: { data: after(41 * 86_400) } }
export const Ended: Story = { args: { data: after(-5) } }
/** An end that no calendar has. */
export const Never: Story = { ...state.shows('long'), args: { data: 1e30 } }
export const RightToLeft: Story = { ...state.rightToLeft, globals: { direction: 'rtl', locale: 'ar' } }
export const Modes: Story = state.modes
