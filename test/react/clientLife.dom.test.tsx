import { QueryClient, QueryClientProvider, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, StrictMode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Client, createClient } from '../../src/core/client.ts'
import { systemClock } from '../../src/core/pace/clock.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { queryOptions } from '../../src/query/options.ts'
import { useTonCenter } from '../../src/react/context.ts'
import { TonCenterProvider, type TonCenterProviderProps } from '../../src/react/Provider.tsx'
import { useAddressName } from '../../src/react/useAddressName.ts'
import { useMasterchainInfo } from '../../src/react/v3/blockchain.ts'

const answer = async () => new Response('{"last":{"seqno":7}}')
const local = { network: 'local', baseUrl: 'http://local', onResponseMismatch: 'ignore' } as const

beforeEach(() => void vi.stubGlobal('fetch', answer))

/** The last value of the component below the providers. */
let seen: { client: Client; queryClient: QueryClient }
function Look() {
  seen = { client: useTonCenter().client, queryClient: useQueryClient() }
  return null
}
const App = (props: Partial<TonCenterProviderProps>) => (
  <TonCenterProvider {...({ ...(props.client ? {} : local), ...props } as TonCenterProviderProps)}>
    <Look />
    {props.children}
  </TonCenterProvider>
)
const options = (client: Client) => queryOptions(masterchainInfo, client, {})
function Head() {
  return <p>{useSuspenseQuery(options(useTonCenter().client)).data.last.seqno}</p>
}

/** The end of a request: a closed client aborts it. */
const ask = (client: Client) =>
  client.request(masterchainInfo, {}).then(
    () => 'ok',
    ({ code }: { code: string }) => code,
  )
/** Lets time pass in `pass` only, for the rest of a test. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}
/** Lets a turn pass; where time is held, the second in which another provider may still take over. */
const pass = () =>
  act(async () => {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1_000)
    else await new Promise((resolve) => setTimeout(resolve))
  })

afterEach(async () => {
  cleanup()
  await pass()
  vi.unstubAllGlobals()
})

describe('the client of a provider', () => {
  it.each(['made of its props', 'that it is given'])('lasts while a boundary above waits: client %s', async (whose) => {
    const fetch = vi.fn(answer)
    vi.stubGlobal('fetch', fetch)
    const client = createClient(local)
    onTestFinished(() => client.close())
    const props = whose === 'that it is given' ? { client } : {}
    render(
      <StrictMode>
        <Suspense fallback="loading">
          <App {...props}>
            <Head />
          </App>
        </Suspense>
      </StrictMode>,
    )
    expect((await screen.findByText('7')).tagName).toBe('P')
    await pass()
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(await ask(seen.client)).toBe('ok')
  })

  it('with functions of each render asks once below a boundary, where the query client is above that', async () => {
    const fetch = vi.fn(answer)
    const Inside = () => (
      <App fetch={() => fetch()}>
        <Head />
      </App>
    )
    render(
      <StrictMode>
        <QueryClientProvider client={new QueryClient()}>
          <Suspense fallback="loading">
            <Inside />
          </Suspense>
        </QueryClientProvider>
      </StrictMode>,
    )
    expect((await screen.findByText('7')).tagName).toBe('P')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('with functions of each render ends a loop by a sentence, where a boundary above drops its query client', async () => {
    const failed = new Promise<Error>((resolve) => {
      class Boundary extends Component<{ children: ReactNode }> {
        override state = { isBroken: false }
        static getDerivedStateFromError = () => ({ isBroken: true })
        override componentDidCatch = resolve
        override render = () => (this.state.isBroken ? null : this.props.children)
      }
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const Inside = () => (
        <App baseUrl="http://loop" fetch={() => answer()}>
          <Head />
        </App>
      )
      render(
        <Boundary>
          <Suspense>
            <Inside />
          </Suspense>
        </Boundary>,
      )
    })
    expect((await failed).message).toContain('put a <QueryClientProvider> above the <Suspense>')
    vi.restoreAllMocks()
  })

  it('lasts while a boundary above waits again', async () => {
    const page = (children: ReactNode) => (
      <Suspense fallback="loading">
        <App>{children}</App>
      </Suspense>
    )
    const { rerender } = render(page(null))
    const { client, queryClient } = seen
    rerender(page(<Head />))
    expect((await screen.findByText('7')).tagName).toBe('P')
    await pass()
    expect(seen.client).toBe(client)
    expect(seen.queryClient).toBe(queryClient)
    expect(await ask(client)).toBe('ok')
  })

  it('is closed when the provider never mounts, and not before five minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const Waits = () => {
      throw new Promise(() => {})
    }
    render(
      <Suspense>
        <App>
          <Waits />
        </App>
      </Suspense>,
    )
    const { queryClient } = seen
    queryClient.setQueryData(['x'], 1)
    vi.advanceTimersByTime(299_000)
    expect(queryClient.getQueryData(['x'])).toBe(1)
    vi.advanceTimersByTime(2_000)
    vi.useRealTimers()
    expect(queryClient.getQueryData(['x'])).toBe(undefined)
    expect(await ask(seen.client)).toBe('aborted')
  })

  it('is closed with the last provider of the same options, in any order', async () => {
    holdTime()
    const { rerender } = render(
      <>
        <App key="a" network="local" baseUrl="http://local" />
        <App key="b" baseUrl="http://local" network="local" />
      </>,
    )
    const { client, queryClient } = seen
    rerender(<App key="a" />)
    await pass()
    expect(seen.client).toBe(client)
    expect(await ask(client)).toBe('ok')
    queryClient.setQueryData(['x'], 1)
    rerender(<p />)
    await pass()
    expect(await ask(client)).toBe('aborted')
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  it('passes on to a provider that takes the place of another', async () => {
    const { rerender } = render(<App key="a" />)
    const { client, queryClient } = seen
    rerender(<App key="b" />)
    await pass()
    expect(seen.client).toBe(client)
    expect(seen.queryClient).toBe(queryClient)
    expect(await ask(client)).toBe('ok')
  })

  it('is made anew once all providers have unmounted', async () => {
    render(<App />).unmount()
    const { client, queryClient } = seen
    render(<App />)
    expect(seen.client).not.toBe(client)
    expect(seen.queryClient).not.toBe(queryClient)
    await pass()
    expect(await ask(seen.client)).toBe('ok')
  })

  it('leaves nothing of twenty switches', async () => {
    holdTime()
    const clients = new Set<Client>()
    const queryClient = new QueryClient()
    const Name = () => <p>{useAddressName(`0:${'1'.repeat(64)}`).data?.domain}</p>
    const page = (baseUrl: string) => (
      <App baseUrl={baseUrl} queryClient={queryClient}>
        <Name />
      </App>
    )
    const { rerender, unmount } = render(page('http://local'))
    for (let index = 0; index < 20; index++) {
      rerender(page(`http://local-${index % 2}`))
      clients.add(seen.client)
      await pass()
    }
    expect(clients.size).toBe(20)
    clients.delete(seen.client)
    expect(new Set(await Promise.all([...clients].map(ask)))).toEqual(new Set(['aborted']))
    expect(await ask(seen.client)).toBe('ok')
    // The provider itself hears what a page hydrates.
    unmount()
    expect(queryClient.getQueryCache().hasListeners()).toBe(false)
  })

  it('leaves no channel to other tabs open', async () => {
    holdTime()
    const open = new Set<object>()
    class Channel {
      constructor() {
        open.add(this)
      }
      postMessage() {}
      close() {
        open.delete(this)
      }
    }
    vi.stubGlobal('BroadcastChannel', Channel)
    vi.stubGlobal('indexedDB', { open: () => ({}) })
    const page = (network: string) => <TonCenterProvider network={network}>page</TonCenterProvider>
    const { rerender } = render(page('mainnet'))
    for (let index = 0; index < 20; index++) {
      rerender(page(index % 2 ? 'mainnet' : 'testnet'))
      await pass()
    }
    expect(open.size).toBe(1)
    cleanup()
    await pass()
    expect(open.size).toBe(0)
  })

  it('does not close a given client', async () => {
    holdTime()
    const client = createClient(local)
    onTestFinished(() => client.close())
    const { unmount } = render(<App client={client} />)
    const { queryClient } = seen
    queryClient.setQueryData(['x'], 1)
    unmount()
    await pass()
    expect(await ask(client)).toBe('ok')
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})

describe('functions among the props', () => {
  it('are always the newest, for one client', async () => {
    const heard: string[] = []
    const Page = ({ user }: { user: string }) => (
      <App
        onResponseMismatch="report"
        onMismatch={() => void heard.push(`mismatch ${user}`)}
        apiKey={() => `key of ${user}`}
        clock={{
          ...systemClock,
          now() {
            heard.push(`clock ${user}`)
            return systemClock.now()
          },
        }}
        fetch={async (request) => {
          heard.push(`fetch ${user} with ${request.headers.get('x-api-key')}`)
          return answer()
        }}
      />
    )
    const { rerender } = render(<Page user="nobody" />)
    const { client } = seen
    rerender(<Page user="alice" />)
    expect(seen.client).toBe(client)
    heard.length = 0
    await ask(client)
    expect(new Set(heard)).toEqual(new Set(['clock alice', 'fetch alice with key of alice', 'mismatch alice']))
  })

  it('are the newest for a request of the render that brings them', async () => {
    const users: string[] = []
    const page = (user: string, children?: ReactNode) => (
      <Suspense fallback="loading">
        <App
          fetch={() => {
            users.push(user)
            return answer()
          }}
        >
          {children}
        </App>
      </Suspense>
    )
    const { rerender } = render(page('nobody'))
    rerender(page('alice', <Head />))
    await screen.findByText('7')
    expect(users).toEqual(['alice'])
  })

  it('stay those of their provider where another is mounted with others', async () => {
    const users: string[] = []
    const page = (user: string) => (
      <App
        fetch={() => {
          users.push(user)
          return answer()
        }}
      />
    )
    render(page('alice'))
    const alice = seen.client
    const { rerender } = render(page('bob'))
    const bob = seen.client
    rerender(page('bob again'))
    expect(seen.client).toBe(bob)
    expect(await Promise.all([ask(alice), ask(bob)])).toEqual(['ok', 'ok'])
    expect(users.sort()).toEqual(['alice', 'bob again'])
  })

  it('distinguish clients only by their presence', () => {
    const { rerender } = render(<App />)
    const { client } = seen
    rerender(<App apiKey={() => 'k'} />)
    expect(seen.client).not.toBe(client)
  })
})

describe('providers of one network over one query cache', () => {
  const from = (seqno: number) => async () => new Response(JSON.stringify({ last: { seqno } }))
  const Seqno = () => <b>{useMasterchainInfo({}, { staleTime: 60_000 }).data?.last.seqno}</b>
  const texts = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent)

  it.each([
    ['base URLs', { baseUrl: 'http://a' }, { baseUrl: 'http://b' }],
    ['scopes', { scope: 'a' }, { scope: 'b' }],
    ['parts left out', { omit: ['metadata'] }, {}],
    ['versions of actions', { actionsVersion: 'v1' }, {}],
  ] satisfies [string, object, object][])(
    'show each its own answers when they have other %s',
    async (_what, one, two) => {
      render(
        <QueryClientProvider client={new QueryClient()}>
          <App {...one} fetch={from(1)}>
            <Seqno />
          </App>
          <App {...two} fetch={from(2)}>
            <Seqno />
          </App>
        </QueryClientProvider>,
      )
      await vi.waitFor(() => expect(texts()).toEqual(['1', '2']))
    },
  )

  it('show the answers of a new service when the base URL changes', async () => {
    const queryClient = new QueryClient()
    const page = (seqno: number) => (
      <App baseUrl={`http://node-${seqno}`} fetch={from(seqno)} queryClient={queryClient}>
        <Seqno />
      </App>
    )
    const { rerender } = render(page(1))
    await vi.waitFor(() => expect(texts()).toEqual(['1']))
    rerender(page(2))
    await vi.waitFor(() => expect(texts()).toEqual(['2']))
  })
})

describe('providers that mount at once and differ in functions', () => {
  const from = (seqno: number) => vi.fn(async () => new Response(JSON.stringify({ last: { seqno } })))
  const Seqno = () => <b>{useMasterchainInfo({}).data?.last.seqno}</b>
  const texts = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent)

  it.each([
    ['one root', (pages: ReactNode[]) => render(<div>{pages}</div>)],
    ['StrictMode', (pages: ReactNode[]) => render(<StrictMode>{pages}</StrictMode>)],
    ['a root each', (pages: ReactNode[]) => void pages.map((page) => render(page))],
  ])('ask each by its own: %s', async (_where, draw) => {
    const [one, two] = [from(1), from(2)]
    draw([
      <App key="one" fetch={one}>
        <Seqno />
      </App>,
      <App key="two" fetch={two}>
        <Seqno />
      </App>,
    ])
    await vi.waitFor(() => expect(texts()).toEqual(['1', '2']))
    expect([one.mock.calls.length, two.mock.calls.length]).toEqual([1, 1])
  })

  it('ask each with its own key', async () => {
    const keys: string[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      keys.push(request.headers.get('x-api-key') ?? '')
      return answer()
    })
    const pages = ['alice', 'bob'].map((user) => (
      <App key={user} apiKey={() => user}>
        <Seqno />
      </App>
    ))
    render(<div>{pages}</div>)
    await vi.waitFor(() => expect(texts()).toEqual(['7', '7']))
    expect(keys.sort()).toEqual(['alice', 'bob'])
  })
})

describe('an option over a client that was given', () => {
  const message = (draw: () => unknown) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    try {
      draw()
    } catch (error) {
      return (error as Error).message
    }
  }
  const given = () => {
    const client = createClient({ ...local, baseUrl: 'https://my.app/ton' })
    onTestFinished(() => client.close())
    return client
  }

  it.each([{ timeoutMs: 5 }, { network: 'mainnet' }, { fetch: answer }, { scope: 'x' }])(
    'is refused by a sentence, on the provider itself and inside of it: %o',
    (options) => {
      const client = given()
      const sentence = `\`${Object.keys(options)[0]}\` is an option of a client`
      expect(message(() => render(<App client={client} {...(options as object)} />))).toContain(sentence)
      const inside = <TonCenterProvider {...options}>page</TonCenterProvider>
      expect(message(() => render(<App client={client}>{inside}</App>))).toContain(sentence)
    },
  )

  it('makes another client where it names its base URL', () => {
    render(
      <App client={given()}>
        <App baseUrl="http://other" />
      </App>,
    )
    expect(seen.client.keyName).toBe('local@http://other')
  })

  it('is none where no client has such an option', () => {
    const client = given()
    const unknown = { 'data-page': 1, timeout: 5 } as object
    render(<App client={client} {...unknown} />)
    expect(seen.client).toBe(client)
    const inside = (
      <TonCenterProvider {...unknown}>
        <Look />
      </TonCenterProvider>
    )
    render(<App client={client}>{inside}</App>)
    expect(seen.client).toBe(client)
  })
})
