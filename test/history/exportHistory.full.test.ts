import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { NATIVE_CURRENCY } from '../../src/core/knownTokens.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { jettonWallets } from '../../src/endpoints/v3/jettons/jettonWallets.ts'
import { actionExport } from '../../src/history/actionExport.ts'
import { exportWriter } from '../../src/history/exportFile.ts'
import { exportHistory, type HistoryOptions, type HistoryProgress } from '../../src/history/exportHistory.ts'
import { historyExport } from '../../src/history/historyExport.ts'
import { type HistoryRow, rowsOfAction } from '../../src/history/historyRow.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { accountOf, action } from '../reading/made.ts'
import { demoRows } from '../support/demoChain.ts'

const service = createLocalService({ mine: 'manual' })
const asked: URL[] = []
const client = createClient({
  baseUrl: 'http://local',
  retries: 0,
  fetch: (request) => {
    asked.push(new URL(request.url))
    return service.fetch(request)
  },
})

/** A row of a list before it is read. */
interface OpenRow {
  now: number
  trace_end_utime: number
  finality: string
}

async function historyOf(options: Omit<HistoryOptions, 'client'>): Promise<HistoryRow[]> {
  const rows: HistoryRow[] = []
  for await (const row of exportHistory({ client, ...options })) rows.push(row)
  return rows
}

/** Every account of the demo that has a transaction. */
const accounts = [...new Set((await demoRows()).transactions.map(({ account }) => account))]
const [first = ''] = accounts
/** The account of the demo with jettons, names and comments; one whose wallet has skipped messages. */
const busy = demoAccounts.main
const SKIPPED = accounts.find((account) => account.startsWith('0:8B6440CE1F')) ?? ''

const sumOf = (rows: readonly HistoryRow[], asset: string | null) =>
  rows.reduce((sum, row) => (row.asset === asset ? sum + row.change : sum), 0n)

describe('the history of an account', () => {
  it('refuses a cursor that is none, before any request', async () => {
    asked.length = 0
    const account = first
    await expect(historyOf({ account, cursor: 'yesterday' })).rejects.toThrow(/give the `cursor` of one of its rows/)
    expect(asked).toEqual([])
  })

  it('fails with the error of a request, after the rows that it has', async () => {
    const account = first
    const ends = new AbortController()
    const rows: HistoryRow[] = []
    const walk = (async () => {
      for await (const row of exportHistory({ client, account, signal: ends.signal })) {
        rows.push(row)
        ends.abort()
      }
    })()
    await expect(walk).resolves.toBeUndefined()
    await expect(historyOf({ account, signal: ends.signal })).rejects.toMatchObject({ name: 'AbortedError' })
    expect(rows.length).toBeGreaterThan(0)
  })

  it('adds up to the balance of the coin and of every jetton, for each account of the demo', async () => {
    const wrong: string[] = []
    let assets = 0
    let rows = 0
    for (const account of accounts) {
      const history = await historyOf({ account })
      rows += history.length
      const { accounts: states } = await client.request(accountStates, { address: [account] })
      const own = history.filter(({ kind }) => kind === 'transactions')
      const [first] = own
      const before = first ? (first.balance ?? 0n) - first.change : 0n
      if (before + sumOf(history, null) !== BigInt(states[0]?.balance ?? 0)) wrong.push(`${account} coin`)
      const { jetton_wallets: wallets } = await client.request(jettonWallets, { owner_address: [account], limit: 1000 })
      for (const { jetton, balance } of wallets) {
        assets++
        if (sumOf(history, jetton) !== BigInt(balance)) wrong.push(`${account} ${jetton}`)
      }
    }
    expect(wrong).toEqual([])
    // The size of what was added up: it moves with the demo alone.
    expect(
      `${wrong.length} differences of ${rows} rows: coin and ${assets} jetton balances of ${accounts.length} accounts`,
    ).toBe('0 differences of 2311 rows: coin and 90 jetton balances of 212 accounts')
  })

  it('goes on after any of its rows as if it had not stopped', async () => {
    const whole = await historyOf({ account: busy, kinds: ['transactions', 'jettons', 'actions'] })
    expect(whole.length).toBeGreaterThan(60)
    for (const place of [0, 1, 17, 41, whole.length - 2, whole.length - 1]) {
      const rest = await historyOf({
        account: busy,
        kinds: ['transactions', 'jettons', 'actions'],
        cursor: whole[place]?.cursor,
      })
      expect(rest).toEqual(whole.slice(place + 1))
    }
  })

  it('ends before a row that is not final, in every kind, and has it when that is final', async () => {
    const kinds = ['transactions', 'jettons', 'actions'] as const
    const whole = await historyOf({ account: busy, kinds })
    for (const finality of ['confirmed', 'pending']) {
      const since = whole[60]?.time ?? 0
      const isOpen = { now: true }
      const late = createClient({
        baseUrl: 'http://local',
        retries: 0,
        async fetch(request) {
          const answer = await service.fetch(request)
          if (!isOpen.now || !/transactions|actions/.test(request.url)) return answer
          const body = (await answer.json()) as Record<'transactions' | 'actions', OpenRow[] | undefined>
          for (const row of [...(body.transactions ?? []), ...(body.actions ?? [])])
            if ((row.now ?? row.trace_end_utime) >= since) row.finality = finality
          return Response.json(body)
        },
      })
      const parts: HistoryRow[] = []
      let last: HistoryProgress | undefined
      const onProgress = (one: HistoryProgress) => {
        last = one
      }
      const walk = async (cursor?: string) => {
        for await (const row of exportHistory({ client: late, account: busy, kinds, cursor, onProgress }))
          parts.push(row)
      }
      await walk()
      expect(last?.endsEarly).toBe(true)
      expect(parts).toEqual(whole.filter(({ time }) => time < since))
      await walk(parts.at(-1)?.cursor)
      expect(parts).toEqual(whole.filter(({ time }) => time < since))
      isOpen.now = false
      await walk(parts.at(-1)?.cursor)
      expect([last?.endsEarly, parts]).toEqual([false, whole])
      late.close()
    }
  })

  it('has a row for each asset of an action, and the file of a list a line', () => {
    const pool = accountOf(7)
    const [one, two] = [accountOf(8), accountOf(9)]
    const details = { source: busy, pool, amount_1: '7', asset_1: one, amount_2: '8', asset_2: two }
    const deposit = { ...action('dex_deposit_liquidity', details, ['T0']), trace_end_utime: 1, trace_end_lt: '1' }
    const extra = action(
      'ton_transfer',
      { source: busy, destination: pool, value: '5', value_extra_currencies: { 100: '6', 200: '9' } },
      ['T1'],
    )
    const books = { account: busy, addressBook: {}, metadata: {}, currency: NATIVE_CURRENCY }
    const moved = [deposit, extra].map((row) => rowsOfAction(row, books).map(({ asset, sent }) => [asset, sent]))
    expect(moved).toEqual([
      [
        [one, 7n],
        [two, 8n],
      ],
      [
        [null, 5n],
        ['extra:100', 6n],
        ['extra:200', 9n],
      ],
    ])
    const lines = exportWriter('ndjson', actionExport(busy)).rows([deposit, extra]).trim().split('\n')
    const cells = lines.map((line) => JSON.parse(line) as Record<string, string | null>)
    expect(cells.map(({ action: id, paid_asset, paid_units }) => [id, paid_asset, paid_units])).toEqual([
      [deposit.action_id, one, '7'],
      [deposit.action_id, two, '8'],
      [extra.action_id, null, '5'],
      [extra.action_id, 'extra:100', '6'],
      [extra.action_id, 'extra:200', '9'],
    ])
  })

  it('is oldest first, each row once, with the bounds of time included', async () => {
    const whole = await historyOf({ account: busy, kinds: ['transactions', 'jettons', 'actions'] })
    expect(new Set(whole.map(({ cursor }) => cursor)).size).toBe(whole.length)
    expect(whole.map(({ time }) => time)).toEqual(whole.map(({ time }) => time).sort((a, b) => a - b))
    const [from, to] = [whole[20]?.time ?? 0, whole[40]?.time ?? 0]
    const part = await historyOf({ account: busy, kinds: ['transactions', 'jettons', 'actions'], from, to })
    expect(part).toEqual(whole.filter(({ time }) => time >= from && time <= to))
  })

  it('has a send that its wallet skipped, for its fee', async () => {
    const history = await historyOf({ account: SKIPPED, kinds: ['transactions'] })
    const skipped = history.filter(({ type }) => type === 'op.nothingSent')
    expect(skipped.length).toBeGreaterThan(0)
    for (const { status, change, fee, sent } of skipped) expect([status, change, sent]).toEqual(['failed', -fee, 0n])
  })

  it('has no change for an action whose payment bounced', async () => {
    const history = await historyOf({ account: busy, kinds: ['actions'] })
    const bounced = history.filter(({ status }) => status === 'bounced')
    expect(bounced.length).toBeGreaterThan(0)
    expect(new Set(bounced.map(({ change }) => change))).toEqual(new Set([0n]))
  })

  it('names counterparties, comments and tokens, with their decimals', async () => {
    const history = [...(await historyOf({ account: busy })), ...(await historyOf({ account: demoAccounts.anna }))]
    expect(history.some(({ counterparties }) => counterparties.some(({ name }) => name?.endsWith('.ton')))).toBe(true)
    expect(history.some(({ kind, comment }) => kind === 'jettons' && comment)).toBe(true)
    const tokens = history.flatMap(({ kind, symbol, decimals }) =>
      kind === 'jettons' ? [`${symbol} ${decimals}`] : [],
    )
    expect(tokens).toContain('COMET 9')
  })

  it('costs a request for each kind and page, and one for the jetton wallets', async () => {
    asked.length = 0
    const seen: HistoryProgress[] = []
    await historyOf({
      account: busy,
      kinds: ['transactions', 'jettons', 'actions'],
      onProgress: (one) => seen.push(one),
    })
    const names = asked.map(({ pathname }) => pathname.replace('/api/v3/', ''))
    expect(names.sort()).toEqual(['actions', 'jetton/wallets', 'transactions', 'transactions'])
    expect(seen.map(({ requests }) => requests)).toEqual([1, 2, 3, 4])
    expect(seen.at(-1)).toMatchObject({ leftOut: 0 })
  })

  it('is a file with exact units, decimals, names and ISO times', async () => {
    const history = await historyOf({ account: busy })
    const { head, rows } = exportWriter('ndjson', historyExport)
    const lines = (head + rows(history)).trim().split('\n')
    expect(lines).toHaveLength(history.length)
    for (const line of lines) {
      const row = JSON.parse(line) as Record<string, string>
      expect(row.time).toMatch(/^20\d\d-\d\d-\d\dT[\d:]{8}\.000Z$/)
      expect(
        BigInt(row.received_units as string) - BigInt(row.sent_units as string) - BigInt(row.fee_nanograms as string),
      ).toBe(BigInt(row.change_units as string))
    }
  })
})
