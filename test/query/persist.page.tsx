import { QueryClient } from '@tanstack/react-query'
import type { ComponentType, PropsWithChildren } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient } from '../../src/core/client.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useTransaction } from '../../src/react/useTransaction.ts'
import { useTransactionsInfinite } from '../../src/react/v3/blockchain.ts'
import { useTopAccountsByBalanceInfinite } from '../../src/react/v3/stats.ts'

// What `persist.full.test.ts` builds, and reloads.

interface Packages {
  createSyncStoragePersister(options: object): object
  PersistQueryClientProvider: ComponentType<PropsWithChildren<{ client: QueryClient; persistOptions: object }>>
}

const account = new URLSearchParams(location.search).get('account') as string

interface List {
  readonly data?: { readonly rows: readonly object[]; readonly unreadable?: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
  readonly newRows: number
  readonly isFetching: boolean
  fetchNextPage(): unknown
  refetch(): unknown
  showNew(): unknown
}

/** What a list has, as text, and buttons for what a reader does. */
function Shown({ name, list, keyOf }: { name: string; list: List; keyOf: (row: never) => string }) {
  const { data, hasNextPage, newRows, isFetching } = list
  const unreadable = data?.unreadable?.length ?? 0
  const shown = { keys: data?.rows.map((row) => keyOf(row as never)), unreadable, hasNextPage, newRows }
  return (
    <section data-list={name}>
      <button type="button" onClick={() => list.fetchNextPage()}>
        More
      </button>
      <button type="button" onClick={() => list.refetch()}>
        Again
      </button>
      <button type="button" onClick={() => list.showNew()}>
        New
      </button>
      <output data-busy={isFetching}>{JSON.stringify(shown)}</output>
    </section>
  )
}

/** A transaction of the list, without a request of its own. */
const Newest = ({ hash }: { hash: string }) => <b>{useTransaction(hash).data?.hash}</b>

function Lists() {
  // Answers that stay fresh: only a click asks again.
  const options = { staleTime: Number.POSITIVE_INFINITY }
  const pinned = useTransactionsInfinite({ account, limit: 5 }, options)
  const richest = useTopAccountsByBalanceInfinite({ limit: 5 }, options)
  const [first] = pinned.data?.rows ?? []
  return (
    <>
      <Shown name="pinned" list={pinned} keyOf={({ hash }: { hash: string }) => hash} />
      <Shown name="richest" list={richest} keyOf={({ account }: { account: string }) => account} />
      {first && <Newest hash={first.hash} />}
    </>
  )
}

/** Draws the page with TanStack's persister, set up as docs/interoperation.md shows. Its packages are those of tools/. */
export function start({ createSyncStoragePersister, PersistQueryClientProvider }: Packages): void {
  const cache = new QueryClient({ defaultOptions: { queries: { gcTime: 86_400_000 } } })
  const persister = createSyncStoragePersister({ storage: globalThis.localStorage })
  const persistOptions = { persister, dehydrateOptions: { shouldDehydrateMutation: () => false } }
  const client = createClient({ network: 'local', baseUrl: location.origin, retries: 0 })
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    <PersistQueryClientProvider client={cache} persistOptions={persistOptions}>
      <TonCenterProvider client={client}>
        <Lists />
      </TonCenterProvider>
    </PersistQueryClientProvider>,
  )
}
