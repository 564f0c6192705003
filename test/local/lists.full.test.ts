import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { JettonBurn } from '../../src/contract/v3/jettonBurn.ts'
import type { JettonTransfer } from '../../src/contract/v3/jettonTransfer.ts'
import type { Message } from '../../src/contract/v3/message.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import type { TraceNode } from '../../src/contract/v3/traceNode.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { toHexHash } from '../../src/core/values/hash.ts'
import { compareLt } from '../../src/core/values/lt.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'

const { ask, rowsOf } = asking()
type Params = Parameters<typeof ask>[1]
const transactions = rowsOf<Transaction>('transactions', 'transactions')
const messages = rowsOf<Message>('messages', 'messages')
const traces = rowsOf<Trace>('traces', 'traces')
const actions = rowsOf<Action>('actions', 'actions')
const transfers = rowsOf<JettonTransfer>('jetton/transfers', 'jetton_transfers')
const burns = rowsOf<JettonBurn>('jetton/burns', 'jetton_burns')
const byMessage = rowsOf<Transaction>('transactionsByMessage', 'transactions')
const adjacent = rowsOf<Transaction>('adjacentTransactions', 'transactions')

const all = await transactions()
const allMessages = await messages()
const allTraces = await traces({ include_actions: true })
const allActions = await actions({ include_accounts: true })
const hashes = (rows: readonly { hash: string }[]) => rows.map(({ hash }) => hash)

describe('errors of the lists', () => {
  it.each([
    [
      'messages',
      { hash: all[0]?.hash ?? '', msg_hash: all[0]?.hash ?? '' },
      422,
      'cannot use both legacy and new message hashes',
    ],
    ['messages', { direction: 'up' }, 500, 'invalid input value for enum msg_direction: "up"'],
    ['messages', { limit: 1001 }, 422, 'limit is not allowed: 1001 > 1000'],
    [
      'traces',
      { account: demo.main, tx_hash: all[0]?.hash ?? '' },
      422,
      'only one of account, trace_id, tx_hash, msg_hash should be specified',
    ],
    ['traces', { mc_seqno: 99_999 }, 404, 'masterchain block 99999 not found'],
    ['actions', { action_type: 'a-b' }, 422, 'action_type contains invalid characters'],
    ['actions', { sort: 'up' }, 422, 'wrong value for sort parameter'],
    ['pendingTraces', {}, 422, 'account or ext_msg_hash should be specified'],
    ['pendingActions', {}, 422, 'account or ext_msg_hash should be specified'],
    ['pendingTransactions', {}, 422, 'at least 1 account address required'],
    ['pendingTransactions', { account: demo.main }, 404, 'emulated traces not found'],
    [
      'adjacentTransactions',
      { hash: 'A'.repeat(44) },
      422,
      'failed to decode: schema: error converting value for "hash"',
    ],
    ['adjacentTransactions', { hash: 'f'.repeat(64) }, 404, 'adjacent transactions not found'],
    ['transactionsByMessage', {}, 422, 'at least one of msg_hash, body_hash, opcode should be specified'],
    ['transactionsByMessage', { opcode: '0', direction: 'up' }, 422, 'direction should be one of: in, out'],
    ['transactionsByMasterchainBlock', { seqno: 0 }, 404, 'masterchain block 0 not found'],
    ['masterchainBlockShards', { seqno: 99_999 }, 404, 'blocks not found'],
    ['masterchainBlockShards', { seqno: 5, offset: 2 }, 404, 'blocks not found'],
    ['masterchainBlockShardState', { seqno: 99_999 }, 404, 'blocks not found'],
    ['topAccountsByBalance', { limit: 1025 }, 422, 'limit is not allowed: 1025 > 1024'],
    ['addressInformation', {}, 401, 'address of account is required'],
    ['walletInformation', { address: demo.dollarJetton }, 409, 'not a wallet'],
    ['decode', { opcodes: 'zz' }, 422, 'invalid opcode format at index 0: zz'],
    ['nft/items', { index: '1' }, 500, 'index parameter is not allowed without the collection_address'],
    ['nft/sales', {}, 422, 'at least 1 address required'],
    ['dns/records', {}, 422, 'either wallet address or domain is required'],
    ['dns/activeAuctions', { bidder: demo.main, state: 'lost' }, 422, 'state must be one of: all, won, bidding'],
    ['staking/nominatorPools/pool', { pool: demo.main }, 404, 'Pool not found'],
    [
      'staking/nominatorPools/nominatorEvents',
      { pool: demo.main, start_utime: 2, end_utime: 1 },
      422,
      'start_utime must be less than or equal to end_utime',
    ],
    [
      'validators/cycles',
      { return_validators: true, limit: 101 },
      422,
      'limit must not exceed 100 when return_validators is true',
    ],
    [
      'validators/events',
      { adnl_address: 'short' },
      422,
      'adnl_address must be a 32-byte value in hex, base64 or base64url format',
    ],
    ['multisig/wallets', {}, 422, 'At least one of address or wallet_address should be specified'],
    [
      'vesting',
      { contract_address: demo.main, wallet_address: demo.main },
      422,
      'only one of contract_address or wallet_address should be specified',
    ],
  ])('%s with %o is refused with %i', async (path, params, status, error) => {
    expect(await ask(`v3/${path}`, params as Params)).toMatchObject({ status, body: { error } })
  })
})

describe('paging of the lists', () => {
  it.each([
    ['messages', 'messages', (row: Message) => row.hash],
    ['traces', 'traces', (row: Trace) => row.trace_id],
    ['actions', 'actions', (row: Action) => row.action_id],
    ['jetton/transfers', 'jetton_transfers', (row: JettonTransfer) => row.transaction_hash],
    ['jetton/burns', 'jetton_burns', (row: JettonBurn) => row.transaction_hash],
    ['transactionsByMessage?opcode=0x00000000&', 'transactions', (row: Transaction) => row.hash],
  ] as const)('of %s has no gap and no overlap, and turns around by sort', async (path, rows, key) => {
    const [name, preset] = path.split('?') as [string, string?]
    const given = Object.fromEntries(new URLSearchParams(preset))
    const list = rowsOf<never>(name, rows)
    const whole = await list(given)
    expect(whole.length).toBeGreaterThan(0)
    expect(new Set(whole.map((row) => key(row))).size).toBe(whole.length)
    const paged: never[] = []
    for (let offset = 0; offset <= whole.length; offset += 7)
      paged.push(...(await list({ ...given, limit: 7, offset })))
    expect(paged).toEqual(whole)
    expect((await list({ ...given, sort: 'asc' })).reverse()).toEqual(whole)
  })

  it('of the richest accounts has no gap, no overlap, and goes down', async () => {
    const page = async (params: Params) => (await ask('v3/topAccountsByBalance', params)).body
    const whole = await page({ limit: 1024 })
    const balances = whole.map(({ balance }: { balance: string }) => BigInt(balance))
    expect(balances).toEqual([...balances].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
    expect([...(await page({ limit: 10 })), ...(await page({ limit: 1000, offset: 10 }))]).toEqual(whole)
  })
})

describe('messages', () => {
  it('are those of the transactions, each once, with both of its ends', () => {
    const sent = all.flatMap((row) => [...(row.in_msg ? [row.in_msg] : []), ...row.out_msgs])
    expect(new Set(hashes(allMessages))).toEqual(new Set(hashes(sent)))
    const receiver = new Map(all.map((row) => [row.in_msg?.hash, row.hash]))
    const sender = new Map(all.flatMap((row) => row.out_msgs.map((message) => [message.hash, row.hash])))
    for (const { hash, in_msg_tx_hash, out_msg_tx_hash } of allMessages)
      expect([in_msg_tx_hash, out_msg_tx_hash]).toEqual([receiver.get(hash), sender.get(hash)])
  })

  it('are found by every filter', async () => {
    const filtered = (test: (message: Message) => boolean) => hashes(allMessages.filter(test))
    const found = async (params: Params) => hashes(await messages(params))
    const { hash, message_content } = allMessages[3] as Message
    expect(await found({ msg_hash: toHexHash(hash) })).toEqual([hash])
    expect(await found({ hash })).toEqual([hash])
    expect(await found({ body_hash: message_content?.hash as string })).toEqual(
      filtered((m) => m.message_content?.hash === message_content?.hash),
    )
    expect(await found({ source: demo.main })).toEqual(filtered((m) => m.source === demo.main))
    expect(await found({ source: 'null' })).toEqual(filtered((m) => m.source === null))
    expect(await found({ only_externals: true })).toEqual(filtered((m) => m.source === null))
    expect(await found({ exclude_externals: true })).toEqual(filtered((m) => m.source !== null))
    expect(await found({ destination: demo.shop, opcode: '0x0' })).toEqual(
      filtered((m) => m.destination === demo.shop && m.opcode === '0x00000000'),
    )
    expect(await found({ direction: 'out' })).toEqual(filtered((m) => m.out_msg_tx_hash !== undefined))
    const middle = allMessages.find((m) => m.created_lt)?.created_lt as string
    expect(await found({ start_lt: middle, end_lt: middle })).toEqual(filtered((m) => m.created_lt === middle))
    const time = Number(allMessages.find((m) => m.created_at)?.created_at)
    expect(await found({ start_utime: time })).toEqual(
      filtered((m) => m.created_at !== null && Number(m.created_at) >= time),
    )
    const norm = allMessages.find((m) => m.hash_norm && m.hash_norm !== m.hash)
    if (norm) expect(await found({ msg_hash: norm.hash_norm as string })).toEqual([norm.hash])
  })

  it('and their transactions are next to each other', async () => {
    for (const row of all.slice(0, 60)) {
      const near = await adjacent({ hash: row.hash }).catch(() => [])
      const parent = all.filter(({ out_msgs }) => hashes(out_msgs).includes(row.in_msg?.hash ?? ''))
      const children = all.filter(({ in_msg }) => hashes(row.out_msgs).includes(in_msg?.hash ?? ''))
      expect(hashes(near ?? [])).toEqual(
        hashes([...parent, ...children].sort((a, b) => compareLt(a.lt, b.lt) || (a.account < b.account ? -1 : 1))),
      )
    }
    const both = await byMessage({ msg_hash: all.find(({ in_msg }) => in_msg?.source)?.in_msg?.hash as string })
    expect(both).toHaveLength(2)
  })
})

describe('traces', () => {
  const nodes = ({ tx_hash, children }: TraceNode): string[] => [tx_hash as string, ...(children ?? []).flatMap(nodes)]

  it('hold every transaction once, in a tree that is whole', () => {
    const listed = allTraces.flatMap(({ transactions_order = [] }) => transactions_order)
    expect([...listed].sort()).toEqual(hashes(all).sort())
    const byHash = new Map(all.map((row) => [row.hash, row]))
    for (const { trace, transactions: inside = {}, transactions_order = [], trace_info, trace_id } of allTraces) {
      expect(nodes(trace as TraceNode).sort()).toEqual(Object.keys(inside).sort())
      expect(trace_info).toMatchObject({
        trace_state: 'complete',
        transactions: transactions_order.length,
        pending_messages: 0,
      })
      expect(transactions_order[0]).toBe(trace_id)
      for (const hash of transactions_order) expect(inside[hash]).toEqual(byHash.get(hash))
    }
  })

  it('are found by their content, and by their end', async () => {
    const ids = async (params: Params) => (await traces(params)).map(({ trace_id }) => trace_id)
    const some = allTraces.find(({ trace_info }) => trace_info.transactions > 3) as Trace
    const last = some.transactions_order?.at(-1) as string
    expect(await ids({ tx_hash: last })).toEqual([some.trace_id])
    expect(await ids({ msg_hash: some.external_hash as string })).toEqual([some.trace_id])
    expect(await ids({ trace_id: some.trace_id as string })).toEqual([some.trace_id])
    expect(await ids({ mc_seqno: Number(some.mc_seqno_end) })).toContain(some.trace_id)
    expect(await ids({ start_lt: some.end_lt as string, end_lt: some.end_lt as string })).toEqual([some.trace_id])
    const mine = allTraces.filter(({ transactions: inside = {} }) =>
      Object.values(inside).some(({ account }) => account === demo.main),
    )
    expect(await ids({ account: demo.main })).toEqual(mine.map(({ trace_id }) => trace_id))
  })
})

describe('actions', () => {
  const of = (type: string) => allActions.filter((action) => action.type === type)

  it('are those of the traces, and every one is found by its own id', async () => {
    const listed = allTraces.flatMap((trace) => trace.actions ?? []).map(({ action_id }) => action_id)
    expect([...listed].sort()).toEqual(allActions.map(({ action_id }) => action_id).sort())
    for (const action of allActions.slice(0, 40))
      expect(await actions({ action_id: action.action_id, include_accounts: true })).toEqual([action])
  })

  it('say what happened: all types, successes and failures', () => {
    const types = new Set(allActions.map(({ type }) => type))
    for (const type of [
      'ton_transfer',
      'call_contract',
      'contract_deploy',
      'jetton_transfer',
      'jetton_mint',
      'jetton_burn',
    ])
      expect(types).toContain(type)
    expect(of('call_contract').some(({ success }) => !success)).toBe(true)
    // A jetton transfer that fails at its first contract is a call that failed, as is its bounce a call.
    for (const type of ['ton_transfer', 'jetton_mint'])
      expect(new Set(of(type).map(({ success }) => success)), type).toEqual(new Set([true, false]))
    expect(
      allActions.find(({ details }) => (details as { destination?: string }).destination === demo.uninit),
    ).toMatchObject({
      type: 'ton_transfer',
      success: true,
    })
    expect(
      allActions.find(({ details }) => (details as { destination?: string }).destination === demo.bounced),
    ).toMatchObject({
      type: 'ton_transfer',
      success: false,
    })
  })

  it('agree with the lists of transfers and burns', async () => {
    const moved = (rows: { query_id: string; amount: string }[]) =>
      rows.map(({ query_id, amount }) => `${query_id} ${amount}`).sort()
    const listed = await transfers()
    const done = of('jetton_transfer').map(({ details }) => details as unknown as JettonTransfer)
    // A transfer that failed at its first contract is an action, and no row of the list.
    for (const row of moved(listed)) expect(moved(done)).toContain(row)
    expect(of('jetton_burn')).toHaveLength((await burns()).length)
  })

  it('are found by filters, and leave out other rows', async () => {
    const ids = async (params: Params) => (await actions(params)).map(({ action_id }) => action_id)
    const where = (test: (action: Action) => boolean | undefined) =>
      allActions.filter(test).map(({ action_id }) => action_id)
    expect(await ids({ account: demo.shop })).toEqual(where(({ accounts }) => accounts?.includes(demo.shop)))
    expect(await ids({ action_type: ['jetton_burn', 'jetton_mint'] })).toEqual(
      where(({ type }) => ['jetton_burn', 'jetton_mint'].includes(type)),
    )
    // Extra currencies differ only in answers: stored, and filtered, they are transfers.
    const isTransfer = ({ type }: Action) => type === 'ton_transfer' || type === 'extra_currency_transfer'
    expect(await ids({ action_type: 'ton_transfer' })).toEqual(where(isTransfer))
    expect(await ids({ exclude_action_type: 'ton_transfer' })).toEqual(where((action) => !isTransfer(action)))
    const [first] = allActions as [Action]
    expect(await ids({ tx_hash: first.transactions?.[0] as string })).toContain(first.action_id)
    expect(await ids({ trace_id: first.trace_id as string })).toContain(first.action_id)
    const [bare] = await actions({ limit: 1 })
    expect(bare).not.toHaveProperty('accounts')
    expect(bare).not.toHaveProperty('transactions_full')
    const [full] = await actions({ limit: 1, include_transactions: true })
    expect(hashes(full?.transactions_full ?? []).sort()).toEqual([...(full?.transactions ?? [])].sort())
  })
})

describe('jetton transfers', () => {
  it('are found by owner and direction, wallet and master', async () => {
    const every = await transfers()
    const where = (test: (row: JettonTransfer) => boolean) => every.filter(test)
    const mine = { owner_address: demo.main }
    expect(await transfers(mine)).toEqual(where((row) => [row.source, row.destination].includes(demo.main)))
    expect(await transfers({ ...mine, direction: 'in' })).toEqual(where((row) => row.destination === demo.main))
    expect(await transfers({ ...mine, direction: 'out' })).toEqual(where((row) => row.source === demo.main))
    expect(await transfers({ jetton_wallet: demo.mainDollarWallet })).toEqual(
      where((row) => row.source_wallet === demo.mainDollarWallet),
    )
    expect(await transfers({ jetton_master: demo.ticketJetton })).toEqual(
      where((row) => row.jetton_master === demo.ticketJetton),
    )
    // The old name: one value, and nonsense is no filter at all.
    expect(await transfers({ address: demo.anna })).toEqual(await transfers({ owner_address: demo.anna }))
    expect(await transfers({ address: 'nonsense' })).toEqual(every)
    expect(every.some(({ decoded_forward_payload }) => decoded_forward_payload?.['@type'] === 'text_comment')).toBe(
      true,
    )
    expect(every.some(({ transaction_aborted }) => transaction_aborted)).toBe(false)
  })
})

describe('decode', () => {
  it('decodes every body of the chain as its message does, by GET and by POST', async () => {
    const listed = allMessages.filter(
      ({ message_content }) => message_content?.decoded?.['@type'] && message_content.body,
    )
    const distinct = new Set(listed.map(({ message_content }) => message_content?.body as string))
    // The most that one request takes.
    const bodies = [...distinct].filter((body) => body.length < 2000).slice(0, 1000)
    expect(bodies.length).toBeGreaterThan(300)
    const init = {
      method: 'POST',
      body: JSON.stringify({ bodies, opcodes: ['0x178d4519', '21'] }),
      headers: { 'content-type': 'application/json' },
    }
    const posted = (await ask('v3/decode', {}, init)).body
    // Hex first: 21 is 0x21.
    expect(posted.opcodes).toEqual(['jetton_internal_transfer', 'unknown'])
    expect((await ask('v3/decode', { bodies: bodies.slice(0, 5) })).body.bodies).toEqual(posted.bodies.slice(0, 5))
    for (const [index, body] of bodies.entries()) {
      const decoded = listed.find(({ message_content }) => message_content?.body === body)?.message_content?.decoded
      if (decoded?.['@type'] === 'text_comment')
        expect(posted.bodies[index]).toEqual({ '@type': 'text_comment', text: decoded.comment })
      else expect(posted.bodies[index]).toEqual(decoded)
    }
    expect((await ask('v3/decode', { bodies: 'AAAA' })).body.bodies).toEqual([
      { error: 'unknown: failed to deserialize boc' },
    ])
  })
})
