import { QueryClient, QueryClientProvider, useQueries, useQuery } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { AccountStatesResponse } from '../src/contract/v3/endpoints/accountStates.ts'
import { type Client, createClient } from '../src/core/client.ts'
import { accountStates } from '../src/endpoints/v3/accounts/accountStates.ts'
import { accountParams } from '../src/query/builders/accounts.ts'
import { TonCenterProvider } from '../src/react/Provider.tsx'
import { drawnOptions } from '../src/react/queryHook.ts'
import { useBalance, useBalances } from '../src/react/useAccount.ts'
import badge from '../src/ui/accounts/BalanceBadge/BalanceBadge.module.css'
import { BalanceBadge } from '../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import amount from '../src/ui/parts/Amount.module.css'
import elements from '../src/ui/root/elements.module.css'
import root from '../src/ui/root/Root.module.css'
import spoken from '../src/ui/root/Spoken.module.css'
import skeleton from '../src/ui/states/Skeleton.module.css'
import { keyedBatcher } from './keyedBatcher.ts'
import { keyedStore } from './keyedStore.ts'

// What `badges.bench.ts` builds for Chromium, and drives through `window`.

const addressOf = (index: number) => `0:${index.toString(16).toUpperCase().padStart(64, '0')}`

/** What each of them draws for one balance: the attribute is what is watched. */
const Drawn = ({ balance }: { balance: string | undefined }) => (
  <span data-state={balance === undefined ? 'pending' : 'ready'}>{balance}</span>
)

const STOP = { tabIndex: 0 }

/** What a badge renders for a balance below 0.0001, to the last attribute, by a component without any hook of ours. */
const Markup = ({ balance }: { balance: string | undefined }) => (
  <span
    data-part="root"
    data-state={balance ? 'ready' : 'pending'}
    aria-busy={!balance || undefined}
    className={`${root.root} ${elements.root} ${badge.root}`}
    data-theme="system"
    data-density="cosy"
  >
    {balance ? (
      <span
        data-tip={`0.00000000${balance} GRAM`}
        {...STOP}
        data-part="root"
        className={`${amount.root} ${badge.amount}`}
      >
        <span className={amount.number} data-part="number" aria-hidden="true">
          {'<0'}
          <span className={amount.fraction}>.0001</span>
        </span>
        <span className={spoken.root}>{`0.00000000${balance}`}</span>
        <span className={`${amount.symbol} ${amount.native}`} data-part="symbol" data-initial="G">
          GRAM
        </span>
      </span>
    ) : (
      <>
        <span className={badge.line}>
          <span
            className={skeleton.root}
            aria-hidden="true"
            data-part="skeleton"
            style={{ inlineSize: '8em', blockSize: '16px' }}
          />
        </span>
        <span className={spoken.root}>Loading</span>
      </>
    )}
  </span>
)

type Draw = (addresses: readonly string[], queryClient: QueryClient) => ReactElement

const inProvider =
  (Balance: (props: { address: string }) => ReactElement): Draw =>
  (addresses, queryClient) => (
    <TonCenterProvider client={createClient({ network: 'local', baseUrl: location.origin })} queryClient={queryClient}>
      {addresses.map((address) => (
        <Balance key={address} address={address} />
      ))}
    </TonCenterProvider>
  )

function AllBalances({ addresses }: { addresses: readonly string[] }) {
  const { data } = useBalances(addresses)
  return addresses.map((address) => <Drawn key={address} balance={data[address]} />)
}

/** react-query as it comes, with what gets one balance. */
const stock =
  (make: () => (address: string) => Promise<string>): Draw =>
  (addresses, queryClient) => {
    const load = make()
    const Balance = ({ address }: { address: string }) => {
      const { data } = useQuery({ queryKey: ['balance', address], queryFn: () => load(address) })
      return <Drawn balance={data} />
    }
    return (
      <QueryClientProvider client={queryClient}>
        {addresses.map((address) => (
          <Balance key={address} address={address} />
        ))}
      </QueryClientProvider>
    )
  }

/** Addresses in one request, as the library has it. */
const MOST = 250

/** What React and the answers themselves cost; and, where there is a cache, what it takes to ask in its name and to keep it there. */
const bare =
  (Shown: typeof Drawn, isCached = false): Draw =>
  (addresses, queryClient) => {
    const store = keyedStore(read, MOST)
    const fetched = (address: string, tell: () => void) => {
      const queryFn = () =>
        new Promise<string | undefined>((resolve) => {
          store.subscribe(address, () => resolve(store.get(address)))
        })
      void queryClient.fetchQuery({ queryKey: ['balance', address], queryFn }).then(tell)
      return () => {}
    }
    const watch = isCached ? fetched : store.subscribe
    const Balance = ({ address }: { address: string }) => {
      const subscribe = useCallback((tell: () => void) => watch(address, tell), [address])
      return <Shown balance={useSyncExternalStore(subscribe, () => store.get(address))} />
    }
    return (
      <>
        {addresses.map((address) => (
          <Balance key={address} address={address} />
        ))}
      </>
    )
  }

/** TanStack alone renders our queries, with options made beforehand: the bound of our hooks. */
const tanstack =
  (Page: (props: { queries: readonly ReturnType<typeof optionsOf>[] }) => ReactNode): Draw =>
  (addresses, queryClient) => {
    const client = createClient({ network: 'local', baseUrl: location.origin })
    const queries = addresses.map((address) => optionsOf(client, queryClient, address))
    return (
      <QueryClientProvider client={queryClient}>
        <Page queries={queries} />
      </QueryClientProvider>
    )
  }

const optionsOf = (client: Client, queryClient: QueryClient, address: string) => ({
  ...drawnOptions(accountStates, client, queryClient, accountParams(address)),
  notifyOnChangeProps: ['data'] as ['data'],
})

const balanceOf = (answer: AccountStatesResponse | undefined) => answer?.accounts[0]?.balance ?? undefined

const tanstackHooks = (Shown: typeof Drawn) => {
  const Balance = ({ query }: { query: ReturnType<typeof optionsOf> }) => (
    <Shown balance={balanceOf(useQuery(query).data)} />
  )
  return tanstack(({ queries }) => queries.map((query) => <Balance key={query.queryHash} query={query} />))
}

const TanstackQueries = ({ queries }: { queries: readonly ReturnType<typeof optionsOf>[] }) =>
  useQueries({ queries }).map(({ data }, index) => <Drawn key={queries[index]?.queryHash} balance={balanceOf(data)} />)

async function read(asked: readonly string[]): Promise<string[]> {
  const response = await fetch(`/api/v3/accountStates?${new URLSearchParams(asked.map((one) => ['address', one]))}`)
  const { accounts } = (await response.json()) as { accounts: { balance: string }[] }
  return accounts.map(({ balance }) => balance)
}

const pages: Record<string, Draw> = {
  'ours, useBalance': inProvider(({ address }) => <Drawn balance={useBalance(address).data} />),
  'ours, useBalance with the markup of a badge': inProvider(({ address }) => (
    <Markup balance={useBalance(address).data} />
  )),
  'ours, useBalances of all': (addresses, queryClient) => (
    <TonCenterProvider client={createClient({ network: 'local', baseUrl: location.origin })} queryClient={queryClient}>
      <AllBalances addresses={addresses} />
    </TonCenterProvider>
  ),
  'ours, <BalanceBadge>': inProvider(({ address }) => <BalanceBadge address={address} />),
  'TanStack alone, useQuery': tanstackHooks(Drawn),
  'TanStack alone, useQuery with the markup of a badge': tanstackHooks(Markup),
  'TanStack alone, useQueries of all': tanstack(TanstackQueries),
  'react-query and fetch': stock(() => async (address) => (await read([address]))[0] ?? ''),
  'react-query and a batcher as viem has it': stock(() => keyedBatcher(read)),
  'no cache at all: a plain keyed store': bare(Drawn),
  'the same, with the markup of a badge': bare(Markup),
  'the same, each value fetched as a query, none observed': bare(Drawn, true),
}

/** Milliseconds until all is shown, and how often the document has changed by then and for a while after. */
async function show(name: string, count: number): Promise<{ ms: number; commits: number }> {
  const queryClient = new QueryClient()
  const element = pages[name]?.(
    Array.from({ length: count }, (_, index) => addressOf(index)),
    queryClient,
  )
  const root = document.body.appendChild(document.createElement('div'))
  let commits = 0
  let ready = 0
  let ms = 0
  const started = performance.now()
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver((records) => {
      commits++
      for (const { type, target } of records) {
        if (type === 'attributes' && (target as HTMLElement).dataset.state === 'ready') ready++
      }
      if (ready < count || ms) return
      ms = performance.now() - started
      setTimeout(() => {
        observer.disconnect()
        resolve()
      }, 100)
    })
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state'] })
    const tree = createRoot(root)
    tree.render(element)
    end = () => {
      tree.unmount()
      queryClient.clear()
      root.remove()
    }
  })
  return { ms, commits }
}
let end = () => {}

/** What a turn has left behind is not the next one's to clear away. */
function clear() {
  end()
  globalThis.gc?.()
}

Object.assign(window, { show, clear, names: Object.keys(pages) })
