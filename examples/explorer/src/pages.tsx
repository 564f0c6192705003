import { lazy, type ReactElement } from 'react'
import { HomePage } from './pages/Home.tsx'
import type { Route } from './router.ts'
import { load } from './script.ts'

// The home page is in the first script; each other page loads when it is first visited.
const AccountPage = lazy(async () => ({ default: (await load(import('./pages/Account.tsx'))).AccountPage }))
const AccountsPage = lazy(async () => ({ default: (await load(import('./pages/Lists.tsx'))).AccountsPage }))
const BlockPage = lazy(async () => ({ default: (await load(import('./pages/Block.tsx'))).BlockPage }))
const BlocksPage = lazy(async () => ({ default: (await load(import('./pages/Lists.tsx'))).BlocksPage }))
const ConfigPage = lazy(async () => ({ default: (await load(import('./pages/Tools.tsx'))).ConfigPage }))
const CollectionPage = lazy(async () => ({ default: (await load(import('./pages/Collection.tsx'))).CollectionPage }))
const JettonPage = lazy(async () => ({ default: (await load(import('./pages/Jetton.tsx'))).JettonPage }))
const NftPage = lazy(async () => ({ default: (await load(import('./pages/Nft.tsx'))).NftPage }))
const NotFoundPage = lazy(async () => ({ default: (await load(import('./pages/NotFound.tsx'))).NotFoundPage }))
const SettingsPage = lazy(async () => ({ default: (await load(import('./pages/Settings.tsx'))).SettingsPage }))
const ToolsPage = lazy(async () => ({ default: (await load(import('./pages/Tools.tsx'))).ToolsPage }))
const TracePage = lazy(async () => ({ default: (await load(import('./pages/Trace.tsx'))).TracePage }))
const TransactionPage = lazy(async () => ({ default: (await load(import('./pages/Transaction.tsx'))).TransactionPage }))
const TransfersPage = lazy(async () => ({ default: (await load(import('./pages/Lists.tsx'))).TransfersPage }))
const WatchPage = lazy(async () => ({ default: (await load(import('./pages/Watch.tsx'))).WatchPage }))

/** The page of a route. */
export function drawPage(route: Route): ReactElement {
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'account':
      return <AccountPage {...route} />
    case 'jetton':
      return <JettonPage {...route} />
    case 'collection':
      return <CollectionPage {...route} />
    case 'nft':
      return <NftPage {...route} />
    case 'block':
      return <BlockPage {...route} />
    case 'transaction':
      return <TransactionPage {...route} />
    case 'trace':
      return <TracePage {...route} />
    case 'transfers':
      return <TransfersPage key={route.search} {...route} />
    case 'blocks':
      return <BlocksPage {...route} />
    case 'accounts':
      return <AccountsPage />
    case 'tools':
      return <ToolsPage {...route} />
    case 'config':
      return <ConfigPage />
    case 'settings':
      return <SettingsPage />
    case 'watch':
      return <WatchPage />
    case 'not-found':
      return <NotFoundPage typed={route.typed} />
  }
}
