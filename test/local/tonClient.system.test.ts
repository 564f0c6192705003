import { Address, Cell, comment, internal, loadMessage, toNano } from '@ton/core'
import { JettonMaster, JettonWallet, TonClient } from '@ton/ton'
import { afterAll, describe, expect, it } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { createJetton, jettonBody } from '../../src/local/engine/contracts.ts'
import { serve } from '../../src/local/hosts/http.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'
import { recorded } from './recorded.ts'
import { keyOf, signed, walletOf } from './signing.ts'

const { service, ask } = asking()
const served = await serve(service)
afterAll(() => served.close())
const called = new Set<string>()
const client = recorded(new TonClient({ endpoint: `${served.url}/api/v2/jsonRPC` }), called)
const main = Address.parse(demo.main)

describe('the TonClient of @ton/ton', () => {
  it('reads the head of the chain', async () => {
    expect(await client.getMasterchainInfo()).toMatchObject({
      workchain: -1,
      initSeqno: 0,
      latestSeqno: expect.any(Number),
    })
  })

  it('reads accounts: a wallet, one without code, one that never was', async () => {
    const wallet = await client.getContractState(main)
    expect(wallet.state).toBe('active')
    expect(wallet.balance).toBeGreaterThan(10n ** 12n)
    expect(await client.getBalance(Address.parse(demo.uninit))).toBe(12_500_000_000n)
    expect(await client.getContractState(Address.parse(demo.empty))).toMatchObject({
      balance: 0n,
      code: null,
      lastTransaction: null,
      state: 'uninitialized',
    })
  })

  it('reads a history page by page, down to its first transaction', async () => {
    const seen: string[] = []
    let cursor: { lt?: string; hash?: string } = {}
    for (;;) {
      const page = await client.getTransactions(main, { limit: 9, ...cursor })
      // This client takes the transaction named by the cursor out of its answer.
      seen.push(...page.map((row) => row.hash().toString('base64')))
      const last = page.at(-1)
      if (page.length < 9 || !last) break
      cursor = { lt: last.lt.toString(), hash: last.hash().toString('base64') }
    }
    const whole = await client.getTransactions(main, { limit: 1000 })
    expect(seen).toEqual(whole.map((row) => row.hash().toString('base64')))
    expect(whole.at(-1)?.prevTransactionLt).toBe(0n)
  })

  it('reads blocks: shards, and their transactions', async () => {
    const [newest] = (await ask('v3/transactions', { limit: 1 })).body.transactions as [Transaction]
    const { seqno } = newest.block_ref
    const [shard] = await client.getWorkchainShards(seqno)
    expect(shard).toMatchObject({ workchain: 0, seqno })
    const inside = await client.getShardTransactions(0, seqno, shard?.shard as string)
    expect(inside.map(({ hash }) => hash)).toContain(newest.hash)
    const account = Address.parse(newest.account)
    const found = await client.getTransaction(account, newest.lt, newest.hash)
    expect(found?.hash().toString('base64')).toBe(newest.hash)
  })

  it('finds both ends of a message', async () => {
    const rows = (await ask('v3/transactions', { account: demo.main, limit: 100 })).body.transactions as Transaction[]
    const row = rows.find(({ in_msg }) => in_msg?.source) as Transaction
    const message = row.in_msg as NonNullable<Transaction['in_msg']>
    const source = Address.parse(message.source as string)
    const lt = message.created_lt as string
    const result = await client.tryLocateResultTx(source, main, lt)
    expect(result.hash().toString('base64')).toBe(row.hash)
    const sent = await client.tryLocateSourceTx(source, main, lt)
    expect(sent.outMessages.values().map(({ info }) => info.type === 'internal' && info.createdLt)).toContain(
      BigInt(lt),
    )
    await expect(client.tryLocateResultTx(main, source, '1')).rejects.toThrow('404')
  })

  it('runs get-methods, by its own wrappers of contracts too', async () => {
    const { stack, gas_used } = await client.runMethod(main, 'get_public_key')
    expect(stack.readBigNumber().toString(16)).toBe(keyOf('main').publicKey.toString('hex').replace(/^0+/, ''))
    expect(gas_used).toBeGreaterThan(0)
    await expect(client.runMethod(main, 'no_such_method')).rejects.toThrow('exit_code: 11')
    expect((await client.runMethodWithError(main, 'no_such_method')).exit_code).toBe(11)
    expect((await client.callGetMethodWithError(main, 'seqno')).stack.readNumber()).toBeGreaterThan(0)
    expect((await client.callGetMethod(main, 'seqno')).stack.readNumber()).toBeGreaterThan(0)
    const jetton = client.open(JettonMaster.create(Address.parse(demo.dollarJetton)))
    const holding = await jetton.getWalletAddress(main)
    expect(holding.toRawString().toUpperCase()).toBe(demo.mainDollarWallet)
    const { balance } = (await ask('v3/jetton/wallets', { address: demo.mainDollarWallet })).body.jetton_wallets[0]
    expect(await client.open(JettonWallet.create(holding)).getBalance()).toBe(BigInt(balance))
    expect((await jetton.getJettonData()).mintable).toBe(true)
  })

  it('estimates, sends, and sees the result: a transfer, a deploy, a jetton transfer', async () => {
    const wallet = client.open(walletOf('main'))
    const shop = Address.parse(demo.shop)
    const message = internal({ to: shop, value: toNano('0.5'), bounce: false, body: comment('by the client') })
    const { boc, body } = await signed({ ask }, 'main', [message])
    const args = { body: Cell.fromBase64(body), initCode: null, initData: null, ignoreSignature: true }
    expect((await client.estimateExternalMessageFee(main, args)).source_fees.gas_fee).toBeGreaterThan(0)
    const before = [await client.getBalance(shop), await wallet.getSeqno()] as const
    await client.sendMessage(loadMessage(Cell.fromBase64(boc).beginParse()))
    expect(await wallet.getSeqno()).toBe(before[1] + 1)
    expect((await client.getBalance(shop)) - before[0]).toBeGreaterThan(toNano('0.49'))
    await expect(client.sendFile(Buffer.from(boc, 'base64'))).rejects.toThrow()

    const jetton = createJetton(main, { name: 'Mine', symbol: 'MINE', decimals: '0' })
    expect(await client.isContractDeployed(jetton.address)).toBe(false)
    const mint = jettonBody.mint(main, 10n, main, 1)
    const deploy = internal({ to: jetton.address, value: toNano('0.2'), init: jetton.init, body: mint })
    await client.sendFile(Buffer.from((await signed({ ask }, 'main', [deploy])).boc, 'base64'))
    expect(await client.isContractDeployed(jetton.address)).toBe(true)
    const master = client.open(JettonMaster.create(jetton.address))
    const [mine, theirs] = [await master.getWalletAddress(main), await master.getWalletAddress(shop)]
    const move = internal({ to: mine, value: toNano('0.1'), body: jettonBody.transfer(shop, 3n, main, 2, 1n) })
    const { body: signedMove } = await signed({ ask }, 'main', [move])
    await client.sendExternalMessage(walletOf('main'), Cell.fromBase64(signedMove))
    const balances = [mine, theirs].map((address) => client.open(JettonWallet.create(address)).getBalance())
    expect(await Promise.all(balances)).toEqual([7n, 3n])
  })

  it('gives contracts a provider, with every call that one has', async () => {
    const used = new Set<string>()
    const wallet = walletOf('main')
    const provider = recorded(client.provider(wallet.address, wallet.init), used)
    const state = await provider.getState()
    expect(state).toMatchObject({ state: { type: 'active' }, last: { lt: expect.any(BigInt) } })
    const { stack } = await provider.get('seqno', [])
    const seqno = stack.readNumber()
    const [latest] = await provider.getTransactions(
      wallet.address,
      state.last?.lt as bigint,
      state.last?.hash as Buffer,
      1,
    )
    expect(latest?.lt).toBe(state.last?.lt)
    const to = Address.parse(demo.shop)
    const message = internal({ to, value: toNano('0.1'), bounce: false })
    await provider.external(Cell.fromBase64((await signed({ ask }, 'main', [message])).body))
    expect((await provider.get('seqno', [])).stack.readNumber()).toBe(seqno + 1)
    // A message between contracts goes through the wallet that signs for it.
    const sent: unknown[] = []
    const via = { address: main, send: async (args: unknown) => void sent.push(args) }
    await provider.internal(via, { value: '0.2', bounce: true, body: 'hello' })
    expect(sent).toMatchObject([{ value: toNano('0.2'), bounce: true }])
    const opened = provider.open(JettonMaster.create(Address.parse(demo.dollarJetton)))
    expect((await opened.getJettonData()).mintable).toBe(true)
    expect([...used].sort()).toEqual(Object.keys(client.provider(wallet.address)).sort())
  })

  it('was asked in every call that it offers', () => {
    const offered = Object.getOwnPropertyNames(TonClient.prototype).filter((name) => name !== 'constructor')
    expect(offered.length).toBeGreaterThan(15)
    expect(offered.filter((name) => !called.has(name))).toEqual([])
  })
})
