import { useSyncExternalStore } from 'react'
import { choose, useChoices } from './choices.ts'
import { useWords } from './words.ts'

const DARK = '(prefers-color-scheme: dark)'

function followSystem(read: () => void) {
  const system = window.matchMedia(DARK)
  system.addEventListener('change', read)
  return () => system.removeEventListener('change', read)
}

/** Switches between light and dark. The settings also offer that of the system. */
export function ThemeSwitch() {
  const say = useWords()
  const { theme } = useChoices()
  const isSystemDark = useSyncExternalStore(followSystem, () => window.matchMedia(DARK).matches)
  const isDark = theme === 'system' ? isSystemDark : theme === 'dark'
  const label = say(isDark ? 'theme.toLight' : 'theme.toDark')
  return (
    <button
      type="button"
      className="tool"
      aria-label={label}
      title={label}
      onClick={() => choose({ theme: isDark ? 'light' : 'dark' })}
    >
      <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
        {isDark ? (
          <>
            <circle cx="8" cy="8" r="2.75" />
            <path d="M8 1.75v1M8 13.25v1M1.75 8h1M13.25 8h1M3.6 3.6l.7.7M11.7 11.7l.7.7M12.4 3.6l-.7.7M4.3 11.7l-.7.7" />
          </>
        ) : (
          <path d="M13.25 9.6A5.5 5.5 0 1 1 6.4 2.75a4.5 4.5 0 0 0 6.85 6.85Z" />
        )}
      </svg>
    </button>
  )
}
