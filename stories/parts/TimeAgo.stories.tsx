import type { Meta, StoryObj } from '@storybook/react-vite'
import { STORY_NOW } from '../../.storybook/Stage.tsx'
import { TimeAgo } from '../../src/ui/time/TimeAgo.tsx'
import * as state from '../states.ts'

const before = (seconds: number) => STORY_NOW / 1000 - seconds

const meta = {
  title: 'Parts/TimeAgo',
  component: TimeAgo,
  args: { data: before(130) },
} satisfies Meta<typeof TimeAgo>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Now: Story = { args: { data: before(0) } }
export const Seconds: Story = { args: { data: before(12) } }
export const Days: Story = { args: { data: before(3 * 86_400) } }
/** From a week on: the date. */
export const LongAgo: Story = { args: { data: Date.UTC(2019, 10, 15) / 1000 } }
export const Age: Story = { args: { format: 'age' } }
/** A clock that runs behind the chain's. */
export const Future: Story = { args: { data: before(-40) } }
export const Russian: Story = { parameters: { stage: { locale: 'ru', timeZone: 'Europe/Moscow' } } }
export const RightToLeft: Story = { ...state.rightToLeft, globals: { direction: 'rtl', locale: 'ar' } }
export const Modes: Story = state.modes
