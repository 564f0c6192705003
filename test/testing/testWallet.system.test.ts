import { Address, Cell, loadMessage } from '@ton/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import type { TestWalletOptions } from '../../src/testing/testWallet.ts'
import type { WalletEvent } from '../../src/testing/tonConnect.ts'
import { createTestWallet, developerWallets } from '../../src/testing/wallet.ts'

const service = createLocalService()
const [v3, v4, v5] = developerWallets.map((one) => one.address) as [string, string, string]
const order = async (name: string, body: object) => {
  const init = { method: 'POST', body: JSON.stringify(body) }
  return (await (await service.fetch(`http://local/local/${name}`, init)).json()).result
}
const balanceOf = async (address: string) => {
  const answer = await service.fetch(`http://local/api/v3/accountStates?address=${address}`)
  return BigInt((await answer.json()).accounts[0]?.balance ?? 0)
}
const request = { manifestUrl: 'https://app.example/manifest.json', items: [{ name: 'ton_addr' }] }
const amount = '2500000000'
/** An account of each test alone. */
let payee = `0:${'0'.repeat(64)}`
let messages: { address: string; amount: string }[]
const transfer = (change: object = {}) => ({
  method: 'sendTransaction',
  params: [JSON.stringify({ messages, ...change })],
  id: '7',
})
const open = (options: TestWalletOptions = {}) => createTestWallet({ fetch: service.fetch, ...options })
async function connected(options?: TestWalletOptions) {
  const wallet = open(options)
  await wallet.bridge.connect(2, request)
  return wallet
}
const refusal = (code: number) => ({ id: '7', error: { code, message: expect.any(String) } })
/** Whether it has settled when everything else that could run has run. */
const isOpen = async (promise: Promise<unknown>) => {
  const later = balanceOf(payee).then(() => 'open')
  return (await Promise.race([promise, later])) === 'open'
}
const source = (boc: unknown) => {
  const { info } = loadMessage(Cell.fromBase64(String(boc)).beginParse())
  return info.type === 'external-in' ? info.dest : undefined
}
beforeEach(() => {
  payee = `0:${(BigInt(`0x${payee.slice(2)}`) + 1n).toString(16).padStart(64, '0')}`
  messages = [{ address: toFriendlyAddress(payee, { bounceable: false }), amount }]
})

describe('a test wallet that is asked to connect', () => {
  it('gives its account as the protocol has it, with coins', async () => {
    const wallet = open()
    const event = await wallet.bridge.connect(2, {
      ...request,
      items: [{ name: 'ton_addr' }, { name: 'ton_proof', payload: 'x' }],
    })
    expect(event).toEqual({
      event: 'connect',
      id: 1,
      payload: {
        items: [
          {
            name: 'ton_addr',
            address: v5.toLowerCase(),
            network: '-239',
            publicKey: expect.stringMatching(/^[\da-f]{64}$/),
            walletStateInit: expect.stringMatching(/^te6/),
          },
          { name: 'ton_proof', error: { code: 400, message: 'ton_proof is not supported' } },
        ],
        device: wallet.bridge.deviceInfo,
      },
    })
    expect(wallet.isConnected).toBe(true)
    expect(await balanceOf(v5)).toBeGreaterThan(999_900_000_000n)
  })

  it('refuses with 300, also after it was asked, and has not connected', async () => {
    const wallet = open({ connect: 'refuse' })
    const refused = { event: 'connect_error', payload: { code: 300 } }
    expect(await wallet.bridge.connect(2, request)).toMatchObject(refused)
    wallet.behave({ connect: 'ask' })
    const asked = wallet.bridge.connect(2, request)
    expect(wallet.waiting).toEqual([{ kind: 'connect', manifestUrl: request.manifestUrl }])
    await wallet.refuse()
    expect(await asked).toMatchObject(refused)
    expect([wallet.isConnected, wallet.waiting]).toEqual([false, []])
  })

  it('keeps silent on demand', async () => {
    expect(await isOpen(open({ connect: 'silent' }).bridge.connect(2, request))).toBe(true)
  })

  it('refuses another network, and a page that does not want the account', async () => {
    const bad = { event: 'connect_error', payload: { code: 1 } }
    const testnet = { ...request, items: [{ name: 'ton_addr', network: '-3' }] }
    expect(await open().bridge.connect(2, testnet)).toMatchObject(bad)
    expect(await open({ network: '-3' }).bridge.connect(2, testnet)).toMatchObject({ event: 'connect' })
    expect(await open().bridge.connect(2, { ...request, items: [] })).toMatchObject(bad)
  })

  it('says why where the chain has no key of its account', async () => {
    const event = await open({ address: demo.dnsRoot }).bridge.connect(2, request)
    expect(event).toMatchObject({ event: 'connect_error', payload: { code: 0, message: /no key of/ } })
  })

  it('connects again after a reload where something keeps it; to another page it is unknown', async () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    }
    const wallet = await connected({ storage })
    expect(await open({ storage }).bridge.restoreConnection()).toMatchObject({ event: 'connect' })
    const unknown = { event: 'connect_error', payload: { code: 100 } }
    expect(await open().bridge.restoreConnection()).toMatchObject(unknown)
    expect(await open({ storage, address: v4 }).bridge.restoreConnection()).toMatchObject(unknown)
    wallet.bridge.disconnect()
    expect(await open({ storage }).bridge.restoreConnection()).toMatchObject(unknown)
  })
})

describe('a test wallet that is asked to send', () => {
  it.each([
    ['v3', v3],
    ['v4', v4],
    ['v5', v5],
    ['a wallet of the demo', demo.main],
  ])('of %s: sends, and answers the message', async (_, address) => {
    const wallet = await connected({ address })
    const answer = await wallet.bridge.send(transfer({ valid_until: Math.floor(Date.now() / 1000) + 300 }))
    expect(answer).toEqual({ id: '7', result: expect.stringMatching(/^te6/) })
    expect(source('result' in answer && answer.result)?.equals(Address.parse(address))).toBe(true)
    expect(await balanceOf(payee)).toBe(BigInt(amount))
    expect(wallet.asked.map(({ kind }) => kind)).toEqual(['connect', 'send'])
  })

  it('sends four messages at once, and not five', async () => {
    const { bridge } = await connected()
    const five = await bridge.send(transfer({ messages: Array(5).fill(messages[0]) }))
    expect(five).toEqual(refusal(1))
    expect(await bridge.send(transfer({ messages: Array(4).fill(messages[0]) }))).toHaveProperty('result')
    expect(await balanceOf(payee)).toBe(BigInt(amount) * 4n)
  })

  it('waits for its owner where it asks: a decision may come before the question', async () => {
    const wallet = await connected({ send: 'ask' })
    let changes = 0
    const stop = wallet.subscribe(() => changes++)
    const sent = wallet.bridge.send(transfer())
    await expect.poll(() => wallet.waiting).toHaveLength(1)
    expect(wallet.waiting[0]).toMatchObject({ kind: 'send', id: '7', transfer: { messages: [{ value: amount }] } })
    expect(await isOpen(sent)).toBe(true)
    await wallet.approve()
    expect(await sent).toHaveProperty('result')
    stop()
    expect(changes).toBe(2)
    const early = wallet.refuse()
    expect(await wallet.bridge.send(transfer())).toEqual(refusal(300))
    await early
    expect(await balanceOf(payee)).toBe(BigInt(amount))
  })

  it('refuses with 300, what is wrong with 1, what it does not know with 400, and a stranger with 100', async () => {
    const wallet = await connected({ send: 'refuse' })
    expect(await wallet.bridge.send(transfer())).toEqual(refusal(300))
    expect(await wallet.bridge.send(transfer({ from: demo.main }))).toEqual(refusal(1))
    expect(await wallet.bridge.send({ ...transfer(), method: 'signData' })).toEqual(refusal(400))
    expect(await open().bridge.send(transfer())).toEqual(refusal(100))
    expect(await wallet.bridge.send({ id: '7', method: 'disconnect', params: [] })).toEqual({ id: '7', result: {} })
    expect(await wallet.bridge.send(transfer())).toEqual(refusal(100))
    expect(await balanceOf(payee)).toBe(0n)
  })

  it('keeps silent, or leaves instead of an answer', async () => {
    const wallet = await connected({ send: 'silent' })
    const events: WalletEvent[] = []
    wallet.bridge.listen((event) => events.push(event))
    expect(await isOpen(wallet.bridge.send(transfer()))).toBe(true)
    wallet.behave({ send: 'disconnect' })
    expect(await isOpen(wallet.bridge.send(transfer()))).toBe(true)
    expect(events).toEqual([{ event: 'disconnect', id: 2, payload: {} }])
    expect(wallet.isConnected).toBe(false)
    expect(await balanceOf(payee)).toBe(0n)
  })

  it('answers wrongly on demand', async () => {
    const wallet = await connected()
    const asked = async (send: Parameters<typeof wallet.behave>[0]['send'] & string) => {
      wallet.behave({ send })
      return wallet.bridge.send(transfer())
    }
    expect(await asked('no-boc')).toEqual({ id: '7', result: 'this is no bag of cells' })
    expect(await asked('nothing')).toBeUndefined()
    const other = await asked('other-account')
    expect(source('result' in other && other.result)?.equals(Address.parse(v3))).toBe(true)
    for (const [answer, code] of [
      ['forged', 135],
      ['stale', 133],
    ] as const) {
      const signed = await asked(answer)
      const body = JSON.stringify({ boc: 'result' in signed && signed.result })
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
      const { error } = await (await service.fetch('http://local/api/v3/message', init)).json()
      expect(error).toContain(`exitcode=${code},`)
    }
    expect(await asked('unsent')).toHaveProperty('result')
    expect(await balanceOf(payee)).toBe(0n)
    expect(await asked('other-request')).toMatchObject({ id: '70', result: expect.stringMatching(/^te6/) })
    expect(await balanceOf(payee)).toBe(BigInt(amount))
  })
})

describe('a test wallet that leaves', () => {
  it('tells pages that listen, once, and forgets what they asked', async () => {
    const wallet = await connected({ send: 'ask' })
    const events: WalletEvent[] = []
    const stop = wallet.bridge.listen((event) => events.push(event))
    void wallet.bridge.send(transfer())
    await expect.poll(() => wallet.waiting).toHaveLength(1)
    wallet.disconnect()
    wallet.disconnect()
    expect(events).toHaveLength(1)
    expect(wallet.waiting).toEqual([])
    await wallet.bridge.connect(2, request)
    stop()
    wallet.disconnect()
    expect(events).toHaveLength(1)
  })

  it('is put into a page by a key, and taken out without another one', () => {
    const page: Record<string, unknown> = {}
    const [wallet, other] = [open(), open()]
    const out = wallet.inject('mine', page)
    expect(page).toEqual({ mine: { tonconnect: wallet.bridge } })
    other.inject('mine', page)
    out()
    expect(page).toEqual({ mine: { tonconnect: other.bridge } })
  })
})

describe('a test wallet on a chain that is ahead of the clock', () => {
  it('says what the chain said where that refuses the message', async () => {
    const wallet = await connected()
    await order('increase-time', { seconds: 3600 * 24 * 365 * 5 })
    const answer = await wallet.bridge.send(transfer({ valid_until: Math.floor(Date.now() / 1000) + 60 }))
    expect(answer).toMatchObject({ error: { code: 0, message: /exitcode=136/ } })
  })
})
