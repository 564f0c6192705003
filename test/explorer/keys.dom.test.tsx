import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CopyNotice } from '../../examples/explorer/src/CopyNotice.tsx'
import { SkipLinks } from '../../examples/explorer/src/SkipLinks.tsx'
import { useKeys } from '../../examples/explorer/src/useKeys.ts'
import { CopyButton } from '../../src/ui/parts/CopyButton.tsx'
import { SearchBox } from '../../src/ui/tools/SearchBox/SearchBox.tsx'
import { stubLayout } from '../support/layout.dom.ts'
import { setup } from '../support/react.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

stubLayout()

const NOTICE = 'Copied: the address or hash of this page'

function Page({ rows }: { rows: readonly string[] }) {
  const pressed = useKeys()
  return (
    <>
      <SkipLinks />
      <SearchBox onSelect={() => {}} />
      <main>
        <h1 tabIndex={-1}>The page</h1>
        <CopyButton data="EQ" label="Copy it" />
        {rows.map((row) => (
          <div key={row} data-part="row" tabIndex={-1}>
            {row}
          </div>
        ))}
      </main>
      <CopyNotice button={pressed} />
    </>
  )
}
const draw = (rows: readonly string[]) =>
  render(<Page rows={rows} />, { wrapper: setup({ baseUrl: 'http://local.test' }).wrapper })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () => document.activeElement?.textContent

it('leads past the header in two stops: to the title, and to the first row', () => {
  draw(['first', 'second'])
  const stops = [...document.querySelectorAll<HTMLElement>('button, a, input')].filter(({ tabIndex }) => tabIndex >= 0)
  expect(stops.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Skip to the page', 'Skip to the first row'])
  fireEvent.click(stops[1] as HTMLElement)
  expect(focused()).toBe('first')
  fireEvent.click(stops[0] as HTMLElement)
  expect(focused()).toBe('The page')
})

it('leads to the title of a page without rows', () => {
  draw([])
  fireEvent.click(screen.getByText('Skip to the first row'))
  expect(focused()).toBe('The page')
})

it('gives J and K back when Escape has left the search', () => {
  draw(['first', 'second'])
  press('/')
  expect(document.activeElement?.tagName).toBe('INPUT')
  press('j')
  expect(document.activeElement?.tagName).toBe('INPUT')
  press('Escape')
  press('j')
  expect(focused()).toBe('first')
})

it.each([
  ['has copied', () => Promise.resolve(), NOTICE],
  ['could not copy', () => Promise.reject(new Error('denied')), 'Copying is not allowed here'],
])('shows that C %s, for two seconds, and again', async (_what, writeText, text) => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  draw(['first'])
  expect(screen.queryByText(text, { selector: '.copy-notice' })).toBeNull()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  for (const _time of [1, 2]) {
    press('c')
    await screen.findByText(text, { selector: '.copy-notice' })
    await act(() => vi.advanceTimersByTimeAsync(2_001))
    expect(document.querySelector('.copy-notice')).toBeNull()
  }
})
