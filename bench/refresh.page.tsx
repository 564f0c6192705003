import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient } from '../src/core/client.ts'
import { masterchainInfo } from '../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { TonCenterProvider } from '../src/react/Provider.tsx'
import { AccountCard } from '../src/ui/accounts/AccountCard/AccountCard.tsx'
import { NetworkStatus } from '../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { JettonTable } from '../src/ui/jettons/JettonTable/JettonTable.tsx'
import { TransactionList } from '../src/ui/transactions/TransactionList/TransactionList.tsx'

// What `refresh.bench.ts` builds for Chromium, and drives through `window`: four parts of a page that follow the chain.

interface Shown {
  element: ReactElement
  /** A request as a press sends it. */
  press(): Promise<unknown>
}

/** The requests of the four parts, each repeated every five seconds, as a page without this library has them. */
const paths = (address: string) => [
  'v3/masterchainInfo',
  `v3/accountStates?address=${address}&include_boc=false`,
  `v3/addressInformation?address=${address}`,
  `v3/jetton/wallets?owner_address=${address}&limit=50`,
  `v3/transactions?account=${address}&limit=20`,
]

function ours(base: string, address: string): Shown {
  const client = createClient({ network: 'local', baseUrl: base, requestsPerSecond: 1 })
  return {
    element: (
      <TonCenterProvider client={client} queryClient={new QueryClient()} refresh="block">
        <NetworkStatus />
        <AccountCard address={address} />
        <JettonTable address={address} />
        <TransactionList address={address} />
      </TonCenterProvider>
    ),
    press: () => client.request(masterchainInfo, {}, { priority: 'visible' }),
  }
}

function plain(base: string, address: string): Shown {
  const read = async (path: string) => {
    const response = await fetch(`${base}/api/${path}`)
    if (!response.ok) throw new Error(String(response.status))
    return response.json()
  }
  const Part = ({ path }: { path: string }) => {
    const { data } = useQuery({ queryKey: [path], queryFn: () => read(path), refetchInterval: 5_000 })
    return <p>{data ? 'there' : '…'}</p>
  }
  return {
    element: (
      <QueryClientProvider client={new QueryClient()}>
        {paths(address).map((path) => (
          <Part key={path} path={path} />
        ))}
      </QueryClientProvider>
    ),
    press: () => read('v3/masterchainInfo'),
  }
}

const pages = { ours, 'react-query and fetch': plain }

/** Mounts a page, and gives how long each of several presses waited, milliseconds; a refused one waits for ever. */
async function show(name: keyof typeof pages, base: string, address: string, seconds: number): Promise<number[]> {
  const { element, press } = pages[name](base, address)
  const tree = createRoot(document.body.appendChild(document.createElement('div')))
  tree.render(element)
  const presses: Promise<number>[] = []
  for (let second = 1; second <= seconds; second++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    if (second % 10) continue
    const started = performance.now()
    presses.push(
      press().then(
        () => performance.now() - started,
        () => Number.POSITIVE_INFINITY,
      ),
    )
  }
  const waited = await Promise.all(presses)
  tree.unmount()
  return waited
}

Object.assign(window, { show, names: Object.keys(pages) })
