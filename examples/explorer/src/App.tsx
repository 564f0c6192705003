import { lazy, type ReactElement, Suspense, useEffect, useRef } from 'react'
import { TonCenterProvider } from 'toncenter-react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Header } from './Header.tsx'
import { renderLink } from './links.tsx'
import { HomePage } from './pages/Home.tsx'
import { NotFoundPage } from './pages/NotFound.tsx'
import { type Route, readRoute, useHash } from './router.ts'
import { client, mediaHosts } from './service.ts'

// The home page is in the first script; each other page loads when it is first visited.
const AccountPage = lazy(async () => ({ default: (await import('./pages/Account.tsx')).AccountPage }))
const BlockPage = lazy(async () => ({ default: (await import('./pages/Block.tsx')).BlockPage }))
const TransactionPage = lazy(async () => ({ default: (await import('./pages/Transaction.tsx')).TransactionPage }))

export function App() {
  const route = readRoute(useHash())
  // A tab and a filter are the same page; everything else in a route makes another one.
  const page = JSON.stringify({ ...route, tab: undefined, search: undefined })
  useArrival(page)
  return (
    <TonCenterProvider client={client} mediaHosts={mediaHosts} renderLink={renderLink}>
      <Header />
      {/* Around the key: a boundary that is new with each page would show its fallback in place of the page before. */}
      <Suspense fallback={<main className="page" />}>
        <main className="page" key={page}>
          <ErrorBoundary>{draw(route)}</ErrorBoundary>
        </main>
      </Suspense>
      <footer className="footer">
        An example app of toncenter-react. Data as the TON Center API gives it, without warranty.
      </footer>
    </TonCenterProvider>
  )
}

function draw(route: Route): ReactElement {
  switch (route.page) {
    case 'home':
      return <HomePage />
    case 'account':
      return <AccountPage {...route} />
    case 'block':
      return <BlockPage {...route} />
    case 'transaction':
      return <TransactionPage {...route} />
    case 'not-found':
      return <NotFoundPage typed={route.typed} />
  }
}

/** On every page but the first the title takes the focus: that is where a reader who listens goes on. */
function useArrival(page: string) {
  const shown = useRef(page)
  useEffect(() => {
    const isNew = window.history.state === null
    window.history.replaceState({ isVisited: true }, '')
    if (shown.current === page) return
    shown.current = page
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    // Going back, the browser scrolls to where the reader was; a new entry of the history has no state yet.
    if (isNew) window.scrollTo(0, 0)
  }, [page])
}
