import * as v2 from 'toncenter-react/endpoints/v2'
import * as v3 from 'toncenter-react/endpoints/v3'
import * as ui from 'toncenter-react/ui'
import { describe, expect, it } from 'vitest'
import { bundlePages, CEILINGS } from '../../scripts/bundle-pages.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { pageOf as pageOfGuide } from '../support/guides.ts'

const records: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)]
const hookOf = ({ name }: AnyEndpoint) => `use${name[0]?.toUpperCase()}${name.slice(1)}`
const hookCode = (record: AnyEndpoint) =>
  `export { ${hookOf(record)} } from 'toncenter-react${record.generation === 'v2' ? '/v2' : ''}'`

const amounts = pageOfGuide('docs/amounts.md')
const readingGuide = pageOfGuide('docs/reading.md')
const PROVIDER = "export { TonCenterProvider } from 'toncenter-react'\n"
const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
const lists = components.filter((name) => /(List|Table|Feed|Grid)$/.test(name))

const titleOf = (record: AnyEndpoint) => `${record.generation} ${hookOf(record)}`
const pages = await bundlePages({
  ...Object.fromEntries(records.map((record) => [titleOf(record), hookCode(record)])),
  record: "export { masterchainInfo } from 'toncenter-react/endpoints/v3'",
  transactionFromV2: "export { transactionFromV2 } from 'toncenter-react/ui'",
  formatAmount: "export { formatAmount } from 'toncenter-react/client'",
  readTrace: "export { readTrace } from 'toncenter-react/reading'",
  'all of toncenter-react/reading': "export * from 'toncenter-react/reading'",
  'amount alone': "export { Amount } from 'toncenter-react/ui'",
  provider: PROVIDER,
  'provider and hook': `${PROVIDER}export { useTransactions } from 'toncenter-react'`,
  ...Object.fromEntries(components.map((name) => [name, `${PROVIDER}export { ${name} } from 'toncenter-react/ui'`])),
  'all of toncenter-react/ui': `${PROVIDER}export * from 'toncenter-react/ui'`,
})
const pageOf = (name: string) => pages[name] ?? { text: '', size: 0 }

const hooks = records.map(titleOf).sort((a, b) => pageOf(b).size - pageOf(a).size)
const printed = [
  ...hooks.slice(0, 3),
  'formatAmount',
  'readTrace',
  'all of toncenter-react/reading',
  'amount alone',
  'provider',
  'provider and hook',
  ...components,
  'all of toncenter-react/ui',
]
console.log(
  [
    'Bytes that a page loads at first, gzipped, without React and TanStack Query. Components include the provider.',
    ...printed.map((name) => `${String(pageOf(name).size).padStart(7)}  ${name}`),
  ].join('\n'),
)

describe.each(records.map((record) => [titleOf(record), record] as const))('the bundle of %s', (title, record) => {
  const { text, size } = pageOf(title)

  it(`is at most ${CEILINGS.hook} bytes`, () => {
    expect(size).toBeGreaterThan(1_000)
    expect(size).toBeLessThanOrEqual(CEILINGS.hook)
  })

  it('holds the record of its endpoint and no other', () => {
    const held = records.map(({ path }) => path).filter((path) => text.includes(JSON.stringify(path)))
    expect([...new Set(held)]).toEqual([record.path])
  })
})

describe('what a page loads at first', () => {
  it('has no notice for developers', () => {
    expect(pageOf('provider and hook').text).not.toContain('createClient({ scope')
  })

  it(`is at most ${CEILINGS.providerAndHook} bytes for the provider and one hook`, () => {
    expect(pageOf('provider and hook').size).toBeGreaterThan(pageOf('provider').size)
    expect(pageOf('provider and hook').size).toBeLessThanOrEqual(CEILINGS.providerAndHook)
  })

  it(`is at most ${CEILINGS.amount} bytes for an amount without the provider, and a fifth for its text alone`, () => {
    expect(pageOf('amount alone').size).toBeLessThanOrEqual(CEILINGS.amount)
    expect(pageOf('formatAmount').size).toBeLessThanOrEqual(CEILINGS.amount / 5)
    expect(amounts).toContain(`${CEILINGS.amount / 1000} kB`)
  })

  it(`is at most ${CEILINGS.readTrace} bytes for readTrace, and ${CEILINGS.reading} for all of its entry`, () => {
    expect(pageOf('readTrace').size).toBeGreaterThan(5_000)
    expect(pageOf('readTrace').size).toBeLessThanOrEqual(CEILINGS.readTrace)
    expect(pageOf('all of toncenter-react/reading').size).toBeLessThanOrEqual(CEILINGS.reading)
    for (const most of [CEILINGS.readTrace, CEILINGS.reading]) expect(readingGuide).toContain(`${most / 1000} kB`)
  })

  it(`is at most ${CEILINGS.balanceBadge} bytes for a balance badge`, () => {
    expect(pageOf('BalanceBadge').size).toBeGreaterThan(pageOf('provider').size)
    expect(pageOf('BalanceBadge').size).toBeLessThanOrEqual(CEILINGS.balanceBadge)
  })

  it.each(lists)(`is at most ${CEILINGS.list} bytes for one %s`, (name) => {
    expect(pageOf(name).size).toBeGreaterThan(pageOf('provider').size)
    expect(pageOf(name).size).toBeLessThanOrEqual(CEILINGS.list)
  })
})

describe('a bundle holds only what its page uses:', () => {
  it('the record of an endpoint brings no hook and no client', () => {
    expect(pageOf('record').text).toContain('/masterchainInfo')
    expect(pageOf('record').text).not.toContain('@tanstack')
    expect(pageOf('record').text).not.toContain('fetch')
  })

  it.each([
    ['v2 useGetMasterchainInfo', 'root_hash', 'internal.transactionId'],
    ['v3 useDnsRecords', 'dns_site_adnl', 'max_bid_amount'],
    ['v3 useValidatorElections', 'total_stake', 'stake_recovered'],
    ['v3 useNominatorPool', 'active_nominators', 'withdraw_request_before'],
    ['v3 useJettonMasters', 'jetton_content', 'mintless_info'],
    ['v3 useJettonBurns', 'jetton_burns', 'forward_payload'],
    ['v3 useNftCollections', 'collection_content', 'real_owner'],
    ['v3 useMultisigOrders', 'approvals_mask', 'next_order_seqno'],
  ])('%s brings the schema of its own answers, and not that of similar ones', (hook, own, other) => {
    expect(pageOf(hook).text).toContain(own)
    expect(pageOf(hook).text).not.toContain(other)
  })

  it('no component brings the code that reads the cells of v2 answers', () => {
    const ofCells = 'These cells are no transaction.'
    expect(pageOf('transactionFromV2').text).toContain(ofCells)
    expect(components.filter((name) => pageOf(name).text.includes(ofCells))).toEqual([])
  })

  const wordsIn = (name: string) =>
    Object.keys(ui.english).filter((word) => pageOf(name).text.includes(JSON.stringify(word)))

  it('a balance badge brings its own words, and none of lists, their columns and times', () => {
    const words = wordsIn('BalanceBadge')
    expect(words).toContain('balance.loading')
    expect(words.filter((word) => /^(list|column|time)\.|\.emptyText$/.test(word))).toEqual([])
  })

  it('no other list brings the words of a list of transactions', () => {
    expect(lists.filter((name) => wordsIn(name).includes('transactions.emptyText'))).toEqual(['TransactionList'])
  })
})
