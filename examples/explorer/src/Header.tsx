import { lazy, Suspense, useRef, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { NetworkStatus } from './NetworkStatus.tsx'
import { Drawing, useOpenInView } from './parts.tsx'
import { type Route, to } from './router.ts'
import { Search } from './Search.tsx'
import { SkipLinks } from './SkipLinks.tsx'
import { isLocal } from './service.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useWords } from './words.ts'

const NetworkDrawer = lazy(async () => ({ default: (await import('./NetworkDrawer.tsx')).NetworkDrawer }))

const PLUG = 'M6 2.5v3M10 2.5v3M4 5.5h8v2a4 4 0 0 1-8 0zM8 11.5v2.5'
const SLIDERS = 'M2.5 5h6M12 5h1.5M2.5 11H4M7.5 11h6M8.5 3.25v3.5M12 3.25v3.5h-3.5v-3.5zM4 9.25v3.5h3.5v-3.5z'

const SITE = ['transfers', 'blocks', 'accounts', 'tools'] as const

/** Brand, search, the state of the network, what a reader sets, and the pages. On the home page the search is in the page itself. */
export function Header({ page }: Pick<Route, 'page'>) {
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const site = useOpenInView<HTMLElement>(page)
  return (
    <header className="header" data-home={page === 'home' || undefined}>
      <SkipLinks />
      <div>
        <a className="brand" href={to.home}>
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <rect width="24" height="24" rx="7" fill="currentColor" />
            <path d="M7 8.5h10M7 12h10M7 15.5h6" />
          </svg>
          <span>Fairway</span>
        </a>
        {page !== 'home' && <Search />}
        <div className="header-end">
          <NetworkStatus />
          {isLocal && (
            <button
              type="button"
              className="tool"
              aria-label={say('drawer.title')}
              title={say('drawer.title')}
              aria-expanded={isOpen}
              ref={opener}
              onClick={() => {
                setOpen(!isOpen)
                setOpened(true)
              }}
            >
              <Drawing path={PLUG} />
            </button>
          )}
          <ThemeSwitch />
          <a
            className="tool"
            href={to.plain('settings')}
            aria-label={say('page.settings')}
            title={say('page.settings')}
          >
            <Drawing path={SLIDERS} />
          </a>
        </div>
        <nav className="site" aria-label={say('site.label')} ref={site}>
          {SITE.map((name) => (
            <a
              key={name}
              href={name === 'tools' ? to.tools : to.plain(name)}
              aria-current={page === name ? 'page' : undefined}
            >
              {say(name === 'accounts' ? 'site.accounts' : `page.${name}`)}
            </a>
          ))}
        </nav>
      </div>
      {wasOpened && (
        <ErrorBoundary>
          <Suspense>
            <NetworkDrawer
              isOpen={isOpen}
              onClose={() => {
                setOpen(false)
                opener.current?.focus()
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </header>
  )
}
