import { Address, Cell, comment, internal, toNano } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { requireTool } from '../../scripts/tools.mjs'
import type { DnsRecord } from '../../src/contract/v3/dnsRecord.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { serve } from '../../src/local/hosts/http.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'
import { recorded } from './recorded.ts'
import { keyOf, signed } from './signing.ts'

// biome-ignore lint/suspicious/noExplicitAny: its own types say `any` throughout, and leave members out
const TonWeb: any = requireTool('tonweb')

const { service, ask } = asking()
const served = await serve(service)
afterAll(() => served.close())

/** Tests the requests of this client and its reading of the answers. */
const called = new Set<string>()
const provider = recorded(new TonWeb.HttpProvider(`${served.url}/api/v2/jsonRPC`), called)
const [newest] = (await ask('v3/transactions', { account: demo.main, limit: 1 })).body.transactions as [Transaction]

describe('the provider of tonweb, over HTTP', () => {
  it('rejects with the words of the service', async () => {
    await expect(provider.getAddressInfo('nobody')).rejects.toBe('failed to parse address')
    await expect(provider.sendBoc('AAAA')).rejects.toMatch('not a bag of cells')
    await expect(provider.sendQuery({})).rejects.toBe('Not Found')
  })

  it('reads accounts', async () => {
    expect(await provider.getAddressInfo(demo.main)).toMatchObject({ state: 'active' })
    expect(await provider.getExtendedAddressInfo(demo.shop)).toMatchObject({
      account_state: { '@type': 'wallet.v4.accountState', wallet_id: 698983191 },
      revision: 2,
    })
    expect(await provider.getWalletInfo(demo.main)).toMatchObject({ wallet: true, wallet_type: 'wallet v5 r1' })
    expect(await provider.getBalance(demo.uninit)).toBe('12500000000')
  })

  it('reads histories and blocks', async () => {
    const history = await provider.getTransactions(demo.main, 5)
    expect(history).toHaveLength(5)
    expect(history[0].transaction_id).toMatchObject({ lt: newest.lt, hash: newest.hash })
    const [, second] = await provider.getTransactions(demo.main, 2, newest.lt, newest.hash)
    expect(second.transaction_id).toEqual(history[1].transaction_id)
    const { last } = await provider.getMasterchainInfo()
    const { shards } = await provider.getBlockShards(last.seqno)
    expect(shards).toHaveLength(1)
    const { seqno } = newest.block_ref
    const { shard } = shards[0]
    const whole = await provider.getBlockTransactions(0, shard, seqno)
    expect(whole.transactions.map(({ hash }: { hash: string }) => hash)).toContain(newest.hash)
    const paged: unknown[] = []
    for (let after: { lt?: string; account?: string } = {}; ; ) {
      const id = after.account?.split(':')[1]
      const page = await provider.getBlockTransactions(0, shard, seqno, 1, after.lt, id)
      paged.push(...page.transactions)
      after = page.transactions.at(-1)
      if (!page.incomplete) break
    }
    expect(paged).toEqual(whole.transactions)
    expect((await provider.getMasterchainBlockTransactions(seqno)).transactions).toEqual([])
    expect(await provider.getBlockHeader(0, shard, seqno)).toMatchObject({ gen_utime: newest.now })
    expect((await provider.getMasterchainBlockHeader(seqno)).id.seqno).toBe(seqno)
  })

  it('reads the configuration as cells', async () => {
    expect((await provider.getConfigParam(20)).bits.length).toBeGreaterThan(0)
  })

  it('runs get-methods', async () => {
    const { wallets } = (await ask('v3/walletStates', { address: demo.main })).body
    expect((await provider.call2(demo.main, 'seqno')).toNumber()).toBe(wallets[0].seqno)
    expect(await provider.call(demo.empty, 'seqno')).toMatchObject({ exit_code: -13 })
    const minter = new TonWeb.token.jetton.JettonMinter(provider, { address: demo.dollarJetton })
    const data = await minter.getJettonData()
    expect(data.adminAddress?.toString(false).toUpperCase()).toBe(demo.issuer)
    const holding = await minter.getJettonWalletAddress(new TonWeb.utils.Address(demo.main))
    expect(Address.parse(holding.toString(true)).equals(Address.parse(demo.mainDollarWallet))).toBe(true)
  })

  it('estimates, sends and finds its message', async () => {
    const { publicKey } = keyOf('shop')
    const Wallet = TonWeb.Wallets.all.v4R2
    const wallet = new Wallet(provider, { publicKey, wc: 0 })
    expect((await wallet.getAddress()).toString(false).toUpperCase()).toBe(demo.shop)
    const seqno = await wallet.methods.seqno().call()
    // Its own messages are valid for a minute of the wall clock, which is no clock of this chain.
    const { boc, body } = await signed({ ask }, 'shop', [
      internal({ to: Address.parse(demo.main), value: toNano('0.25'), bounce: false, body: comment('by tonweb') }),
    ])
    const estimate = await provider.getEstimateFee({ address: demo.shop, body, ignore_chksig: true })
    expect(estimate.source_fees.gas_fee).toBeGreaterThan(0)
    expect(await provider.sendBoc(boc)).toEqual({ '@type': 'ok' })
    expect(await wallet.methods.seqno().call()).toBe(seqno + 1)
    const [latest] = await provider.getTransactions(demo.main, 1)
    expect(latest.in_msg.message).toBe('by tonweb')
    expect(Cell.fromBase64(latest.data).hash().toString('base64')).toBe(latest.transaction_id.hash)
  })

  it('calls any method by name', async () => {
    const { last } = await provider.send('getMasterchainInfo', {})
    expect(last.seqno).toBe((await ask('v3/masterchainInfo')).body.last.seqno)
    const request = { id: 1, jsonrpc: '2.0', method: 'getAddressBalance', params: { address: demo.uninit } }
    expect(await provider.sendImpl(provider.host, request)).toBe('12500000000')
  })

  it('was asked in every call that it offers', () => {
    const offered = Object.getOwnPropertyNames(TonWeb.HttpProvider.prototype).filter((name) => name !== 'constructor')
    expect(offered.length).toBeGreaterThan(15)
    // Asks for a method of the old Python service that the contract does not have: refused above.
    expect(offered.filter((name) => !called.has(name))).toEqual(['sendQuery'])
  })
})

describe('tonweb itself', () => {
  const used = new Set<string>()
  const tonweb = recorded(new TonWeb(provider), used)

  it('passes its short ways on', async () => {
    const history = await tonweb.getTransactions(new TonWeb.utils.Address(demo.main), 3)
    expect(history).toHaveLength(3)
    expect(await tonweb.getBalance(new TonWeb.utils.Address(demo.uninit))).toBe('12500000000')
    expect(await tonweb.call(demo.empty, 'seqno')).toMatchObject({ exit_code: -13 })
    const { boc } = await signed({ ask }, 'shop', [])
    const bytes = TonWeb.utils.base64ToBytes(boc)
    expect(await tonweb.sendBoc(bytes)).toEqual({ '@type': 'ok' })
    const offered = Object.getOwnPropertyNames(TonWeb.prototype).filter((name) => name !== 'constructor')
    expect([...used].sort()).toEqual(offered.sort())
  })

  it('moves a jetton: a transfer by its own wrappers', async () => {
    const { JettonWallet } = TonWeb.token.jetton
    const asked = { owner_address: demo.shop, jetton_address: demo.dollarJetton }
    const [holding] = (await ask('v3/jetton/wallets', asked)).body.jetton_wallets
    const wallet = new JettonWallet(provider, { address: holding.address })
    const before = (await wallet.getData()).balance.toString()
    expect(before).toBe(holding.balance)
    const body = await wallet.createTransferBody({
      jettonAmount: new TonWeb.utils.BN(7),
      toAddress: new TonWeb.utils.Address(demo.main),
      responseAddress: new TonWeb.utils.Address(demo.shop),
      forwardAmount: new TonWeb.utils.BN(1),
    })
    const payload = Cell.fromBase64(TonWeb.utils.bytesToBase64(await body.toBoc(false)))
    const to = Address.parse(holding.address)
    const { boc } = await signed({ ask }, 'shop', [internal({ to, value: toNano('0.1'), body: payload })])
    expect(await provider.sendBoc(boc)).toEqual({ '@type': 'ok' })
    expect((await wallet.getData()).balance.toString()).toBe(String(BigInt(before) - 7n))
  })

  it('deploys a wallet by the message that its own wrapper makes', async () => {
    const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, 9))
    const Wallet = TonWeb.Wallets.all.v3R2
    const wallet = new Wallet(provider, { publicKey, wc: 0 })
    const address = (await wallet.getAddress()).toString(false)
    const funded = { method: 'POST', body: JSON.stringify({ address, amount: '2000000000' }) }
    await service.fetch('http://local.test/local/fund', funded)
    expect(await provider.getWalletInfo(address)).toMatchObject({ wallet: false, balance: '2000000000' })
    await wallet.deploy(secretKey).send()
    expect(await provider.getWalletInfo(address)).toMatchObject({ wallet: true, wallet_type: 'wallet v3 r2', seqno: 1 })
  })
})

describe('names', () => {
  const { dns } = new TonWeb(provider)

  it('are resolved by tonweb from the configuration on: root, zone, domain', async () => {
    expect((await dns.getRootDnsAddress()).toString(false)).toBe(demo.dnsRoot.toLowerCase())
    const wallet = await dns.getWalletAddress('lakeside-cabin.ton')
    expect(wallet?.toString(false).toUpperCase()).toBe(demo.main)
    const [{ dns_site_adnl }] = (await ask('v3/dns/records', { domain: 'lakeside-cabin.ton' })).body.records as [
      DnsRecord,
    ]
    const site = await dns.getSiteAddress('lakeside-cabin.ton')
    expect(Buffer.from(site?.bytes ?? []).toString('base64')).toBe(dns_site_adnl)
    const step = await dns.resolve('lakeside-cabin.ton', 'dns_next_resolver', true)
    expect(step?.toString(false).toUpperCase()).toBe(demo.dnsZone)
    expect(await dns.getWalletAddress('wildflower-shop.ton')).toBeNull()
  })
})
