import type { Meta, StoryObj } from '@storybook/react-vite'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { JettonCard } from '../../src/ui/jettons/JettonCard/JettonCard.tsx'
import { createPriceSource } from '../../src/ui/prices/priceSource.ts'
import { jettonMaster, jettonMetadata, masters } from '../fixtures/assets.ts'
import * as state from '../states.ts'

const meta = {
  title: 'Cards/JettonCard',
  component: JettonCard,
  args: { address: demo.dollarJetton },
  play: state.settled,
} satisfies Meta<typeof JettonCard>

export default meta
type Story = StoryObj<typeof meta>

const onChain = jettonMaster({
  address: masters[7] as string,
  jetton_content: {
    name: 'KabaCoin',
    symbol: 'KAB',
    decimals: '9',
    description: 'A coin of the old harbour. '.repeat(20),
  },
})

export const Default: Story = {}
export const States: Story = state.shell({ empty: { address: demo.empty } })
/** Neither the service nor the contract says anything. */
export const WithoutMetadata: Story = { args: { data: jettonMaster({ address: masters[7] as string }) } }
/** Only the contract has its name. */
export const OnChainOnly: Story = { args: { data: onChain } }
export const UnknownDecimals: Story = {
  args: { data: jettonMaster({ address: masters[3] as string }), metadata: jettonMetadata },
}
export const ThirtyDecimals: Story = {
  args: {
    data: jettonMaster({
      address: masters[5] as string,
      total_supply: String(2n ** 120n - 1n),
      mintable: false,
      admin_address: null,
    }),
    metadata: jettonMetadata,
  },
}
export const WithPrice: Story = {
  args: {
    data: jettonMaster({ address: masters[0] as string }),
    metadata: jettonMetadata,
    priceSource: createPriceSource('USD', () => ({ price: '0.0418' })),
  },
}
export const Flagged: Story = {
  args: { data: jettonMaster({ address: masters[13] as string }), metadata: jettonMetadata },
}
export const Hostile: Story = { args: { address: demo.hostileJetton } }
export const LongNames: Story = {
  args: { data: jettonMaster({ address: masters[8] as string }), metadata: jettonMetadata },
}
export const Modes: Story = { ...state.modes, args: { data: onChain } }
