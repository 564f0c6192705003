import { NetworkStatus } from './NetworkStatus.tsx'
import { to } from './router.ts'
import { SearchBox } from './SearchBox.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function Header() {
  return (
    <header className="header">
      <div>
        <a className="brand" href={to.home}>
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <rect width="24" height="24" rx="7" fill="currentColor" />
            <path d="M7 8.5h10M7 12h10M7 15.5h6" />
          </svg>
          <span>Fairway</span>
        </a>
        <SearchBox />
        <div className="header-end">
          <NetworkStatus />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  )
}
