import { Address, beginCell, Cell, internal, toNano } from '@ton/core'
import { WalletContractV2R2 } from '@ton/ton'
import { describe, expect, it } from 'vitest'
import type { EmulateTonConnectParams } from '../../src/contract/emulate/endpoints/emulateTonConnect.ts'
import type { EmulateTraceParams } from '../../src/contract/emulate/endpoints/emulateTrace.ts'
import { createClient } from '../../src/core/client.ts'
import type { TonCenterError } from '../../src/core/errors.ts'
import { emulateTonConnect, emulateTrace, emulationFault } from '../../src/endpoints/emulate.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'
import { json } from './deploying.ts'
import { at, emulate, outside, payment, sendBoc, signRequest, toBoc, toTonConnect } from './emulating.ts'
import { keyOf, signed } from './signing.ts'

const local = asking()
const { ask } = local
const { fetch } = local.service
const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch })

const { seqno: head, gen_utime } = (await ask('v3/masterchainInfo')).body.last
const now = Number(gen_utime)

/** Code, exit code and kind of the error that the client makes of a refusal. */
async function refusal(asked: Promise<unknown>) {
  const error = (await asked.then(
    () => undefined,
    (error: unknown) => error,
  )) as (TonCenterError & { exitCode?: number }) | undefined
  if (!error) return 'nothing was refused'
  const { code, exitCode, status, serviceText } = error
  return { code, ...(exitCode !== undefined && { exitCode }), fault: emulationFault(error), status, serviceText }
}
const ofTrace = (params: EmulateTraceParams) => refusal(client.request(emulateTrace, params))
const ofRequest = (params: Partial<EmulateTonConnectParams>) =>
  refusal(client.request(emulateTonConnect, { ...toTonConnect(payment), ...params }))

describe('an account that refuses the message', () => {
  const nanogram = internal({ to: at('anna'), value: 1n, bounce: false })
  const refused = (exitCode: number) => ({
    code: 'message-refused',
    exitCode,
    fault: undefined,
    status: 500,
    serviceText: `failed to emulate shard block: EmulationExternalNotAccepted: ${exitCode}`,
  })

  it('is told by its exit code: the number of the message was used, by versions of wallets', async () => {
    for (const [name, exitCode] of [
      ['shop', 33],
      ['main', 133],
    ] as const) {
      const { boc } = await signed({ ask }, name, [nanogram], { seqno: 1 })
      expect(await ofTrace({ boc })).toEqual(refused(exitCode))
    }
  })

  it('checks the signature, unless that is left out', async () => {
    const body = beginCell()
      .storeBuffer(Buffer.alloc(64))
      .storeUint(698_983_191, 32)
      .storeUint(now + 300, 32)
    const { wallets } = (await ask('v3/walletStates', { address: demo.shop })).body
    const boc = outside(at('shop'), body.storeUint(wallets[0].seqno, 32).storeUint(0, 8).endCell())
    expect(await ofTrace({ boc })).toEqual(refused(35))
    const { answer } = await emulate(local, 'emulateTrace', { boc, ignore_chksig: true })
    expect(Object.values(answer.transactions)).toMatchObject([{ account: demo.shop, description: { aborted: false } }])
    const other = beginCell()
      .storeBuffer(Buffer.alloc(64))
      .storeUint(1, 32)
      .storeUint(now + 300, 32)
    const wrong = outside(at('shop'), other.storeUint(wallets[0].seqno, 32).storeUint(0, 8).endCell())
    expect(await ofTrace({ boc: wrong, ignore_chksig: true })).toEqual(refused(34))
  })

  it('refuses what has expired, of a request too; a wallet of v3 gets a time of its own', async () => {
    const valid_until = now - 60
    expect(await ofRequest({ valid_until })).toEqual(refused(136))
    expect(await ofRequest({ from: demo.shop, valid_until })).toEqual(refused(36))
    const { status } = await emulate(local, 'emulateTonConnect', {
      ...toTonConnect({ ...payment, wallet: at('elder') }),
      valid_until,
    })
    expect(status).toBe(200)
  })

  it('takes a time in milliseconds for what it is', async () => {
    for (const valid_until of [now + 60, (now + 60) * 1000, (now + 60) * 1e6]) {
      const { answer } = await emulate(local, 'emulateTonConnect', { ...toTonConnect(payment), valid_until })
      const [first] = Object.values(answer.transactions)
      expect(first?.in_msg?.message_content?.decoded).toMatchObject({ request: { valid_until: String(now + 60) } })
    }
  })

  it('is not there, or has no code', async () => {
    expect(await ofTrace({ boc: outside(at('empty'), Cell.EMPTY) })).toMatchObject({
      ...{ code: 'bad-request', fault: 'not-deployed', status: 500 },
      serviceText: expect.stringMatching(/^failed to emulate shard block: cannot run message on account/),
    })
    expect(await ofTrace({ boc: outside(at('uninit'), Cell.EMPTY) })).toMatchObject({ code: 'message-refused' })
  })
})

describe('what cannot be emulated', () => {
  const as = (fault: string) => ({ code: 'bad-request', fault, status: 500 })

  it('is no message: no bag of cells, no message in it, one that leaves the chain', async () => {
    for (const boc of [toBoc(Cell.EMPTY), toBoc(beginCell().storeUint(0b11, 2).storeUint(0, 600).endCell())])
      expect(await ofTrace({ boc }), boc).toMatchObject(as('not-a-message'))
    const { status, answer } = await emulate(local, 'emulateTrace', { boc: 'AAAA' })
    expect([status, answer.error]).toEqual([500, expect.stringMatching(/^Can't deserialize message boc/)])
    const elsewhere = new Address(5, at('main').hash)
    expect(await ofTrace({ boc: outside(elsewhere, Cell.EMPTY) })).toMatchObject(as('bad-request'))
  })

  it('is a request to who is no wallet: not deployed, another contract, one of v2', async () => {
    for (const from of [demo.empty, demo.uninit, demo.frozen])
      expect(await ofRequest({ from }), from).toMatchObject(as('not-deployed'))
    expect(await ofRequest({ from: demo.dollarJetton })).toMatchObject(as('unknown-wallet'))
    const own = asking()
    const { init, address } = WalletContractV2R2.create({ workchain: 0, publicKey: keyOf('old').publicKey })
    const deploying = { ...payment, messages: [{ to: address, value: toNano('1'), init }] }
    await sendBoc(own, await signRequest(own, deploying))
    const { answer } = await emulate(own, 'emulateTonConnect', toTonConnect({ ...payment, wallet: address }))
    expect(answer.error).toBe('Unsupported wallet type')
  })

  it('is of another block than the head: what was before is not kept', async () => {
    expect(await ofRequest({ mc_block_seqno: head + 1 })).toMatchObject({ ...as('bad-block'), serviceText: /too new/ })
    expect(await ofRequest({ mc_block_seqno: head - 1 })).toMatchObject(as('bad-block'))
    const { answer } = await emulate(local, 'emulateTonConnect', { ...toTonConnect(payment), mc_block_seqno: head })
    expect(answer.mc_block_seqno).toBe(head)
  })

  const [message] = toTonConnect(payment).messages
  it.each<[what: string, body: object, error: string, status?: number]>([
    ['no sender', { from: '' }, 'invalid request: from address is required for emulation'],
    ['no messages', { messages: [] }, 'invalid request: messages array cannot be empty'],
    [
      'five',
      { messages: Array(5).fill(message) },
      'invalid request: messages array cannot contain more than 4 messages',
    ],
    ['an amount that is a number', { messages: [{ ...message, amount: 1 }] }, 'field amount of type string'],
    ['one with a point', { messages: [{ ...message, amount: '1.5' }] }, 'parsing "1.5": invalid syntax'],
    ['one beyond 64 bits', { messages: [{ ...message, amount: `${1n << 64n}` }] }, 'value out of range'],
    [
      'one beyond 63 bits',
      { messages: [{ ...message, amount: `${1n << 63n}` }] },
      'Failed to pack CurrencyCollection',
      500,
    ],
    ['a payload in base64url', { messages: [{ ...message, payload: '_-__' }] }, 'illegal base64 data at input byte 0'],
    ['an empty payload', { messages: [{ ...message, payload: '' }] }, 'Failed to deserialize payload cell', 500],
    ['an empty state', { messages: [{ ...message, stateInit: '' }] }, 'Failed to deserialize state init cell', 500],
    ['no address', { messages: [{ ...message, address: '' }] }, 'message at index 0 cannot be empty'],
    ['no such address', { messages: [{ ...message, address: 'EQ' }] }, 'Failed to compose external message', 500],
    ['no such sender', { from: 'EQ' }, 'Invalid address format: EQ', 500],
    ['a flag that is none', { with_actions: 'yes' }, 'field with_actions of type bool'],
    ['a block that is none', { mc_block_seqno: -1 }, 'field mc_block_seqno of type uint32'],
    ['messages that are none', { messages: { 0: message } }, 'field messages of type []main.TonConnectMessage'],
    ['a message that is none', { messages: ['EQ'] }, 'field messages of type main.TonConnectMessage'],
  ])('is a request with %s', async (_, change, error, wanted = 400) => {
    const { status, answer } = await emulate(local, 'emulateTonConnect', { ...toTonConnect(payment), ...change })
    expect(answer.error).toContain(error)
    expect(status).toBe(wanted)
  })

  it('is a body that is no JSON object, or not said to be one, and a message that is not there', async () => {
    const post = (body: string, type = 'application/json') =>
      ask('emulate/v1/emulateTrace', {}, { method: 'POST', body, headers: { 'content-type': type } })
    expect(await post('{', 'application/json')).toMatchObject({ status: 400 })
    expect(await post('[]')).toMatchObject({ status: 400 })
    expect(await post('{}', 'text/plain')).toMatchObject({
      status: 400,
      body: { error: 'invalid request: Unprocessable Entity' },
    })
    expect(await post('{}')).toMatchObject({ status: 400, body: { error: 'invalid request: boc is required' } })
    expect(await post('{"boc":"="}')).toMatchObject({ status: 400, body: { error: /illegal base64/ } })
    expect(await ask('emulate/v1/emulateTrace')).toMatchObject({ status: 405 })
    expect(await ask('emulate/v1/other', {}, json({}))).toMatchObject({ status: 404 })
  })
})
