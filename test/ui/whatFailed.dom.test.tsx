import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, afterEach, expect, it } from 'vitest'
import { createLocalService } from '../../src/local/service.ts'
import { NetworkStatus } from '../../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import { TransactionPreview } from '../../src/ui/tools/TransactionPreview/TransactionPreview.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { demoBytes } from '../support/demoChain.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { setup } from '../support/react.tsx'

stubLayout()
afterEach(cleanup)

const service = createLocalService()
await service.restore(demoBytes)
afterAll(() => service.close())

/** A page over a service that answers with HTTP 500 while it is broken. */
function draw(element: ReactElement, isBroken: boolean) {
  let isDown = isBroken
  const fetch = async (request: Request) => (isDown ? new Response('{}', { status: 500 }) : service.fetch(request))
  const { wrapper } = setup({ baseUrl: 'http://local.test', fetch, requestsPerSecond: 100 })
  const { container } = render(element, { wrapper })
  const rows = () => container.querySelectorAll('[data-part="row"]').length
  const setDown = (next: boolean) => {
    isDown = next
  }
  return { container, rows, setDown }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a table with a balance of the app reports below it what did not load, and not that it is out of date', async () => {
  const { container, rows, setDown } = draw(<JettonTable address={MAIN} native="1000000000" />, true)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Tokens did not load'))
  expect(container.textContent).not.toContain('out of date')
  expect(rows()).toBe(1)
  setDown(false)
  press('Retry')
  await waitFor(() => expect(rows()).toBeGreaterThan(5))
})

it('a list reports that its next rows did not load, and why', async () => {
  const { container, rows, setDown } = draw(
    <TransactionList address={MAIN} pageSize={5} paging="load-more" outcomes={false} />,
    false,
  )
  await waitFor(() => expect(rows()).toBe(5))
  setDown(true)
  press('Load more')
  await waitFor(() => expect(container.textContent).toContain('The next rows did not load.'))
  expect(container.textContent).toContain('The service answered with error 500.')
  expect(container.textContent).not.toContain('out of date')
})

it('the status of the network does not call an HTTP error silence', async () => {
  const { container } = draw(<NetworkStatus />, true)
  await waitFor(() => expect(container.textContent).toContain('The network answers with errors.'))
})

it('a preview of an invalid amount reports that nothing was sent, and offers no second try', async () => {
  const request = { from: MAIN, messages: [{ address: MAIN, amount: '-3' }] }
  const { container } = draw(<TransactionPreview request={request} />, false)
  await waitFor(() => expect(container.textContent).toContain('Nothing was sent: a value of the request is not valid.'))
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
