import { cleanup, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { setup, silenceReact } from '../support/react.tsx'
import { importApp } from './importApp.ts'

silenceReact()
beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

const [{ ErrorBoundary }, { load }] = await importApp(() =>
  Promise.all([
    import('../../examples/explorer/src/ErrorBoundary.tsx'),
    import('../../examples/explorer/src/script.ts'),
  ]),
)

/** Draws a page whose script does not load, of a server that answers or is gone; gives how often the app was loaded anew. */
function visit(isUp: boolean) {
  const reload = vi.fn()
  vi.stubGlobal('location', { href: 'http://explorer.test/', reload })
  vi.stubGlobal('fetch', () => (isUp ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('gone'))))
  onTestFinished(() => void vi.unstubAllGlobals())
  const Page = lazy(() => load(Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch'))))
  const { wrapper } = setup({ baseUrl: 'http://local.test' })
  render(
    <Suspense>
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>
    </Suspense>,
    { wrapper },
  )
  return reload
}

const sentence = () => screen.findByText('The script of this page did not load')

describe('a page whose script does not load', () => {
  it('loads the app anew, once, and says what happened', async () => {
    const first = visit(true)
    await sentence()
    await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(1))
    cleanup()
    const second = visit(true)
    await sentence()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(second).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Retry' }).click()
    expect(second).toHaveBeenCalledTimes(1)
  })

  it('says it, and keeps the app, while the server is silent', async () => {
    const reload = visit(false)
    await sentence()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(reload).not.toHaveBeenCalled()
  })
})
