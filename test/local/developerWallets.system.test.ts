import { Address, beginCell, Cell, internal, loadStateInit, storeMessage, storeStateInit } from '@ton/core'
import { mnemonicToPrivateKey } from '@ton/crypto'
import { WalletContractV3R2, WalletContractV4, WalletContractV5R1 } from '@ton/ton'
import { describe, expect, it } from 'vitest'
import { developerWallets } from '../../src/local/developerWallets.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'

const contracts = { v3r2: WalletContractV3R2, v4r2: WalletContractV4, v5r1: WalletContractV5R1 }
/** An account of each of them alone. */
const payee = (kind: string) => `0:${kind.charCodeAt(1).toString().repeat(32)}`

const named = developerWallets.map((wallet) => [wallet.kind, wallet] as const)

async function derived({ kind, mnemonic }: (typeof developerWallets)[number]) {
  const keys = await mnemonicToPrivateKey(mnemonic.split(' '))
  return { ...keys, contract: contracts[kind].create({ workchain: 0, publicKey: keys.publicKey }) }
}

function asked() {
  const local = asking()
  const order = async (name: string, params: object) => {
    const init = { method: 'POST', body: JSON.stringify(params) }
    const body = await (await local.service.fetch(`http://local.test/local/${name}`, init)).json()
    if (!body.ok) throw new Error(`${body.code} ${body.error}`)
    return body.result
  }
  const stateOf = async (address: string) => (await local.ask('v3/accountStates', { address })).body.accounts[0]
  const send = (boc: string) => {
    const headers = { 'content-type': 'application/json' }
    return local.ask('v3/message', {}, { method: 'POST', headers, body: JSON.stringify({ boc }) })
  }
  return { ...local, order, stateOf, send }
}

/** Two chains for all: one on which the wallets are opened, and one on which they are not. */
const opened = asked()
const unopened = asked()

describe.each(named)('the wallet of a developer, %s', (kind, wallet) => {
  it('has the key and the address that its words give by the standard way', async () => {
    const { secretKey, contract } = await derived(wallet)
    expect(wallet.mnemonic.split(' ')).toHaveLength(24)
    expect(secretKey.subarray(0, 32).toString('hex')).toBe(wallet.seed)
    expect(contract.address.equals(Address.parse(wallet.address))).toBe(true)
  })

  it('is nowhere before it is used; opened it has 1 000 coins and its code, once', async () => {
    const { order, stateOf } = opened
    const { publicKey, contract } = await derived(wallet)
    expect(await stateOf(wallet.address)).toBeUndefined()
    const said = await order('open-wallet', { address: wallet.address })
    expect(said).toMatchObject({ address: wallet.address, kind, public_key: publicKey.toString('hex') })
    const init = loadStateInit(Cell.fromBase64(said.state_init).beginParse())
    expect(beginCell().store(storeStateInit(init)).endCell().hash()).toEqual(
      beginCell().store(storeStateInit(contract.init)).endCell().hash(),
    )
    const before = await stateOf(wallet.address)
    expect(before.status).toBe('active')
    expect(BigInt(before.balance)).toBeGreaterThan(999_900_000_000n)
    expect(await order('open-wallet', { address: wallet.address })).toEqual(said)
    expect(await stateOf(wallet.address)).toEqual(before)
  })

  it('signs for the service what its own library signs, and the chain takes it', async () => {
    const { order, stateOf, send, ask } = opened
    const transfer = { from: wallet.address, to: payee(kind), value: '2500000000', valid_until: 1_900_000_000 }
    const { boc } = await order('sign', transfer)
    expect((await send(boc)).status).toBe(200)
    expect((await stateOf(payee(kind))).balance).toBe('2500000000')
    const { secretKey, contract } = await derived(wallet)
    const messages = [internal({ to: Address.parse(demo.idle), value: 1n, bounce: false })]
    const args = { seqno: 2, secretKey, messages, sendMode: 3, timeout: 1_900_000_000 }
    const body = contract instanceof WalletContractV5R1 ? contract.createTransfer(args) : contract.createTransfer(args)
    const info = { type: 'external-in', src: null, dest: contract.address, importFee: 0n } as const
    const own = beginCell().store(storeMessage({ info, body })).endCell().toBoc().toString('base64')
    expect((await send(own)).status).toBe(200)
    const { wallets } = (await ask('v3/walletStates', { address: wallet.address })).body
    expect(wallets[0].seqno).toBe(3)
  })

  it('has its coins when a library sends its first message, without being opened', async () => {
    const { send, stateOf } = unopened
    const { secretKey, contract } = await derived(wallet)
    const messages = [internal({ to: Address.parse(payee(kind)), value: 7n, bounce: false })]
    const args = { seqno: 0, secretKey, messages, sendMode: 3, timeout: 1_900_000_000 }
    const body = contract instanceof WalletContractV5R1 ? contract.createTransfer(args) : contract.createTransfer(args)
    const info = { type: 'external-in', src: null, dest: contract.address, importFee: 0n } as const
    const cell = beginCell()
      .store(storeMessage({ info, init: contract.init, body }))
      .endCell()
    expect((await send(cell.toBoc().toString('base64'))).status).toBe(200)
    expect((await stateOf(payee(kind))).balance).toBe('7')
  })

  it('refuses a used seqno, a wrong signature and a time that is over, by the codes of its contract', async () => {
    const { order, send, ask } = opened
    const { last } = (await ask('v3/masterchainInfo')).body
    const transfer = { from: wallet.address, to: demo.empty, value: '1' }
    const codes = []
    for (const wrong of [{ seqno: 0 }, { forged: true }, { valid_until: Number(last.gen_utime) - 1 }]) {
      const { boc } = await order('sign', { ...transfer, ...wrong })
      const { status, body } = await send(boc)
      codes.push([status, /exitcode=(\d+)/.exec(body.error)?.[1]])
    }
    const [seqno, signature, time] =
      kind === 'v5r1' ? ['133', '135', '136'] : ['33', '35', kind === 'v3r2' ? '35' : '36']
    expect(codes).toEqual([
      [500, seqno],
      [500, signature],
      [500, time],
    ])
  })
})

it('a message that deploys its receiver has the state of it', async () => {
  const { order, send, stateOf } = asked()
  const [v3, , v5] = developerWallets
  await order('open-wallet', { address: v3?.address })
  const { contract } = await derived(v5 as (typeof developerWallets)[number])
  const state_init = beginCell().store(storeStateInit(contract.init)).endCell().toBoc().toString('base64')
  const { boc } = await order('sign', { from: v3?.address, to: v5?.address, value: '100000000', state_init })
  await send(boc)
  expect(await stateOf(v5?.address as string)).toMatchObject({ status: 'active' })
  await expect(order('sign', { from: v3?.address, to: v5?.address, value: '1', state_init: 'te6' })).rejects.toThrow(
    '400 Failed to parse state_init',
  )
})

it('an account whose key nobody has is not opened', async () => {
  await expect(opened.order('open-wallet', { address: demo.dnsRoot })).rejects.toThrow(/^404 .*no key of/)
})
