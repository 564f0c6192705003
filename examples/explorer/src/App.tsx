import { Suspense, useEffect, useRef, useState } from 'react'
import { type AccountNames, TonCenterProvider } from 'toncenter-react'
import { CopyNotice } from './CopyNotice.tsx'
import { useChoices } from './choices.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { renderLink } from './links.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { drawPage } from './pages.tsx'
import { readRoute, useHash } from './router.ts'
import { client, mediaHosts } from './service.ts'
import { verifiedTokens } from './tokens.ts'
import { useKeys } from './useKeys.ts'
import { LanguageContext, useLanguage } from './words.ts'

export function App() {
  const route = readRoute(useHash())
  const { theme, density, trust } = useChoices()
  const language = useLanguage()
  // A tab and a filter are the same page; everything else in a route makes another one.
  const page = JSON.stringify({ ...route, tab: undefined, search: undefined })
  useArrival(page)
  const pressed = useKeys()
  const accountNames = useNames()
  return (
    <LanguageContext value={language}>
      <TonCenterProvider
        client={client}
        mediaHosts={mediaHosts}
        verifiedTokens={verifiedTokens}
        renderLink={renderLink}
        accountNames={accountNames}
        theme={theme}
        density={density}
        trustPolicy={trust}
        locale={language.locale}
        dictionary={language.dictionary}
        refresh="block"
      >
        <Header page={route.page} />
        {/* Around the key: a boundary that is new with each page would show its fallback in place of the page before. */}
        <Suspense fallback={<PageSkeleton />}>
          <main className="page" key={page}>
            <ErrorBoundary>{drawPage(route)}</ErrorBoundary>
          </main>
        </Suspense>
        <Footer />
        <CopyNotice button={pressed} />
      </TonCenterProvider>
    </LanguageContext>
  )
}

/** What the reader calls accounts. Its code loads beside the first page, and before the answers that it names. */
function useNames(): AccountNames | undefined {
  const [names, setNames] = useState<AccountNames>()
  useEffect(() => {
    // Without it the page has addresses and domains.
    import('./names.ts').then(({ accountNames }) => setNames(accountNames)).catch(() => {})
  }, [])
  return names
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
