import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import type { TonCenterError } from '../../src/core/errors.ts'
import { emulateTonConnect, emulateTrace, emulationFault } from '../../src/endpoints/emulate.ts'
import { readRefusal } from '../../src/reading/refusal.ts'
import { expectStrict, expectWhole } from '../support/conformance.ts'
import { serve } from '../support/server.ts'
import { said, sent } from './sent.ts'

const RAW = '0:83DFD552E63729B472FCBCC8C45EBCC6691702558B68EC7527E1BA403A0F31A8'
const EQ = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const UQ = 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI'
const BOC = 'te6cckEBAQEAAgAAAEysuc0='
const HEX = 'b5ee9c724101010100020000004cacb9cd'

/**
 * An answer as the fact sheet has it, of a synthetic trace: no answer of the service is at hand. Its rows are guesses, and none has
 * code or data.
 */
function answerOf(): Record<string, unknown> {
  const { traces } = JSON.parse(readFileSync('test/recordings/v3/traces/001.json', 'utf8')).body
  const [{ trace, transactions, actions }] = traces
  const rows = Object.entries<Record<string, unknown>>(transactions).map(([hash, row], index) => {
    const { trace_id: _trace, finality: _finality, ...others } = row
    const isFirst = index === 0
    return [hash, { ...others, emulated: true, ...(isFirst && { account_state_before: null }) }]
  })
  return {
    mc_block_seqno: 58_211_005,
    trace,
    transactions: Object.fromEntries(rows),
    actions: (actions ?? []).map((action: object) => ({ ...action, trace_id: null, finality: 'pending' })),
    code_cells: { [`${'A'.repeat(43)}=`]: BOC },
    data_cells: {},
    rand_seed: `${'A'.repeat(43)}=`,
    is_incomplete: false,
  }
}

const ask = { from: RAW, messages: [{ address: UQ, amount: '50000000' }] }

describe('a message that is emulated', () => {
  it.each([
    ['base64', BOC],
    ['base64 without padding', BOC.replace(/=+$/, '')],
    ['hex', HEX],
  ])('is sent as padded base64 where it is given as %s', (_, boc) => {
    expect(sent(emulateTrace, { boc })).toEqual({ boc: BOC })
  })

  it('has its sender in one spelling, and its recipient as given: the friendly form states whether it bounces', () => {
    for (const from of [RAW, EQ, UQ]) expect(sent(emulateTonConnect, { ...ask, from }).from).toBe(EQ)
    for (const address of [RAW, EQ, UQ]) {
      expect(sent(emulateTonConnect, { ...ask, messages: [{ address, amount: '1' }] }).messages).toEqual([
        { address, amount: '1' },
      ])
    }
  })

  it('has its cells as padded base64, or none', () => {
    const message = { address: UQ, amount: '1', payload: HEX, stateInit: BOC.replace(/=+$/, '') }
    const bare = { address: UQ, amount: '1', payload: null }
    expect(sent(emulateTonConnect, { ...ask, messages: [message, bare] }).messages).toEqual([
      { address: UQ, amount: '1', payload: BOC, stateInit: BOC },
      bare,
    ])
  })

  it('keeps its order beside others, equal ones too', () => {
    const messages = ['3', '1', '2', '1'].map((amount) => ({ address: UQ, amount }))
    expect(sent(emulateTonConnect, { ...ask, messages }).messages).toEqual(messages)
  })

  it.each([
    ['a number', 50_000_000],
    ['a fraction', '0.5'],
    ['below zero', '-1'],
    ['2^63, which the service wraps', String(1n << 63n)],
    ['empty', ''],
  ])('is refused with an amount that is %s', (_, amount) => {
    const messages = [{ address: UQ, amount: amount as string }]
    expect(said(emulateTonConnect, { ...ask, messages })).toContain('messages.0.amount: should be')
  })

  it('is refused without others and beside more than three', () => {
    const [message] = ask.messages as [{ address: string; amount: string }]
    expect(said(emulateTonConnect, { ...ask, messages: [] })).toContain('messages: should be 1 to 4 values')
    expect(said(emulateTonConnect, { ...ask, messages: Array(5).fill(message) })).toContain('1 to 4 values')
    expect(said(emulateTonConnect, { ...ask, messages: Array(4).fill(message) })).toContain('"messages"')
  })

  it('is refused with a name that the service passes over in silence, and with cells that are none', () => {
    const [message] = ask.messages
    const named = { ...message, state_init: BOC } as never
    expect(said(emulateTonConnect, { ...ask, messages: [named] })).toContain('unknown name state_init')
    const empty = { address: UQ, amount: '1', payload: '' }
    expect(said(emulateTonConnect, { ...ask, messages: [empty] })).toContain('payload: should be a bag of cells')
  })
})

describe('a request for emulation', () => {
  it.each([
    [{}, 'v5'],
    [{ actionsVersion: 'v3' }, 'v3'],
  ])('is a POST beside the two APIs, and names one version of actions: %j', async (options, version) => {
    const { url, seen } = await serve(answerOf)
    const client = createClient({ network: 'local', baseUrl: url, ...options })
    await client.request(emulateTrace, { boc: HEX, with_actions: true })
    await client.request(emulateTonConnect, ask)
    expect(seen.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'POST /api/emulate/v1/emulateTrace',
      'POST /api/emulate/v1/emulateTonConnect',
    ])
    expect(seen.map(({ headers }) => headers['x-actions-version'])).toEqual([version, version])
    expect(seen.map(({ body }) => JSON.parse(body))).toEqual([
      { boc: BOC, with_actions: true },
      { from: EQ, messages: ask.messages },
    ])
  })

  it.each([
    ['mainnet', 'https://toncenter.com'],
    ['testnet', 'https://testnet.toncenter.com'],
  ])('goes to the host of %s', async (network, host) => {
    const urls: string[] = []
    const fetch = async (request: Request) => {
      urls.push(request.url)
      return Response.json(answerOf())
    }
    await createClient({ network, fetch }).request(emulateTrace, { boc: BOC })
    expect(urls).toEqual([`${host}/api/emulate/v1/emulateTrace`])
  })
})

describe('an answer of emulation', () => {
  it('is taken whole: rows without finality, a state that is not at hand, actions without a trace', () => {
    expectWhole(emulateTrace, answerOf())
    expectStrict(emulateTrace, answerOf())
  })

  it('fails the request where a transaction is not as documented: half a trace would be a wrong preview', async () => {
    const answer = answerOf()
    const [hash] = Object.keys(answer.transactions as object)
    const broken = { ...answer, transactions: { ...(answer.transactions as object), [hash as string]: { lt: 1 } } }
    const { url } = await serve(() => broken)
    const client = createClient({ network: 'local', baseUrl: url })
    await expect(client.request(emulateTrace, { boc: BOC })).rejects.toMatchObject({ code: 'response-mismatch' })
  })
})

const REFUSALS: [text: string, status: number, code: string, tries: number, fault?: string][] = [
  ['failed to emulate shard block: EmulationExternalNotAccepted: 33', 500, 'message-refused', 1],
  ['failed to emulate shard block: EmulationExternalNotAccepted: -14', 500, 'message-refused', 1],
  ["Can't decode base64 boc", 500, 'bad-request', 1, 'not-a-message'],
  ["Can't deserialize message boc", 500, 'bad-request', 1, 'not-a-message'],
  ['in msg found with no destination', 500, 'bad-request', 1, 'not-a-message'],
  ['Account state no code or no data', 500, 'bad-request', 1, 'not-deployed'],
  ['Account is not a known wallet', 500, 'bad-request', 1, 'unknown-wallet'],
  ['Unsupported wallet type: 4', 500, 'bad-request', 1, 'unknown-wallet'],
  ['mc block seqno is too new', 500, 'bad-request', 1, 'bad-block'],
  ['failed to fetch mc block  1: pruned', 500, 'bad-request', 1, 'bad-block'],
  ['Invalid address format: x', 500, 'bad-request', 1, 'bad-request'],
  ['Failed to compose external message: x', 500, 'bad-request', 1, 'bad-request'],
  ['invalid request: messages array cannot contain more than 4 messages', 400, 'bad-request', 1, 'too-many-messages'],
  ['invalid request: Unprocessable Entity', 400, 'bad-request', 1, 'bad-request'],
  ['failed to receive result from emulator channel: context deadline exceeded', 500, 'server', 2],
  ['failed to receive result from classifier channel: context deadline exceeded', 500, 'server', 2],
  ['RedisListener not ready', 500, 'server', 2],
  ['failed to transform result: x', 500, 'server', 2],
]

describe('a refusal to emulate', () => {
  it.each(REFUSALS)('%s (%i) is %s, after %i tries', async (error, status, code, tries, fault) => {
    const { url, seen } = await serve((_seen, response) => {
      response.writeHead(status).end(JSON.stringify({ error }))
    })
    const client = createClient({ network: 'local', baseUrl: url })
    const failure: TonCenterError = await client.request(emulateTonConnect, ask).then(
      () => expect.unreachable('it should have failed'),
      (reason) => reason,
    )
    expect(failure).toMatchObject({ code, status, serviceText: error, retryable: false })
    expect(seen).toHaveLength(tries)
    expect(emulationFault(failure)).toBe(fault)
  })

  it('has the reason of the wallet, by the number in its words', () => {
    const said = (code: number) => `failed to emulate shard block: EmulationExternalNotAccepted: ${code}`
    expect(readRefusal(said(33), ['wallet_v4r2'])).toEqual({ code: 'wallet-refused', exitCode: 33 })
    expect(readRefusal(said(136), ['wallet_v5r1'])).toEqual({ code: 'expired' })
    expect(readRefusal(said(-14), [])).toEqual({ code: 'exit', phase: 'compute', exitCode: -14 })
  })
})
