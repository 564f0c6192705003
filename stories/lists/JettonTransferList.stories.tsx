import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { JettonTransferList } from '../../src/ui/jettons/JettonTransferList/JettonTransferList.tsx'
import { jettonMetadata, jettonTransfers } from '../fixtures/assets.ts'
import { OWN } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Lists/JettonTransferList',
  component: JettonTransferList,
  args: { address: demo.main, heading: 'Token transfers' },
  play: state.settled,
} satisfies Meta<typeof JettonTransferList>

export default meta
type Story = StoryObj<typeof meta>

const odd = { address: OWN, data: jettonTransfers, metadata: jettonMetadata }

export const Default: Story = {}
export const OfOneToken: Story = { args: { jetton: demo.dollarJetton } }
export const States: Story = state.shell({ empty: { address: demo.empty } })
/** Unknown, 0 and 30 decimals, no metadata, flagged tokens, minted, encrypted and hostile comments. Drawn from `data`. */
export const OddCases: Story = { ...state.shows('long', 'hostile'), args: odd }
export const ShowsFlagged: Story = { args: { ...odd, trustPolicy: 'show' } }
export const HidesFlagged: Story = { args: { ...odd, trustPolicy: 'hide' } }
export const LoadMore: Story = { args: { paging: 'load-more', pageSize: 5 } }
export const FewColumns: Story = { args: { columns: ['token', 'amount', 'time'] } }
export const Modes: Story = { ...state.modes, args: odd }
