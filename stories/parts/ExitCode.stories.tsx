import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExitCode } from '../../src/ui/reading/ExitCode.tsx'
import * as state from '../states.ts'

const meta = { title: 'Parts/ExitCode', component: ExitCode, args: { data: -14 } } satisfies Meta<typeof ExitCode>

export default meta
type Story = StoryObj<typeof meta>

const COMPUTE = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, -14, 130, 65535, 4242]
const ACTION = [0, 32, 33, 34, 37, 38, 40, 50, 999]
const CONTRACTS = [
  [33, 'wallet_v3r2'],
  [135, 'wallet_v5r1'],
  [706, 'jetton_wallet'],
  [401, 'nft_item'],
] as const

export const Default: Story = {}
export const Action: Story = { args: { data: 37, phase: 'action' } }
export const OfAContract: Story = { args: { data: 706, interfaces: ['jetton_wallet'] } }
export const Table: Story = {
  ...state.shows('long'),
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {COMPUTE.map((code) => (
        <ExitCode key={code} data={code} />
      ))}
      {ACTION.map((code) => (
        <ExitCode key={code} data={code} phase="action" />
      ))}
      {CONTRACTS.map(([code, name]) => (
        <ExitCode key={name} data={code} interfaces={[name]} />
      ))}
    </div>
  ),
}
export const Modes: Story = { ...Table, ...state.modes }
