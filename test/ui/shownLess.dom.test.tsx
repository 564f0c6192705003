import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { BlockDetails } from '../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { DnsRecordList } from '../../src/ui/dns/DnsRecordList/DnsRecordList.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { block } from '../../stories/fixtures/blocks.ts'
import { hashOf, OWN, transaction } from '../../stories/fixtures/transactions.ts'
import { inProcess } from '../support/inProcess.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { setup } from '../support/react.tsx'

stubLayout()
afterEach(cleanup)

function draw(element: ReactElement, answer: (url: URL) => unknown = () => ({})) {
  const { url, fetch, seen } = inProcess(answer)
  const { container } = render(element, setup({ baseUrl: url, fetch }))
  const texts = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return { texts, asked: () => seen.map(({ pathname }) => pathname.replace('/api/v3/', '')) }
}

it('a list that does not page draws its first page and no way to more', async () => {
  const full = [1, 2].map((seed) => transaction({ hash: hashOf(seed), lt: String(1000 - seed) }))
  const answer = (url: URL) => (url.pathname.endsWith('/transactions') ? { transactions: full, address_book: {} } : {})
  const { texts, asked } = draw(<TransactionList address={OWN} pageSize={2} paging="none" />, answer)
  await waitFor(() => expect(texts('[data-part="row"]')).toHaveLength(2))
  expect(texts('button')).not.toContain('Load more')
  expect(asked().filter((path) => path === 'transactions')).toHaveLength(1)
})

describe('a block', () => {
  it('of the masterchain says so, and counts the transactions of its shard blocks beside its own', () => {
    const data = block({ workchain: -1, seqno: 500, tx_count: 0 })
    const shardBlocks = [block({ seqno: 7, tx_count: 4 }), block({ seqno: 8, tx_count: 2 })]
    const { texts } = draw(<BlockDetails data={data} shardBlocks={shardBlocks} actions={<a href="#501">501</a>} />)
    expect(texts('[data-part="head"]')).toEqual([expect.stringContaining('Masterchain block 500')])
    expect(texts('dd')).toContain('0 here, 6 in its shard blocks')
    expect(texts('[data-part="head"] a')).toEqual(['501'])
  })
  it('of the masterchain with one shard block has a link to that', () => {
    const data = block({ workchain: -1, seqno: 500, tx_count: 0 })
    const { texts } = draw(<BlockDetails data={data} shardBlocks={[block({ seqno: 7, tx_count: 4 })]} />)
    expect(texts('dd')).toContain('0 here, 4 in shard block 7')
  })
  it('has no facts that say nothing', () => {
    const { texts } = draw(<BlockDetails data={block({ gen_catchain_seqno: 0, version: 0 })} />)
    expect(texts('dt')).not.toEqual(expect.arrayContaining(['Version']))
    expect(texts('dt')).not.toEqual(expect.arrayContaining(['Catchain seqno']))
  })
})

describe('a list of domains', () => {
  const record = (domain: string, seed: string) => ({
    nft_item_address: `0:${seed.repeat(64)}`,
    nft_item_owner: OWN,
    domain,
    dns_next_resolver: null,
    dns_wallet: OWN,
    dns_site_adnl: null,
    dns_storage_bag_id: null,
  })
  // Renewed yesterday: its contract holds it for 366 days.
  const renewed = Math.floor(Date.now() / 1000) - 86_400
  const answer = (url: URL) =>
    url.pathname.endsWith('/runGetMethod')
      ? { gas_used: 1, exit_code: 0, stack: [{ type: 'num', value: `0x${renewed.toString(16)}` }] }
      : { records: [record('cabin.ton', 'A'), record('east.cabin.ton', 'B')], address_book: {} }

  it('says how long a domain is held where its columns name that, and not of a subdomain', async () => {
    const { texts, asked } = draw(<DnsRecordList address={OWN} columns={['domain', 'expires']} />, answer)
    await waitFor(() =>
      expect(texts('[data-column="expires"][role="gridcell"]')).toEqual([
        expect.stringMatching(/^365 days left\S/),
        'ExpiresUnknown',
      ]),
    )
    expect(asked().filter((path) => path === 'runGetMethod')).toHaveLength(1)
  })
  it('asks for that nowhere else, and has its account among the records', async () => {
    const { texts, asked } = draw(<DnsRecordList address={OWN} />, answer)
    await waitFor(() => expect(texts('[data-column="records"][role="gridcell"]')).toHaveLength(2))
    expect(texts('[data-column="records"][role="gridcell"]')).toEqual(['AccountThis account', 'AccountThis account'])
    expect(asked()).toEqual(['dns/records'])
  })
})
