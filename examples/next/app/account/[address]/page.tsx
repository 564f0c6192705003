import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { accountOptions, balanceOptions, transactionListOptions, walletOptions } from 'toncenter-react/query'
import { AccountCard, BalanceBadge, SendBocForm, TransactionList } from 'toncenter-react/ui'
import { service } from '../../../service'

/** Without it Next.js keeps the first rendering of each address. */
export const dynamic = 'force-dynamic'

export default async function AccountPage({ params }: { params: Promise<{ address: string }> }) {
  const address = decodeURIComponent((await params).address)
  const cache = new QueryClient()
  await Promise.all([
    cache.prefetchQuery(balanceOptions(service, address)),
    cache.prefetchQuery(accountOptions(service, address)),
    cache.prefetchQuery(walletOptions(service, address)),
    cache.prefetchInfiniteQuery(transactionListOptions(service, { address })),
  ])
  return (
    <HydrationBoundary state={dehydrate(cache)}>
      <main>
        <h1>Account</h1>
        <p>
          Balance: <BalanceBadge address={address} />
        </p>
        <AccountCard address={address} headingLevel={2} />
        <SendBocForm headingLevel={2} />
        <TransactionList address={address} heading="Transactions" />
      </main>
    </HydrationBoundary>
  )
}
