import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { RequestInspector } from '../../src/devtools/RequestInspector.tsx'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { createLocalService } from '../../src/local/service.ts'
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
    expect(within(newest as HTMLElement).getByText('server').tagName).toBe('TD')
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
