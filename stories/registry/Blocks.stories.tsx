import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect, within } from 'storybook/test'
import { AccountPage } from '../../registry/account-page.tsx'
import accountCode from '../../registry/account-page.tsx?raw'
import routeCode from '../../registry/next-proxy-route.ts?raw'
import { TransactionPage } from '../../registry/transaction-page.tsx'
import transactionCode from '../../registry/transaction-page.tsx?raw'
import registry from '../../registry.json'
import { JETTON_STEP, MAIN } from '../accounts.ts'
import { settled } from '../states.ts'

const meta = { title: 'Recipes/Blocks', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const code = (code: string) => ({ docs: { source: { type: 'code', code, language: 'tsx' } } })

export const Account: Story = {
  tags: ['quick'],
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
/** A server runs it: here is the file that the command adds. */
export const NextProxyRoute: Story = {
  tags: ['quick'],
  render: () => (
    <pre>
      <code>{routeCode}</code>
    </pre>
  ),
  parameters: code(routeCode),
  play: ({ canvasElement }) => expect(within(canvasElement).getByText(/createProxy\(/)).toBeVisible(),
}

const theme = registry.items.at(-1)
const light: Record<string, string> = theme?.cssVars?.light ?? {}
const dark: Record<string, string> = theme?.cssVars?.dark ?? {}
/** The variables of both themes: the toolbar chooses. */
const variables = Object.fromEntries(
  Object.entries(light).map(([name, value]) => [`--${name}`, `light-dark(${value}, ${dark[name]})`]),
) as CSSProperties

/** The page of an account in an app that has these tokens. */
export const Theme: Story = {
  tags: ['quick'],
  render: () => (
    <div style={variables}>
      <AccountPage address={MAIN} />
    </div>
  ),
  parameters: code(JSON.stringify(theme, undefined, 2)),
  play: settled,
}
