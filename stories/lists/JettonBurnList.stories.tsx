import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { JettonBurnList } from '../../src/ui/jettons/JettonBurnList/JettonBurnList.tsx'
import { jettonBurns, jettonMetadata } from '../fixtures/assets.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/JettonBurnList',
  component: JettonBurnList,
  args: { heading: 'Burned tokens' },
  play: state.settled,
} satisfies Meta<typeof JettonBurnList>

export default meta
type Story = StoryObj<typeof meta>

const odd = { data: jettonBurns, metadata: jettonMetadata }

export const Default: Story = {}
export const States: Story = state.shell({ empty: { address: demo.empty } })
/** Failed, without an owner, unknown decimals, flagged tokens. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long', 'hostile'), args: odd }
export const HidesFlagged: Story = { args: { ...odd, trustPolicy: 'hide' } }
export const Modes: Story = { ...state.modes, args: odd }
