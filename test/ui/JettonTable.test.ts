import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/react/settings.ts'
import { createTokenFlags } from '../../src/trust/tokenFlags.ts'
import { arrangeJettons, type JettonRowsOptions, type TableRow } from '../../src/ui/jettons/JettonTable/jettonRows.ts'
import { jettonSearch } from '../../src/ui/jettons/JettonTable/jettonSearch.ts'
import { mintlessWallets, prices } from '../../stories/fixtures/assets.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'

const closed = { zero: false, hidden: false, flagged: false }
const arrange = (over: Partial<JettonRowsOptions> = {}) =>
  arrangeJettons({
    wallets: jettonWallets,
    nativeDecimals: 9,
    metadata: jettonMetadata,
    flagsOf: createTokenFlags(DEFAULT_SETTINGS.nativeCurrency, []),
    isVerified: () => false,
    open: closed,
    trustPolicy: 'dim',
    isPartial: false,
    ...over,
  })
const symbols = (rows: readonly TableRow[]) => rows.flatMap((row) => (row.kind === 'jetton' ? [row.token?.symbol] : []))

describe('the order of jettons', () => {
  it('puts empty and flagged jettons behind folds at the end', () => {
    const { rows, hidden } = arrange()
    expect(rows.slice(-2)).toEqual([
      { kind: 'fold', group: 'zero', count: 3, isOpen: false },
      { kind: 'fold', group: 'flagged', count: 3, isOpen: false },
    ])
    expect(rows).toHaveLength(jettonWallets.length - 6 + 2)
    expect(hidden).toBe(0)
  })
  it('says how many it hides, and hides none that were asked for', () => {
    expect(arrange({ trustPolicy: 'hide' }).hidden).toBe(3)
    expect(arrange({ trustPolicy: 'hide', open: { ...closed, flagged: true } }).hidden).toBe(0)
  })
  it('puts flagged ones last, unfolded, where the app wants them shown', () => {
    const { rows } = arrange({ trustPolicy: 'show' })
    const last = rows.slice(-3)
    expect(last.every((row) => row.kind === 'jetton' && row.flags.length > 0)).toBe(true)
  })
  it('folds away jettons that a reader has hidden, in front of flagged ones, and finds them all the same', () => {
    const [first] = jettonWallets
    const isPutAway = (master: string) => master === first?.jetton
    const { rows } = arrange({ isPutAway })
    expect(rows.slice(-2)).toMatchObject([{ group: 'hidden', count: 1 }, { group: 'flagged' }])
    expect(rows).toHaveLength(arrange().rows.length)
    const symbol = symbols(arrange().rows)[0]
    expect(symbols(rows)).not.toContain(symbol)
    expect(symbols(arrange({ isPutAway, open: { ...closed, hidden: true } }).rows)).toContain(symbol)
    expect(symbols(arrange({ isPutAway, matches: jettonSearch(symbol ?? '') }).rows)).toContain(symbol)
  })
  it('counts nothing that is hidden in the total', () => {
    const total = (over: Partial<JettonRowsOptions>) =>
      arrange({ native: '1', priceSource: prices, ...over }).rows.find((row) => row.kind === 'total')
    const worth = arrange({ priceSource: prices }).rows.find((row) => row.kind === 'jetton' && row.value !== undefined)
    if (worth?.kind !== 'jetton') throw new Error('nothing has a price')
    expect(total({ isPutAway: (master) => master === worth.wallet.jetton })).not.toEqual(total({}))
  })
  it('starts with the coin, which no jetton can precede', () => {
    expect(arrange({ native: '5' }).rows[0]).toMatchObject({ kind: 'native', balance: '5' })
  })
  it('keeps the place of a coin whose balance loads, without a value and without a total', () => {
    const { rows } = arrange({ native: null, priceSource: prices })
    expect(rows[0]).toMatchObject({ kind: 'native', balance: null, value: undefined })
    expect(rows.some((row) => row.kind === 'total')).toBe(false)
  })
  it('puts what the app verifies before the rest', () => {
    const third = jettonWallets[2]?.jetton
    expect(symbols(arrange({ isVerified: (master) => master === third }).rows)[0]).toBe('stGRAM')
  })
  it('takes decimals of numbers only', () => {
    const [wallet] = jettonWallets
    if (!wallet) throw new Error('the fixture is empty')
    for (const decimals of ['', 'nine', '-1', '1e3', '999', '6.5', null, {}]) {
      const metadata = {
        [wallet.jetton]: { is_indexed: true, token_info: [{ type: 'jetton_masters', extra: { decimals } }] },
      }
      const [row] = arrange({ wallets: [wallet], metadata }).rows
      expect(row).toMatchObject({ kind: 'jetton', decimals: undefined })
    }
  })
  it('keeps a claimable mintless jetton among the held ones', () => {
    const { rows } = arrange({ wallets: mintlessWallets })
    expect(rows.map((row) => row.kind)).toEqual(['jetton', 'jetton'])
    expect(rows[0]).toMatchObject({ unclaimed: '12500000' })
  })
})

describe('prices', () => {
  const { rows } = arrange({ native: '1284507391200', priceSource: prices })

  it('put the most valuable first, by exact values', () => {
    expect(symbols(rows).slice(0, 3)).toEqual(['LUSD', 'NOTE', 'stGRAM'])
    expect(rows[0]).toMatchObject({ value: '2977.74503427984' })
    expect(rows.find((row) => row.kind === 'jetton' && row.token?.symbol === 'LUSD')).toMatchObject({
      value: '2418.601836',
    })
  })
  it('are summed exactly, without flagged jettons and those without a price', () => {
    const total = rows.at(-1)
    if (total?.kind !== 'total') throw new Error('there is no total')
    const values = rows.flatMap((row) => (row.kind === 'native' || row.kind === 'jetton' ? (row.value ?? []) : []))
    expect(values).toHaveLength(5)
    expect(Number(total.value)).toBeCloseTo(
      values.reduce((sum, value) => sum + Number(value), 0),
      9,
    )
    expect(total.value.replace(/^\d+\./, '').length).toBeGreaterThan(20)
  })
  it('make no total while more may load, and none without a price', () => {
    expect(arrange({ priceSource: prices, isPartial: true }).rows.at(-1)?.kind).toBe('fold')
    expect(arrange({ native: '1' }).rows.at(-1)?.kind).toBe('fold')
  })
  it('are never shown beside raw units or a fake', () => {
    const all = prices.priceOf
    const everything = { ...prices, priceOf: (asset: string) => all(asset) ?? { price: '1' } }
    const { rows } = arrange({ priceSource: everything, open: { zero: true, hidden: false, flagged: true } })
    for (const row of rows) {
      if (row.kind !== 'jetton' || (row.decimals !== undefined && !row.flags.length)) continue
      expect(row.price).toBeUndefined()
    }
  })
  it('that are no numbers are none', () => {
    for (const price of ['', '-1', '1e9', 'NaN', '1,5', '.']) {
      expect(prices.worthOf(price, '1000', 3)).toBeUndefined()
    }
    expect(prices.worthOf('0.1', '3', 0)).toBe('0.3')
  })
  it('are written in the locale’s way: rounded, and values never as nothing', () => {
    const money = prices.money('en')
    expect(money.value('2967.219', 'USD')).toBe('$2,967.22')
    expect(money.value('41098.509312', 'USD')).toBe('$41,098.51')
    expect(money.value('90071992547409931.005', 'USD')).toBe('$90,071,992,547,409,931.01')
    expect(money.value('0.005', 'USD')).toBe('$0.01')
    expect(money.value('0.004999', 'USD')).toBe('<$0.01')
    expect(money.value('0.000001', 'USD')).toBe('<$0.01')
    expect(money.value('0', 'USD')).toBe('$0.00')
    expect(money.price('0.00001234567', 'USD')).toBe('$0.00001235')
    expect(money.price('2.3182', 'USD')).toBe('$2.32')
    expect(money.price('0.99999', 'USD')).toBe('$1.00')
    expect(money.price('90071992547409931.005', 'USD')).toBe('$90,071,992,547,409,931.01')
    expect(money.change('-0.0123')).toBe('\u22121.23%')
    expect(prices.money('ru').value('2967.21', 'USD')).toMatch(/2.967,21/)
  })
})

describe('a search', () => {
  it('finds by symbol, name and address in any form, folded rows too, and no hidden ones', () => {
    const found = (search: string, trustPolicy: 'dim' | 'hide' = 'dim') =>
      symbols(arrange({ matches: jettonSearch(search), trustPolicy }).rows)
    expect(found('aCoR')).toEqual(['ACORN'])
    expect(found('paper boats')).toEqual(['PAPER'])
    expect(found(jettonWallets[1]?.jetton.toLowerCase() ?? '')).toEqual(['NOTE'])
    expect(found('tether usd')).toEqual(['USDT'])
    expect(found('tether usd', 'hide')).toEqual([])
    expect(found('nothing like this')).toEqual([])
    expect(found('   ').length).toBeGreaterThan(5)
  })
})
