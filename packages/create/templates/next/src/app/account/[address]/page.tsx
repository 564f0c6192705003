import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { activityFeedOptions, balanceOptions, jettonTableOptions } from 'toncenter-react/query'
import { ActivityFeed, JettonTable } from 'toncenter-react/ui'
import { Balance } from '../../../Balance'
import { Send } from '../../../Send'
import { network, service } from '../../../service'

/** Without it Next.js keeps the first rendering of each address. */
export const dynamic = 'force-dynamic'

export default async function AccountPage({ params }: { params: Promise<{ address: string }> }) {
  const address = decodeURIComponent((await params).address)
  const cache = new QueryClient()
  await Promise.all([
    cache.prefetchQuery(balanceOptions(service, address)),
    cache.prefetchInfiniteQuery(jettonTableOptions(service, { address })),
    cache.prefetchInfiniteQuery(activityFeedOptions(service, { address })),
  ])
  return (
    <HydrationBoundary state={dehydrate(cache)}>
      <main>
        <form action="/">
          <input key={address} name="address" aria-label="Address" defaultValue={address} spellCheck={false} required />
          <button type="submit">Show</button>
        </form>
        <Balance address={address} />
        <Send key={address} from={address} isLocal={network === 'local'} />
        <JettonTable address={address} />
        <ActivityFeed address={address} />
      </main>
    </HydrationBoundary>
  )
}
