import { describe, expect, it } from 'vitest'
import type { EmulateTraceResponse } from '../../src/contract/emulate/emulateTraceResponse.ts'
import type { Metadata } from '../../src/contract/v3/metadata.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { createClient } from '../../src/core/client.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { traces as tracesEndpoint } from '../../src/endpoints/v3/actions/traces.ts'
import { createLocalService } from '../../src/local/service.ts'
import { type Preview, type PreviewAmount, previewOf } from '../../src/reading/preview/previewOf.ts'
import { readRequest, type TonConnectRequest } from '../../src/reading/preview/request.ts'
import { readTrace } from '../../src/reading/readTrace.ts'
import type { Branch, TraceEnding } from '../../src/reading/trace/traceEnding.ts'
import { BODIES } from '../../stories/tools/bodies.ts'
import { emulated } from './emulated.ts'
import { goldenTraces } from './goldenTraces.ts'
import {
  acted,
  action,
  ended,
  message,
  OWN,
  RECEIVER,
  rows,
  sent,
  THEIRS,
  traceWith,
  twoPayments,
  WALLET,
} from './made.ts'

const golden = goldenTraces()
const client = createClient({ baseUrl: 'http://local', fetch: createLocalService().fetch, retries: 0 })
const { traces, metadata: ofDemo = {} } = await client.request(tracesEndpoint, { limit: 250, include_actions: true })
const demo = traces.map((trace) => ({ name: `demo ${trace.trace_id}`, trace, metadata: ofDemo }))
/** Each trace as an emulator would give it, read as a preview, and as what has happened. */
const previews = [...golden, ...demo].map(({ name, trace, metadata }) => ({
  name,
  preview: previewOf(emulated(trace, metadata)),
  happened: readTrace(trace, { metadata }),
}))

const sumOf = (amounts: readonly PreviewAmount[], asset: string | null) =>
  amounts
    .filter((one) => one.asset === asset && one.currency === undefined && one.nft === undefined)
    .reduce((sum, { amount }) => sum + amount, 0n)
const netOf = ({ sent, received }: Preview, asset: string | null) => sumOf(received, asset) - sumOf(sent, asset)
const saidOf = (amounts: readonly PreviewAmount[]) =>
  amounts.map(({ amount, isExact, nft }) => `${isExact ? '' : 'about '}${amount}${nft ? ' item' : ''}`)
const named = (name: string) => {
  const found = golden.find((one) => one.name === name)
  if (!found) throw new Error(`no trace ${name}`)
  return previewOf(emulated(found.trace, found.metadata))
}

/** A wallet pays 1 000 000 nanograms to an account, as an emulator answers it, with a balance before and after. */
function payment(more: Partial<EmulateTraceResponse> = {}): EmulateTraceResponse {
  const transactions = sent({}, {})
  const [wallet] = transactions
  Object.assign(wallet ?? {}, {
    account_state_before: { balance: '5000000' },
    account_state_after: { balance: '3998200' },
  })
  const paid = action('ton_transfer', { source: WALLET, destination: RECEIVER, value: '1000000' }, ['T0', 'T1'])
  return { ...emulated(traceWith(transactions, [paid])), ...more }
}
const request: TonConnectRequest = { from: WALLET, messages: [{ address: RECEIVER, amount: '1000000' }] }

describe('the preview of a trace', () => {
  it('ends as the trace did, for each recorded trace of mainnet and each of the demo chain', () => {
    const endOf = ({ branches, action: _, step: _step, ...ending }: Partial<Branch & TraceEnding>): unknown => ({
      ...ending,
      branches: branches?.map(endOf),
    })
    for (const { name, preview, happened } of previews)
      expect(endOf(preview.outcome), name).toEqual(endOf({ ...happened.outcome, finality: 'finalized' }))
  })

  it('adds up to the nano: what is received less what is sent, the fee, and what stays on the way is the change', () => {
    let along = 0
    for (const { name, preview } of previews.slice(golden.length)) {
      const { change, before, after, fee, reading, account } = preview
      if (fee === undefined || change === undefined) throw new Error(`${name}: no fee`)
      if (preview.along > 0n) along += 1
      expect(netOf(preview, null) - fee - preview.along, name).toBe(change)
      const runs = reading.steps.filter((step) => step.account === account)
      const isAlone = runs.every(({ transaction }, place) => {
        const next = runs[place + 1]?.transaction
        return !next || next.account_state_before?.hash === transaction?.account_state_after?.hash
      })
      if (isAlone && before !== undefined && after !== undefined) expect(before + change, name).toBe(after)
    }
    expect(demo.length).toBeGreaterThan(100)
    expect(along).toBeGreaterThan(0)
  })

  it('has of every token what the value of the trace has', () => {
    let tokens = 0
    for (const { name, preview, happened } of previews) {
      const own = happened.value.accounts.find(({ account }) => account === preview.account)
      const assets = [...(own?.changes.keys() ?? [])].filter((asset) => asset !== null)
      tokens += assets.length
      for (const asset of assets) expect(netOf(preview, asset), name).toBe(own?.changes.get(asset))
      const items = [...preview.sent, ...preview.received].filter(({ nft }) => nft !== undefined)
      expect(items.length, name).toBe(own?.nfts.size ?? 0)
    }
    expect(tokens).toBeGreaterThan(60)
  })

  it('of a swap is what the action says: what is paid exactly, what is received about', () => {
    const swap = golden.find(({ name }) => name === 'stonfi-v2-swaps/stonfi-v2-jetton-jetton')
    const [made] = swap?.trace.actions ?? []
    if (made?.type !== 'jetton_swap') throw new Error('no swap')
    const { sent, received } = named('stonfi-v2-swaps/stonfi-v2-jetton-jetton')
    const [paid] = sent
    expect(paid).toMatchObject({ asset: made.details.dex_incoming_transfer.asset, isExact: true })
    expect(String(paid?.amount)).toBe(made.details.dex_incoming_transfer.amount)
    expect(received).toMatchObject([{ asset: made.details.dex_outgoing_transfer.asset, isExact: false }])
    expect(String(received[0]?.amount)).toBe(made.details.dex_outgoing_transfer.amount)
  })

  it('of a purchase has the item, and of a refused swap nothing but what contracts kept', () => {
    expect(saidOf(named('nft/getgems-purchase').received)).toEqual(['1 item'])
    const refused = named('tonco/tonco-swap-ton-usdt-failed')
    expect(refused.outcome).toMatchObject({ status: 'failed', reason: { code: 'refused' } })
    expect(refused.received).toEqual([])
    expect(saidOf(refused.sent)).toEqual(['about 45039376'])
  })

  it('says of the coins of a transfer of tokens that they stay on the way, where the action explains them', () => {
    const { trace, metadata } =
      demo.find(({ trace: { actions } }) => actions?.length === 1 && actions[0]?.type === 'jetton_burn') ?? {}
    const { sent, along, change, fee = 0n } = previewOf(emulated(trace as Trace, metadata))
    expect(sent.map(({ asset }) => asset !== null)).toEqual([true])
    expect(along).toBeGreaterThan(0n)
    expect(change).toBe(-fee - along)
  })
})

describe('the preview of a payment', () => {
  it('has what is sent, the fee, and the balance after it', () => {
    const { sent, received, fee, along, change, before, after, outcome, doubts } = previewOf(payment(), { request })
    expect([saidOf(sent), received, fee, along]).toEqual([['1000000'], [], 1_800n, 0n])
    expect([before, change, after]).toEqual([5_000_000n, -1_001_800n, 3_998_200n])
    expect([outcome.status, outcome.reason, doubts]).toEqual(['succeeded', undefined, []])
  })

  it('is that of the account which is asked for, in any form', () => {
    const account = toFriendlyAddress(RECEIVER)
    const { sent, received, account: raw } = previewOf(payment(), { account })
    expect([raw, sent, saidOf(received)]).toEqual([RECEIVER, [], ['about 1000000']])
  })

  it('that would fail says why, and which step decides it', () => {
    const failed = emulated(traceWith(sent({}, { compute_ph: ended(709) as never, aborted: true })))
    const { outcome, reading } = previewOf(failed)
    expect(outcome).toMatchObject({ status: 'failed', reason: { code: 'exit', phase: 'compute', exitCode: 709 } })
    expect(reading.steps.findIndex(({ transaction }) => transaction?.hash === outcome.at?.transaction)).toBe(1)
  })

  it('that a wallet would skip sends nothing and pays a fee', () => {
    const skipped = sent({ action: { ...acted, msgs_created: 0, skipped_actions: 1 } as never }, undefined)
    const { outcome, sent: leaves, fee, change } = previewOf(emulated(traceWith(skipped)))
    expect([outcome.status, outcome.reason?.code, leaves, fee, change]).toEqual([
      'failed',
      'skipped-actions',
      [],
      1_500n,
      -1_500n,
    ])
  })

  it('of which one of two messages fails is partly done', () => {
    const { outcome } = previewOf(emulated(traceWith(twoPayments({ compute_ph: ended(40) as never, aborted: true }))))
    expect([outcome.status, outcome.branches.map(({ status }) => status)]).toEqual(['partly', ['succeeded', 'failed']])
  })
})

describe('what a preview does not know', () => {
  const doubtsOf = (answer: EmulateTraceResponse, books = {}) => previewOf(answer, books).doubts

  it('is nothing beside the state to come, of a whole answer to the same request', () => {
    expect(doubtsOf(payment(), { request })).toEqual([])
  })

  it('is the end of a run that was cut, by the answer or in silence', () => {
    expect(doubtsOf(payment({ is_incomplete: true }))).toEqual(['incomplete'])
    const { transactions } = payment()
    const { T1: _, ...rest } = transactions
    const cut = payment({ transactions: rest, trace: { tx_hash: 'T0', in_msg_hash: 'M0', children: [] } as never })
    expect(doubtsOf(cut)).toContain('incomplete')
    expect(previewOf(cut).outcome.status).toBe('unknown')
  })

  it('is everything, where the answer is of another wallet or has other messages', () => {
    expect(doubtsOf(payment(), { request: { ...request, from: THEIRS } })).toContain('other-request')
    const recorded = golden.find(({ name }) => name === 'stonfi-v2-swaps/stonfi-v2-jetton-jetton')
    const answer = emulated(recorded?.trace as Trace, recorded?.metadata)
    const { account, asked } = previewOf(answer)
    expect(asked).toHaveLength(1)
    const [row] = Object.values(answer.transactions).filter(({ in_msg }) => in_msg?.source === null)
    const same = (row?.out_msgs ?? []).map(({ destination, value }) => ({
      address: destination ?? '',
      amount: value ?? '',
    }))
    expect(doubtsOf(answer, { request: { from: account, messages: same } })).not.toContain('other-request')
    for (const messages of [
      [],
      [...same, ...same],
      same.map((one) => ({ ...one, amount: '1' })),
      same.map((one) => ({ ...one, address: THEIRS })),
    ])
      expect(doubtsOf(answer, { request: { from: account, messages } })).toContain('other-request')
  })

  it('are tokens whose wallets the answer does not name', () => {
    const move = message('M1', { source: WALLET, destination: OWN, value: '5', opcode: '0x0f8a7ea5' })
    const transactions = rows(
      { account: WALLET, in_msg: message('M0', { destination: WALLET }), out_msgs: [move] },
      { account: OWN, in_msg: move },
    )
    const answer = emulated(traceWith(transactions))
    expect(doubtsOf(answer)).toContain('tokens')
    const extra = { owner: WALLET, jetton: THEIRS }
    const metadata = { [OWN]: { is_indexed: true, token_info: [{ type: 'jetton_wallets', valid: true, extra }] } }
    expect(doubtsOf({ ...answer, metadata: metadata as never })).not.toContain('tokens')
  })

  it('are balances and fees that the answer leaves out, and extra currencies of the request', () => {
    const bare = emulated(traceWith(sent({}, {})))
    expect(doubtsOf(bare)).toEqual(['no-balance'])
    for (const row of Object.values(bare.transactions)) Object.assign(row, { total_fees: undefined })
    expect(previewOf(bare)).toMatchObject({ fee: undefined, change: undefined, doubts: ['no-balance', 'no-fee'] })
    const messages = [{ address: RECEIVER, amount: '1000000', extraCurrency: { 100: '5' } }]
    expect(doubtsOf(payment(), { request: { ...request, messages } })).toEqual(['extra-currencies'])
  })

  it('is not the time of the request: it is over by the time of the answer', () => {
    const at = previewOf(payment()).now ?? 0
    expect(previewOf(payment(), { request: { ...request, validUntil: at } }).isExpired).toBe(true)
    expect(previewOf(payment(), { request: { ...request, validUntil: at + 1 } }).isExpired).toBe(false)
  })
})

describe('what a request asks for', () => {
  it('is a payment with its comment, a call, and a transfer of tokens whose wallet is known', () => {
    const of = (payload: string, metadata?: Metadata) =>
      readRequest({ messages: [{ address: OWN, amount: '40', payload }] }, WALLET, metadata)
    expect(of(BODIES.comment)).toMatchObject([
      { does: 'sent', to: OWN, comment: 'For the boat, with thanks', amounts: [{ amount: '40', asset: null }] },
    ])
    expect(of(BODIES.jettonTransfer)).toMatchObject([{ does: 'called', opcode: '0x0f8a7ea5' }])
    const extra = { owner: WALLET, jetton: THEIRS }
    const metadata = { [OWN]: { is_indexed: true, token_info: [{ type: 'jetton_wallets', valid: true, extra }] } }
    expect(of(BODIES.jettonTransfer, metadata as never)).toMatchObject([
      { does: 'sent', amounts: [{ amount: '1500000', asset: THEIRS }] },
    ])
  })

  it('takes a body in base64url and in hex, and leaves out what is no message', () => {
    const hex = Array.from(atob(BODIES.comment), (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('')
    const url = BODIES.comment.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    for (const payload of [hex, url])
      expect(readRequest({ messages: [{ address: OWN, amount: '1', payload }] }, WALLET)[0]?.comment).toBeDefined()
    const wrong = [
      { address: 'nobody', amount: '1' },
      { address: OWN, amount: '1.5' },
      { address: OWN, amount: '-1' },
    ]
    expect(readRequest({ messages: wrong }, WALLET)).toEqual([])
  })
})

it('a hostile answer is read without an error, and takes no name of an object for a hash', () => {
  const answer = payment({ trace: { tx_hash: 'constructor', in_msg_hash: '__proto__', children: null } as never })
  expect(previewOf(answer)).toMatchObject({ account: '', sent: [], received: [] })
})
