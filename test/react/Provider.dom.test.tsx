import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { cleanup, render, renderHook } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { isBrowserKeyError } from '../../src/core/errors.ts'
import { useTonCenter } from '../../src/react/context.ts'
import { TonCenterProvider, type TonCenterProviderProps } from '../../src/react/Provider.tsx'

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
