import { Address, beginCell, internal, toNano } from '@ton/core'
import { afterAll, describe, expect, it } from 'vitest'
import type { MasterchainInfo } from '../../src/contract/v3/endpoints/masterchainInfo.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { createClient } from '../../src/core/client.ts'
import { systemClock } from '../../src/core/pace/clock.ts'
import { normalizedMessageHash } from '../../src/core/values/messageHash.ts'
import { readSigned } from '../../src/core/values/signedMessage.ts'
import { traces as tracesEndpoint } from '../../src/endpoints/v3/actions/traces.ts'
import { sendMessage } from '../../src/endpoints/v3/legacy/sendMessage.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import {
  isSettled,
  lookForMessage,
  type MessageLook,
  type MessageToFind,
  nextLookMs,
  toMessageStatus,
} from '../../src/query/messageStatus.ts'
import { asking } from '../local/asking.ts'
import { signed } from '../local/signing.ts'
import { goldenTraces } from '../reading/goldenTraces.ts'

const asked = asking()
const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch: asked.service.fetch })
afterAll(async () => {
  client.close()
  await asked.service.close()
})
const DEADLINE_MS = 120_000
const JETTON_TRANSFER = 0x0f8a7ea5
const MINE = 'http://local.test/local/mine'

const demoTraces: Trace[] = []
for (let offset = 0, more = true; more; offset += 250) {
  const page = await client.request(tracesEndpoint, { limit: 250, offset, include_actions: true })
  demoTraces.push(...page.traces)
  more = page.traces.length === 250
}
const rootOf = (trace: Trace) => trace.transactions?.[trace.trace?.tx_hash ?? '']
const sentFromOutside = demoTraces.filter((trace) => rootOf(trace)?.in_msg?.source === null)
const statusOf = async (trace: Trace) => {
  const hash = rootOf(trace)?.in_msg?.hash as string
  return toMessageStatus(await lookForMessage(client, { hash }, undefined, DEADLINE_MS, {}))
}

describe('a message that moved nothing', () => {
  const skipped = sentFromOutside.filter((trace) => {
    const { skipped_actions, msgs_created } = rootOf(trace)?.description.action ?? {}
    return (skipped_actions ?? 0) > 0 && !msgs_created
  })

  it('is failed where its wallet skipped it, and says so: each of the demo', async () => {
    expect(skipped.length).toBeGreaterThanOrEqual(8)
    for (const trace of skipped) {
      const { status, reason, outcome, books } = await statusOf(trace)
      expect(books?.addressBook[rootOf(trace)?.account ?? '']?.interfaces).toEqual([expect.stringMatching(/^wallet_v/)])
      expect({ status, reason }).toMatchObject({
        status: 'failed',
        reason: { code: 'skipped-actions', skipped: 1, sent: 0 },
      })
      expect(outcome).toMatchObject({ status: 'failed', money: { where: 'never-left' } })
    }
  })

  it('is failed where the answer has no phases, and the action of the service says so', async () => {
    const [trace] = structuredClone(skipped) as [Trace]
    const root = rootOf(trace)
    Object.assign(root?.description ?? {}, { action: undefined, compute_ph: undefined })
    const { answers } = answering({ indexed: [trace] })
    const look = await answers.look({ hash: root?.in_msg?.hash as string })
    expect(look).toMatchObject({ status: 'failed', outcome: { status: 'failed' } })
  })
})

describe('a message whose transfer failed further on', () => {
  it('is finalized itself, and its outcome is failed: more jettons than the wallet has', async () => {
    const own = asking()
    const ownClient = createClient({ network: 'local', baseUrl: 'http://local.test', fetch: own.service.fetch })
    const { jetton_wallets } = (await own.ask('v3/jetton/wallets', { owner_address: demo.main, limit: 1 })).body
    const body = beginCell()
      .storeUint(JETTON_TRANSFER, 32)
      .storeUint(0, 64)
      .storeCoins(BigInt(jetton_wallets[0].balance) + 1n)
      .storeAddress(Address.parse(demo.anna))
      .storeAddress(Address.parse(demo.main))
      .storeBit(false)
      .storeCoins(1n)
      .storeBit(false)
      .endCell()
    const to = Address.parse(jetton_wallets[0].address)
    const { boc } = await signed(own, 'main', [internal({ to, value: toNano('0.1'), body })])
    await ownClient.request(sendMessage, { boc })
    for (let blocks = 0; blocks < 9; blocks++) await own.service.fetch(MINE, { method: 'POST', body: '{}' })
    const hash = await normalizedMessageHash(boc)
    const found = toMessageStatus(await lookForMessage(ownClient, { hash }, undefined, DEADLINE_MS, {}))
    expect(found).toMatchObject({ status: 'finalized', reason: null })
    expect(found.outcome).toMatchObject({ status: 'failed', reason: { code: 'exit', phase: 'compute' } })
    ownClient.close()
    await own.service.close()
  })

  it.each([
    ['evaa/jetton-supply-failed', 'finalized', 'failed'],
    ['jvault/unstake-failed', 'finalized', 'failed'],
    ['stonfi-swaps/stonfi-ton-jetton-failed', 'finalized', 'partly'],
    ['jetton-transfer/failed-jetton-transfers-external-identical-transfers', 'failed', 'failed'],
  ])('on mainnet: %s is %s, and its outcome %s', async (wanted, status, ended) => {
    const trace = goldenTraces().find(({ name }) => name === wanted)?.trace as Trace
    const look = await answering({ indexed: [trace] }).answers.look({ hash: rootOf(trace)?.in_msg?.hash as string })
    expect([look.status, look.outcome?.status]).toEqual([status, ended])
  })
})

describe('a message whose actions are not found yet', () => {
  const goldenTrace = (wanted: string) => goldenTraces().find(({ name }) => name === wanted)?.trace as Trace
  /** The trace as the service has it before it finds actions. */
  const unclassified = (trace: Trace): Trace => ({
    ...trace,
    actions: [],
    trace_info: { ...trace.trace_info, classification_state: 'unclassified' },
  })
  const swap = goldenTrace('tonco/tonco-swap-ton-usdt-failed')
  const hash = rootOf(swap)?.in_msg?.hash as string
  const START = 1_700_000_000_000

  it('has an unknown outcome, and is looked for in the index alone until they are there', async () => {
    const { known, paths, answers } = answering({ indexed: [unclassified(swap)], now: START })
    expect(await answers.look({ hash })).toMatchObject({ status: 'finalized', outcome: { status: 'unknown' } })
    expect([answers.next(), isSettled(answers.last(), START)]).toEqual([2_000, false])
    known.now = START + 2_000
    paths.length = 0
    expect(await answers.look({ hash })).toMatchObject({ status: 'finalized', outcome: { status: 'unknown' } })
    expect([paths, answers.next()]).toEqual([['traces'], 2_000])
    known.indexed = [swap]
    expect(await answers.look({ hash })).toMatchObject({ status: 'finalized', outcome: { status: 'failed' } })
    expect([answers.next(), isSettled(answers.last(), START)]).toEqual([false, true])
  })

  it('stays final where a server that is behind does not have it', async () => {
    const { known, answers } = answering({ indexed: [unclassified(swap)], now: START })
    await answers.look({ hash })
    const before = answers.last()
    known.indexed = []
    expect(await answers.look({ hash })).toMatchObject({ status: 'finalized' })
    expect(answers.last()).toEqual(before)
  })

  it('is left alone after a minute, by a device whose clock is a year ahead too', async () => {
    const { known, answers } = answering({ indexed: [unclassified(swap)], now: START })
    for (const passed of [0, 20_000, 59_000]) {
      known.now = START + passed
      await answers.look({ hash })
      expect(answers.next(), String(passed)).not.toBe(false)
    }
    known.now = START + 60_000
    expect(answers.next()).toBe(false)
    expect(await answers.look({ hash })).toMatchObject({ outcome: { status: 'unknown' } })
  })

  it('is left alone at once where its transactions prove how it ended', async () => {
    for (const [trace, status] of [
      [goldenTrace('ton-transfers/simple-ton-transfer'), 'succeeded'],
      [goldenTrace('jvault/unstake-failed'), 'failed'],
    ] as const) {
      const { answers } = answering({ indexed: [unclassified(trace)], now: START })
      expect((await answers.look({ hash })).outcome?.status).toBe(status)
      expect(answers.next()).toBe(false)
    }
  })
})

it('every other message of the demo is finalized, with an outcome', async () => {
  for (const trace of sentFromOutside) {
    const { status, outcome } = toMessageStatus(
      await answering({ indexed: [trace] }).answers.look({ hash: rootOf(trace)?.in_msg?.hash as string }),
    )
    expect(['finalized', 'failed']).toContain(status)
    if (!rootOf(trace)?.out_msgs.length) continue
    expect(status).toBe('finalized')
    expect(outcome?.finality).toBe('finalized')
  }
})

interface Known {
  indexed?: Trace[]
  /** The time of the head that the service reports, unix seconds. */
  head?: number
  /** What the device believes, unix ms. */
  now?: number
}

const headAnswer = (await asked.ask('v3/masterchainInfo')).body as MasterchainInfo

/** A service that knows this, and looks that follow each other. */
function answering(known: Known) {
  const paths: string[] = []
  const fetch = async ({ url }: Request) => {
    const path = new URL(url).pathname.split('/').pop() as string
    paths.push(path)
    if (path === 'masterchainInfo')
      return Response.json({ ...headAnswer, last: { ...headAnswer.last, gen_utime: String(known.head) } })
    const traces = path === 'traces' ? (known.indexed ?? []) : []
    return Response.json({ traces, address_book: {}, metadata: {} })
  }
  const clock = { ...systemClock, now: () => known.now ?? Date.now() }
  // Recordings of an index lack members of the answer that no reading uses.
  const own = createClient({ baseUrl: 'http://local.test', fetch, clock, onResponseMismatch: 'ignore' })
  let before: MessageLook | undefined
  const look = async (message: MessageToFind) => {
    before = await lookForMessage(own, message, before, DEADLINE_MS, {})
    return toMessageStatus(before)
  }
  const next = () => nextLookMs(before, undefined, clock.now())
  return { known, paths, answers: { look, next, last: () => before } }
}

describe('a message whose time is over', () => {
  const main = Address.parse(demo.main)
  const bocs = signed(asked, 'main', [internal({ to: main, value: toNano('1'), body: beginCell().endCell() })])
  const toFind = async () => {
    const { boc } = await bocs
    const validUntil = readSigned(boc)?.signed?.validUntil as number
    return { hash: await normalizedMessageHash(boc), validUntil }
  }
  const SECOND = 1_000

  it.each([
    ['right', 0],
    ['a year behind', -31_536_000],
    ['a year ahead', 31_536_000],
  ])('is expired by the head of the service, by a device whose clock is %s', async (_name, wrongBy) => {
    const message = await toFind()
    const start = message.validUntil - 60
    const { known, paths, answers } = answering({ head: start, now: (start + wrongBy) * SECOND })
    expect(await answers.look(message)).toMatchObject({ status: 'sent', reason: null })
    expect(paths).toEqual(['pendingTraces', 'traces'])
    for (const passed of [15, 65, 89]) {
      Object.assign(known, { head: start + passed, now: (start + wrongBy + passed) * SECOND })
      expect(await answers.look(message)).toMatchObject({ status: 'sent' })
    }
    Object.assign(known, { head: start + 91, now: (start + wrongBy + 91) * SECOND })
    expect(await answers.look(message)).toMatchObject({
      status: 'expired',
      trace: null,
      reason: { code: 'expired' },
      outcome: null,
    })
    // Once after ten seconds, and once when it may be over.
    expect(paths.filter((path) => path === 'masterchainInfo')).toHaveLength(2)
  })

  it('is not expired while the head of the service is behind, whatever the device believes', async () => {
    const message = await toFind()
    const { known, answers } = answering({ head: message.validUntil - 5, now: message.validUntil * SECOND })
    await answers.look(message)
    for (let minutes = 1; minutes < 6; minutes++) {
      known.now = (message.validUntil + minutes * 60) * SECOND
      expect((await answers.look(message)).status).not.toBe('expired')
    }
    expect((await answers.look(message)).status).toBe('not-found')
  })

  it('is found where the index has it at that head, though the look before had not', async () => {
    const message = await toFind()
    const { known, paths, answers } = answering({ head: message.validUntil + 60, now: message.validUntil * SECOND })
    await answers.look(message)
    known.now = (message.validUntil + 60) * SECOND
    const trace = sentFromOutside[0] as Trace
    // It appears between the request for the head and the last one.
    Object.defineProperty(known, 'indexed', { get: () => (paths.includes('masterchainInfo') ? [trace] : []) })
    expect((await answers.look(message)).status).toBe('finalized')
  })

  it('stays not found by its hash alone, and the head is not asked', async () => {
    const { hash, validUntil } = await toFind()
    const { known, paths, answers } = answering({ head: validUntil + 9_999, now: validUntil * SECOND })
    for (let minutes = 0; minutes < 6; minutes++) {
      known.now = (validUntil + minutes * 60) * SECOND
      await answers.look({ hash })
    }
    expect((await answers.look({ hash })).status).toBe('not-found')
    expect(paths).not.toContain('masterchainInfo')
  })
})
