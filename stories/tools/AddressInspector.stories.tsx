import type { Meta, StoryObj } from '@storybook/react-vite'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { AddressInspector } from '../../src/ui/tools/AddressInspector/AddressInspector.tsx'
import { MAIN } from '../accounts.ts'
import * as state from '../states.ts'

const ADDRESS = toFriendlyAddress(MAIN, { bounceable: false })

const meta = {
  title: 'Tools/AddressInspector',
  component: AddressInspector,
  args: { defaultAddress: ADDRESS },
  parameters: { shows: 'input' },
} satisfies Meta<typeof AddressInspector>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Raw: Story = { args: { defaultAddress: `-1:${'5'.repeat(64)}` } }
export const TestNetworkForm: Story = { args: { defaultAddress: toFriendlyAddress(MAIN, { testOnly: true }) } }
export const WrongCharacter: Story = { args: { defaultAddress: `${ADDRESS.slice(0, 20)}!${ADDRESS.slice(21)}` } }
export const WrongChecksum: Story = { args: { defaultAddress: `${ADDRESS.slice(0, 20)}zz${ADDRESS.slice(22)}` } }
export const Empty: Story = { args: { defaultAddress: '' } }
/** A workchain without a friendly form. */
export const LongWorkchain: Story = { args: { defaultAddress: `2147483647:${'A'.repeat(64)}` } }
export const Hostile: Story = { args: { defaultAddress: 'not\u202Egpj.exe<img src=x onerror=alert(1)>' } }
export const Narrow: Story = { parameters: { ...state.narrow.parameters, shows: 'input' } }
export const Dark: Story = state.dark
export const RightToLeft: Story = state.rightToLeft
