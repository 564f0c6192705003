import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { type Client, createClient } from '../../src/core/client.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { queryOptions } from '../../src/query/options.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { useAddressName } from '../../src/react/useAddressName.ts'
import { address } from '../support/accounts.ts'
import { messagesOfPage } from '../support/oneProcess.ts'

afterEach(cleanup)

const answer = {
  transactions: [],
  address_book: { [address(1)]: { user_friendly: 'UQ', domain: 'alice.ton' } },
}

function open(fetch: (request: Request) => Promise<Response>) {
  const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch })
  onTestFinished(() => client.close())
  return client
}

function Name() {
  return <b>{useAddressName(address(1)).data?.domain ?? 'loading'}</b>
}

const page = (client: Client, queryClient: QueryClient) => (
  <TonCenterProvider client={client} queryClient={queryClient}>
    <Name />
  </TonCenterProvider>
)

/** A QueryClient of one request or of one page. */
function cache(): QueryClient {
  const queryClient = new QueryClient()
  onTestFinished(() => queryClient.clear())
  return queryClient
}

it('a server’s one client shows a user nothing that another user’s request has brought', async () => {
  const server = open(async () => Response.json(answer))
  const first = cache()
  await first.prefetchQuery(queryOptions(transactions, server, { account: address(1) }))
  expect(renderToString(page(server, first))).toContain('alice.ton')
  const html = renderToString(page(server, cache()))
  expect(html).toContain('loading')

  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => reported.mockRestore())
  const onRecoverableError = vi.fn()
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  render(
    page(
      open(() => new Promise(() => {})),
      cache(),
    ),
    { container, hydrate: true, onRecoverableError },
  )
  expect(container.textContent).toBe('loading')
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(messagesOfPage(reported.mock.calls)).toEqual([])
})
