import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, waitFor, within } from 'storybook/test'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { SearchBox } from '../../src/ui/tools/SearchBox/SearchBox.tsx'
import { LUSD, MAIN, SHOP } from '../accounts.ts'
import { hashOf } from '../fixtures/transactions.ts'
import * as state from '../states.ts'

const ADDRESS = toFriendlyAddress(MAIN, { bounceable: false })
const HASH = 'c8ed12375c81a6cbf0153a5f84a9cef3183d6287acd1f61b40658aafd4f91e43'
const NAMES = [
  { kind: 'account', address: SHOP, name: 'Harbour Exchange' },
  { kind: 'account', address: MAIN, name: 'harbor' },
  { kind: 'jetton', address: LUSD, name: 'Ledger Dollar', symbol: 'LUSD' },
  { kind: 'collection', address: demoAccounts.postcards, name: 'Harbour Postcards' },
] as const
const SECONDS = Date.UTC(2026, 0, 1, 12, 0, 30) / 1000

/** A storage with three searches in it. */
const storage = {
  getItem: () =>
    JSON.stringify([
      { target: { kind: 'account', address: MAIN }, title: 'harbor.ton', time: SECONDS - 120 },
      { target: { kind: 'jetton', address: LUSD }, title: 'LUSD', time: SECONDS - 3_700 },
      { target: { kind: 'block', workchain: -1, shard: '8000000000000000', seqno: 500 }, time: SECONDS - 4_000 },
    ]),
  setItem: () => undefined,
}

const meta = {
  title: 'Tools/SearchBox',
  component: SearchBox,
  args: { names: NAMES, onSelect: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 460, maxInlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement) => within(canvasElement).findByRole('combobox')

const MANY_NAMES = Array.from({ length: 14 }, (_, index) => ({
  ...{
    kind: 'account' as const,
    address: `0:${(index + 10).toString(16).padStart(2, '0').repeat(32)}`,
    name: `Harbour pier ${index + 1}`,
  },
}))

/** Enters a text, and waits until the panel shows something about it. */
const entering = (text: string, shown = '[data-part="option"], [data-part="notice"]') => ({
  parameters: { shows: shown },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const input = await field(canvasElement)
    await userEvent.click(input)
    if (text) await userEvent.paste(text)
    await waitFor(() => {
      if (!canvasElement.querySelector(shown)) throw new Error(`Nothing shows ${shown}`)
      if (canvasElement.querySelector('[aria-busy]')) throw new Error('It loads')
    })
  },
})

export const Default: Story = {}
export const Large: Story = { args: { size: 'large' } }
export const ByName: Story = entering('harb')
export const ManyByName: Story = { args: { names: MANY_NAMES }, ...entering('harb', '[data-kind="all"]') }
export const Recent: Story = { args: { recentStorage: storage }, ...entering('') }
export const Address: Story = entering(ADDRESS)
/** An address of a jetton is the token itself. */
export const Token: Story = entering(LUSD)
export const Link: Story = entering(`https://tonviewer.com/${ADDRESS}`)
export const Block: Story = entering('500')
export const Domain: Story = entering('lakeside-cabin.ton')
export const DomainOfNobody: Story = entering('harbormaster.ton')
export const NothingFound: Story = entering('zebra crossing')
export const WrongHash: Story = entering(`${HASH.slice(0, 16)}g${HASH.slice(17, 62)}`)
export const UnknownHash: Story = entering(hashOf(1))
/** One character is another one: the account that is meant exists. */
export const WrongAddress: Story = entering(
  `${ADDRESS.slice(0, 42)}${ADDRESS[42] === 'x' ? 'y' : 'x'}${ADDRESS.slice(43)}`,
  '[data-part="option"]',
)
export const Failing: Story = { ...state.failing, ...entering('lakeside-cabin.ton') }
export const LongText: Story = { ...state.shows('long'), ...entering(`zebra ${'of an endless line '.repeat(40)}`) }
/** Names of strangers: an imitation, and a text that turns around. */
export const Hostile: Story = {
  ...entering('ton'),
  args: {
    names: [
      { kind: 'jetton', address: SHOP, name: 'Toncoin', symbol: 'TON' },
      { kind: 'jetton', address: MAIN, name: 'not\u202Egpj.exe<img src=x onerror=alert(1)>', symbol: 'T\u200BON TON' },
      { kind: 'account', address: LUSD, name: `ton ${'w'.repeat(200)}` },
    ],
  },
}
export const Narrow: Story = {
  ...entering('harb'),
  parameters: { ...state.narrow.parameters, shows: '[data-part="option"]' },
}
export const Dark: Story = { ...state.dark, ...entering('harb') }
export const RightToLeft: Story = {
  ...state.rightToLeft,
  ...entering('harb'),
  parameters: state.rightToLeft.parameters,
}
