import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type Client, type ClientOptions, createClient } from '../../src/core/client.ts'
import { RequestInspector } from '../../src/devtools/RequestInspector.tsx'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { createLocalService } from '../../src/local/service.ts'
import { queryOptions } from '../../src/query/options.ts'
import { renderWithTonCenter } from '../../src/testing/renderWithTonCenter.tsx'

afterEach(cleanup)

describe('RequestInspector', () => {
  it('says that there is nothing yet', async () => {
    const { getByRole } = await renderWithTonCenter(<RequestInspector />)
    expect(getByRole('table', { name: 'No request yet' }).querySelectorAll('tbody tr')).toHaveLength(0)
  })

  it('shows what went wrong beside what went well, newest first', async () => {
    const service = createLocalService({ faults: [{ kind: 'status', status: 503, route: 'transactions' }] })
    const { client, findByRole, getAllByRole } = await renderWithTonCenter(<RequestInspector />, { service })
    await client.request(masterchainInfo, {})
    await client.request(transactions, { limit: 1 }).catch(() => {})
    await findByRole('rowheader', { name: 'v3 transactions' })
    const [newest, oldest] = getAllByRole('row').slice(1)
    expect(within(newest as HTMLElement).getByText('server 503').tagName).toBe('TD')
    expect(within(oldest as HTMLElement).getByText('ok').tagName).toBe('TD')
    expect(within(oldest as HTMLElement).getByRole('rowheader').textContent).toBe('v3 masterchainInfo')
  })

  it('shows how many callers a request has served, and what cost no request', async () => {
    const { client, findByText, getAllByRole } = await renderWithTonCenter(<RequestInspector />)
    const address = (digit: number) => `0:${String(digit).repeat(64)}`
    await Promise.all([1, 2, 3].map((digit) => client.request(accountStates, { address: address(digit) })))
    client.hit('v3 addressBook', { key: address(1) })
    const cells = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    await findByText('hit')
    const [, hit, sent] = getAllByRole('row')
    expect(cells(hit as HTMLElement).slice(0, 2)).toEqual(['ok', 'hit'])
    expect(cells(sent as HTMLElement).slice(0, 2)).toEqual(['ok', 'miss'])
    expect(cells(sent as HTMLElement).at(-1)).toBe('3')
  })

  it('keeps the newest only, and passes attributes to its root', async () => {
    const { client, findByRole, getAllByRole, getByLabelText } = await renderWithTonCenter(
      <RequestInspector max={2} id="panel" />,
    )
    for (let count = 0; count < 3; count++) await client.request(transactions, { limit: 1, offset: count })
    await findByRole('table', { name: '2 newest requests' })
    expect(getAllByRole('rowheader').map(({ title }) => JSON.parse(title).offset)).toEqual([2, 1])
    expect(getByLabelText('Requests to TON Center').id).toBe('panel')
  })

  describe('names what waits, and why:', () => {
    const reasons = (container: HTMLElement) =>
      [...container.querySelectorAll('[data-outcome="waiting"] td:nth-child(2)')].map(({ textContent }) => textContent)
    const never = () => new Promise<never>(() => {})
    const draw = async (options: ClientOptions) => {
      const client = createClient({ network: 'local', baseUrl: 'http://waiting.test', fetch: never, ...options })
      onTestFinished(() => client.close())
      const { container, getByRole, queryClient } = await renderWithTonCenter(<RequestInspector />, { client })
      const caption = () => getByRole('table').querySelector('caption')?.textContent
      return { client, container, caption, queryClient, why: () => reasons(container) }
    }
    const ask = (client: Client) => act(() => void client.request(masterchainInfo, {}).catch(() => {}))

    it('an answer that is awaited, and the budget, with the callers of a batch', async () => {
      const { client, why, caption } = await draw({ requestsPerSecond: 0.01 })
      ask(client)
      await waitFor(() => expect(why()).toEqual(['sent, no answer yet']))
      const some = ['0', '1', '2'].map((digit) => client.request(accountStates, { address: `0:${digit.repeat(64)}` }))
      for (const one of some) one.catch(() => {})
      await waitFor(() => expect(why()[1]).toBe('in line in a batch of 3: 1 wait, 0.01 a second'))
      expect(caption()).toBe('2 wait')
    })

    it('a pause after a refusal, until when', async () => {
      const refusal = async () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } })
      const { client, why } = await draw({ fetch: refusal })
      ask(client)
      await waitFor(() => expect(why()[0]).toMatch(/^paused until .*\d: the service refused$/))
    })

    it('the next try after a failure', async () => {
      vi.spyOn(Math, 'random').mockReturnValue(1)
      onTestFinished(() => void vi.restoreAllMocks())
      const { client, why, caption } = await draw({ fetch: async () => new Response('', { status: 500 }) })
      ask(client)
      await waitFor(() => expect(why()[0]).toMatch(/^try \d failed: the next one follows$/))
      expect(caption()).toMatch(/No newest block after \d (try|tries): nothing reloads with the chain$/)
    })

    it('the connection, for what TanStack Query holds back, and a page that is hidden', async () => {
      const { client, why, caption, queryClient } = await draw({ network: 'mainnet' })
      onTestFinished(() => onlineManager.setOnline(true))
      act(() => {
        onlineManager.setOnline(false)
        void queryClient.fetchQuery(queryOptions(masterchainInfo, client, {})).catch(() => {})
      })
      await waitFor(() => expect(why()).toEqual(['offline: TanStack Query waits for the connection']))
      expect(caption()).toBe('1 waits. The device is offline: nothing polls')
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      onTestFinished(() => void vi.restoreAllMocks())
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
      expect(caption()).toBe('1 waits. The page is hidden: nothing polls')
    })
  })

  it('stops listening when it is gone', async () => {
    const { client, unmount } = await renderWithTonCenter(<RequestInspector />)
    let ended = 0
    const subscribe = client.subscribe
    client.subscribe = (listener) => {
      const end = subscribe(listener)
      return () => {
        ended++
        end()
      }
    }
    unmount()
    const again = await renderWithTonCenter(<RequestInspector />, { client })
    again.unmount()
    expect(ended).toBe(1)
  })
})
