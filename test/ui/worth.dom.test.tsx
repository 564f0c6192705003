import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createClient } from '../../src/client.ts'
import { TonCenterProvider } from '../../src/index.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import * as ui from '../../src/ui.ts'
import { inProcess } from '../support/inProcess.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { until, virtualTime } from '../support/virtualTime.ts'

stubLayout()
virtualTime()
afterEach(cleanup)

const { main } = demoAccounts

/** Draws a page without a key; gives the names of its first requests. */
async function firstOf(page: ReactNode, count: number): Promise<string[]> {
  const { url, fetch, seen } = inProcess(() => ({ address_book: {}, metadata: {} }))
  const options = { network: 'local', baseUrl: url, fetch, requestsPerSecond: 1, retries: 0 } as const
  const client = createClient({ ...options, onResponseMismatch: 'ignore' })
  const queryClient = new QueryClient()
  render(
    <TonCenterProvider client={client} queryClient={queryClient}>
      {page}
    </TonCenterProvider>,
  )
  await until(() => expect(seen.length).toBeGreaterThanOrEqual(count))
  client.close()
  queryClient.clear()
  return seen.slice(0, count).map(({ pathname }) => pathname.replace('/api/v3/', ''))
}

it('a page asks for its balance first, though status, items and history mounted before', async () => {
  const page = (
    <>
      <ui.NetworkStatus />
      <ui.NftGrid address={main} />
      <ui.ActivityFeed address={main} />
      <ui.BalanceBadge address={main} />
    </>
  )
  expect((await firstOf(page, 3))[0]).toBe('accountStates')
})

it('a component takes a priority', async () => {
  const page = (
    <>
      <ui.BalanceBadge address={main} />
      <ui.NftGrid address={main} queryOptions={{ priority: 'visible' }} />
    </>
  )
  expect(await firstOf(page, 2)).toEqual(['nft/items', 'accountStates'])
})
