import { Cell, Dictionary } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { Block } from '../../src/contract/v3/block.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'

const { ask, rowsOf } = asking()
const address = demo.main
const all = await rowsOf<Transaction>('transactions', 'transactions')()
const blocks = await rowsOf<Block>('blocks', 'blocks')()
const shard = '-9223372036854775808'
const call = async (method: string, params: Parameters<typeof ask>[1] = {}) => (await ask(`v2/${method}`, params)).body
const result = async (method: string, params: Parameters<typeof ask>[1] = {}) => (await call(method, params)).result
/** The block with the most transactions. */
const full = blocks.reduce((a, b) => ((b.tx_count ?? 0) > (a.tx_count ?? 0) ? b : a))

describe('errors of the methods of v2', () => {
  const NOT_READY = 'LITE_SERVER_NOTREADY: block is not in db'
  it.each([
    ['getShards', {}, 422, 'seqno required'],
    ['getShards', { seqno: 0 }, 422, 'failed to parse seqno'],
    ['getShards', { seqno: 99_999 }, 500, NOT_READY],
    ['getBlockHeader', { shard, seqno: 1 }, 422, 'workchain required'],
    ['getBlockHeader', { workchain: 0, seqno: 1 }, 422, 'shard required'],
    ['getBlockHeader', { workchain: 0, shard: 'all', seqno: 1 }, 422, 'failed to parse shard'],
    ['getBlockHeader', { workchain: 0, shard: '4611686018427387904', seqno: 1 }, 500, NOT_READY],
    ['getBlockHeader', { workchain: 5, shard, seqno: 1 }, 500, NOT_READY],
    [
      'getBlockHeader',
      { workchain: 0, shard, seqno: 1, root_hash: 'f'.repeat(64), file_hash: 'f'.repeat(64) },
      500,
      NOT_READY,
    ],
    ['lookupBlock', { workchain: 0, shard }, 422, 'exactly one of seqno, lt, unixtime should be specified'],
    [
      'lookupBlock',
      { workchain: 0, shard, seqno: 1, lt: 1 },
      422,
      'exactly one of seqno, lt, unixtime should be specified',
    ],
    [
      'lookupBlock',
      { workchain: 0, shard, lt: '9'.repeat(18) },
      500,
      'LITE_SERVER_UNKNOWN: block not found: no block with these properties',
    ],
    ['getBlockTransactions', { workchain: 0, shard, seqno: 1, count: 0 }, 422, 'failed to parse count'],
    [
      'getBlockTransactions',
      { workchain: 0, shard, seqno: 1, after_lt: 1 },
      422,
      'after_lt and after_hash should be used together',
    ],
    ['tryLocateTx', { source: address, destination: address }, 422, 'failed to parse created_lt'],
    ['tryLocateTx', { destination: address, created_lt: 1 }, 422, 'empty source address'],
    ['tryLocateTx', { source: address, destination: address, created_lt: 1 }, 404, 'transaction was not found'],
    ['getTokenData', { address }, 409, 'Smart contract is not Jetton or NFT'],
    ['getConfigParam', {}, 422, 'failed to parse config_id'],
    ['getConfigParam', { config_id: 1, param: 1 }, 422, 'only one of config_id or param should be specified'],
    ['getConfigParam', { config_id: 77 }, 500, 'LITE_SERVER_UNKNOWN: config parameter 77 is not there'],
    ['getLibraries', { libraries: 'short' }, 422, 'failed to parse libraries'],
    ['detectHash', {}, 422, 'failed to parse hash'],
    ['sendBoc', {}, 405, 'method GET is not supported'],
  ])('%s with %o is refused with %i', async (method, params, code, error) => {
    expect(await call(method, params as Parameters<typeof ask>[1])).toMatchObject({ ok: false, code, error })
  })
})

describe('blocks', () => {
  it('have the header of v3, and are linked', async () => {
    for (const block of [...blocks.slice(0, 6), ...blocks.slice(-4)]) {
      const { workchain, seqno } = block
      const header = await result('getBlockHeader', { workchain, shard, seqno })
      expect(header).toMatchObject({
        id: { workchain, seqno, root_hash: block.root_hash, file_hash: block.file_hash },
        start_lt: block.start_lt,
        end_lt: block.end_lt,
        gen_utime: Number(block.gen_utime),
      })
      const [before] = header.prev_blocks
      expect(before.seqno).toBe(seqno - 1)
      if (seqno > 1) expect((await result('getBlockHeader', { workchain, shard, seqno: seqno - 1 })).id).toEqual(before)
    }
  })

  it('are found by number, by a logical time inside, and by a moment', async () => {
    const { workchain, seqno, start_lt, end_lt, gen_utime } = full
    const { id } = await result('getBlockHeader', { workchain, shard, seqno })
    for (const key of [{ seqno }, { lt: start_lt }, { lt: end_lt }, { unixtime: gen_utime }])
      expect(await result('lookupBlock', { workchain, shard, ...key })).toEqual(id)
    expect(await result('getShards', { seqno: full.masterchain_block_ref.seqno })).toMatchObject({ shards: [id] })
  })

  it('list their transactions by account, page by page, all of them', async () => {
    const { workchain, seqno } = full
    const inside = all.filter((row) => row.block_ref.seqno === seqno && row.block_ref.workchain === workchain)
    expect(inside.length).toBeGreaterThan(4)
    for (const method of ['getBlockTransactions', 'getBlockTransactionsExt']) {
      const key = (row: { hash?: string; transaction_id?: { hash: string } }) => row.hash ?? row.transaction_id?.hash
      const seen: unknown[] = []
      let cursor = {}
      for (let more = true; more; ) {
        const page = await result(method, { workchain, shard, seqno, count: 2, ...cursor })
        seen.push(...page.transactions.map(key))
        const last = page.transactions.at(-1)
        cursor = { after_lt: last.lt ?? last.transaction_id.lt, after_hash: last.account.split(':')[1] }
        more = page.incomplete
      }
      expect(seen).toHaveLength(inside.length)
      expect(new Set(seen)).toEqual(new Set(inside.map(({ hash }) => hash)))
    }
  })

  it('have signatures and proofs that are made up: the same every time, others for others', async () => {
    const of = (seqno: number) => result('getMasterchainBlockSignatures', { seqno })
    expect(await of(4)).toEqual(await of(4))
    expect((await of(4)).signatures[0].signature).not.toBe((await of(5)).signatures[0].signature)
    const proof = await result('getShardBlockProof', { workchain: 0, shard, seqno: 4 })
    expect(() => Cell.fromBase64(proof.links[0].proof)).not.toThrow()
    expect(proof.mc_proof[0].to).toEqual(proof.mc_id)
  })
})

describe('accounts, tokens and messages', () => {
  it('are the same in v2 and v3', async () => {
    for (const account of [demo.main, demo.shop, demo.uninit, demo.empty, demo.dollarJetton]) {
      const v3 = (await ask('v3/addressInformation', { address: account, use_v2: true })).body
      expect(await result('getAddressBalance', { address: account })).toBe(v3.balance)
      expect(await result('getAddressState', { address: account })).toBe(v3.status)
      const extended = await result('getExtendedAddressInformation', { address: account })
      expect([extended.balance, extended.last_transaction_id.lt]).toEqual([v3.balance, v3.last_transaction_lt])
    }
  })

  it('are wallets as they were at any height', async () => {
    const sent = all.filter(({ account, in_msg }) => account === demo.shop && in_msg?.source === null).toReversed()
    for (const [index, { mc_block_seqno }] of sent.entries()) {
      const info = await result('getWalletInformation', { address: demo.shop, seqno: mc_block_seqno })
      expect(info).toMatchObject({ wallet: true, wallet_type: 'wallet v4 r2', seqno: index + 1 })
    }
    expect(await result('getWalletInformation', { address: demo.shop, seqno: 1 })).toMatchObject({ wallet: false })
  })

  it('are tokens, with the code of their wallets', async () => {
    const master = await result('getTokenData', { address: toFriendlyAddress(demo.dollarJetton) })
    expect(master).toMatchObject({
      address: toFriendlyAddress(demo.dollarJetton),
      contract_type: 'jetton_master',
      admin_address: toFriendlyAddress(demo.issuer),
      jetton_content: { type: 'onchain', data: { symbol: 'LUSD', decimals: '6' } },
    })
    const wallet = await result('getTokenData', { address: demo.mainDollarWallet })
    expect(wallet).toMatchObject({ owner: toFriendlyAddress(demo.main), jetton: toFriendlyAddress(demo.dollarJetton) })
    const { accounts } = (await ask('v3/accountStates', { address: demo.mainDollarWallet })).body
    expect(wallet.jetton_wallet_code).toBe(master.jetton_wallet_code)
    expect(Cell.fromBase64(wallet.jetton_wallet_code).hash().toString('base64')).toBe(accounts[0].code_hash)
  })

  it('are found at both ends of every message', async () => {
    const between = all.filter(({ in_msg }) => in_msg?.source).slice(0, 30)
    for (const { hash, in_msg } of between) {
      const ends = {
        source: in_msg?.source as string,
        destination: in_msg?.destination as string,
        created_lt: in_msg?.created_lt as string,
      }
      expect((await result('tryLocateTx', ends)).transaction_id.hash).toBe(hash)
      expect(await result('tryLocateResultTx', ends)).toEqual(await result('tryLocateTx', ends))
      const source = await result('tryLocateSourceTx', ends)
      expect(source.out_msgs.map((message: { hash: string }) => message.hash)).toContain(in_msg?.hash)
    }
  })

  it('page without overlap in the standard form, to the end', async () => {
    const seen: string[] = []
    for (let cursor = {}; ; ) {
      const page = await result('getTransactionsStd', { address, limit: 9, ...cursor })
      seen.push(...page.transactions.map((row: { transaction_id: { hash: string } }) => row.transaction_id.hash))
      const { lt, hash } = page.previous_transaction_id
      if (lt === '0') break
      cursor = { lt, hash }
    }
    expect(seen).toEqual(all.filter(({ account }) => account === address).map(({ hash }) => hash))
  })
})

describe('utilities and configuration', () => {
  it('spell an address in every way, and back', async () => {
    const friendly = toFriendlyAddress(address, { bounceable: false })
    expect(await result('detectAddress', { address: friendly })).toMatchObject({
      raw_form: address.toLowerCase(),
      given_type: 'friendly_non_bounceable',
      non_bounceable: { b64url: friendly },
      bounceable: { b64url: toFriendlyAddress(address) },
      test_only: false,
    })
    expect(await result('detectAddress', { address })).toMatchObject({ given_type: 'raw_form' })
    expect(await result('packAddress', { address: address.toLowerCase() })).toBe(toFriendlyAddress(address))
    expect(await result('packAddress', { address: friendly })).toBe(friendly)
    expect(await result('unpackAddress', { address: friendly })).toBe(address)
    const { b64, b64url, hex } = await result('detectHash', { hash: all[0]?.hash as string })
    expect([b64, b64url.length, hex.length]).toEqual([all[0]?.hash, 43, 64])
  })

  it('give every param of the dictionary as it is in there', async () => {
    const root = Cell.fromBase64((await result('getConfigAll')).config.bytes)
    const params = root.beginParse().loadDictDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell())
    expect(params.size).toBeGreaterThan(20)
    for (const [config_id, cell] of params) {
      const { bytes } = (await result('getConfigParam', { config_id })).config
      expect(Cell.fromBase64(bytes).equals(cell), String(config_id)).toBe(true)
    }
    expect((await result('getConfigParam', { param: 20 })).config).toEqual(
      (await result('getConfigParam', { config_id: 20, seqno: 3 })).config,
    )
  })
})
