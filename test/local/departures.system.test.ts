import { beginCell, Cell, contractAddress, internal, toNano } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV5Beta } from '@ton/ton/dist/wallets/v5beta/WalletContractV5Beta'
import { describe, expect, it } from 'vitest'
import { walletCodes } from '../../src/local/bodies/walletCodes.ts'
import { readWallet } from '../../src/local/engine/wallets.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'
import { highloadV3Code, v4r1Code } from './oldWallets.ts'
import { signed } from './signing.ts'

const local = asking()
const { ask } = local
const json = (body: unknown) => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
const boc = (cell: Cell) => cell.toBoc().toString('base64')

describe('numbers beyond 2⁵³ in a JSON body', () => {
  it('name a shard, as a number and as a text', async () => {
    const { last } = (await ask('v2/getMasterchainInfo')).body.result
    for (const shard of ['-9223372036854775808', '"-9223372036854775808"']) {
      const body = `{"workchain": -1, "shard": ${shard}, "seqno": ${last.seqno}}`
      expect((await ask('v2/getBlockHeader', {}, json(body))).body.result.id, shard).toEqual(last)
      const rpc = `{"id": 1, "method": "getBlockHeader", "params": ${body}}`
      expect((await ask('v2/jsonRPC', {}, json(rpc))).body.result.id, shard).toEqual(last)
    }
    const other = `{"workchain": -1, "shard": -9223372036854775807, "seqno": ${last.seqno}}`
    expect((await ask('v2/getBlockHeader', {}, json(other))).status).toBe(500)
  })

  it('are put on the stack with every digit, and texts stay texts', async () => {
    for (const number of ['9007199254740993', '-9007199254740993', String(2n ** 200n + 1n)]) {
      const stack = `[["num", ${number}], ["num", "0x10"]]`
      const body = `{"address": "${demo.main}", "method": "seqno", "stack": ${stack}}`
      const { result } = (await ask('v2/runGetMethod', {}, json(body))).body
      expect(BigInt(result.stack[0][1].replace('-', '')), number).toBe(BigInt(number.replace('-', '')))
      expect(result.stack[1][1]).toBe('0x10')
    }
    const escaped = `{"address": "${demo.main}", "method": "no \\"9007199254740993\\" 12345678901234567890", "stack": []}`
    expect((await ask('v2/runGetMethod', {}, json(escaped))).body.result.exit_code).toBe(11)
  })
})

describe('a stack that is too deep', () => {
  const nested = (depth: number): object => {
    const inner = { '@type': 'tvm.stackEntryNumber', number: { '@type': 'tvm.numberDecimal', number: '7' } }
    let entry: object = inner
    for (let left = depth; left > 0; left--)
      entry = { '@type': 'tvm.stackEntryTuple', tuple: { '@type': 'tvm.tuple', elements: [entry] } }
    return entry
  }
  // What a method leaves on the stack below its result is answered too.
  const run = async (method: string, stack: unknown[]) =>
    (await ask(`v2/${method}`, {}, json({ address: demo.main, method: 'seqno', stack }))).body

  it('is answered with 533, and one that is not is answered', async () => {
    expect(await run('runGetMethodStd', [nested(98)])).toMatchObject({ ok: true })
    expect(await run('runGetMethodStd', [nested(99)])).toMatchObject({ code: 533, error: 'result stack depth >= 100' })
    const tuple = (depth: number) => ['tuple', { elements: [nested(depth - 1)] }]
    expect(await run('runGetMethod', [tuple(99)])).toMatchObject({ ok: true })
    expect(await run('runGetMethod', [tuple(100)])).toMatchObject({ code: 533 })
  })
})

describe('v3 hands to v2', () => {
  it('a message, with the status of v2', async () => {
    for (const [boc, status] of [
      ['!!', 422],
      ['AAA', 422],
      ['AAAA', 400],
      [7, 422],
    ] as const)
      expect(await ask('v3/message', {}, json({ boc })), String(boc)).toMatchObject({ status })
  })

  it('a get-method, whose refusals are all 500', async () => {
    const asked = { address: demo.main, method: 'seqno' }
    for (const [more, status] of [
      [{ stack: [{ type: 'num', value: 'seven' }] }, 500],
      [{ stack: [{ type: 'cell', value: 'AAAA' }] }, 500],
      [{ stack: [{ type: 'list', value: [] }] }, 500],
      [{ stack: [{ type: 'num', value: 7 }] }, 200],
      [{ stack: ['x'] }, 422],
      [{ stack: null }, 200],
      [{ address: 'nobody' }, 422],
      [{ address: 'addr_none' }, 401],
      [{ address: null }, 401],
      [{ method: 7 }, 422],
      [{ method: '' }, 401],
    ] as const)
      expect(await ask('v3/runGetMethod', {}, json({ ...asked, ...more })), JSON.stringify(more)).toMatchObject({
        status,
      })
  })
})

describe('wallets', () => {
  const { publicKey } = keyPairFromSeed(Buffer.alloc(32, 3))
  const beta = WalletContractV5Beta.create({ publicKey })
  const dataV4 = beginCell().storeUint(9, 32).storeUint(698983191, 32).storeBuffer(publicKey).storeBit(false).endCell()

  it('v4 r1 and v5 beta are read from their data', () => {
    expect(readWallet(v4r1Code, dataV4)).toEqual({ wallet_type: 'wallet v4 r1', seqno: 9, wallet_id: 698983191 })
    expect(readWallet(beta.init.code, beta.init.data)).toMatchObject({ wallet_type: 'wallet v5 beta', seqno: 0 })
  })

  it('are recognised when somebody deploys them; a highload one by its name alone, as preprocessed ones are', async () => {
    const anyData = beginCell().storeBuffer(publicKey).storeUint(0, 128).endCell()
    const cases = [
      { code: v4r1Code, data: dataV4, name: 'wallet_v4r1', type: 'wallet v4 r1' },
      { code: beta.init.code, data: beta.init.data, name: 'wallet_v5_beta', type: 'wallet v5 beta' },
      { code: highloadV3Code, data: anyData, name: 'wallet_highload_v3r1', type: undefined },
      // Code of a wallet with data of none.
      { code: v4r1Code, data: Cell.EMPTY, name: 'wallet_v4r1', type: undefined },
    ]
    for (const { code, data, name, type } of cases) {
      const init = { code, data }
      const to = contractAddress(0, init)
      const { boc } = await signed(local, 'main', [internal({ to, value: toNano('0.5'), bounce: false, init })])
      expect((await ask('v2/sendBoc', {}, json({ boc }))).status, name).toBe(200)
      const address = to.toRawString()
      const [state] = (await ask('v3/accountStates', { address })).body.accounts
      expect(state, name).toMatchObject({ status: 'active', interfaces: [name] })
      const [wallet] = (await ask('v3/walletStates', { address })).body.wallets
      expect([wallet.is_wallet, wallet.wallet_type], name).toEqual([type !== undefined, type])
      const { result } = (await ask('v2/getWalletInformation', { address })).body
      expect([result.wallet, result.wallet_type], name).toEqual([type !== undefined, type])
      expect((await ask('v3/walletInformation', { address })).status, name).toBe(type ? 200 : 409)
    }
    const preprocessed = 'Reu86bXSNYhstr/hw62TtwjeBYJEiSNlye4N/kOct7U='
    expect(walletCodes.get(preprocessed)).toEqual({ name: 'wallet_preprocessed_v2' })
  })
})

describe('a transfer of an NFT that is refused', () => {
  it('is listed, with the word that it was aborted', async () => {
    const body = beginCell()
      .storeUint(0x5fcc3d14, 32)
      .storeUint(77, 64)
      .storeAddress(null)
      .storeAddress(null)
      .storeBit(false)
      .storeCoins(0)
      .storeBit(false)
      .endCell()
    const order = { from: demo.shop, to: demo.badge, value: '100000000', body: boc(body) }
    const init = { method: 'POST', body: JSON.stringify(order) }
    expect((await local.service.fetch('http://local.test/local/impersonate', init)).status).toBe(200)
    const { nft_transfers } = (await ask('v3/nft/transfers', { item_address: demo.badge, limit: 1 })).body
    expect(nft_transfers).toMatchObject([{ query_id: '77', transaction_aborted: true, old_owner: demo.shop }])
  })
})
