import { type DehydratedState, dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { balanceOptions } from '../../src/query/builders/accounts.ts'
import { transactionListOptions } from '../../src/query/builders/transactions.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useBalance } from '../../src/react/useAccount.ts'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { messagesOfPage } from '../support/oneProcess.ts'
import { streamed } from '../support/streamed.ts'

afterEach(cleanup)

const address = demoAccounts.main
const Balance = () => <b>{useBalance(address).data}</b>

/** A client and a cache of one side, over a chain of its own, and the requests of that side. */
function side() {
  const service = createLocalService()
  const asked: string[] = []
  const client = createClient({
    network: 'mainnet',
    baseUrl: 'http://local.test',
    fetch(request) {
      asked.push(new URL(request.url).pathname)
      return service.fetch(request)
    },
  })
  const cache = new QueryClient()
  onTestFinished(() => {
    client.close()
    cache.clear()
  })
  return { client, cache, asked }
}

const page = ({ client, cache }: ReturnType<typeof side>, state: DehydratedState) => (
  <TonCenterProvider client={client} queryClient={cache}>
    <HydrationBoundary state={state}>
      <Suspense fallback="waits">
        <Balance />
        <TransactionList address={address} outcomes={false} />
      </Suspense>
    </HydrationBoundary>
  </TonCenterProvider>
)

it('a page that a server streams hydrates without a fault, and asks for nothing again', async () => {
  const server = side()
  await server.cache.prefetchQuery(balanceOptions(server.client, address))
  await server.cache.prefetchInfiniteQuery(transactionListOptions(server.client, { address }))
  const state = dehydrate(server.cache)
  const html = await streamed(page(server, state))
  expect(html.match(/data-part="row"/g)?.length).toBeGreaterThan(10)
  expect(server.asked).toEqual(['/api/v3/accountStates', '/api/v3/transactions'])

  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  for (const spy of spies) {
    spy.mockImplementation(() => {})
    onTestFinished(() => spy.mockRestore())
  }
  const onRecoverableError = vi.fn()
  const browser = side()
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const drawn = container.querySelector('b')
  await act(async () => {
    render(page(browser, JSON.parse(JSON.stringify(state))), { container, hydrate: true, onRecoverableError })
  })
  expect(container.querySelector('b')).toBe(drawn)
  expect(container.querySelectorAll('[role="row"]').length).toBeGreaterThan(10)
  expect(messagesOfPage(spies.flatMap(({ mock }) => mock.calls))).toEqual([])
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(browser.asked).toEqual([])
})
