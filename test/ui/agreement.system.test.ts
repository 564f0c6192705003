import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { createClient } from '../../src/core/client.ts'
import { traces as tracesEndpoint } from '../../src/endpoints/v3/actions/traces.ts'
import { createLocalService } from '../../src/local/service.ts'
import { paysOf } from '../../src/reading/net.ts'
import { readAction } from '../../src/reading/readAction.ts'
import { readTrace, type TraceReading } from '../../src/reading/readTrace.ts'
import { saidOf } from '../../src/reading/said.ts'
import { saidIn } from '../../src/ui/reading/saidIn.ts'
import { type TraceView, viewOfTrace } from '../../src/ui/traces/TraceList/viewOfTrace.ts'
import { goldenTraces } from '../reading/goldenTraces.ts'
import { loadRecordings } from '../support/recordings.ts'

interface Known {
  trace: Trace
  metadata: Metadata
}

const client = createClient({ baseUrl: 'http://local', fetch: createLocalService().fetch, retries: 0 })
async function demoTraces(): Promise<Known[]> {
  const found: Known[] = []
  for (let offset = 0; ; offset += 250) {
    const { traces, metadata = {} } = await client.request(tracesEndpoint, {
      limit: 250,
      offset,
      include_actions: true,
    })
    found.push(...traces.map((trace) => ({ trace, metadata })))
    if (traces.length < 250) return found
  }
}

async function recordedTraces(): Promise<Known[]> {
  const answers = await loadRecordings('synthetic', 'hosted')
  return answers
    .filter(({ folder, isRefusal }) => /^v3\/trace/.test(folder) && !isRefusal)
    .flatMap(({ body }) => {
      const { traces = [], metadata = {} } = body as { traces?: Trace[]; metadata?: Metadata }
      return traces.map((trace) => ({ trace, metadata }))
    })
}

/** These recordings lack the fees, without which a list counts a row as unreadable. */
const withFees = ({ trace, metadata }: Known): Known => ({
  metadata,
  trace: {
    ...trace,
    transactions: Object.fromEntries(
      Object.entries(trace.transactions ?? {}).map(([hash, row]) => [hash, { ...row, total_fees: '0' }]),
    ),
  },
})

/** As the feed gets it: with its transactions. */
function feedRow(action: Action, { transactions = {} }: Trace, metadata: Metadata) {
  const hashes = Array.isArray(action.transactions) ? action.transactions : []
  return readAction({ ...action, transactions_full: hashes.flatMap((hash) => transactions[hash] ?? []) }, { metadata })
}

const isBad = (status: string) => status === 'failed' || status === 'bounced' || status === 'partly'

// The recordings of the hosted service are beside the project, where they are at all.
const all = [
  ['recorded on mainnet', goldenTraces().map(withFees), 80],
  ['of the recordings', await recordedTraces(), 1],
  ['of the demo chain', await demoTraces(), 80],
] as const

describe.each(all)('every trace %s', (_, known, least) => {
  const read = known.map(({ trace, metadata }) => ({
    trace,
    metadata,
    reading: readTrace(trace, { metadata }),
    view: viewOfTrace(trace, { metadata }),
  }))
  const eachOf = (judge: (one: Known & { reading: TraceReading; view: TraceView }, name: string) => void) => {
    expect(read.length).toBeGreaterThanOrEqual(least)
    for (const one of read) judge(one, one.trace.trace_id ?? '')
  }

  it('has one title and one badge: at each step, in its head and in a list', () => {
    eachOf(({ reading, view: { said, status, reading: listed } }, name) => {
      for (const { transaction } of reading.steps.slice(0, 8))
        if (transaction) expect(saidIn(reading, transaction.hash)?.said, name).toEqual(said)
      if (said) expect(said.status, name).toBe(status)
      expect(listed.outcome).toEqual(reading.outcome)
    })
  })

  it('is never green nor told as done where it failed, and is no guess where nobody knows', () => {
    eachOf(({ reading: { outcome, steps }, view: { said, status } }, name) => {
      if (outcome.status === 'failed')
        expect([isBad(status), said?.tense], name).toEqual([true, steps[0] ? 'tried' : undefined])
      if (outcome.status === 'partly') expect(status).toBe('partly')
      if (outcome.status === 'unknown') expect([status, said?.tense ?? 'asked'], name).toEqual(['unknown', 'asked'])
    })
  })

  it('has the same end, amounts and money in a feed', () => {
    eachOf(({ trace, metadata, reading: { story, outcome }, view: { said, status } }, name) => {
      const { main } = story
      if (!main || outcome.finality !== 'finalized' || outcome.status === 'partly') return
      const row = feedRow(main.action, trace, metadata)
      expect(row.status, name).toBe(status)
      expect(row.amounts.map(({ amount, asset }) => [amount, asset])).toEqual(
        main.amounts.map(({ amount, asset }) => [amount, asset]),
      )
      // What several actions did together is in no single row.
      const { by, paid, got, to, receivers, nft, items } = story.net && said ? said : saidOf(row)
      expect({ ...saidOf(row), by, paid, got, to, receivers, nft, items }, name).toEqual(said)
      // The cells of a refused standard call are about what it asked for.
      const { attempt } = row
      if (attempt) expect([attempt.from, attempt.to, attempt.nft], name).toEqual([said?.from, said?.to, said?.nft])
      if (attempt) expect([attempt.isVoid, paysOf(attempt)], name).toEqual([true, said?.paid])
      const { money } = row.outcome
      if (!money || !outcome.money) return
      // The trace adds up what each branch has.
      const [own = outcome, ...others] = outcome.branches
      expect(money, name).toEqual(others.length > 0 ? own.money : outcome.money)
      const sum = outcome.branches.map(({ money: one }) => one?.amount ?? 0n).reduce((all, one) => all + one, 0n)
      if (others.length > 0) expect(outcome.money.amount ?? 0n, name).toBe(sum)
    })
  })

  it('has the change of an account in a list that its value flow has', () => {
    eachOf(({ trace, metadata, reading: { value, steps } }, name) => {
      if (!steps.length) return
      for (const { account, changes } of value.accounts.slice(0, 1)) {
        const { change = [] } = viewOfTrace(trace, { account, metadata })
        expect(new Map(change.map(({ asset, amount }) => [asset, amount])), name).toEqual(changes)
      }
    })
  })

  it('has one fee: in its head, its rows, its flow and the balances of its accounts', () => {
    eachOf(({ reading: { cost, value } }, name) => {
      expect(value.fees, name).toBe(cost.fee)
      for (const { account, fee } of value.accounts) expect(fee, name).toBe(cost.accounts.get(account)?.fee ?? 0n)
    })
  })
})
