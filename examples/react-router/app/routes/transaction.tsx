import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { transactionOptions } from 'toncenter-react/query'
import { TransactionDetails } from 'toncenter-react/ui'
import { service } from '../service.server'
import type { Route } from './+types/transaction'

export async function loader({ params: { hash } }: Route.LoaderArgs) {
  const cache = new QueryClient()
  await cache.prefetchQuery(transactionOptions(service, hash))
  return { state: dehydrate(cache) }
}

export default function TransactionPage({ params: { hash }, loaderData: { state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <main>
        <h1>Transaction</h1>
        <TransactionDetails hash={hash} />
      </main>
    </HydrationBoundary>
  )
}
