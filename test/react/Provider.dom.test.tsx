import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { cleanup, render, renderHook } from '@testing-library/react'
import { memo, type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { isBrowserKeyError } from '../../src/core/errors.ts'
import { useFirstNow, useTonCenter } from '../../src/react/context.ts'
import { TonCenterProvider, type TonCenterProviderProps } from '../../src/react/Provider.tsx'
import { useMasterchainInfo } from '../../src/react/v3/blockchain.ts'
import { inProcess } from '../support/inProcess.ts'

afterEach(cleanup)

type Props = TonCenterProviderProps extends infer One ? (One extends unknown ? Omit<One, 'children'> : never) : never
const use = (props: Props) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TonCenterProvider {...(props as TonCenterProviderProps)}>{children}</TonCenterProvider>
  )
  return renderHook(() => ({ ...useTonCenter(), queryClient: useQueryClient() }), { wrapper })
}

describe('the provider', () => {
  it('refuses a literal key in a browser, unless it is meant to be seen', () => {
    try {
      use({ apiKey: 'k' })
      expect.unreachable('it should have thrown')
    } catch (error) {
      expect(isBrowserKeyError(error)).toBe(true)
      expect((error as Error).message).not.toContain("'k'")
    }
    expect(use({ apiKey: 'k', dangerouslyAllowBrowserKey: true }).result.current.client.network).toBe('mainnet')
    expect(use({ apiKey: () => 'k' }).result.current.client.network).toBe('mainnet')
  })

  it('fills in defaults that do not depend on the machine', () => {
    expect(use({}).result.current.settings).toMatchObject({
      nativeCurrency: { symbol: 'GRAM', name: 'Gram', decimals: 9 },
      locale: 'en',
      timeZone: 'UTC',
      theme: 'system',
      density: 'cosy',
      trustPolicy: 'dim',
    })
  })

  it('keeps client and settings while nothing changes, and makes a new client for another network', () => {
    const props = { network: 'mainnet' }
    const { result, rerender } = use(props)
    const { client, settings } = result.current
    rerender()
    expect(result.current.client).toBe(client)
    expect(result.current.settings).toBe(settings)
    props.network = 'testnet'
    rerender()
    expect(result.current.client).not.toBe(client)
    expect(result.current.client.network).toBe('testnet')
  })

  it('uses the query client above it, the one it is given, or one of its own', () => {
    const above = new QueryClient()
    const given = new QueryClient()
    const seen: QueryClient[] = []
    const Look = () => {
      seen.push(useQueryClient())
      return null
    }
    render(
      <QueryClientProvider client={above}>
        <TonCenterProvider>
          <Look />
        </TonCenterProvider>
        <TonCenterProvider queryClient={given}>
          <Look />
        </TonCenterProvider>
      </QueryClientProvider>,
    )
    expect(seen).toEqual([above, given])
    expect(use({}).result.current.queryClient).toBeInstanceOf(QueryClient)
  })

  it('takes a client made elsewhere', () => {
    const client = createClient({ network: 'testnet' })
    expect(use({ client }).result.current.client).toBe(client)
  })

  it('names a second copy of TanStack Query, which its hooks would not see', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    const other = Object.create(Object.create(null), Object.getOwnPropertyDescriptors(new QueryClient()))
    other.mount = other.unmount = () => {}
    use({ queryClient: other })
    expect(warn.mock.calls.join()).toContain('npm ls @tanstack/react-query')
    warn.mockClear()
    use({ queryClient: new QueryClient() })
    expect(warn).not.toHaveBeenCalled()
  })

  it('draws no element of its own, and the same on the server', () => {
    const tree = (
      <StrictMode>
        <TonCenterProvider>
          <p>inside</p>
        </TonCenterProvider>
      </StrictMode>
    )
    expect(render(tree).container.innerHTML).toBe('<p>inside</p>')
    expect(renderToString(tree)).toBe('<p>inside</p>')
  })

  it('is named in the error of a hook without one', () => {
    expect(() => renderHook(() => useTonCenter())).toThrow(/TonCenterProvider/)
  })
})

describe('a provider inside another', () => {
  const inside = (outer: Props, inner: Props) => {
    const wrapper = ({ children }: { children: ReactNode }) => (
      <TonCenterProvider {...(outer as TonCenterProviderProps)}>
        <TonCenterProvider {...(inner as TonCenterProviderProps)}>{children}</TonCenterProvider>
      </TonCenterProvider>
    )
    const use = () => {
      const { client, settings } = useTonCenter()
      return { client, settings, now: useFirstNow() }
    }
    return renderHook(use, { wrapper }).result.current
  }

  it('inherits each setting that it does not set', () => {
    const outer = { locale: 'ru', trustPolicy: 'hide', now: 5, renderLink: () => <a href="/">out</a> } as const
    const { client, settings, now } = inside(outer, { network: 'testnet', locale: undefined, density: 'compact' })
    expect(client.network).toBe('testnet')
    expect(settings).toMatchObject({ locale: 'ru', trustPolicy: 'hide', density: 'compact', theme: 'system' })
    expect(now).toBe(5)
    expect(settings.renderLink).toBeTypeOf('function')
  })

  it.each([
    ['its options name none', {}],
    ['they name the network of that service', { network: 'local' }],
  ])('asks the service around where %s', async (_what, named) => {
    const { url, fetch, seen } = inProcess(() => ({ last: { seqno: 7 } }))
    const names: string[] = []
    const See = () => {
      const { client } = useTonCenter()
      names.push(client.keyName)
      useMasterchainInfo()
      return null
    }
    render(
      <TonCenterProvider network="local" baseUrl={url} fetch={fetch}>
        <TonCenterProvider {...named} omit={['metadata']}>
          <See />
        </TonCenterProvider>
      </TonCenterProvider>,
    )
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    expect(names[0]).toBe(`local@${url}?omit=metadata`)
  })

  it('inherits the client when it has no option of one', () => {
    const client = createClient({ network: 'testnet' })
    onTestFinished(() => client.close())
    expect(inside({ client }, { locale: 'de' }).client).toBe(client)
    expect(inside({ network: 'testnet' }, {}).client.network).toBe('testnet')
  })
})

describe('settings that are written inline', () => {
  it('are others where an address object in them is another account', () => {
    // An object of any library: JSON shows nothing of it.
    const address = (digit: string) => ({ toRawString: () => `0:${digit.repeat(64)}` })
    const verified = (digit: string) => [{ address: address(digit), symbol: 'ACME', name: 'Acme' }]
    const props = { verifiedTokens: verified('1') }
    const { result, rerender } = use(props)
    const { settings } = result.current
    props.verifiedTokens = verified('1')
    rerender()
    expect(result.current.settings).toBe(settings)
    props.verifiedTokens = verified('2')
    rerender()
    expect(result.current.settings.verifiedTokens).toBe(props.verifiedTokens)
  })

  it('draw nothing again but links', () => {
    let consumers = 0
    const Consumer = memo(function Consumer() {
      consumers++
      const { renderLink } = useTonCenter().settings
      return renderLink?.({ kind: 'account', id: 'x', children: 'me' }) ?? null
    })
    const App = ({ lang }: { lang: string }) => (
      <TonCenterProvider
        verifiedTokens={[{ address: 'a', symbol: 'b', name: 'c' }]}
        renderLink={({ id, children }) => <a href={`/${lang}/${id}`}>{children}</a>}
      >
        <Consumer />
      </TonCenterProvider>
    )
    const { container, rerender } = render(<App lang="en" />)
    expect(container.innerHTML).toBe('<a href="/en/x">me</a>')
    rerender(<App lang="ru" />)
    expect(container.innerHTML).toBe('<a href="/ru/x">me</a>')
    expect(consumers).toBe(1)
  })
})
