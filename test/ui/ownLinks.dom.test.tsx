import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import type { RenderLink } from '../../src/react/settings.ts'
import { MessageTable } from '../../src/ui/transactions/TransactionDetails/MessageTable.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { hashOf, message, OTHER, OWN, transaction } from '../../stories/fixtures/transactions.ts'

afterEach(cleanup)

const renderLink: RenderLink = ({ kind, id, children }) => <a href={`#${kind}/${id}`}>{children}</a>

function linksOf(element: React.ReactElement) {
  const { container } = render(
    <TonCenterProvider network="mainnet" renderLink={renderLink}>
      {element}
    </TonCenterProvider>,
  )
  return [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
}

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
  const table = (receivers?: ReadonlyMap<string, string>) => (
    <MessageTable data={[sent]} account={OWN} addressBook={{}} receivers={receivers} />
  )
  it('has no link where nobody knows who received it', () => {
    expect(linksOf(table()).filter((link) => link?.startsWith('#transaction'))).toEqual([])
    expect(
      linksOf(table(new Map([[hashOf(6), hashOf(7)]]))).filter((link) => link?.startsWith('#transaction')),
    ).toEqual([])
  })
  it('links to the transaction that received it', () => {
    expect(linksOf(table(new Map([[hashOf(5), hashOf(7)]])))).toContain(`#transaction/${hashOf(7)}`)
  })
})
