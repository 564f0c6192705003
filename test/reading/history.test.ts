import { describe, expect, it } from 'vitest'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { createClient } from '../../src/core/client.ts'
import { traces as tracesEndpoint } from '../../src/endpoints/v3/actions/traces.ts'
import { createLocalService } from '../../src/local/service.ts'
import { COST_PARTS, costOf } from '../../src/reading/cost.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import { readTransaction } from '../../src/reading/readTransaction.ts'
import { loadRecordings } from '../support/recordings.ts'

const service = createLocalService()
const client = createClient({ baseUrl: 'http://local', fetch: service.fetch, retries: 0 })
const demo: { trace: Trace; metadata: Metadata }[] = []
for (let offset = 0, more = true; more; offset += 250) {
  const { traces, metadata = {} } = await client.request(tracesEndpoint, { limit: 250, offset, include_actions: true })
  demo.push(...traces.map((trace) => ({ trace, metadata })))
  more = traces.length === 250
}

interface Answer {
  traces?: Trace[]
  transactions?: Transaction[]
  metadata?: Metadata
}

const answers = (await loadRecordings('synthetic', 'hosted'))
  .filter(({ folder, isRefusal }) => /^v3\/(trace|transaction)/.test(folder) && !isRefusal)
  .map(({ body }) => body as Answer)
const recorded = answers.flatMap(({ traces = [], metadata = {} }) => traces.map((trace) => ({ trace, metadata })))

const rowsOf = ({ transactions }: Trace) => Object.values(transactions ?? {})
const transactions = [
  ...answers.flatMap(({ transactions: rows = [] }) => rows),
  ...[...recorded, ...demo].flatMap(({ trace }) => rowsOf(trace)),
]

describe('what a transaction cost', () => {
  it('is the change of its balance less what it received and sent, wherever the balances are known', () => {
    let known = 0
    for (const row of transactions) {
      const { account_state_before: before, account_state_after: after } = row
      if (!/^\d+$/.test(before?.balance ?? '') || !/^\d+$/.test(after?.balance ?? '')) continue
      known += 1
      const { cost, change } = readTransaction(row)
      expect(change, row.hash).toBe(BigInt(after?.balance as string) - BigInt(before?.balance as string))
      expect(change).toBe(cost.received - cost.sent - cost.fee)
    }
    expect(known).toBeGreaterThan(1_800)
  })

  it('is the sum of its named parts', () => {
    for (const row of transactions) {
      const cost = costOf(row)
      const parts = COST_PARTS.map((part) => cost[part])
      if (parts.includes(undefined)) continue
      expect(
        parts.reduce<bigint>((sum, part) => sum + (part ?? 0n), 0n),
        row.hash,
      ).toBe(cost.fee)
    }
  })

  it('has parts that explain all of it, but for none', () => {
    const unexplained = transactions.filter((row) => (costOf(row).other ?? 0n) > 0n)
    expect(unexplained.map(({ hash }) => hash)).toEqual([])
  })
})

describe.each([
  ['demo chain', demo],
  ['recordings', recorded],
] as const)('every trace of the %s', (_, all) => {
  const readings = all.map(({ trace, metadata }) => readTrace(trace, { metadata }))

  it('has one fee: of its transactions, of its accounts, and of its value', () => {
    for (const { trace, cost, value, steps } of readings) {
      if (steps.length === 0) continue
      const rows = rowsOf(trace).reduce((sum, row) => sum + costOf(row).fee, 0n)
      const accounts = [...cost.accounts.values()].reduce((sum, { fee }) => sum + fee, 0n)
      expect([cost.fee, accounts, value.fees], trace.trace_id ?? '').toEqual([rows, rows, rows])
    }
  })

  it('has the times and the count of its transactions', () => {
    for (const { trace, count, start, duration, steps } of readings) {
      if (steps.length === 0) continue
      const times = rowsOf(trace).map(({ now }) => now)
      expect([count, start], trace.trace_id ?? '').toEqual([times.length, trace.start_utime])
      expect(duration).toBe((trace.end_utime ?? Math.max(...times)) - trace.start_utime)
    }
  })

  it('has value that adds up to 0 but for fees, mints and burns', () => {
    for (const { trace, value, outcome, steps } of readings) {
      if (outcome.finality !== 'finalized' || value.isSoFar) continue
      expect(value.rest.has(null), trace.trace_id ?? '').toBe(steps[0]?.message?.source != null)
      for (const asset of value.assets) {
        if (asset === null) continue
        const sum = value.accounts.reduce((all, { changes }) => all + (changes.get(asset) ?? 0n), 0n)
        expect(sum).toBe((value.minted.get(asset) ?? 0n) - (value.burned.get(asset) ?? 0n))
        // The master of a jetton has none of it.
        const master = value.accounts.find(({ account }) => account === asset)
        expect(master?.changes.get(asset)).toBeUndefined()
      }
    }
  })

  it('has an end that is known, and that its actions do not contradict', () => {
    for (const { trace, outcome } of readings) {
      if (outcome.finality !== 'finalized') continue
      // Of a call without an action nobody knows whether it did what it was for.
      const isCall = !trace.actions?.length && outcome.branches.some(({ status }) => status === 'unknown')
      expect(outcome.status, trace.trace_id ?? '').toBeOneOf(
        isCall ? ['unknown', 'partly'] : ['succeeded', 'failed', 'partly'],
      )
      expect(outcome.disagrees, trace.trace_id ?? '').toBe(false)
    }
  })

  it('says why it failed, where, and where the money is', () => {
    for (const { outcome } of readings) {
      if (outcome.status !== 'failed' && outcome.status !== 'partly') continue
      expect(outcome.reason).toBeDefined()
      expect(outcome.at).toMatchObject({ account: expect.stringMatching(/^-?\d:/), transaction: expect.any(String) })
    }
  })
})

describe('the demo chain', () => {
  it('has nothing that left where a wallet skipped its messages', () => {
    const skipped = demo
      .map(({ trace, metadata }) => readTrace(trace, { metadata }).outcome)
      .filter(({ reason }) => reason?.code === 'skipped-actions')
    expect(skipped.length).toBe(8)
    for (const { status, money, branches } of skipped) {
      expect([status, money?.where, branches.length]).toEqual(['failed', 'never-left', 1])
      expect(money?.amount).toBeGreaterThan(0n)
    }
  })
})

describe('recorded traces with aborted transactions', () => {
  it('succeeded, but for those with a message that returned', () => {
    const aborted = recorded
      .map(({ trace }) => trace)
      .filter((trace) => rowsOf(trace).some(({ description }) => description.aborted))
    for (const trace of aborted) {
      const hasReturned = rowsOf(trace).some(({ description: { bounce } }) => bounce?.type === 'ok')
      expect(readTrace(trace).outcome.status === 'succeeded', trace.trace_id ?? '').toBe(!hasReturned)
    }
  })
})
