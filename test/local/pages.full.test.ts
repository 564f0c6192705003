import { describe, expect, it } from 'vitest'
import type { AnyEndpoint, PaginatedEndpoint } from '../../src/core/endpoint.ts'
import * as v2Records from '../../src/endpoints/v2.ts'
import * as v3Records from '../../src/endpoints/v3.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'

const { ask } = asking()
type Params = Readonly<Record<string, string | number | boolean>>
// biome-ignore lint/suspicious/noExplicitAny: lists of every shape
type Any = any
type List = PaginatedEndpoint<Any, Any, string, Any>

const all: Any[] = (await ask('v3/transactions', { limit: 1000 })).body.transactions
const bySize = new Map<number, number>()
for (const { mc_block_seqno } of all) bySize.set(mc_block_seqno, (bySize.get(mc_block_seqno) ?? 0) + 1)
const [seqno = 0] = [...bySize].sort(([, a], [, b]) => b - a)[0] ?? []
const shard = '-9223372036854775808'

/** What a list is asked beside its page: enough to have rows. */
const asked: Readonly<Record<string, readonly Params[]>> = {
  'v3 transactionsByMasterchainBlock': [{ seqno }],
  'v3 transactionsByMessage': [{ opcode: '0x0f8a7ea5' }],
  'v3 masterchainBlockShards': [{ seqno }],
  'v3 dnsRecords': [{ wallet: demo.main }],
  'v3 dnsActiveAuctions': [{ bidder: demo.main }],
  'v3 transactions': [{}, { account: demo.main }, { account: demo.main, sort: 'asc' }],
  'v3 messages': [{}, { destination: demo.main }, { sort: 'asc' }],
  'v3 actions': [{}, { account: demo.main }, { sort: 'asc' }],
  'v3 traces': [{}, { account: demo.main }, { sort: 'asc' }],
  'v3 blocks': [{}, { workchain: 0, sort: 'asc' }],
  'v3 jettonWallets': [{}, { owner_address: demo.main, sort: 'desc' }, { sort: 'asc' }],
  'v3 jettonTransfers': [{}, { owner_address: demo.main }, { sort: 'asc' }],
  'v3 nftItems': [{}, { collection_address: demo.postcards }, { owner_address: demo.main, include_on_sale: true }],
  'v3 nftTransfers': [{}, { sort: 'asc' }],
  'v3 validatorCycles': [{}, { sort: 'asc' }],
  'v2 getTransactions': [{ address: demo.main }],
  'v2 getTransactionsStd': [{ address: demo.main }],
  'v2 getBlockTransactions': [{ workchain: 0, shard, seqno }],
  'v2 getBlockTransactionsExt': [{ workchain: 0, shard, seqno }],
}

/** Lists of what this chain has none of. */
const empty: readonly string[] = [
  'v3 nominatorPoolNominatorEvents',
  'v3 nominatorPoolNominatorRewards',
  'v3 nominatorPoolValidatorEvents',
  'v3 nominatorPoolValidatorRewards',
  'v3 validatorEvents',
  'v3 validatorElections',
  'v3 validatorComplaints',
  'v3 multisigOrders',
  'v3 multisigWallets',
  'v3 vesting',
]

const nameOf = ({ generation, name }: AnyEndpoint) => `${generation} ${name}`
const lists = [...Object.values(v3Records), ...Object.values(v2Records)].filter(
  (record): record is List => typeof record === 'object' && 'pagination' in record,
)
const cases = lists
  .filter((record) => !empty.includes(nameOf(record)))
  .flatMap((record) => (asked[nameOf(record)] ?? [{}]).map((params) => [nameOf(record), params, record] as const))

async function fetchPage({ generation, path }: List, params: Params): Promise<Any> {
  const { status, body } = await ask(`${generation}${path}`, params)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return generation === 'v2' ? body.result : body
}
/** The param that says how long a page is. */
const sized = ({ params }: List, size: number): Params => ('limit' in params.shape ? { limit: size } : { count: size })

/** Every row, in pages as long as there are; read once for each list and its params. */
const wholes = new Map<string, Promise<Any[]>>()
function whole(record: List, params: Params): Promise<Any[]> {
  const key = `${nameOf(record)} ${JSON.stringify(params)}`
  const known = wholes.get(key) ?? readWhole(record, params)
  wholes.set(key, known)
  return known
}

async function readWhole(record: List, params: Params): Promise<Any[]> {
  const { rows, rowKey, first, next, maxLimit, most } = record.pagination
  const own = { ...params, ...sized(record, Math.min(maxLimit, most?.(params) ?? maxLimit, 1000)) }
  const found = new Map<string, Any>()
  for (let cursor: Params | undefined = first as Params; cursor; ) {
    const at: Params = { ...own, ...cursor }
    const page: Any = await fetchPage(record, at)
    for (const row of rows(page)) found.set(rowKey(row), row)
    cursor = next(page, at, own) as Params | undefined
  }
  return [...found.values()]
}

describe('every list', () => {
  it('is walked here, or is of what there is none of', () => {
    const names = lists.map(nameOf)
    expect(Object.keys(asked).filter((name) => !names.includes(name))).toEqual([])
    expect(empty.filter((name) => !names.includes(name))).toEqual([])
    expect(cases.length).toBeGreaterThan(25)
  })

  it.each(cases)('%s %j has its pages one after the other, whatever their size', async (_, params, record) => {
    const { rowKey, first, next, rows, pastTheEnd } = record.pagination
    const every = await whole(record, params)
    const keys = every.map(rowKey)
    expect(every.length).toBeGreaterThan(0)
    for (const size of every.length > 400 ? [97] : every.length > 40 ? [17] : [1, 3]) {
      const walked = new Set<string>()
      const own = { ...params, ...sized(record, size) }
      let cursor: Params | undefined = first as Params
      for (let pages = 0; cursor && pages < 200; pages++) {
        const at: Params = { ...own, ...cursor }
        const { generation, path } = record
        const { status, body } = await ask(`${generation}${path}`, at)
        const page: Any = status === 404 && pastTheEnd ? pastTheEnd() : generation === 'v2' ? body.result : body
        expect(status === 200 || !!pastTheEnd).toBe(true)
        // A row repeated at an edge is the same row, and rows keep their order.
        for (const row of rows(page)) walked.add(rowKey(row))
        cursor = next(page, at, own) as Params | undefined
      }
      expect(cursor).toBeUndefined()
      expect([...walked]).toEqual(keys)
    }
  })

  const offsets = cases.filter(([, , { params }]) => 'offset' in params.shape)
  it.each(offsets)('%s %j is cut by offsets without gap or overlap', async (_, params, record) => {
    const { rowKey, rows } = record.pagination
    const keys = (await whole(record, params)).map(rowKey)
    const size = Math.max(1, Math.ceil(keys.length / 5))
    const cut: string[] = []
    for (let offset = 0; offset < keys.length; offset += size)
      cut.push(...rows(await fetchPage(record, { ...params, limit: size, offset })).map(rowKey))
    expect(cut).toEqual(keys)
  })
})

/** Everything under a name in an answer, at any depth. */
function* under(value: Any, ...names: string[]): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (names.includes(name)) for (const one of [inner].flat()) if (typeof one === 'string') yield one
    yield* under(inner, ...names)
  }
}

describe('hashes in lists', async () => {
  const answers = await Promise.all(
    cases.map(([, params, record]) => fetchPage(record, { ...params, ...sized(record, 100) })),
  )
  const found = (...names: string[]) => [...new Set(answers.flatMap((answer) => [...under(answer, ...names)]))]
  const inBatches = async (path: string, param: string, keys: string[], rows: string): Promise<Any[]> => {
    const got: Any[] = []
    for (let start = 0; start < keys.length; start += 200)
      got.push(...(await ask(path, { limit: 1000, [param]: keys.slice(start, start + 200) })).body[rows])
    return got
  }

  it('of transactions are found', async () => {
    const hashes = found('transaction_hash', 'transactions', 'last_transaction_hash', 'transactions_order', 'tx_hash')
    expect(hashes.length).toBeGreaterThan(100)
    const rows = await inBatches('v3/transactions', 'hash', hashes, 'transactions')
    expect(rows.map(({ hash }) => hash).sort()).toEqual([...hashes].sort())
  })

  it('of messages are found, by the plain hash and the normalized', async () => {
    const hashes = found('in_msg_hash', 'external_hash', 'trace_external_hash')
    const rows = await inBatches('v3/messages', 'msg_hash', hashes, 'messages')
    expect(rows.map(({ hash }) => hash).sort()).toEqual([...hashes].sort())
    const norms = found('hash_norm', 'trace_external_hash_norm')
    const normal = await inBatches('v3/messages', 'msg_hash', norms, 'messages')
    expect([...new Set(normal.map(({ hash_norm }) => hash_norm))].sort()).toEqual([...norms].sort())
  })

  it('of traces and actions are found', async () => {
    const ids = found('trace_id')
    const rows = await inBatches('v3/traces', 'trace_id', ids, 'traces')
    expect(rows.map(({ trace_id }) => trace_id).sort()).toEqual([...ids].sort())
    const actions = found('action_id')
    const answered = await inBatches('v3/actions', 'action_id', actions, 'actions')
    expect(answered.map(({ action_id }) => action_id).sort()).toEqual([...actions].sort())
  })

  it('of blocks are found', async () => {
    const hashes = found('root_hash')
    expect(hashes.length).toBeGreaterThan(50)
    for (const root_hash of hashes.slice(0, 60)) {
      const { blocks } = (await ask('v3/blocks', { root_hash })).body
      // v2 names blocks with the same hashes.
      expect(blocks).toMatchObject([{ root_hash }])
      const [{ workchain, seqno, file_hash }] = blocks
      const { result } = (await ask('v2/lookupBlock', { workchain, shard, seqno })).body
      expect(result).toMatchObject({ root_hash, file_hash })
    }
  })
})

describe('lists and single reads agree', () => {
  it('on every account', async () => {
    const accounts: Any[] = []
    for (const [, address] of Object.entries(demo)) {
      const { body } = await ask('v3/accountStates', { address })
      accounts.push(...body.accounts)
    }
    expect(accounts.length).toBeGreaterThan(20)
    const { wallets } = (await ask('v3/walletStates', { address: accounts.map(({ address }) => address) })).body
    const top = new Map<string, string>(
      (await ask('v3/topAccountsByBalance', { limit: 1000 })).body.map((row: Any) => [row.account, row.balance]),
    )
    for (const state of accounts) {
      const { address, balance, last_transaction_lt, last_transaction_hash, status } = state
      const one = (await ask('v3/addressInformation', { address })).body
      expect(one).toMatchObject({ balance, last_transaction_lt })
      if (last_transaction_hash) expect(one.last_transaction_hash).toBe(last_transaction_hash)
      expect(wallets.find((row: Any) => row.address === address)).toMatchObject({
        balance,
        status,
        last_transaction_lt,
      })
      expect(top.get(address)).toBe(balance)
      const v2 = async (method: string) => (await ask(`v2/${method}`, { address })).body.result
      expect(await v2('getAddressBalance')).toBe(balance)
      expect(await v2('getAddressInformation')).toMatchObject({ balance, code: state.code_boc ?? '' })
      const [newest] = (await ask('v3/transactions', { account: address, limit: 1 })).body.transactions
      expect(newest?.hash ?? null).toBe(last_transaction_hash)
      const [first] = await v2('getTransactions')
      expect(first?.transaction_id.hash ?? null).toBe(last_transaction_hash)
    }
  })

  it('on every transaction of a page, in both generations', async () => {
    for (const row of all.slice(0, 40)) {
      expect((await ask('v3/transactions', { hash: row.hash })).body.transactions).toEqual([row])
      const { result } = (
        await ask('v2/getTransactions', { address: row.account, lt: row.lt, hash: row.hash, limit: 1 })
      ).body
      expect(result).toMatchObject([{ utime: row.now, transaction_id: { lt: row.lt, hash: row.hash } }])
      const inBlock = (await ask('v3/transactionsByMasterchainBlock', { seqno: row.mc_block_seqno, limit: 1000 })).body
      expect(inBlock.transactions).toContainEqual(row)
    }
  })

  it('on jettons, items and domains', async () => {
    const rows = async (path: string, name: string, params: Params = {}): Promise<Any[]> =>
      (await ask(`v3/${path}`, { limit: 1000, ...params })).body[name]
    for (const wallet of (await rows('jetton/wallets', 'jetton_wallets')).slice(0, 40)) {
      expect(await rows('jetton/wallets', 'jetton_wallets', { address: wallet.address })).toEqual([wallet])
      const { result } = (await ask('v2/getTokenData', { address: wallet.address })).body
      expect(result).toMatchObject({ contract_type: 'jetton_wallet', balance: wallet.balance })
    }
    for (const master of await rows('jetton/masters', 'jetton_masters')) {
      const { result } = (await ask('v2/getTokenData', { address: master.address })).body
      expect(result).toMatchObject({ contract_type: 'jetton_master', total_supply: master.total_supply })
    }
    for (const item of (await rows('nft/items', 'nft_items')).slice(0, 40)) {
      expect(await rows('nft/items', 'nft_items', { address: item.address })).toEqual([item])
      const { result } = (await ask('v2/getTokenData', { address: item.address })).body
      expect(result).toMatchObject({ contract_type: 'nft_item', index: item.index })
      if (!item.content.domain) continue
      const [record] = await rows('dns/records', 'records', { domain: item.content.domain })
      expect(record).toMatchObject({ nft_item_address: item.address, nft_item_owner: item.owner_address })
      expect(result.content.domain).toBe(item.content.domain)
    }
  })
})
