import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createClient } from '../../src/core/client.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { MAIN } from '../accounts.ts'
import { oddTransactions } from '../fixtures/transactions.ts'
import { settled } from '../states.ts'
import { AccountPage } from './AccountPage.tsx'
import accountPageCode from './AccountPage.tsx?raw'
import { Faults } from './Faults.tsx'
import faultsCode from './Faults.tsx?raw'
import { FirstPage } from './FirstPage.tsx'
import firstPageCode from './FirstPage.tsx?raw'
import { HostTokens } from './HostTokens.tsx'
import hostTokensCode from './HostTokens.tsx?raw'
import { InTelegram } from './InTelegram.tsx'
import inTelegramCode from './InTelegram.tsx?raw'
import { Looks } from './Looks.tsx'
import looksCode from './Looks.tsx?raw'
import { Pace } from './Pace.tsx'
import paceCode from './Pace.tsx?raw'
import { PinnedRows } from './PinnedRows.tsx'
import pinnedRowsCode from './PinnedRows.tsx?raw'
import { loadHistory, ServerPage } from './ServerPage.tsx'
import serverPageCode from './ServerPage.tsx?raw'
import { OwnFees } from './Slots.tsx'
import slotsCode from './Slots.tsx?raw'
import { Careful } from './Trust.tsx'
import trustCode from './Trust.tsx?raw'
import { Wallet } from './Wallet.tsx'
import walletCode from './Wallet.tsx?raw'
import { InRussian } from './Words.tsx'
import wordsCode from './Words.tsx?raw'

const meta = { title: 'Recipes/Live', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The page shows the file unchanged: readers see the checked code that runs above it. */
const code = (code: string) => ({ docs: { source: { type: 'code', code, language: 'tsx' } } })
const says =
  (text: RegExp) =>
  async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    await waitFor(() => expect(within(canvasElement).getAllByText(text).length).toBeGreaterThan(0))
  }

export const First: Story = {
  tags: ['quick'],
  render: () => <FirstPage address={MAIN} />,
  parameters: code(firstPageCode),
  play: settled,
}
export const Hooks: Story = {
  tags: ['quick'],
  render: () => <Wallet address={MAIN} />,
  parameters: code(walletCode),
  play: says(/holds [\d,.]+ GRAM/),
}
export const Explorer: Story = {
  render: () => <AccountPage address={MAIN} />,
  parameters: code(accountPageCode),
  play: settled,
}

/** What a host makes of its own buttons and lists. */
const HOST = `
:where(.plain-page) > button {
  margin: 0 8px 8px 0;
  padding: 7px 12px;
  border: 1px solid light-dark(#cbd3dc, #323d4b);
  border-radius: 6px;
  background: light-dark(#ffffff, #1a212b);
  color: inherit;
  font: 500 0.8125rem/1.25 var(--font-sans);
}
:where(.plain-page) > ul {
  margin: 0 0 16px;
  padding: 4px 16px;
  border: 1px solid var(--book-line);
  border-radius: 10px;
  background: var(--book-surface);
  font: 0.875rem/2.25 var(--font-sans);
  list-style: none;
}
:where(.plain-page) > ul > li + li {
  border-block-start: 1px solid var(--book-line);
}`

/** A server of its own, that has answered before the page is drawn. */
const atServer = createClient({ baseUrl: 'http://local.test', fetch: createLocalService().fetch })
const inPage = createClient({ baseUrl: 'http://local.test', fetch: () => Promise.reject(new Error('asked for')) })
type Loaded = Awaited<ReturnType<typeof loadHistory>>

export const FromTheServer: Story = {
  loaders: [async () => ({ history: await loadHistory(atServer, MAIN) })],
  render: (_args, { loaded }) => <ServerPage client={inPage} history={loaded.history as Loaded} />,
  parameters: code(serverPageCode),
  play: settled,
}
export const Slots: Story = {
  tags: ['quick'],
  render: () => <OwnFees address={MAIN} />,
  parameters: code(slotsCode),
  play: says(/\d nanograms/),
}
export const Words: Story = {
  tags: ['quick'],
  render: () => <InRussian client={inPage} data={oddTransactions.slice(0, 5)} />,
  parameters: code(wordsCode),
  play: says(/Плата сети/),
}
export const Trust: Story = {
  render: () => <Careful address={MAIN} />,
  parameters: code(trustCode),
  play: settled,
}
export const Paced: Story = {
  tags: ['quick'],
  render: () => <Pace address={MAIN} />,
  parameters: { ...code(paceCode), stage: { requestsPerSecond: 10 } },
  play: says(/is active\. 0 in the queue, 10 requests a second/),
}
export const Refused: Story = {
  tags: ['quick'],
  ...Paced,
  globals: { network: 'rateLimited' },
  play: says(/the service asked for a pause/),
}
export const PlayedFaults: Story = {
  tags: ['quick'],
  render: () => (
    <div className="plain-page">
      <style>{HOST}</style>
      <Faults />
    </div>
  ),
  parameters: code(faultsCode),
  play: async ({ canvasElement }) => {
    const { getByRole } = within(canvasElement)
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-part="row"]')).toHaveLength(5))
    await userEvent.click(getByRole('button', { name: 'The service fails' }))
    await waitFor(() => expect(canvasElement.querySelector('[data-state="error"]')).not.toBeNull())
  },
}
export const Pinned: Story = {
  tags: ['quick'],
  render: () => (
    <div className="plain-page">
      <style>{HOST}</style>
      <PinnedRows />
    </div>
  ),
  parameters: code(pinnedRowsCode),
  play: says(/Block \d+/),
}
export const Themes: Story = {
  tags: ['quick'],
  render: () => <Looks address={MAIN} />,
  globals: { theme: 'system' },
  parameters: code(looksCode),
  play: settled,
}
export const Host: Story = {
  render: () => <HostTokens address={MAIN} />,
  parameters: code(hostTokensCode),
  play: settled,
}
export const Telegram: Story = {
  tags: ['quick'],
  // In every mode of the book the mini app is Telegram's own.
  render: () => (
    <TonCenterProvider theme="system">
      <InTelegram address={MAIN} />
    </TonCenterProvider>
  ),
  parameters: code(inTelegramCode),
  play: settled,
}
