import { describe, expect, it } from 'vitest'
import type { Block } from '../../src/contract/v3/block.ts'
import type { JettonWallet } from '../../src/contract/v3/jettonWallet.ts'
import type { Message } from '../../src/contract/v3/message.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { toHexHash } from '../../src/core/values/hash.ts'
import * as records from '../../src/endpoints/v3.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { tried } from '../support/tried.ts'
import { asking, url } from './asking.ts'

const { ask, rowsOf, service } = asking()
const transactions = rowsOf<Transaction>('transactions', 'transactions')
const all = await transactions()
const ofMain = all.filter(({ account }) => account === demo.main)
const hashes = (rows: { hash: string }[]) => rows.map(({ hash }) => hash)

function accepts(record: AnyEndpoint, body: unknown) {
  const parsed = tried(record.response, body)
  expect(parsed.issues).toBeUndefined()
}

describe('errors of v3', () => {
  it.each([
    ['transactions', { limit: 1001 }, 422, 'limit is not allowed: 1001 > 1000'],
    ['transactions', { sort: 'up' }, 422, 'wrong value for sort parameter'],
    ['transactions', { mc_seqno: 99_999 }, 404, 'masterchain block 99999 not found'],
    [
      'transactions',
      { account: 'nobody' },
      422,
      'failed to decode: schema: error converting value for index 0 of "account"',
    ],
    [
      'transactions',
      { account: [demo.main, ''] },
      422,
      'failed to decode: schema: error converting value for index 1 of "account"',
    ],
    ['transactions', { lt: 'late' }, 422, 'failed to decode: schema: error converting value for "lt"'],
    ['transactions', { source: 'nobody' }, 422, 'failed to decode: schema: error converting value for "source"'],
    ['transactions', { direction: 'in' }, 422, 'direction can be specified only with msg_hash or opcode'],
    ['transactions', { direction: 'up', opcode: '0' }, 422, 'direction should be one of: in, out'],
    ['blocks', { limit: 1001 }, 422, 'limit is not allowed: 1001 > 1000'],
    ['blocks', { seqno: 1.5 }, 422, 'failed to decode: schema: error converting value for "seqno"'],
    ['jetton/masters', { limit: 1001 }, 500, 'limit is not allowed: 1001 > 1000'],
    ['jetton/wallets', { limit: 1001 }, 500, 'limit is not allowed: 1001 > 1000'],
    ['jetton/wallets', { sort: 'up' }, 500, 'wrong value for sort parameter'],
    [
      'jetton/wallets',
      { jetton_address: [demo.dollarJetton, demo.acornJetton] },
      422,
      'exact one owner_address required for multiple jetton_address',
    ],
    ['accountStates', {}, 422, 'address of account is required'],
    ['walletStates', {}, 422, 'address of account is required'],
    ['addressBook', {}, 422, 'at least 1 address required'],
    ['metadata', {}, 422, 'at least 1 address required'],
    ['nothing', {}, 404, 'Cannot GET /api/v3/nothing'],
  ])('%s with %o is refused with %i', async (path, params, status, error) => {
    expect(await ask(`v3/${path}`, params)).toMatchObject({ status, body: { error } })
  })

  it('a wrong verb is a 500 of the framework, as at the service', async () => {
    expect(await ask('v3/blocks', {}, { method: 'POST' })).toMatchObject({
      status: 500,
      body: { error: 'internal server error: Cannot POST /api/v3/blocks' },
    })
  })
})

describe('answers of v3', () => {
  const asked: [AnyEndpoint, Parameters<typeof ask>[1]][] = [
    [records.masterchainInfo, {}],
    [records.blocks, { limit: 1000 }],
    [records.transactions, { limit: 1000 }],
    [records.accountStates, { address: Object.values(demo) }],
    [records.walletStates, { address: Object.values(demo) }],
    [records.addressBook, { address: [...Object.values(demo), 'nobody'] }],
    [records.metadata, { address: Object.values(demo) }],
    [records.jettonMasters, { limit: 1000 }],
    [records.jettonWallets, { limit: 1000 }],
  ]

  it.each(asked.map(([record, params]) => [record.name, record, params] as const))(
    '%s passes the schema of the library',
    async (_, record, params) => {
      const { status, body } = await ask(`v3${record.path}`, params)
      expect(status).toBe(200)
      accepts(record, body)
    },
  )

  it('the address book spells wallets so that nothing bounces, contracts so that it does', async () => {
    const { body } = await ask('v3/addressBook', { address: [demo.main, demo.dollarJetton, demo.empty, 'nobody'] })
    expect(body).toEqual({
      [demo.main]: {
        user_friendly: toFriendlyAddress(demo.main, { bounceable: false }),
        domain: 'lakeside-cabin.ton',
        interfaces: ['wallet_v5r1'],
      },
      [demo.dollarJetton]: {
        user_friendly: toFriendlyAddress(demo.dollarJetton),
        domain: null,
        interfaces: ['jetton_master'],
      },
      [demo.empty]: {
        user_friendly: toFriendlyAddress(demo.empty, { bounceable: false }),
        domain: null,
        interfaces: [],
      },
      nobody: { user_friendly: null, domain: null, interfaces: null },
    })
  })

  it('a comma list is one text for the address book, and a list for everything else', async () => {
    const address = `${demo.main},${demo.shop}`
    expect((await ask('v3/addressBook', { address })).body).toMatchObject({ [address]: { user_friendly: null } })
    expect((await ask('v3/accountStates', { address })).body.accounts).toHaveLength(2)
  })

  it('testnet has its own network id and address flags', async () => {
    const testnet = asking({ network: 'testnet' })
    expect((await testnet.ask('v3/masterchainInfo')).body.last.global_id).toBe(-3)
    const { body } = await testnet.ask('v3/addressBook', { address: demo.main })
    expect(body[demo.main].user_friendly).toBe(toFriendlyAddress(demo.main, { bounceable: false, testOnly: true }))
  })

  it('metadata names the master of a jetton wallet, hostile words as they are, and no plain accounts', async () => {
    const { body } = await ask('v3/metadata', { address: [demo.mainDollarWallet, demo.hostileJetton, demo.main, 'x'] })
    expect(Object.keys(body).sort()).toEqual([demo.mainDollarWallet, demo.dollarJetton, demo.hostileJetton].sort())
    expect(body[demo.mainDollarWallet].token_info).toMatchObject([
      { valid: true, type: 'jetton_wallets', extra: { owner: demo.main, jetton: demo.dollarJetton } },
    ])
    expect(body[demo.dollarJetton]).toMatchObject({
      is_indexed: true,
      token_info: [{ type: 'jetton_masters', symbol: 'LUSD', extra: { decimals: '6' } }],
    })
    expect(body[demo.hostileJetton].token_info[0].name).toContain('<img src=x onerror=alert(1)>\u202E')
  })

  it('leaves out the address book and the metadata on request, by header or in the query', async () => {
    const params = { owner_address: demo.main }
    const headers = { 'X-No-Address-Book': 'true', 'X-No-Metadata': 'true' }
    const byHeader = await ask('v3/jetton/wallets', params, { headers })
    const byQuery = await ask('v3/jetton/wallets', { ...params, x_no_address_book: true, x_no_metadata: true })
    expect(byHeader.body).toMatchObject({ address_book: {}, metadata: {} })
    expect(byQuery.body).toEqual(byHeader.body)
  })
})

describe('account and wallet states', () => {
  it('leave out accounts that were never on chain', async () => {
    const { body } = await ask('v3/accountStates', { address: [demo.empty, demo.uninit, demo.main] })
    expect(body.accounts.map((row: { address: string }) => row.address)).toEqual([demo.uninit, demo.main])
    expect(body.accounts[0]).toMatchObject({ status: 'uninit', balance: '12500000000', interfaces: [] })
    expect(body.accounts[0]).not.toHaveProperty('code_hash')
  })

  it('have code and data by default, and filter by code', async () => {
    const [full] = (await ask('v3/accountStates', { address: demo.main })).body.accounts
    const [bare] = (await ask('v3/accountStates', { address: demo.main, include_boc: false })).body.accounts
    expect(full).toHaveProperty('code_boc')
    expect(bare).not.toHaveProperty('code_boc')
    expect(bare).toHaveProperty('code_hash', full.code_hash)
    const address = [demo.main, demo.shop]
    const { body } = await ask('v3/walletStates', { address, code_hash: toHexHash(full.code_hash) })
    expect(body.wallets).toMatchObject([{ address: demo.main, is_wallet: true, wallet_type: 'wallet v5 r1' }])
  })

  it('say nothing of a wallet where there is none', async () => {
    const { body } = await ask('v3/walletStates', { address: [demo.shop, demo.idle, demo.dollarJetton] })
    expect(body.wallets[0]).toMatchObject({ is_wallet: true, wallet_type: 'wallet v4 r2', wallet_id: 698983191 })
    for (const row of body.wallets.slice(1)) {
      expect(row.is_wallet).toBe(false)
      expect(row).not.toHaveProperty('seqno')
    }
  })
})

describe('blocks', () => {
  it('are found by every name they have', async () => {
    const { last, first } = (await ask('v3/masterchainInfo')).body
    const found = async (params: Parameters<typeof ask>[1]) =>
      (await ask('v3/blocks', { limit: 1000, ...params })).body.blocks
    expect(first.seqno).toBe(1)
    expect(await found({ root_hash: toHexHash(last.root_hash) })).toEqual([last])
    expect(await found({ file_hash: last.file_hash.replaceAll('+', '-').replaceAll('/', '_') })).toEqual([last])
    expect(await found({ workchain: -1, seqno: last.seqno })).toEqual([last])
    expect(await found({ mc_seqno: last.seqno })).toHaveLength(2)
    expect(await found({ shard: '-9223372036854775808', seqno: 3 })).toHaveLength(2)
    expect(await found({ shard: '0x4000000000000000' })).toEqual([])
    expect(await found({ start_utime: last.gen_utime, end_utime: last.gen_utime })).toHaveLength(2)
    expect(await found({ start_lt: first.start_lt, end_lt: first.start_lt })).toHaveLength(2)
    expect(await found({ seqno: '' })).toEqual([])
  })

  it('say how many transactions are in them', async () => {
    for (const { seqno, workchain, tx_count } of await rowsOf<Block>('blocks', 'blocks')())
      expect(tx_count).toBe(
        all.filter(({ block_ref }) => block_ref.seqno === seqno && block_ref.workchain === workchain).length,
      )
  })
})

describe('transactions', () => {
  it('are newest first, ten at a time, and oldest first on request', async () => {
    expect(hashes((await ask('v3/transactions')).body.transactions)).toEqual(hashes(all.slice(0, 10)))
    expect(hashes(await transactions({ sort: 'ASC' }))).toEqual(hashes(all).reverse())
    expect(all.length).toBeGreaterThan(1900)
    for (const [index, row] of all.entries()) {
      const next = all[index + 1]
      if (next) expect(BigInt(row.lt) >= BigInt(next.lt)).toBe(true)
    }
  })

  it('are found by their hash in every form, alone, repeated, and in comma lists, in the order of the hashes', async () => {
    const [a, b] = [all[3] as Transaction, all[200] as Transaction]
    const urlSafe = (hash: string) => hash.replaceAll('+', '-').replaceAll('/', '_')
    for (const form of [
      a.hash,
      toHexHash(a.hash),
      `0x${toHexHash(a.hash)}`,
      toHexHash(a.hash).toUpperCase(),
      urlSafe(a.hash),
    ])
      expect(hashes(await transactions({ hash: form }))).toEqual([a.hash])
    const both = [a.hash, b.hash].sort()
    expect(hashes(await transactions({ hash: [a.hash, toHexHash(b.hash)], sort: 'asc' }))).toEqual(both)
    expect(hashes(await transactions({ hash: `${a.hash},${urlSafe(b.hash)}` }))).toEqual(both.reverse())
    expect(await transactions({ hash: toHexHash(a.hash).replace(/./g, '0') })).toEqual([])
  })

  it('are found by account in every form, one or several', async () => {
    expect(ofMain.length).toBeGreaterThan(300)
    for (const account of [
      demo.main,
      demo.main.toLowerCase(),
      toFriendlyAddress(demo.main),
      toFriendlyAddress(demo.main, { bounceable: false, urlSafe: false }),
    ])
      expect(hashes(await transactions({ account }))).toEqual(hashes(ofMain))
    const two = all.filter(({ account }) => account === demo.main || account === demo.shop)
    expect(hashes(await transactions({ account: [demo.main, demo.shop] }))).toEqual(hashes(two))
    expect(hashes(await transactions({ account: `${demo.shop},${demo.main}` }))).toEqual(hashes(two))
    expect(await transactions({ account: demo.empty })).toEqual([])
  })

  it('excluding an account changes nothing, as at the service', async () => {
    expect(hashes(await transactions({ exclude_account: demo.main }))).toEqual(hashes(all))
  })

  it('are bounded by logical time and time, both ends included', async () => {
    const [newer, older] = [ofMain[5] as Transaction, ofMain[20] as Transaction]
    const account = demo.main
    const between = hashes(ofMain.slice(5, 21))
    expect(hashes(await transactions({ account, start_lt: older.lt, end_lt: newer.lt }))).toEqual(between)
    expect(hashes(await transactions({ account, lt: newer.lt }))).toEqual([newer.hash])
    const timely = ofMain.filter(({ now }) => now >= older.now && now <= newer.now)
    expect(hashes(await transactions({ account, start_utime: older.now, end_utime: `${newer.now}.9` }))).toEqual(
      hashes(timely),
    )
  })

  it('are found by block: masterchain seqno, seqno, workchain, shard', async () => {
    const { mc_block_seqno } = ofMain[7] as Transaction
    const inBlock = all.filter((row) => row.mc_block_seqno === mc_block_seqno)
    expect(hashes(await transactions({ mc_seqno: mc_block_seqno }))).toEqual(hashes(inBlock))
    expect(hashes(await transactions({ workchain: 0, shard: '8000000000000000', seqno: mc_block_seqno }))).toEqual(
      hashes(inBlock),
    )
    expect(await transactions({ workchain: -1 })).toMatchObject([{ account: demo.frozen, end_status: 'frozen' }])
  })

  const messagesOf = ({ in_msg, out_msgs }: Transaction, side?: string): Message[] => [
    ...(in_msg && side !== 'out' ? [in_msg] : []),
    ...(side === 'in' ? [] : out_msgs),
  ]
  const having = (test: (message: Message) => boolean, side?: string) =>
    hashes(all.filter((row) => messagesOf(row, side).some(test)))

  it('are found by their messages: opcode, hash, sides, body', async () => {
    const notify = (message: Message) => message.opcode === '0x7362d09c'
    expect(having(notify).length).toBeGreaterThan(having(notify, 'in').length)
    expect(hashes(await transactions({ opcode: '0x7362d09c' }))).toEqual(having(notify))
    // Hex without 0x is tried before decimal.
    expect(hashes(await transactions({ opcode: '7362d09c', direction: 'in' }))).toEqual(having(notify, 'in'))
    expect(hashes(await transactions({ opcode: '-1' }))).toEqual(having((message) => message.opcode === '0xffffffff'))
    const external = ofMain.find(({ in_msg }) => in_msg?.hash_norm)?.in_msg as Message
    for (const msg_hash of [external.hash, external.hash_norm as string])
      expect(await transactions({ msg_hash })).toHaveLength(1)
    const inner = ofMain.find(({ in_msg }) => in_msg?.source)?.in_msg as Message
    expect(await transactions({ msg_hash: toHexHash(inner.hash) })).toHaveLength(2)
    expect(await transactions({ msg_hash: inner.hash, direction: 'out' })).toHaveLength(1)
    expect(hashes(await transactions({ source: demo.anna, destination: demo.main }))).toEqual(
      having(({ source, destination }) => source === demo.anna && destination === demo.main),
    )
    expect(hashes(await transactions({ source: 'null' }))).toEqual(having(({ source }) => source === null))
    const body_hash = inner.message_content?.hash as string
    expect(hashes(await transactions({ body_hash }))).toEqual(
      having(({ message_content }) => message_content?.hash === body_hash),
    )
  })
})

describe('jettons', () => {
  it('masters are found by address and admin', async () => {
    const masters = rowsOf('jetton/masters', 'jetton_masters')
    expect(await masters({ address: [demo.acornJetton, demo.flowerJetton] })).toHaveLength(2)
    const every = await masters()
    const issued = every.filter((row) => row.admin_address === demo.issuer)
    expect(await masters({ admin_address: demo.issuer })).toEqual(issued)
    expect(issued.length).toBeGreaterThan(20)
    expect(every.length).toBeGreaterThan(issued.length)
    expect(await masters({ admin_address: demo.main })).toEqual([])
    const [flower] = await masters({ address: demo.flowerJetton })
    expect(flower.jetton_content).not.toHaveProperty('decimals')
  })

  it('wallets are found by owner, jetton and address, and the empty ones can be left out', async () => {
    const wallets = rowsOf<JettonWallet>('jetton/wallets', 'jetton_wallets')
    const mine = await wallets({ owner_address: demo.main })
    expect(mine).toEqual((await wallets()).filter(({ owner }) => owner === demo.main))
    expect(mine.length).toBeGreaterThan(30)
    expect(await wallets({ address: demo.mainDollarWallet })).toMatchObject([
      { owner: demo.main, jetton: demo.dollarJetton },
    ])
    expect(
      await wallets({ owner_address: demo.main, jetton_address: [demo.dollarJetton, demo.acornJetton] }),
    ).toHaveLength(2)
    const every = await wallets({})
    const full = await wallets({ exclude_zero_balance: true })
    expect(full).toEqual(every.filter(({ balance }) => balance !== '0'))
  })

  it('wallets go by balance on request: inside each owner, or over all', async () => {
    const balances = async (params: Parameters<typeof ask>[1]): Promise<bigint[]> =>
      (await ask('v3/jetton/wallets', { limit: 1000, ...params })).body.jetton_wallets.map(
        ({ balance }: { balance: string }) => BigInt(balance),
      )
    const ordered = (values: bigint[]) => [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    for (const params of [{}, { owner_address: demo.main }, { jetton_address: demo.dollarJetton }]) {
      const ascending = await balances({ ...params, sort: 'asc' })
      expect(ascending).toEqual(ordered(ascending))
      const descending = await balances({ ...params, sort: 'd' })
      expect(descending).toEqual(ordered(descending).reverse())
    }
    const { jetton_wallets } = (
      await ask('v3/jetton/wallets', { owner_address: [demo.main, demo.anna], sort: 'desc', limit: 1000 })
    ).body
    const owners = jetton_wallets.map(({ owner }: { owner: string }) => owner)
    expect(new Set(owners).size).toBe(2)
    expect(owners).toEqual([...owners].sort())
  })
})

describe('paging', () => {
  const lists: [path: string, rows: string, key: string, params: Parameters<typeof ask>[1]][] = [
    ['transactions', 'transactions', 'hash', {}],
    ['transactions', 'transactions', 'hash', { account: demo.main, sort: 'asc' }],
    ['blocks', 'blocks', 'root_hash', {}],
    ['jetton/wallets', 'jetton_wallets', 'address', {}],
    ['jetton/wallets', 'jetton_wallets', 'address', { sort: 'desc' }],
    ['jetton/masters', 'jetton_masters', 'address', {}],
  ]
  it.each(lists)('%s has no gap and no overlap (%s by %s, %o)', async (path, rows, key, params) => {
    const whole = await rowsOf(path, rows)(params)
    const paged: unknown[] = []
    for (let offset = 0; ; offset += 7) {
      const page = (await ask(`v3/${path}`, { ...params, limit: 7, offset })).body[rows]
      paged.push(...page)
      if (page.length < 7) break
    }
    expect(paged).toEqual(whole)
    expect(new Set(whole.map((row: Record<string, string>) => row[key])).size).toBe(whole.length)
  })

  it('takes a limit below one and an empty one as one, and a negative offset as none', async () => {
    for (const limit of ['0', '-5', ''])
      expect(hashes((await ask('v3/transactions', { limit, offset: -3 })).body.transactions)).toEqual(
        hashes(all.slice(0, 1)),
      )
  })

  it('ignores names it does not know, indexed names among them, and takes name[] as a list', async () => {
    const odd = `${url('v3/transactions', { limit: 100, colour: 'red' })}&account[0]=x&account[]=${demo.main}`
    const { transactions } = (await (await service.fetch(odd)).json()) as { transactions: Transaction[] }
    expect(hashes(transactions)).toEqual(hashes(ofMain.slice(0, 100)))
  })

  it('takes the last of a repeated single value', async () => {
    expect((await ask('v3/transactions', { limit: ['5', '3'] })).body.transactions).toHaveLength(3)
  })
})
