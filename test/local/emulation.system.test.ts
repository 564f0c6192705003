import { beginCell, Cell, comment, internal, storeMessage, toNano } from '@ton/core'
import { WalletContractV5R1 } from '@ton/ton'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import { emulateTonConnect } from '../../src/endpoints/emulate.ts'
import { jettonBody } from '../../src/local/engine/contracts.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { expectWhole } from '../support/conformance.ts'
import { asking, detailsOf } from './asking.ts'
import { json } from './deploying.ts'
import {
  at,
  emulate,
  expectSame,
  outside,
  payment,
  sendBoc,
  sentTrace,
  signRequest,
  toBoc,
  toTonConnect,
} from './emulating.ts'
import { keyOf, signed } from './signing.ts'

const local = asking()
const { ask } = local

const { seqno: head, gen_utime } = (await ask('v3/masterchainInfo')).body.last
const now = Number(gen_utime)

describe('an answer', () => {
  it('has actions, names and tokens where they are asked for, and code and data always', async () => {
    const { answer: bare } = await emulate(local, 'emulateTonConnect', toTonConnect(payment))
    expect(bare.actions).toEqual([])
    expect(bare).not.toHaveProperty('address_book')
    expect(bare).not.toHaveProperty('metadata')
    for (const row of Object.values(bare.transactions)) {
      expect(row).toMatchObject({ emulated: true, finality: 'pending', trace_external_hash: bare.trace.in_msg_hash })
      expect(row).not.toHaveProperty('trace_id')
      for (const state of [row.account_state_before, row.account_state_after]) {
        const [code, data] = [bare.code_cells?.[state?.code_hash ?? ''], bare.data_cells?.[state?.data_hash ?? '']]
        expect(
          Cell.fromBase64(code ?? '')
            .hash()
            .toString('base64'),
        ).toBe(state?.code_hash)
        expect(
          Cell.fromBase64(data ?? '')
            .hash()
            .toString('base64'),
        ).toBe(state?.data_hash)
      }
    }
    expect(bare).toMatchObject({ mc_block_seqno: head, is_incomplete: false })
    const all = { with_actions: true, include_address_book: true, include_metadata: true }
    const { answer } = await emulate(local, 'emulateTonConnect', { ...toTonConnect(payment), ...all })
    expectWhole(emulateTonConnect, answer)
    expect(answer.actions).toMatchObject([
      {
        type: 'ton_transfer',
        trace_id: null,
        finality: 'pending',
        details: { value: '1500000000', comment: 'for the trip' },
      },
    ])
    expect(answer.address_book?.[demo.main]).toMatchObject({
      domain: 'lakeside-cabin.ton',
      interfaces: ['wallet_v5r1'],
    })
    expect(answer.metadata).toEqual({})
  })

  it('names the tokens that the message itself brings there', async () => {
    const body = jettonBody.transfer(at('empty'), 5n, at('main'), 1, 1n)
    const pay = { ...payment, messages: [{ to: at('mainDollarWallet'), value: toNano('0.1'), bounce: true, body }] }
    const all = { with_actions: true, include_metadata: true, include_address_book: true }
    const { answer } = await emulate(local, 'emulateTonConnect', { ...toTonConnect(pay), ...all })
    const [first] = answer.actions as [Action]
    expect(first).toMatchObject({
      type: 'jetton_transfer',
      success: true,
      details: { receiver: demo.empty, amount: '5' },
    })
    const deployed: string = detailsOf(first).receiver_jetton_wallet
    expect(answer.address_book?.[deployed]?.interfaces).toEqual(['jetton_wallet'])
    expect(answer.metadata?.[deployed]?.token_info).toMatchObject([{ type: 'jetton_wallets', extra: { balance: '5' } }])
    // The chain has no such account.
    expect((await ask('v3/accountStates', { address: deployed })).body.accounts).toEqual([])
    expect((await ask('v3/addressBook', { address: deployed })).body[deployed].interfaces).toEqual([])
  })

  it('has the types of actions that the client understands; of a request those of the first version by default', async () => {
    const body = beginCell().storeUint(0x4eb1f0f9, 32).storeUint(1, 64).storeUint(0, 256).endCell()
    const renew = { ...payment, messages: [{ to: at('domain'), value: toNano('0.1'), bounce: true, body }] }
    const typesOf = async (path: 'emulateTrace' | 'emulateTonConnect', version?: string) => {
      const asked = path === 'emulateTrace' ? { boc: await signRequest(local, renew) } : toTonConnect(renew)
      const headers = version === undefined ? {} : { 'x-actions-version': version }
      const { answer } = await emulate(local, path, { ...asked, with_actions: true }, headers)
      return answer.actions?.map(({ type }) => type)
    }
    expect(await typesOf('emulateTrace')).toEqual(['renew_dns'])
    expect(await typesOf('emulateTonConnect', 'latest')).toEqual(['renew_dns'])
    expect(await typesOf('emulateTonConnect')).toEqual(await typesOf('emulateTrace', 'v1'))
  })

  it('is the same each time, and the same by both endpoints', async () => {
    const both = await Promise.all([1, 2].map(() => emulate(local, 'emulateTonConnect', toTonConnect(payment))))
    expect(both[0]).toEqual(both[1])
    const { answer } = await emulate(local, 'emulateTrace', { boc: await signRequest(local, payment) })
    const fees = (rows: typeof answer.transactions) => Object.values(rows).map((row) => [row.account, row.total_fees])
    expect(fees(answer.transactions)).toEqual(fees(both[0]?.answer.transactions ?? {}))
  })

  it('has the fees of its own layout: a wallet that lays the comment out in the message itself pays for no cell', async () => {
    const { to, value, body } = payment.messages[0]
    const inline = await signed({ ask }, 'main', [internal({ to, value, bounce: false, body })])
    const answers = [
      await emulate(local, 'emulateTonConnect', toTonConnect(payment)),
      await emulate(local, 'emulateTrace', { boc: inline.boc }),
    ]
    const [apart, within] = answers.map(({ answer }) =>
      Number(answer.transactions[answer.trace.tx_hash as string]?.description.action?.total_fwd_fees),
    ) as [number, number]
    expect(apart - within).toBe(40_000 + 400 * body.bits.length)
  })

  it('begins with an internal message where it is given one, whose value nobody pays', async () => {
    const flags = { type: 'internal', ihrDisabled: true, bounce: true, bounced: false } as const
    const fees = { value: { coins: toNano('2') }, ihrFee: 0n, forwardFee: 0n, createdLt: 1n << 62n, createdAt: now }
    const info = { ...flags, ...fees, src: at('anna'), dest: at('main') }
    const boc = toBoc(
      beginCell()
        .store(storeMessage({ info, body: comment('hi') }))
        .endCell(),
    )
    const { answer } = await emulate(local, 'emulateTrace', { boc, with_actions: true })
    expect(Object.values(answer.transactions)).toMatchObject([{ account: demo.main, mc_block_seqno: head + 1 }])
    expect(answer.actions).toMatchObject([
      { type: 'ton_transfer', details: { source: demo.anna, value: '2000000000' } },
    ])
  })

  it('leaves extra currencies out, as the service does, and sends them all the same', async () => {
    const own = asking()
    const wallet = at('extraCurrency')
    const message = internal({ to: at('elder'), value: '0.1', bounce: false, extracurrency: { 100: 5n } })
    const { publicKey, secretKey } = keyOf('purse')
    const [{ seqno }] = (await own.ask('v3/walletStates', { address: demo.extraCurrency })).body.wallets
    const order = { seqno, secretKey, messages: [message], sendMode: 3, timeout: now + 300 }
    const boc = outside(wallet, WalletContractV5R1.create({ workchain: 0, publicKey }).createTransfer(order))
    const { answer } = await emulate(own, 'emulateTrace', { boc, with_actions: true })
    expect(answer.actions).toMatchObject([{ type: 'ton_transfer', details: { value_extra_currencies: {} } }])
    const trace = await sentTrace(own, await sendBoc(own, boc))
    expect(trace.actions).toMatchObject([{ details: { value_extra_currencies: { 100: '5' } } }])
  })
})

describe('nothing of an emulation', () => {
  it('is among what waits, or in what comes next, where blocks are mined on demand', async () => {
    const own = asking({ mine: 'manual' })
    await sendBoc(own, await signRequest(own, { ...payment, from: 'anna', wallet: at('anna') }))
    const pending = async () => (await own.ask('v3/pendingTraces', { account: demo.anna })).body
    const digest = async () => (await own.ask('../local/digest', {}, json({}))).body.digest
    const [before, kept] = [await pending(), await digest()]
    const { answer } = await emulate(own, 'emulateTonConnect', toTonConnect(payment))
    const hashes = Object.keys(answer.transactions)
    expect(await pending()).toEqual(before)
    expect(await digest()).toBe(kept)
    // What waits is not among what is emulated either.
    expect(Object.values(answer.transactions).map(({ account }) => account)).toEqual([demo.main, demo.anna])
    await own.ask('../local/mine', {}, json({ blocks: 3 }))
    const { transactions } = (await own.ask('v3/transactions', { hash: hashes })).body
    expect(transactions).toEqual([])
    expect((await own.ask('v3/transactions', { account: demo.main, limit: 1 })).body.transactions[0].now).toBeLessThan(
      now,
    )
  })
})

describe('storage fees', () => {
  it('are those of the next blocks: exact when it is sent at once, a year later too', async () => {
    const own = asking()
    await own.ask('../local/increase-time', {}, json({ seconds: 365 * 86_400 }))
    await own.ask('../local/mine', {}, json({ seconds: 0 }))
    const early = (await emulate(local, 'emulateTonConnect', toTonConnect(payment))).answer
    const late = (await emulate(own, 'emulateTonConnect', toTonConnect(payment))).answer
    const storageOf = ({ transactions }: typeof early) =>
      Object.values(transactions).map(({ description }) => Number(description.storage_ph?.storage_fees_collected))
    storageOf(late).forEach((fee, place) => {
      expect(fee).toBeGreaterThan(1000 * (storageOf(early)[place] as number))
    })
    const boc = await signRequest(own, payment)
    const { answer } = await emulate(own, 'emulateTrace', { boc, with_actions: true })
    expectSame(answer, await sentTrace(own, await sendBoc(own, boc)))
  })
})
