import { Address, beginCell, Cell, comment, external, internal, storeMessage, toNano } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV1R3, WalletContractV2R2, WalletContractV3R1, WalletContractV3R2 } from '@ton/ton'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { createJetton, jettonBody, jettonWalletAddress } from '../../src/local/engine/contracts.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { demoBytes } from '../support/demoChain.ts'
import { asking } from './asking.ts'
import { signed } from './signing.ts'

const [main, shop] = [Address.parse(demo.main), Address.parse(demo.shop)]
const transfer = (text: string) => internal({ to: shop, value: toNano('1.5'), bounce: false, body: comment(text) })
const json = (body: unknown) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})
const boc = (cell: Cell) => cell.toBoc().toString('base64')

describe('two services of one process', () => {
  it('share no change: what happens on one chain leaves the other, and a third, as they were', async () => {
    const answers = async ({ ask }: ReturnType<typeof asking>) => {
      const paths = ['v3/transactions', 'v3/accountStates', 'v3/jetton/wallets', 'v3/nft/items', 'v3/blocks']
      const params = { address: demo.main, owner_address: demo.main, account: demo.main }
      return Promise.all(paths.map(async (path) => JSON.stringify((await ask(path, params)).body)))
    }
    const [changed, other] = [asking(), asking()]
    const before = await answers(other)
    expect(await answers(changed)).toEqual(before)
    const { jetton_wallets: wallets } = (await changed.ask('v3/jetton/wallets', { owner_address: demo.main })).body
    const body = jettonBody.transfer(shop, 5n, main, 1, 1n)
    const paid = internal({ to: Address.parse(wallets[0].address), value: toNano('0.2'), body })
    const { boc } = await signed(changed, 'main', [transfer('first'), paid])
    expect((await changed.ask('v2/sendBoc', {}, json({ boc }))).status).toBe(200)
    expect(await answers(changed)).not.toEqual(before)
    expect(await answers(other)).toEqual(before)
    expect(await answers(asking())).toEqual(before)
  })
})

describe('a message that is refused', () => {
  const { ask } = asking()
  const refused = async (boc: string) => (await ask('v2/sendBoc', {}, json({ boc }))).body

  it('has the text of the liteserver and the exit code of the contract', async () => {
    const { boc } = await signed({ ask }, 'main', [transfer('late')], { seqno: 1 })
    const { ok, code, error } = await refused(boc)
    expect([ok, code]).toEqual([false, 500])
    expect(error).toMatch(/^LITE_SERVER_UNKNOWN: cannot apply external message to current state/)
    expect(error).toMatch(/rejected by transaction E2406A5F[\dA-F]{56}:\nexitcode=133, steps=\d+, gas_used=0\nVM Log/)
    const v3 = await ask('v3/message', {}, json({ boc }))
    expect(v3).toMatchObject({ status: 500, body: { error } })
  })

  it('refuses with the reason: base64, a bag of cells, a message, one from outside', async () => {
    expect(await refused('')).toMatchObject({ code: 422, error: 'empty boc' })
    expect(await refused('?')).toMatchObject({ code: 422, error: 'failed to parse boc' })
    expect(await refused('AAAA')).toMatchObject({ code: 400 })
    expect(await refused(boc(beginCell().storeUint(3, 3).endCell()))).toMatchObject({ code: 500 })
    const inner = { ...internal({ to: shop, value: 1n }) }
    const relaxed = beginCell().storeUint(0x18, 6).storeAddress(shop).storeCoins(inner.info.type.length).endCell()
    expect(await refused(boc(relaxed))).toMatchObject({ code: 500, error: expect.stringContaining('LITE_SERVER') })
    expect(await ask('v3/message', {}, json({}))).toMatchObject({ status: 401, body: { error: 'boc is required' } })
  })

  it('to an account without code and without any is refused too', async () => {
    const message = external({ to: Address.parse(demo.empty), body: Cell.EMPTY })
    expect(await refused(boc(beginCell().store(storeMessage(message)).endCell()))).toMatchObject({ code: 500 })
  })

  it('changes nothing', async () => {
    const before = (await ask('v3/masterchainInfo')).body
    await refused((await signed({ ask }, 'shop', [transfer('late')], { seqno: 0 })).boc)
    expect((await ask('v3/masterchainInfo')).body).toEqual(before)
  })
})

describe('a message that is accepted', () => {
  it('is mined at once, to the end of its trace, and found by the hash it went by', async () => {
    const { ask } = asking()
    const balance = async () => BigInt((await ask('v2/getAddressBalance', { address: demo.shop })).body.result)
    const before = await balance()
    const { boc } = await signed({ ask }, 'main', [transfer('hello, shop')])
    const { result } = (await ask('v2/sendBocReturnHash', {}, json({ boc }))).body
    expect(result['@type']).toBe('raw.extMessageInfo')
    expect(result.hash).toBe(Cell.fromBase64(boc).hash().toString('base64'))
    const { traces } = (await ask('v3/traces', { msg_hash: result.hash_norm, include_actions: true })).body
    expect(traces).toHaveLength(1)
    expect(traces[0]).toMatchObject({
      external_hash: result.hash,
      trace_info: { trace_state: 'complete', transactions: 2, pending_messages: 0 },
      actions: [{ type: 'ton_transfer', success: true, details: { value: '1500000000', comment: 'hello, shop' } }],
    })
    expect((await balance()) - before).toBeGreaterThan(toNano('1.49'))
  })

  it('can deploy a contract and call it: a jetton, minted and moved', async () => {
    const { ask } = asking()
    const send = async (...messages: Parameters<typeof signed>[2]) => {
      const { boc } = await signed({ ask }, 'main', messages)
      expect((await ask('v3/message', {}, json({ boc }))).body).toHaveProperty('message_hash_norm')
    }
    const jetton = createJetton(main, { name: 'Fresh', symbol: 'FRSH', decimals: '3' })
    const mint = jettonBody.mint(main, 5000n, main, 1)
    await send(internal({ to: jetton.address, value: toNano('0.2'), init: jetton.init, body: mint }))
    const move = jettonBody.transfer(shop, 1234n, main, 2, 1n, comment('for you'))
    await send(internal({ to: jettonWalletAddress(jetton.address, main), value: toNano('0.1'), body: move }))
    const jetton_address = jetton.address.toRawString()
    const { jetton_wallets } = (await ask('v3/jetton/wallets', { jetton_address, sort: 'desc' })).body
    expect(jetton_wallets.map((row: { owner: string; balance: string }) => [row.owner, row.balance])).toEqual([
      [demo.main, '3766'],
      [demo.shop, '1234'],
    ])
    expect((await ask('v3/jetton/transfers', { jetton_master: jetton_address })).body.jetton_transfers).toMatchObject([
      { source: demo.main, destination: demo.shop, amount: '1234', query_id: '2' },
    ])
    const { result } = (await ask('v2/getTokenData', { address: jetton_address })).body
    expect(result).toMatchObject({ total_supply: '5000', jetton_content: { data: { name: 'Fresh' } } })
    const { actions } = (await ask('v3/actions', { account: jetton_address, limit: 100 })).body
    expect(new Set(actions.map(({ type }: { type: string }) => type))).toEqual(
      new Set(['contract_deploy', 'jetton_mint']),
    )
  })

  it('leads to the same chain wherever it is sent', async () => {
    const heads = await Promise.all(
      [asking(), asking()].map(async ({ ask }) => {
        const { boc } = await signed({ ask }, 'shop', [transfer('twice')])
        await ask('v2/sendBoc', {}, json({ boc }))
        return (await ask('v3/masterchainInfo')).body
      }),
    )
    expect(heads[0]).toEqual(heads[1])
  })
})

describe('a trace that lasts', () => {
  it('is emulated, then confirmed block by block, answered as before a dropped block, and then complete', async () => {
    const { ask, service } = asking({ mine: 'manual' })
    const mine = () => service.fetch('http://local.test/local/mine', { method: 'POST' })
    const { boc } = await signed({ ask }, 'main', [transfer('slowly')])
    const before = (await ask('v3/accountStates', { address: [demo.main, demo.shop] })).body
    const { hash } = (await ask('v2/sendBocReturnHash', {}, json({ boc }))).body.result
    const pending = async () => (await ask('v3/pendingTraces', { ext_msg_hash: hash })).body.traces
    const stages = async (account: string) => {
      const { transactions } = (await ask('v3/pendingTransactions', { account })).body
      return (transactions as Transaction[]).map(({ finality, emulated, mc_block_seqno, trace_external_hash }) => {
        expect(trace_external_hash).toBe(hash)
        expect(mc_block_seqno > 0).toBe(!emulated)
        return finality
      })
    }

    // In no block yet: all of it is tried out, and nothing has changed.
    const [foreseen] = await pending()
    expect(foreseen).toMatchObject({
      trace_id: null,
      external_hash: hash,
      trace_info: { trace_state: 'pending', transactions: 2, pending_messages: 1, messages: 2 },
      actions: [{ type: 'ton_transfer', trace_id: null, finality: 'pending', success: true }],
    })
    expect(foreseen.trace.children).toHaveLength(1)
    expect([await stages(demo.main), await stages(demo.shop)]).toEqual([['pending'], ['pending']])
    expect((await ask('v3/accountStates', { address: [demo.main, demo.shop] })).body).toEqual(before)
    expect((await ask('v3/transactions', { msg_hash: hash })).body.transactions).toEqual([])

    await mine()
    const [halfway] = await pending()
    expect(halfway.trace_id).toMatch(/=$/)
    expect(halfway.actions).toMatchObject([{ type: 'ton_transfer', trace_id: halfway.trace_id, finality: 'pending' }])
    expect([await stages(demo.main), await stages(demo.shop)]).toEqual([['confirmed'], ['pending']])
    expect((await ask('v3/actions', { trace_id: halfway.trace_id })).body.actions).toEqual([])
    expect((await ask('v2/getOutMsgQueueSize')).body.result.shards.map(({ size }: { size: number }) => size)).toEqual([
      0, 1,
    ])
    service.faults([{ kind: 'reorg' }])
    expect(await pending()).toEqual([])
    service.faults([])
    expect(await pending()).toEqual([halfway])

    await mine()
    expect(await pending()).toEqual([])
    expect(await ask('v3/pendingTransactions', { account: demo.main })).toMatchObject({
      status: 404,
      body: { error: 'emulated traces not found' },
    })
    const done = (await ask('v3/actions', { trace_id: halfway.trace_id })).body.actions
    expect(done).toMatchObject([{ type: 'ton_transfer', finality: 'finalized' }])
    // It is as emulated, only at another time.
    expect(done[0].details).toEqual(foreseen.actions[0].details)
  })

  it('lasts as many blocks as it is deep, or fewer with more hops to a block', async () => {
    for (const [hopsPerBlock, blocks] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const { ask, service } = asking({ mine: 'manual', hopsPerBlock })
      await service.restore(demoBytes)
      const { hash } = (
        await ask('v2/sendBocReturnHash', {}, json({ boc: (await signed({ ask }, 'main', [transfer('x')])).boc }))
      ).body.result
      let left = 0
      while ((await ask('v3/pendingTraces', { ext_msg_hash: hash })).body.traces.length) {
        await service.fetch('http://local.test/local/mine', { method: 'POST' })
        left++
      }
      expect(left).toBe(blocks)
      expect((await ask('v3/traces', { msg_hash: hash })).body.traces).toMatchObject([
        { trace_info: { trace_state: 'complete' } },
      ])
    }
  })
})

describe('an estimate', () => {
  it('is what the message then costs', async () => {
    const { ask } = asking()
    const { boc, body } = await signed({ ask }, 'main', [transfer('how much?')])
    const asked = { address: demo.main, body }
    const { source_fees, destination_fees } = (await ask('v2/estimateFee', {}, json(asked))).body.result
    expect(destination_fees).toEqual([])
    expect((await ask('v3/estimateFee', {}, json({ ...asked, ignore_chksig: true }))).body.source_fees).toMatchObject({
      gas_fee: source_fees.gas_fee,
    })
    await ask('v2/sendBoc', {}, json({ boc }))
    const { transactions } = (await ask('v3/transactions', { account: demo.main, limit: 1 })).body
    const [own] = transactions as [Transaction]
    expect(own.description.compute_ph).toMatchObject({ gas_fees: String(source_fees.gas_fee) })
    const { total_fwd_fees, total_action_fees } = own.description.action ?? {}
    expect(String(source_fees.fwd_fee)).toBe(total_fwd_fees)
    const taken = BigInt(source_fees.in_fwd_fee + source_fees.gas_fee) + BigInt(total_action_fees ?? 0)
    // A block later storage costs a few nanograms more.
    expect(BigInt(own.total_fees) - taken).toBeLessThan(10_000n)
  })

  it('without a right signature is an estimate only where that is ignored', async () => {
    const { ask } = asking()
    const good = Cell.fromBase64((await signed({ ask }, 'main', [transfer('x')])).body).beginParse()
    const bits = good.loadBits(good.remainingBits - 512)
    const forged = beginCell().storeBits(bits).storeUint(0, 512).storeRef(good.loadRef()).endCell()
    const asked = { address: demo.main, body: boc(forged) }
    expect((await ask('v2/estimateFee', {}, json(asked))).status).toBe(200)
    const strict = await ask('v2/estimateFee', {}, json({ ...asked, ignore_chksig: false }))
    // The wallet refuses it, and takes no gas.
    expect(strict).toMatchObject({ status: 200, body: { result: { source_fees: { gas_fee: 0, fwd_fee: 0 } } } })
  })
})

describe('get-methods', () => {
  const { ask } = asking()
  const run = async (address: string, method: string | number, stack: unknown[] = [], more = {}) =>
    (await ask('v2/runGetMethod', {}, json({ address, method, stack, ...more }))).body
  const owner = boc(beginCell().storeAddress(main).endCell())

  it('say by exit code what there is not', async () => {
    expect((await run(demo.empty, 'seqno')).result).toMatchObject({ exit_code: -13, stack: [], gas_used: 0 })
    expect((await run(demo.main, 'no_such_method')).result).toMatchObject({ exit_code: 11 })
    expect((await run(demo.main, 'seqno', [['num', 'seven']])).code).toBe(422)
    expect((await run(demo.main, 'seqno', [['tvm.Cell', 'AAAA']])).code).toBe(422)
    expect((await run(demo.main, 'seqno', ['x'])).code).toBe(422)
  })

  it('answer by name, by number, with arguments, in both generations', async () => {
    const { wallets } = (await ask('v3/walletStates', { address: demo.main })).body
    const seqno = `0x${wallets[0].seqno.toString(16)}`
    expect((await run(demo.main, 'seqno')).result.stack).toEqual([['num', seqno]])
    expect((await run(demo.main, 85_143)).result.stack).toEqual([['num', seqno]])
    const { stack } = (await run(demo.dollarJetton, 'get_wallet_address', [['tvm.Slice', owner]])).result
    const address = Cell.fromBase64(stack[0][1].bytes).beginParse().loadAddress()
    expect(address.equals(Address.parse(demo.mainDollarWallet))).toBe(true)
    const v3 = await ask(
      'v3/runGetMethod',
      {},
      json({ address: demo.dollarJetton, method: 'get_wallet_address', stack: [{ type: 'slice', value: owner }] }),
    )
    expect(v3.body).toMatchObject({ exit_code: 0, stack: [{ type: 'slice', value: stack[0][1].bytes }] })
  })

  it('run on the state of an earlier block', async () => {
    const { transactions } = (await ask('v3/transactions', { account: demo.shop, limit: 1000, sort: 'asc' })).body
    const sent = (transactions as Transaction[]).filter(({ in_msg }) => in_msg?.source === null)
    for (const [index, { mc_block_seqno }] of sent.entries()) {
      const { result } = await run(demo.shop, 'seqno', [], { seqno: mc_block_seqno })
      expect(result.stack).toEqual([['num', `0x${(index + 1).toString(16)}`]])
    }
    expect((await run(demo.shop, 'seqno', [], { seqno: 1 })).result.exit_code).toBe(-13)
  })
})

describe('an empty chain', () => {
  it('takes a wallet of any standard version: funded, deployed by its first message, found by its type', async () => {
    const { ask, service } = asking({ scenario: 'empty' })
    const { publicKey, secretKey } = keyPairFromSeed(Buffer.alloc(32, 7))
    const wallets = [
      ['wallet v1 r3', WalletContractV1R3.create({ workchain: 0, publicKey })],
      ['wallet v2 r2', WalletContractV2R2.create({ workchain: 0, publicKey })],
      ['wallet v3 r1', WalletContractV3R1.create({ workchain: 0, publicKey })],
      ['wallet v3 r2', WalletContractV3R2.create({ workchain: 0, publicKey })],
    ] as const
    for (const [type, wallet] of wallets) {
      const address = wallet.address.toRawString()
      const body = JSON.stringify({ address, amount: toNano('5').toString() })
      await service.fetch('http://local.test/local/fund', { method: 'POST', body })
      const messages = [transfer(type)]
      const timeout = Number((await ask('v3/masterchainInfo')).body.last.gen_utime) + 600
      const args = { seqno: 0, secretKey, messages, sendMode: 3, timeout }
      const signedBody =
        wallet instanceof WalletContractV1R3
          ? wallet.createTransfer({ ...args, message: transfer(type) })
          : wallet.createTransfer(args)
      const message = external({ to: wallet.address, init: wallet.init, body: signedBody })
      const sent = await ask('v2/sendBoc', {}, json({ boc: boc(beginCell().store(storeMessage(message)).endCell()) }))
      expect(sent.body, type).toMatchObject({ ok: true })
      const { result } = (await ask('v2/getWalletInformation', { address })).body
      expect(result).toMatchObject({ wallet: true, wallet_type: type, seqno: 1 })
      expect((await ask('v3/walletStates', { address })).body.wallets).toMatchObject([{ wallet_type: type, seqno: 1 }])
      const { actions } = (await ask('v3/actions', { account: address })).body
      expect(actions.map((action: { type: string }) => action.type).sort()).toEqual([
        'contract_deploy',
        'ton_transfer',
        // The coins that it was funded with.
        'ton_transfer',
      ])
    }
  })
})

describe('cheats', () => {
  const cheat = async (
    { service }: Pick<ReturnType<typeof asking>, 'service'>,
    name: string,
    params?: unknown,
    method = 'POST',
  ) => {
    const body = params === undefined ? null : JSON.stringify(params)
    const response = await service.fetch(`http://local.test/local/${name}`, { method, body })
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
    return (await response.json()) as any
  }

  const unchanged = asking()
  it.each([
    ['dance', {}, 404],
    ['mine', { blocks: 0 }, 422],
    ['mine', { seconds: 1.5 }, 422],
    ['increase-time', {}, 422],
    ['fund', { address: 'nobody', amount: '1' }, 422],
    ['fund', { address: demo.main, amount: 1 }, 422],
    ['set-balance', { address: demo.main, balance: '-1' }, 422],
    ['impersonate', { from: demo.main, to: demo.shop, value: '1', body: 'AAAA' }, 400],
    ['sign', { from: demo.empty, to: demo.main, value: '1' }, 404],
    ['sign', { from: demo.main, to: demo.shop, value: '1', comment: 7 }, 422],
    ['revert', { id: '7' }, 404],
    ['faults', { faults: [{ kind: 'earthquake' }] }, 422],
    ['faults', [], 422],
  ])('%s with %o is refused with %i', async (name, params, code) => {
    expect(await cheat(unchanged, name, params)).toMatchObject({ ok: false, code, error: expect.any(String) })
  })

  it('take POST only, and are not under /api', async () => {
    const local = asking()
    const response = await local.service.fetch('http://local.test/local/mine')
    expect(response.status).toBe(405)
    expect((await local.ask('v3/local/mine')).status).toBe(404)
  })

  it('mine blocks, move the clock, put money on accounts, and send for anybody', async () => {
    const local = asking()
    const head = async () => (await local.ask('v3/masterchainInfo')).body.last
    const { seqno, gen_utime } = await head()
    expect((await cheat(local, 'mine', { blocks: 3, seconds: 2 })).result).toEqual({
      seqno: seqno + 3,
      gen_utime: Number(gen_utime) + 6,
    })
    await cheat(local, 'increase-time', { seconds: 3600 })
    await cheat(local, 'mine')
    expect(Number((await head()).gen_utime)).toBe(Number(gen_utime) + 3611)
    await cheat(local, 'fund', { address: demo.empty, amount: '7' })
    // Rent of some seconds is a nanogram.
    await cheat(local, 'fund', { address: demo.empty, amount: '1000000035' })
    expect((await local.ask('v2/getAddressBalance', { address: demo.empty })).body.result).toBe('1000000042')
    await cheat(local, 'set-balance', { address: demo.main, balance: '1000000000000' })
    expect((await local.ask('v3/addressInformation', { address: demo.main })).body.balance).toBe('1000000000000')
    const { result } = await cheat(local, 'impersonate', { from: demo.empty, to: demo.main, value: '500000000' })
    const { transactions } = (await local.ask('v3/transactionsByMessage', { msg_hash: result.hash })).body
    expect(transactions).toMatchObject([{ account: demo.main, in_msg: { source: demo.empty, value: '500000000' } }])
  })

  it('keep the chain, and go back to it, engine and all', async () => {
    const local = asking()
    const before = (await local.ask('v3/masterchainInfo')).body
    const { id } = (await cheat(local, 'snapshot')).result
    const { boc } = await signed(local, 'main', [transfer('undone')])
    await local.ask('v2/sendBoc', {}, json({ boc }))
    const first = (await local.ask('v3/masterchainInfo')).body
    expect(first).not.toEqual(before)
    await cheat(local, 'revert', { id })
    expect((await local.ask('v3/masterchainInfo')).body).toEqual(before)
    await local.ask('v2/sendBoc', {}, json({ boc }))
    expect((await local.ask('v3/masterchainInfo')).body).toEqual(first)
  })

  it('sign a transfer by a wallet of the scenario, which is sent and estimated', async () => {
    const local = asking()
    const transfer = { from: demo.main, to: demo.empty, value: '250000000', comment: 'signed here' }
    const { boc, body } = (await cheat(local, 'sign', transfer)).result
    expect((await local.ask('v2/getAddressBalance', { address: demo.empty })).body.result).toBe('0')
    const estimate = { address: demo.main, body, ignore_chksig: false }
    const { source_fees } = (await local.ask('v2/estimateFee', {}, json(estimate))).body.result
    expect(source_fees.gas_fee).toBeGreaterThan(0)
    expect((await local.ask('v2/sendBoc', {}, json({ boc }))).status).toBe(200)
    expect((await local.ask('v2/getAddressBalance', { address: demo.empty })).body.result).toBe(transfer.value)
  })

  it('replace the faults', async () => {
    const local = asking()
    await cheat(local, 'faults', { faults: [{ kind: 'status', status: 503 }] })
    expect((await local.ask('v3/blocks')).status).toBe(503)
    await cheat(local, 'faults', { faults: [] })
    expect((await local.ask('v3/blocks')).status).toBe(200)
  })
})
