import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  ALONE_IN_ESBUILD,
  bundlePages,
  CEILINGS,
  IN_ESBUILD,
  weighInEsbuild,
  weighInVite,
} from '../../scripts/bundle-pages.ts'
import { head, rpcPath } from '../../src/contract/client.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import * as emulate from '../../src/endpoints/emulate/records.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { pageOf } from '../support/guides.ts'
import { consumer } from './installed.ts'
import { load } from './page.ts'

const records: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3), ...Object.values(emulate)]
const hookOf = ({ name }: AnyEndpoint) => `use${name[0]?.toUpperCase()}${name.slice(1)}`
const titleOf = (record: AnyEndpoint) => `${record.generation} ${hookOf(record)}`
const PROVIDER = "export { TonCenterProvider } from 'toncenter-react'\n"
const ui: { readonly english: object } = await load('dist/ui.js')
const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name))
const lists = components.filter((name) => /(List|Table|Feed|Grid)$/.test(name))

const codes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    records.map((record) => [
      titleOf(record),
      `export { ${hookOf(record)} } from 'toncenter-react${record.generation === 'v2' ? '/v2' : ''}'`,
    ]),
  ),
  record: "export { masterchainInfo } from 'toncenter-react/endpoints/v3'",
  transactionFromV2: "export { transactionFromV2 } from 'toncenter-react/ui'",
  formatAmount: "export { formatAmount } from 'toncenter-react/client'",
  readTrace: "export { readTrace } from 'toncenter-react/reading'",
  'all of toncenter-react/reading': "export * from 'toncenter-react/reading'",
  russian: "export { russian } from 'toncenter-react/ui/ru'",
  'Amount alone': "export { Amount } from 'toncenter-react/ui'",
  'provider and hook': `${PROVIDER}export { useTransactions } from 'toncenter-react'`,
  ...Object.fromEntries(components.map((name) => [name, `${PROVIDER}export { ${name} } from 'toncenter-react/ui'`])),
}
const pages = await bundlePages(codes, consumer)
const textOf = (name: string) => pages[name] ?? ''

/** The names of some pages, those with the most code first. */
const byCode = (names: readonly string[]) => {
  const sizes = new Map(names.map((name) => [name, gzipSync(textOf(name)).length]))
  return names.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
}
const hooks = byCode(records.map(titleOf)).slice(0, 3)
const heavyLists = byCode(lists).slice(0, 3)

const kB = (bytes: number) => `${bytes / 1000} kB`
/** A guide without its line breaks. */
const wordsOf = (page: string) => pageOf(page).replace(/\s+/g, ' ')

describe('what a page loads at first, from the packed package', () => {
  /** A page, its ceiling, and the sentences that state it, by the guide. */
  type Weighed = readonly [name: string, most: number, stated: Readonly<Record<string, string>>]
  const WEIGHED: readonly Weighed[] = [
    ...hooks.map((name): Weighed => [name, CEILINGS.hook, { 'README.md': `its checks at most ${kB(CEILINGS.hook)}` }]),
    ['provider and hook', CEILINGS.providerAndHook, { 'README.md': `provider ${kB(CEILINGS.providerAndHook)}` }],
    [
      'BalanceBadge',
      CEILINGS.balanceBadge,
      { 'README.md': `badge loads at most ${kB(CEILINGS.balanceBadge)} at first` },
    ],
    ...heavyLists.map(
      (name): Weighed => [name, CEILINGS.list, { 'README.md': `one with a list ${kB(CEILINGS.list)}` }],
    ),
    ['formatAmount', CEILINGS.formatAmount, { 'docs/amounts.md': `alone is ${kB(CEILINGS.formatAmount)}` }],
    ['Amount alone', CEILINGS.amount, { 'docs/amounts.md': `adds at most ${kB(CEILINGS.amount)}` }],
    ['russian', CEILINGS.russian, { 'docs/i18n.md': `at most ${kB(CEILINGS.russian)}` }],
    [
      'readTrace',
      CEILINGS.readTrace,
      {
        'README.md': `without React, is ${kB(CEILINGS.readTrace)}`,
        'docs/reading.md': `is at most ${kB(CEILINGS.readTrace)}`,
      },
    ],
    [
      'all of toncenter-react/reading',
      CEILINGS.reading,
      { 'docs/reading.md': `the whole entry ${kB(CEILINGS.reading)}` },
    ],
  ]

  it.each(WEIGHED)('is, for %s in Vite, at most %i bytes, as the guides say', async (name, most, stated) => {
    const { first, later } = await weighInVite(codes[name] ?? '', consumer)
    console.log(`${String(first).padStart(7)}  ${name} (later ${later})`)
    expect(first).toBeGreaterThan(most / 2)
    expect(first).toBeLessThanOrEqual(most)
    expect(Object.entries(stated).filter(([page, sentence]) => !wordsOf(page).includes(sentence))).toEqual([])
  })

  it.each(Object.entries(IN_ESBUILD))('is, for %s in esbuild, at most %i bytes', async (name, most) => {
    const { first, later } = await weighInEsbuild(codes[name] ?? '', consumer)
    console.log(`${String(first).padStart(7)}  ${name} in esbuild (later ${later})`)
    expect(first).toBeLessThanOrEqual(most)
    expect(wordsOf('docs/bundlers.md').includes(`| ${kB(most)}`)).toBe(true)
  })

  it.each(Object.entries(ALONE_IN_ESBUILD))(
    'is, for %s in esbuild by its own entry, at most %i bytes',
    async (name, most) => {
      const page = `${PROVIDER}export { ${name} } from 'toncenter-react/ui/${name}'`
      const { first, later } = await weighInEsbuild(page, consumer)
      console.log(`${String(first).padStart(7)}  ${name} alone in esbuild (later ${later})`)
      expect(first).toBeGreaterThan(most / 2)
      expect(first).toBeLessThanOrEqual(most)
      expect(wordsOf('docs/bundlers.md').includes(`| ${kB(most)}`)).toBe(true)
    },
  )

  it('has no notice for developers', () => {
    expect(textOf('provider and hook')).not.toContain('createClient({ scope')
  })
})

describe('a bundle holds only what its page uses:', () => {
  it.each(records.map((record) => [titleOf(record), record.path]))(
    '%s brings the record of %s and no other',
    (title, path) => {
      const held = records.filter((record) => textOf(title).includes(JSON.stringify(record.path)))
      expect([...new Set(held.map((record) => record.path))]).toEqual([path])
    },
  )

  it('the provider brings the paths of the head and of JSON-RPC', () => {
    const paths = [...new Set(records.map(({ path }) => path))]
    const held = paths.filter((path) => textOf('provider and hook').includes(JSON.stringify(path)))
    expect(held.sort()).toEqual([rpcPath, head.path, '/transactions'].sort())
  })

  it('the record of an endpoint brings no hook and no client', () => {
    expect(textOf('record')).toContain('/masterchainInfo')
    expect(textOf('record')).not.toContain('@tanstack')
    expect(textOf('record')).not.toContain('fetch')
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
    expect(textOf(hook)).toContain(own)
    expect(textOf(hook)).not.toContain(other)
  })

  it('a page without a preview brings nothing of it: no endpoint, no reading, no word', () => {
    const signs = ['/v1/emulateTonConnect', 'extra-currencies', 'trial.label']
    const held = (name: string) => signs.filter((sign) => textOf(name).includes(sign))
    expect(held('TransactionPreview')).toEqual(signs)
    expect(held('readTrace')).toEqual([])
    const own = ['TransactionPreview', 'SendCycle']
    expect(components.filter((name) => !own.includes(name) && held(name).length > 0)).toEqual([])
    const cycle = components.filter((name) => textOf(name).includes('cycle.label'))
    expect(cycle).toEqual(['SendCycle'])
  })

  it('no component brings the code that reads the cells of v2 answers', () => {
    const ofCells = 'These cells are no transaction.'
    expect(textOf('transactionFromV2')).toContain(ofCells)
    expect(components.filter((name) => textOf(name).includes(ofCells))).toEqual([])
  })

  const wordsIn = (name: string) =>
    Object.keys(ui.english).filter((word) => textOf(name).includes(JSON.stringify(word)))

  it('a balance badge brings its own words, and none of lists, their columns and times', () => {
    const words = wordsIn('BalanceBadge')
    expect(words).toContain('balance.loading')
    expect(words.filter((word) => /^(list|column|time)\.|\.emptyText$/.test(word))).toEqual([])
  })

  it('no other list brings the words of a list of transactions', () => {
    expect(lists.filter((name) => wordsIn(name).includes('transactions.emptyText'))).toEqual(['TransactionList'])
  })
})
