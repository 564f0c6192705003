import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { NATIVE_CURRENCY } from '../../src/core/knownTokens.ts'
import { toDecimal } from '../../src/core/values/amount.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { jettonMasters } from '../../src/endpoints/v3/jettons/jettonMasters.ts'
import { jettonWallets } from '../../src/endpoints/v3/jettons/jettonWallets.ts'
import { actionExport } from '../../src/history/actionExport.ts'
import { booksOf, csvCell, type ExportColumn, exportWriter } from '../../src/history/exportFile.ts'
import { rowOfTransaction } from '../../src/history/historyRow.ts'
import { jettonTransferExport } from '../../src/history/jettonTransferExport.ts'
import { jettonWalletExport } from '../../src/history/jettonWalletExport.ts'
import { transactionExport } from '../../src/history/transactionExport.ts'
import { createLocalService } from '../../src/local/service.ts'
import { jettonTransfer } from '../../stories/fixtures/assets.ts'
import { oddTransactions } from '../../stories/fixtures/transactions.ts'
import { ended, sent, tonTransfer } from '../reading/made.ts'

const NO_BOOKS = { currency: NATIVE_CURRENCY, addressBook: {}, metadata: {} }

/** Reads CSV the way a spreadsheet does. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (isQuoted) {
      if (char === '"' && text[at + 1] === '"') cell += text[++at]
      else if (char === '"') isQuoted = false
      else cell += char
    } else if (char === '"') isQuoted = true
    else if (char === ',') {
      rows.at(-1)?.push(cell)
      cell = ''
    } else if (char === '\r' && text[at + 1] === '\n') {
      at++
      rows.at(-1)?.push(cell)
      rows.push([])
      cell = ''
    } else cell += char
  }
  return rows.slice(0, -1)
}

describe('a text cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1+1', '\uFEFF=1', '＝1+1', '=HYPERLINK("https://x")'])(
    'is no formula: %j',
    (text) => {
      const [[cell = ''] = []] = readCsv(`${csvCell(text, 'text')}\r\n`)
      expect(cell).toBe(`'${text}`)
    },
  )
  it('survives a round trip, and never begins as a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (first, second) => {
        const [row = []] = readCsv(`${csvCell(first, 'text')},${csvCell(second, 'text')}\r\n`)
        expect(row).toHaveLength(2)
        expect(row[0]?.replace(/^'/, '')).toBe(first.replace(/^'/, ''))
        for (const cell of row) expect(cell).not.toMatch(/^\s*[=+\-@]/)
      }),
    )
  })
})

describe('a number cell', () => {
  it('stays a number, exactly, negative and long ones too', () => {
    expect(csvCell('-1.5', 'number')).toBe('-1.5')
    expect(csvCell(2n ** 120n - 1n, 'number')).toBe(String(2n ** 120n - 1n))
  })
  it('is text where it is no number', () => {
    expect(csvCell('=1', 'number')).toBe("'=1")
    expect(csvCell('1e3', 'number')).toBe('1e3')
  })
})

/** What the columns of status say of a row. */
const statusOf = <Row>(columns: readonly ExportColumn<Row>[], row: Row) =>
  columns.flatMap(({ name, value }) => (/status$/.test(name) ? value(row, NO_BOOKS) : []))

describe('a file', () => {
  const columns: readonly ExportColumn<{ a: string; b: bigint }>[] = [
    { name: 'a', kind: 'text', value: ({ a }) => a },
    { name: 'b', kind: 'number', value: ({ b }) => b },
  ]
  const rows = [
    { a: 'x', b: 1n },
    { a: 'y"z', b: 2n ** 64n },
  ]
  const write = (format: 'csv' | 'json' | 'ndjson') => {
    const { head, rows: some, foot } = exportWriter(format, columns)
    return head + some(rows.slice(0, 1)) + some(rows.slice(1)) + foot
  }
  const objects = [
    { a: 'x', b: '1' },
    { a: 'y"z', b: String(2n ** 64n) },
  ]
  it('is CSV with a head', () => {
    expect(readCsv(write('csv').replace('\uFEFF', ''))).toEqual([
      ['a', 'b'],
      ['x', '1'],
      ['y"z', String(2n ** 64n)],
    ])
  })
  it('is JSON, amounts as text', () => expect(JSON.parse(write('json'))).toEqual(objects))
  it('is NDJSON, a line a row', () => {
    expect(
      write('ndjson')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(objects)
  })
  it('says of a transaction the time in UTC, and amounts in coins and in nanograms', () => {
    const { head, rows } = exportWriter('csv', transactionExport)
    const [names = [], first = []] = readCsv((head + rows(oddTransactions)).replace('\uFEFF', ''))
    const row = Object.fromEntries(names.map((name, at) => [name, first[at] ?? '']))
    expect(row.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/)
    expect(row.fee_nanograms).toMatch(/^\d+$/)
    // A later step may have failed: the name does not promise more than the row knows.
    expect([row.own_status, names.includes('status')]).toEqual(['pending', false])
    expect(Number(row.fee) * 1e9).toBeCloseTo(Number(row.fee_nanograms), 0)
  })
  it.each(['pending', 'confirmed'])('says %s, and no end, of a row that is not final', (finality) => {
    for (const row of [...sent({}, {}), ...sent({ aborted: true, compute_ph: ended(33) }, undefined)]) {
      const books = { ...NO_BOOKS, account: row.account }
      expect(statusOf(transactionExport, { ...row, finality })).toEqual([finality])
      expect(rowOfTransaction({ ...row, finality }, books).status).toBe(finality)
    }
    for (const success of [true, false])
      expect(statusOf(actionExport(), { ...tonTransfer(['T0', 'T1'], success), finality })).toEqual([finality])
  })

  it('names a transfer of jettons that was refused as failed', () => {
    for (const transaction_aborted of [true, false])
      expect(statusOf(jettonTransferExport, jettonTransfer({ transaction_aborted }))).toEqual([
        transaction_aborted ? 'failed' : 'success',
      ])
  })
  it('writes amounts in coins of as many decimals as the provider says', () => {
    const [row] = oddTransactions.map((row) => ({ ...row, total_fees: '1234567', out_msgs: [] }))
    const line = exportWriter('ndjson', transactionExport, { symbol: 'X', name: 'X', decimals: 6 }).rows(
      row ? [row] : [],
    )
    expect(JSON.parse(line)).toMatchObject({ fee: '1.234567', fee_nanograms: '1234567' })
  })
  it('reconciles each row of the demo chain with its balances: received less sent less fee', async () => {
    const client = createClient({ baseUrl: 'http://local', fetch: createLocalService().fetch, retries: 0 })
    const wrong: string[] = []
    let known = 0
    let withForward = 0
    for (let offset = 0, more = true; more; offset += 1_000) {
      const page = await client.request(transactions, { limit: 1_000, offset })
      more = page.transactions.length === 1_000
      for (const row of page.transactions) {
        const line = exportWriter('ndjson', transactionExport).rows([row])
        const cells = JSON.parse(line) as Record<string, string>
        const [received, sent, fee, forward] = ['received', 'sent', 'fee', 'forward_fee'].map((name) =>
          BigInt(cells[`${name}_nanograms`] as string),
        ) as [bigint, bigint, bigint, bigint]
        const { account_state_before: before, account_state_after: after } = row
        if (before?.balance == null || after?.balance == null) continue
        known += 1
        if (forward > 0n) withForward += 1
        if (BigInt(after.balance) - BigInt(before.balance) !== received - sent - fee) wrong.push(row.hash)
        expect(fee - forward).toBe(BigInt(row.total_fees))
      }
    }
    expect(known).toBeGreaterThan(1_700)
    // As many rows did not reconcile by `total_fees` alone.
    expect(withForward).toBeGreaterThan(500)
    expect(wrong).toEqual([])
    client.close()
  })
  it('has the holders of a jetton with balances that add up to its supply', async () => {
    const client = createClient({ baseUrl: 'http://local', fetch: createLocalService().fetch, retries: 0 })
    const { jetton_masters: masters } = await client.request(jettonMasters, { limit: 100 })
    for (const { address, total_supply } of masters) {
      const page = await client.request(jettonWallets, { jetton_address: address, limit: 1_000 })
      const text = exportWriter('ndjson', jettonWalletExport).rows(page.jetton_wallets, booksOf(page))
      const holders = text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Record<string, string>] : []))
      expect(new Set(holders.map(({ balance_asset }) => balance_asset))).toEqual(new Set([address]))
      expect(new Set(holders.map(({ owner }) => owner)).size).toBe(page.jetton_wallets.length)
      expect(holders.reduce((sum, { balance_units = '' }) => sum + BigInt(balance_units), 0n)).toBe(
        BigInt(total_supply),
      )
      for (const { balance, balance_units = '' } of holders.filter(({ balance_symbol }) => balance_symbol === 'COMET'))
        expect(balance).toBe(toDecimal(balance_units, 9))
    }
    client.close()
  })
  it('has no time where a transaction is beyond all dates', () => {
    const [late] = oddTransactions.map((row) => ({ ...row, now: Number.MAX_SAFE_INTEGER }))
    const line = exportWriter('ndjson', transactionExport).rows(late ? [late] : [])
    expect(JSON.parse(line)).toMatchObject({ time: null, hash: late?.hash })
  })
})
