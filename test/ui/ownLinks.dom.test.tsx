import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { RenderLink } from '../../src/react/settings.ts'
import { TransferFeed } from '../../src/ui/activity/TransferFeed/TransferFeed.tsx'
import { MessageTable } from '../../src/ui/reading/MessageTable.tsx'
import { TraceNeighbours } from '../../src/ui/traces/TraceNeighbours/TraceNeighbours.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { action, transfer } from '../../stories/fixtures/actions.ts'
import { bouncedTrace } from '../../stories/fixtures/traces.ts'
import { hashOf, message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'

afterEach(cleanup)

const renderLink: RenderLink = ({ kind, id, children }) => <a href={`#${kind}/${id}`}>{children}</a>

function drawn(element: React.ReactElement) {
  const { container } = render(
    <TonCenterProvider network="mainnet" renderLink={renderLink}>
      {element}
    </TonCenterProvider>,
  )
  return [...container.querySelectorAll('a')]
}

const linksOf = (element: React.ReactElement) => drawn(element).map((link) => link.getAttribute('href'))

describe('the details of a transaction', () => {
  const one = transaction({ out_msgs: [message({ source: OWN, destination: OTHER })] })
  it('have no link to themselves, and one to the trace', () => {
    const links = linksOf(<TransactionDetails data={one} />)
    expect(links).not.toContain(`#transaction/${one.hash}`)
    expect(links).toContain(`#trace/${one.trace_id}`)
  })
})

describe('a message', () => {
  const sent = message({ hash: hashOf(5), source: OWN, destination: OTHER })
  const table = (receivers?: ReadonlyMap<string, { hash: string }>) => (
    <MessageTable data={[sent]} account={OWN} addressBook={{}} receivers={receivers} />
  )
  it('has no link where nobody knows who received it', () => {
    expect(linksOf(table()).filter((link) => link?.startsWith('#transaction'))).toEqual([])
    expect(
      linksOf(table(new Map([[hashOf(6), { hash: hashOf(7) }]]))).filter((link) => link?.startsWith('#transaction')),
    ).toEqual([])
  })
  it('links to the transaction that received it', () => {
    expect(linksOf(table(new Map([[hashOf(5), { hash: hashOf(7) }]])))).toContain(`#transaction/${hashOf(7)}`)
  })
})

describe('a transfer whose trace the service does not name', () => {
  it('has no link to a trace', () => {
    const one = action('ton_transfer', transfer({}), { trace_id: null })
    expect(linksOf(<TransferFeed data={[one]} />).filter((link) => link?.startsWith('#trace'))).toEqual([])
    const other = action('ton_transfer', transfer({}), { trace_id: hashOf(9) })
    expect(linksOf(<TransferFeed data={[other]} />)).toContain(`#trace/${hashOf(9)}`)
  })
})

describe('a step beside another', () => {
  it('is one stop of the Tab key, with an amount that is cut', () => {
    const { hash } = Object.values(bouncedTrace.transactions ?? {})[0] as { hash: string }
    const links = drawn(<TraceNeighbours data={bouncedTrace} transactionHash={hash} />)
    expect(links.some(({ textContent }) => textContent?.includes('0.4995'))).toBe(true)
    expect(links.flatMap((link) => [...link.querySelectorAll('[tabindex]')])).toEqual([])
  })
})
