import { cleanup, render, screen } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { goOffline, setOnline } from '../support/device.ts'
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
  const server = { isUp }
  vi.stubGlobal('fetch', () =>
    server.isUp ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('gone')),
  )
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
  return { reload, server }
}

const sentence = (title = 'Its script did not load') => screen.findByText(title)

describe('a page whose script does not load', () => {
  it('loads the app anew, once, and says what happened', async () => {
    const { reload: first } = visit(true)
    await sentence()
    await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(1))
    cleanup()
    const { reload: second } = visit(true)
    await sentence('Its script is missing')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(second).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Retry' }).click()
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(1))
  })

  it('says it, and keeps the app, while the server is silent', async () => {
    const { reload } = visit(false)
    expect((await screen.findByRole('heading')).textContent).toBe('This page could not be loaded')
    await sentence()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(reload).not.toHaveBeenCalled()
    screen.getByRole('button', { name: 'Retry' }).click()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(reload).not.toHaveBeenCalled()
  })

  it('says that the device is offline, and loads the app anew when it no longer is', async () => {
    goOffline()
    const { reload, server } = visit(false)
    await sentence('You are offline')
    server.isUp = true
    setOnline(true)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('loads the app anew once a silent server answers', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { reload, server } = visit(false)
    await sentence()
    server.isUp = true
    await vi.advanceTimersByTimeAsync(3_000)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })
})
