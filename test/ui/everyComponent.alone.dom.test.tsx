import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import * as ui from '../../src/ui.ts'
import { oddTransactions } from '../../stories/fixtures/transactions.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { becomeOldBrowser } from '../support/oldBrowser.ts'
import { EVERYTHING } from './drawn.tsx'

// This file is alone: it takes away globals that others need.
becomeOldBrowser()
stubLayout()

afterEach(cleanup)

describe('every component', () => {
  it('hands on a ref, on React 18 too: there a function is given none', () => {
    const components = Object.entries(ui).filter(([name]) => /^[A-Z]/.test(name))
    expect(components.length).toBeGreaterThan(40)
    const FORWARDS = Symbol.for('react.forward_ref')
    const others = components.filter(([, one]) => (one as { $$typeof?: symbol }).$$typeof !== FORWARDS)
    expect(others.map(([name]) => name)).toEqual([])
  })

  it('is in the list that pages measure', () => {
    const listed = Object.keys(EVERYTHING).map((name) => name.replace(/\W.*/, ''))
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
    expect(components.filter((name) => !listed.includes(name))).toEqual([])
  })

  it('has the name under which it is imported, in tools of React and in its errors', () => {
    const names = Object.entries(ui).flatMap(([name, one]) =>
      /^[A-Z]/.test(name) ? [[name, (one as { displayName?: string }).displayName]] : [],
    )
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter(([name, said]) => name !== said)).toEqual([])
  })
})

describe('the times of a page', () => {
  it('follow one ticker, which stops while the page is hidden and when they are gone', () => {
    const began = vi.spyOn(window, 'setInterval')
    const ended = vi.spyOn(window, 'clearInterval')
    const { unmount } = render(
      <TonCenterProvider network="mainnet">
        {Array.from({ length: 50 }, (_, age) => Date.now() / 1000 - age).map((time) => (
          <ui.TimeAgo key={time} data={time} />
        ))}
        <ui.TransactionList data={oddTransactions} />
      </TonCenterProvider>,
    )
    expect(began.mock.calls.filter(([, ms]) => ms === 1000)).toHaveLength(1)
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(ended).toHaveBeenCalledWith(began.mock.results[0]?.value)
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(began.mock.calls.filter(([, ms]) => ms === 1000)).toHaveLength(2)
    unmount()
    expect(ended).toHaveBeenCalledWith(began.mock.results.at(-1)?.value)
    began.mockRestore()
    ended.mockRestore()
  })
})
