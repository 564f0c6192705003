import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { accountOptions, balanceOptions, transactionListOptions, walletOptions } from 'toncenter-react/query'
import { AccountCard, BalanceBadge, SendBocForm, TransactionList } from 'toncenter-react/ui'
import { service } from '../service.server'
import type { Route } from './+types/account'

export async function loader({ params: { address } }: Route.LoaderArgs) {
  const cache = new QueryClient()
  await Promise.all([
    cache.prefetchQuery(balanceOptions(service, address)),
    cache.prefetchQuery(accountOptions(service, address)),
    cache.prefetchQuery(walletOptions(service, address)),
    cache.prefetchInfiniteQuery(transactionListOptions(service, { address })),
  ])
  return { state: dehydrate(cache) }
}

export default function AccountPage({ params: { address }, loaderData: { state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
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
