import { describe, expect, it } from 'vitest'
import type { BalanceChangesResponse } from '../../src/contract/v3/endpoints/balanceChanges.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { createClient } from '../../src/core/client.ts'
import { balanceChanges } from '../../src/endpoints/v3/actions/balanceChanges.ts'
import { traces as tracesEndpoint } from '../../src/endpoints/v3/actions/traces.ts'
import { createLocalService } from '../../src/local/service.ts'
import { readTrace, type TraceBooks } from '../../src/reading/readTrace.ts'
import type { Flow, FlowAsset } from '../../src/reading/value/flow.ts'
import {
  COMET,
  flowMetadata,
  hugeFlow,
  mintFlow,
  pendingTrace,
  RECEIVER,
  RECEIVER_WALLET,
  SENDER,
  SENDER_WALLET,
  transferTrace,
} from '../../stories/fixtures/flows.ts'

const readFlow = (trace: Trace, books?: TraceBooks): Flow => readTrace(trace, books).value

const service = createLocalService()
const client = createClient({ baseUrl: 'http://local', fetch: service.fetch, retries: 0 })
const { traces, metadata = {} } = await client.request(tracesEndpoint, { limit: 250, include_actions: true })

/** What all accounts, the fees and the rest have of an asset. */
const sumOf = ({ accounts, rest, fees = 0n }: Flow, asset: FlowAsset) =>
  accounts.reduce((sum, { changes }) => sum + (changes.get(asset) ?? 0n), 0n) +
  (rest.get(asset) ?? 0n) +
  (asset === null ? fees : 0n)

const tableOf = ({ accounts }: Flow) =>
  Object.fromEntries(accounts.map(({ account, changes }) => [account, Object.fromEntries(changes)]))

const isPlain = ({ actions = [] }: Trace) =>
  (actions ?? []).every(({ type, success }) => success && !/mint|burn/.test(type))

describe('the value flow of a trace', () => {
  it('leaves out a jetton that its receiver refused', () => {
    const refused = structuredClone(transferTrace)
    const row = Object.values(refused.transactions ?? {}).find(({ account }) => account === RECEIVER_WALLET)
    Object.assign(row?.description ?? {}, {
      compute_ph: { skipped: false, success: false, exit_code: 47 },
      aborted: true,
    })
    expect(readFlow(refused, { metadata: flowMetadata }).assets).toEqual([null])
  })

  it('leaves out a body that ends before its amount, and a wallet that the service does not know', () => {
    const short = structuredClone(transferTrace)
    for (const { in_msg } of Object.values(short.transactions ?? {}))
      if (in_msg?.message_content) in_msg.message_content.body = 'te6cckEBAQEAAgAAAEysuc0='
    expect(readFlow(short, { metadata: flowMetadata }).assets).toEqual([null])
    expect(readFlow(transferTrace).assets).toEqual([null])
  })

  it('has the value of pending messages as the rest', () => {
    const flow = readFlow(pendingTrace, { metadata: flowMetadata })
    expect(flow.isSoFar).toBe(true)
    expect(flow.rest).toEqual(
      new Map<FlowAsset, bigint>([
        [null, 95_450_487n],
        [COMET, 720_000_000n],
      ]),
    )
    expect(tableOf(flow)[SENDER]).toMatchObject({ [COMET]: -720_000_000n })
  })

  it('has minted jettons as the rest', () => {
    const { data, metadata } = mintFlow
    expect(readFlow(data, { metadata }).rest.get(COMET)).toBe(-5_000_000_000n)
  })

  it('states the owners of jetton wallets, sender and receiver', () => {
    const { accounts, assets } = readFlow(transferTrace, { metadata: flowMetadata })
    expect(assets).toEqual([COMET, null])
    expect(accounts.map(({ account, part }) => [account, part.kind])).toEqual([
      [SENDER, 'sender'],
      [RECEIVER, 'receiver'],
      [SENDER_WALLET, 'jettonWallet'],
      [RECEIVER_WALLET, 'jettonWallet'],
    ])
  })

  it('is that of the balances where the service leaves transactions out', () => {
    const { data, ...facts } = hugeFlow
    const flow = readFlow(data, facts)
    expect(tableOf(flow)).toEqual({
      [SENDER]: { [COMET]: -9_000_000_000n, null: -12_340_000_000n },
      [RECEIVER]: { [COMET]: 9_000_000_000n, null: 12_000_000_000n },
    })
    expect(flow.fees).toBe(340_000_000n)
  })

  it('adds up to 0 in every trace of the demo, and is what the service counts', async () => {
    let plain = 0
    for (const trace of traces) {
      const changes: BalanceChangesResponse = await client.request(balanceChanges, {
        trace_id: trace.trace_id as string,
      })
      const own = readFlow(trace, { metadata })
      for (const asset of own.assets) expect(sumOf(own, asset)).toBe(0n)
      expect(own.rest.has(null)).toBe(false)
      expect(readFlow(trace, { metadata, changes })).toEqual(own)
      if (!isPlain(trace)) continue
      plain += 1
      const counted = readFlow({ ...trace, trace: undefined, transactions: undefined }, { changes })
      const jettonsOf = (flow: Flow) =>
        flow.accounts.flatMap(({ account, changes }) =>
          [...changes].filter(([asset]) => asset !== null).map((change) => [account, ...change].join()),
        )
      expect(jettonsOf(own).sort()).toEqual(jettonsOf(counted).sort())
    }
    expect(plain).toBeGreaterThan(100)
  })
})
