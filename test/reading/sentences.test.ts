import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { AddressBook } from '../../src/contract/v3/addressBook.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { createClient } from '../../src/core/client.ts'
import { WRAPPED_COINS } from '../../src/core/values/wrappedCoins.ts'
import { traces as tracesEndpoint } from '../../src/endpoints/v3/actions/traces.ts'
import { createLocalService } from '../../src/local/service.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { saidOf } from '../../src/reading/said.ts'
import { golden } from '../local/golden/read.ts'
import { filledActions } from '../support/filledActions.ts'
import { goldenTraces } from './goldenTraces.ts'
import { LANGUAGES, sayIn, traceLine } from './spoken.ts'

/*
 * The sentences of the components, read aloud. A person reads the files line by line; `vitest -u` writes them anew.
 */

const USDT = '0:B113A994B5024A16719F69139328EB759596C38A25F59028B146FECDC3621DFE'

const ITEM_KEYS = /"(?:nft_item|nft_address|nft_item_address)":"(-?\d:[\dA-F]{64})"/g
const addressesIn = (value: unknown) => new Set(JSON.stringify(value).match(/-?\d:[\dA-F]{64}/g) ?? [])

/** The recordings name no token: each jetton gets a symbol of its address here, and 9 decimals. */
function namedTokens(value: unknown): Metadata {
  const rows = [...addressesIn(value)].flatMap((address) => {
    if (WRAPPED_COINS.has(address)) return []
    const [symbol, decimals] = address === USDT ? ['USDT', '6'] : [`J${address.slice(-4)}`, '9']
    return [[address, token({ type: 'jetton_masters', symbol, extra: { decimals } })]]
  })
  return Object.fromEntries(rows)
}
const token = (info: object) => ({ is_indexed: true, token_info: [{ valid: true, ...info }] })

/** The same for NFT items: a domain or a picture. */
function namedItems({ type, details }: Action): Metadata {
  const { asset = '' } = details as { asset?: string }
  const items = [...JSON.stringify(details).matchAll(ITEM_KEYS)].map(([, address]) => address as string)
  // The service has no name of a domain but the domain.
  const info = /dns/.test(type) ? { extra: { domain: 'harbor.ton' } } : { name: 'Evening' }
  const all = /_dns$/.test(type) ? [...items, asset] : items
  return Object.fromEntries(all.map((address) => [address, token({ type: 'nft_items', ...info })]))
}

/** A made action has the names of its members for texts: here are words that a service sends. */
const SENT: Readonly<Record<string, string>> = {
  'the marketplace': 'getgems',
  'the dex': 'dedust_v2',
  'the provider': 'liquid_staking',
  'the dns_smc_address': USDT,
  'the bitcoin_tx_id': '29473e2f6b1f6a1c0f3d7c5a2e4023',
}
/** What a transfer of extra currencies is about: they are a map, which a made action has empty. */
const CURRENCIES = { 100: '1250000000' }
const worded = (row: Action): Action =>
  JSON.parse(JSON.stringify(row), (name, value) => {
    if (row.type === 'extra_currency_transfer' && name === 'value_extra_currencies') return CURRENCIES
    return typeof value === 'string' ? (SENT[value] ?? value) : value
  })

const recorded = goldenTraces().map(({ trace, metadata }) => ({
  trace,
  metadata: { ...metadata, ...namedTokens(trace.actions) },
}))
const fileOf = (name: string, lines: readonly string[]) =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`sentences.${name}.txt`)

const service = createLocalService()
const client = createClient({ baseUrl: 'http://local', fetch: service.fetch, retries: 0 })
const demo: { trace: Trace; metadata: Metadata; addressBook: AddressBook }[] = []
for (let offset = 0, more = true; more; offset += 250) {
  const answer = await client.request(tracesEndpoint, { limit: 250, offset, include_actions: true })
  const { traces, metadata = {}, address_book: addressBook = {} } = answer
  demo.push(...traces.map((trace) => ({ trace, metadata, addressBook })))
  more = traces.length === 250
}
/** A transfer of coins that arrived, and nothing more, is one of hundreds. */
const isPlain = ({ trace }: (typeof demo)[number]) => {
  const { story, outcome } = readTrace(trace)
  const { main, net, more } = story
  const isAlone = more === 0 && net === undefined && outcome.status === 'succeeded'
  return isAlone && main?.does === 'sent' && main.amounts.every(({ asset, currency }) => (asset ?? currency) == null)
}

const STATUSES = ['success', 'pending', 'failed', 'unknown'] as const
const known = golden().flatMap(({ rows }) => rows)
const examples = filledActions.map((made) => known.find(({ type }) => type === made.type) ?? worded(made))

describe.each(LANGUAGES)('in %s', (language) => {
  it('a recorded trace of mainnet is a sentence', async () => {
    await fileOf(
      language,
      recorded.map(({ trace, metadata }) => traceLine(language, trace, { metadata })),
    )
  })

  it('a trace of the demo is a sentence', async () => {
    const rest = demo.filter((one) => !isPlain(one))
    expect(rest.length).toBeGreaterThan(100)
    await fileOf(
      `demo.${language}`,
      rest.map(({ trace, ...books }) => traceLine(language, trace, books)),
    )
  })

  it('an action of every type is one in every tense', async () => {
    const lines = examples.flatMap((row) => {
      const view = readAction(row)
      const metadata = { ...namedTokens(row), ...namedItems(row) }
      return STATUSES.map(
        (status) => `${row.type} ${status}: ${sayIn(language, saidOf(view, status), { metadata }, view.opcode)}`,
      )
    })
    await fileOf(`types.${language}`, lines)
  })

  it('no sentence has a part without a value, a failure that reads as done, or two spaces', () => {
    for (const row of examples) {
      const bare = { ...row, details: {} } as Action
      for (const one of [row, bare]) {
        const [done, ...others] = STATUSES.map((status) =>
          sayIn(language, saidOf(readAction(one), status), { metadata: {} }),
        )
        for (const text of [done, ...others]) expect(text).not.toMatch(/[{}[\]<>|]| {2}|undefined|^ | $/)
        expect(others[1], row.type).not.toBe(row.type === 'coffee_mev_protect_failed_swap' ? undefined : done)
      }
    }
  })

  it('a type newer than this library keeps its own name', () => {
    const row = { ...examples[0], type: 'light_up', details: { source: USDT } } as unknown as Action
    expect(sayIn(language, saidOf(readAction(row), 'success'), { metadata: {} })).toMatch(/: Light up$/)
  })
})

it('a failed action never says what it did not do', () => {
  const failed = recorded.filter(({ trace }) => trace.actions?.length && trace.actions.every(({ success }) => !success))
  expect(failed.length).toBeGreaterThan(3)
  for (const { trace, metadata } of failed)
    expect(traceLine('en', trace, { metadata })).toMatch(/^\w+ failed +\S+ tried to /)
})

it.each([
  ['en', 'Look-alike', 'Scam'],
  ['ru', 'Подделка', 'Мошенничество'],
] as const)('marks a flagged token, and names a flagged item by its address, in %s', (language, lookalike, scam) => {
  const [jetton, item] = ['AB', 'CD'].map((byte) => `0:${byte.repeat(32)}`) as [string, string]
  const metadata = {
    [jetton]: token({ type: 'jetton_masters', symbol: 'LU\u0405D', name: 'Local Dollar', extra: { decimals: '6' } }),
    [item]: { is_indexed: true, token_info: [{ type: 'nft_items', valid: true, name: 'Prize', is_scam: true }] },
  } as unknown as Metadata
  const say = (type: string, details: object) =>
    sayIn(language, saidOf(readAction({ ...examples[0], type, details } as unknown as Action), 'success'), { metadata })
  const minted = say('jetton_mint', { asset: jetton, receiver: USDT, amount: '500000000' })
  expect(minted).toContain(`500 LU\u0405D (${lookalike})`)
  const sent = say('nft_transfer', { nft_item: item, old_owner: USDT, new_owner: jetton })
  expect(sent).toContain(`(${scam})`)
  expect(sent).not.toContain('Prize')
})
