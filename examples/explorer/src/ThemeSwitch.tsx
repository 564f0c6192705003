import { type ReactNode, useEffect, useState } from 'react'

type Theme = 'light' | 'dark' | 'system'

const THEMES: readonly (readonly [Theme, string, ReactNode])[] = [
  [
    'light',
    'Light',
    <>
      <circle cx="8" cy="8" r="2.75" />
      <path d="M8 1.75v1M8 13.25v1M1.75 8h1M13.25 8h1M3.6 3.6l.7.7M11.7 11.7l.7.7M12.4 3.6l-.7.7M4.3 11.7l-.7.7" />
    </>,
  ],
  ['dark', 'Dark', <path key="dark" d="M13.25 9.6A5.5 5.5 0 1 1 6.4 2.75a4.5 4.5 0 0 0 6.85 6.85Z" />],
  ['system', 'System', <path key="system" d="M2.25 3.25h11.5v7.5H2.25zM5.75 13.25h4.5M8 10.75v2.5" />],
]

/** The theme is an attribute of `<html>`, which the components follow too. The script in index.html sets it on arrival. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system')

  useEffect(() => {
    const { theme: given } = document.documentElement.dataset
    if (given === 'light' || given === 'dark') setTheme(given)
  }, [])

  function choose(theme: Theme) {
    setTheme(theme)
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
    try {
      localStorage.setItem('theme', theme)
    } catch {
      // Storage may be forbidden; then the choice lasts as long as the page.
    }
  }

  return (
    <fieldset className="theme">
      <legend className="spoken">Theme</legend>
      {THEMES.map(([value, label, drawing]) => (
        <label key={value} title={`${label} theme`}>
          <input
            type="radio"
            name="theme"
            className="spoken"
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
          />
          <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
            {drawing}
          </svg>
          <span className="spoken">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
