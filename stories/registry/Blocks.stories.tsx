import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { AccountPage } from '../../registry/account-page.tsx'
import accountCode from '../../registry/account-page.tsx?raw'
import { Holders } from '../../registry/holders.tsx'
import holdersCode from '../../registry/holders.tsx?raw'
import honoCode from '../../registry/hono-proxy-route.ts?raw'
import nextCode from '../../registry/next-proxy-route.ts?raw'
import { SendForm } from '../../registry/send-form.tsx'
import sendCode from '../../registry/send-form.tsx?raw'
import { TokenPage } from '../../registry/token-page.tsx'
import tokenCode from '../../registry/token-page.tsx?raw'
import { TransactionPage } from '../../registry/transaction-page.tsx'
import transactionCode from '../../registry/transaction-page.tsx?raw'
import { WalletFeed } from '../../registry/wallet-feed.tsx'
import walletCode from '../../registry/wallet-feed.tsx?raw'
import registry from '../../registry.json'
import { JETTON_STEP, LUSD, MAIN } from '../accounts.ts'
import { settled } from '../states.ts'

const meta = { title: 'Recipes/Blocks', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const code = (code: string) => ({ docs: { source: { type: 'code', code, language: 'tsx' } } })

export const Account: Story = {
  render: () => <AccountPage address={MAIN} />,
  parameters: code(accountCode),
  play: settled,
}
export const Transaction: Story = {
  tags: ['quick'],
  render: () => <TransactionPage hash={JETTON_STEP} />,
  parameters: code(transactionCode),
  play: settled,
}
export const Wallet: Story = {
  render: () => <WalletFeed address={MAIN} />,
  parameters: code(walletCode),
  play: settled,
}
export const Token: Story = {
  render: () => <TokenPage address={LUSD} />,
  parameters: code(tokenCode),
  play: settled,
}
export const TokenHolders: Story = {
  render: () => <Holders jetton={LUSD} />,
  parameters: code(holdersCode),
  play: settled,
}
/** The wallet of the reader declines. */
export const Send: Story = {
  render: () => <SendForm send={() => Promise.reject(new Error('Declined in the wallet.'))} />,
  parameters: code(sendCode),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Declined in the wallet.')
  },
}

/** A server runs it: here is the file that the command adds. */
const route = (text: string): Story => ({
  render: () => (
    <pre>
      <code>{text}</code>
    </pre>
  ),
  parameters: code(text),
  play: ({ canvasElement }) => expect(within(canvasElement).getByText(/createProxy\(/)).toBeVisible(),
})
export const NextProxyRoute: Story = { tags: ['quick'], ...route(nextCode) }
export const HonoProxyRoute: Story = route(honoCode)

const theme = registry.items.at(-1)
const light: Record<string, string> = theme?.cssVars?.light ?? {}
const dark: Record<string, string> = theme?.cssVars?.dark ?? {}
/** The variables of both themes: the toolbar chooses. */
const variables = Object.fromEntries(
  Object.entries(light).map(([name, value]) => [`--${name}`, `light-dark(${value}, ${dark[name]})`]),
) as CSSProperties

/** The page of an account in an app that has these tokens. */
export const Theme: Story = {
  render: () => (
    <div style={variables}>
      <AccountPage address={MAIN} />
    </div>
  ),
  parameters: code(JSON.stringify(theme, undefined, 2)),
  play: settled,
}
