import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { AccountName } from '../../../src/core/accountNames.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { TraceTree } from '../../../src/ui/traces/TraceTree/TraceTree.tsx'
import { TransactionList } from '../../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { RECEIVER, sent, tonTransfer, traceWith, WALLET } from '../../reading/made.ts'
import { stubLayout } from '../../support/layout.dom.ts'

stubLayout()
afterEach(cleanup)

/** Begins as the receiver of the trace does. */
const TWIN = `${RECEIVER.slice(0, -1)}4`

function draw(names: readonly (readonly [string, AccountName])[], payments: ReturnType<typeof sent> = []) {
  const list = new Map(names)
  const { container } = render(
    <TonCenterProvider
      baseUrl="http://local.test"
      fetch={() => new Promise(() => {})}
      accountNames={{ list: () => list, subscribe: () => () => {} }}
    >
      {payments.length > 0 && <TransactionList address={WALLET} data={payments} addressBook={{}} />}
      <TraceTree data={traceWith(sent({}, {}), [tonTransfer(['T0', 'T1'])])} addressBook={{}} metadata={{}} />
    </TonCenterProvider>,
  )
  return container.querySelector('[data-part="head"] h1, [data-part="head"] h2, [data-part="head"] [role="heading"]')
}

it('marks an account of a sentence that looks like one that the reader has named', async () => {
  const title = draw([[TWIN, { name: 'Mum' }]])
  await waitFor(() => expect(title?.textContent).toContain('Look-alike'))
  expect(title?.querySelector('[data-tip*="Mum"]')).not.toBeNull()
})

it('marks none that the reader has named, and none that looks like no other', () => {
  expect(
    draw([
      [RECEIVER, { name: 'Mum' }],
      [TWIN, { name: 'Dad' }],
    ])?.textContent,
  ).not.toContain('Look-alike')
  cleanup()
  expect(draw([[WALLET, { name: 'Mine' }]])?.textContent).not.toContain('Look-alike')
})

it('marks one that looks like an account that the sender has paid, by a list of the page', async () => {
  const paid = { ...sent({}, {})[0], now: 1_600_000_000 } as ReturnType<typeof sent>[number]
  const toTwin = { ...paid, out_msgs: paid.out_msgs.map((one) => ({ ...one, destination: TWIN })) }
  const title = draw([], [toTwin])
  await waitFor(() => expect(title?.textContent).toContain('Look-alike'))
})
