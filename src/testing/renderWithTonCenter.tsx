import type { QueryClient } from '@tanstack/react-query'
import { type RenderOptions, type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type Client, createClient } from '../core/client.ts'
import { createLocalService } from '../local/createLocalService.ts'
import type { LocalService } from '../local/options.ts'
import { TonCenterProvider } from '../react/Provider.tsx'
import type { Settings } from '../react/settings.ts'
import { createTestQueryClient } from './createTestQueryClient.ts'
import { createTestWallet } from './createTestWallet.ts'
import { InjectedWallet } from './InjectedWallet.tsx'
import type { TestWallet, TestWalletOptions } from './testWallet.ts'

/** A service; a local one is loaded before it is asked. */
type Warmable = Pick<LocalService, 'fetch'> & Partial<Pick<LocalService, 'chain'>>

export interface RenderWithTonCenterOptions extends Omit<RenderOptions, 'queries' | 'wrapper'> {
  /** Answers. Default: a local service with the demo chain, which needs no network and is the same in each run. */
  service?: Warmable
  /** Asks. Default: a client of `service`. */
  client?: Client
  /** Default: a fresh `createTestQueryClient()`. */
  queryClient?: QueryClient
  /** The provider's settings: locale, theme, clock … */
  settings?: Settings
  /** Puts a test wallet into the page, at `window.testWallet`, until the tree is taken down. Default: none. */
  wallet?: true | TestWalletOptions
}

export type RenderWithTonCenterResult = RenderResult & {
  client: Client
  queryClient: QueryClient
  /** The wallet of the option. */
  wallet: TestWallet | undefined
}

/**
 * Renders below a `<TonCenterProvider>` that asks a local service, with Testing Library's `render`. `rerender` keeps
 * the provider. The service has loaded before the first render: its answers are there within the second that `findBy` waits.
 *
 * ```tsx
 * await renderWithTonCenter(<Balance address={demo} />)
 * expect(await screen.findByText(/GRAM/)).toBeVisible()
 * ```
 */
export async function renderWithTonCenter(
  ui: ReactNode,
  {
    service = createLocalService(),
    client,
    queryClient = createTestQueryClient(),
    settings,
    wallet: walletOptions,
    ...options
  }: RenderWithTonCenterOptions = {},
): Promise<RenderWithTonCenterResult> {
  if (!client) await service.chain?.accounts()
  const asked = client ?? createTestClient(service)
  const wallet =
    walletOptions && createTestWallet({ fetch: service.fetch, ...(walletOptions !== true && walletOptions) })
  // Before the first render: a page looks for its wallets once.
  wallet?.inject()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TonCenterProvider {...settings} client={asked} queryClient={queryClient}>
      {children}
      {wallet && <InjectedWallet wallet={wallet} />}
    </TonCenterProvider>
  )
  const wrapped: RenderOptions = { ...options, wrapper }
  return { ...render(ui, wrapped), client: asked, queryClient, wallet }
}

function createTestClient(service: Warmable): Client {
  return createClient({ baseUrl: 'http://toncenter.test', retries: 0, fetch: (request) => service.fetch(request) })
}
