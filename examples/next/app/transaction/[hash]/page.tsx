import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { transactionOptions } from 'toncenter-react/query'
import { TransactionDetails } from 'toncenter-react/ui'
import { service } from '../../../service'

export const dynamic = 'force-dynamic'

export default async function TransactionPage({ params }: { params: Promise<{ hash: string }> }) {
  const hash = decodeURIComponent((await params).hash)
  const cache = new QueryClient()
  await cache.prefetchQuery(transactionOptions(service, hash))
  return (
    <HydrationBoundary state={dehydrate(cache)}>
      <main>
        <h1>Transaction</h1>
        <TransactionDetails hash={hash} />
      </main>
    </HydrationBoundary>
  )
}
