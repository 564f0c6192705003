import {
  type DehydratedState,
  defaultShouldDehydrateQuery,
  dehydrate,
  HydrationBoundary,
  QueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { balanceOptions } from '../../src/query/builders/accounts.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useClient } from '../../src/react/useClient.ts'
import { streamed } from '../support/streamed.ts'

afterEach(cleanup)

const address = demoAccounts.main

function Balance() {
  const client = useClient(undefined)
  return <b>{useSuspenseQuery(balanceOptions(client, address)).data}</b>
}

/** A client and a cache of one side. Its service answers, or is down. */
function side(isDown: boolean) {
  const service = createLocalService()
  const asked: string[] = []
  const client = createClient({
    network: 'mainnet',
    baseUrl: 'http://local.test',
    retries: 0,
    fetch(request) {
      asked.push(new URL(request.url).pathname)
      return isDown ? Promise.resolve(new Response('', { status: 500 })) : service.fetch(request)
    },
  })
  const cache = new QueryClient()
  onTestFinished(() => {
    client.close()
    cache.clear()
  })
  return { client, cache, asked }
}
type Side = ReturnType<typeof side>

const page = ({ client, cache }: Side, state?: DehydratedState) => (
  <TonCenterProvider client={client} queryClient={cache}>
    <HydrationBoundary state={state}>
      <h1>Account</h1>
      <Suspense fallback={<i>waits</i>}>
        <Balance />
      </Suspense>
    </HydrationBoundary>
  </TonCenterProvider>
)

/** What a server streams. React calls `onError` for a boundary that failed: the browser draws it. */
async function stream(server: Side, state?: DehydratedState) {
  const onError = vi.fn()
  const html = await streamed(page(server, state), { onError })
  expect(html).toContain('<h1>Account</h1>')
  expect(html).toContain('<i>waits</i>')
  expect(html).not.toContain('<b>')
  return { html, onError }
}

/** Hydrates it in a browser whose service answers. */
async function hydrate(html: string, browser: Side, state?: DehydratedState) {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  // A browser runs what the stream has for the boundaries. jsdom runs no script of a text.
  for (const { textContent } of container.querySelectorAll('script')) new Function(textContent ?? '')()
  const onRecoverableError = vi.fn()
  await act(async () => {
    render(page(browser, state), { container, hydrate: true, onRecoverableError })
  })
  await vi.waitFor(() => expect(container.querySelector('b')?.textContent).toMatch(/^\d+$/))
  expect(container.querySelector('i')).toBeNull()
  expect(container.querySelector('h1')?.textContent).toBe('Account')
}

/** Rejections that nobody handles, for the time of a test. What React and TanStack log of the failed request is left out. */
function unhandled(): unknown[] {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  const reasons: unknown[] = []
  const add = (reason: unknown) => reasons.push(reason)
  process.on('unhandledRejection', add)
  onTestFinished(() => void process.off('unhandledRejection', add))
  return reasons
}

describe('a query that fails while a server streams its page', () => {
  it('leaves the fallback there, and the browser asks once', async () => {
    const reasons = unhandled()
    const server = side(true)
    const { html, onError } = await stream(server)
    expect(server.asked).toEqual(['/api/v3/accountStates'])
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['server'])
    const browser = side(false)
    await hydrate(html, browser)
    expect(browser.asked).toEqual(['/api/v3/accountStates'])
    expect(reasons).toEqual([])
  })

  it('so does one that the server began, and whose promise the page awaits', async () => {
    const reasons = unhandled()
    const server = side(true)
    void server.cache.prefetchQuery(balanceOptions(server.client, address))
    const state = dehydrate(server.cache, {
      shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
    })
    expect(state.queries).toHaveLength(1)
    const { html } = await stream(server)
    const browser = side(false)
    await hydrate(html, browser, state)
    expect(browser.asked).toEqual(['/api/v3/accountStates'])
    expect(reasons).toEqual([])
  })
})
