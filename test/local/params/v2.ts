import { beginCell } from '@ton/core'
import type { V2Name } from '../../../src/contract/v2/calls.ts'
import { toFriendlyAddress } from '../../../src/core/values/address.ts'
import { toHexHash } from '../../../src/core/values/hash.ts'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import { signed } from '../signing.ts'
import { type Check, needed, refuses, spelled, type Table } from './checks.ts'
import { ask } from './demo.ts'
import { everyAddress, NOBODY, ZEROS } from './filters.ts'
import type { Row } from './row.ts'

const SHARD = '-9223372036854775808'
const NOT_READY = 'LITE_SERVER_NOTREADY: block is not in db'
const urlSafe = (hash: string) => hash.replaceAll('+', '-').replaceAll('/', '_')

/** A hash may be sent in every form, base64 without padding only as base64url. */
const everyHash = (hash: string) => [
  hash,
  toHexHash(hash),
  toHexHash(hash).toUpperCase(),
  urlSafe(hash),
  urlSafe(hash).replace('=', ''),
]

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const whole = { rows: (body: Row) => [body.result] }
const one = async (subject: Parameters<Check>[0], params: Row) => (await subject.rows(params))[0]
const expectTrue = (right: boolean, otherwise: string) => {
  if (!right) throw new Error(otherwise)
}
const differs =
  (name: string, value: Row, also: Row = {}): Check =>
  async (subject) =>
    expectTrue(
      !same(await one(subject, also), await one(subject, { ...also, [name]: value })),
      `${name} changes nothing.`,
    )
const wrong = (name: string, ...values: Row[]): Check[] =>
  values.map((value) => refuses({ [name]: value }, 422, `failed to parse ${name}`))

const address = (other: string, name = 'address', empty = 'empty address'): Check[] => [
  needed(name, 422, empty),
  refuses({ [name]: '' }, 422, empty),
  ...wrong(name, 'nobody', '0:12'),
  async (subject) => spelled(name, everyAddress(String(subject.base[name])))(subject),
  differs(name, other),
]
/** In answers that repeat the address as it was sent. */
const echoed = (other: string): Check[] => address(other).filter((_, index) => index !== 4)

const height: Check[] = [...wrong('seqno', 0, -1, 'x', 1.5), refuses({ seqno: 2_000_000 }, 500, NOT_READY)]

const { transactions } = (await ask('v3/transactions', { account: demo.main, limit: 1000 })).body
const [newest] = transactions
/** Of an account that nobody here sends for. */
const past: Row[] = (await ask('v3/transactions', { account: demo.anna, limit: 1000 })).body.transactions
const inner = transactions.find((row: Row) => row.in_msg.source !== null)
const { blocks } = (await ask('v3/blocks', { workchain: 0, limit: 1000 })).body
/** A block with several transactions, and another one. */
const full = blocks.reduce((a: Row, b: Row) => (b.tx_count > a.tx_count ? b : a))
const other = blocks.find((row: Row) => row.seqno !== full.seqno)
const ends = { source: inner.in_msg.source, destination: inner.account, created_lt: inner.in_msg.created_lt }

const blockBase = { workchain: 0, shard: SHARD, seqno: full.seqno }
const blockParams: Table['params'] = {
  workchain: [
    needed('workchain', 422, 'workchain required'),
    ...wrong('workchain', 'x', 0.5),
    refuses({ workchain: 5 }, 500, NOT_READY),
    differs('workchain', -1),
  ],
  shard: [
    needed('shard', 422, 'shard required'),
    ...wrong('shard', 'all', '0x8000000000000000', '9223372036854775808'),
    refuses({ shard: '4611686018427387904' }, 500, NOT_READY),
  ],
  seqno: [needed('seqno', 422, 'seqno required'), ...height, differs('seqno', other.seqno)],
}
const named: Table['params'] = {
  ...blockParams,
  root_hash: [
    ...wrong('root_hash', 'short', `${'+'.repeat(43)}`),
    // Alone it is not used; together they must be those of the block.
    async (subject) => spelled('root_hash', [ZEROS, full.root_hash])(subject),
    async (subject) => spelled('root_hash', everyHash(full.root_hash), { file_hash: full.file_hash })(subject),
    refuses({ root_hash: ZEROS, file_hash: full.file_hash }, 500, NOT_READY),
  ],
  file_hash: [
    ...wrong('file_hash', 'short'),
    async (subject) => spelled('file_hash', [ZEROS, full.file_hash])(subject),
    async (subject) => spelled('file_hash', everyHash(full.file_hash), { root_hash: full.root_hash })(subject),
    refuses({ file_hash: ZEROS, root_hash: full.root_hash }, 500, NOT_READY),
  ],
}

const idOf = (row: Row) => row.account.split(':').at(-1).toUpperCase()
const ltOf = (row: Row) => row.lt ?? row.transaction_id.lt
/** From the cursor on: by account, then logical time. */
const after: Check = async (subject) => {
  const all = (await one(subject, {})).transactions
  expectTrue(all.length > 2, 'The block has too few.')
  const [cursor] = all
  for (const after_hash of [idOf(cursor), `0:${idOf(cursor)}`, toFriendlyAddress(`0:${idOf(cursor)}`)]) {
    const rest = (await one(subject, { after_lt: ltOf(cursor), after_hash })).transactions
    expectTrue(same(rest, all.slice(1)), `after ${after_hash}`)
  }
}
const page: Table['params'] = {
  ...named,
  after_lt: [
    after,
    ...wrong('after_lt', 'x', -1),
    refuses({ after_lt: 1 }, 422, 'after_lt and after_hash should be used together'),
  ],
  after_hash: [
    after,
    ...wrong('after_hash', 'short'),
    refuses({ after_hash: ZEROS }, 422, 'after_lt and after_hash should be used together'),
  ],
  count: [
    ...wrong('count', 0, 10_001, 'x'),
    async (subject) => {
      const all = await one(subject, {})
      expectTrue(all.req_count === 40 && !all.incomplete, 'By default 40.')
      const two = await one(subject, { count: 2 })
      expectTrue(same(two.transactions, all.transactions.slice(0, 2)), 'The first two.')
      expectTrue(two.req_count === 2 && two.incomplete, 'There are more.')
    },
  ],
}

const listOf = (result: Row): Row[] => result.transactions ?? result
const history: Table['params'] = {
  address: [
    needed('address', 422, 'empty address'),
    ...wrong('address', 'nobody'),
    spelled('address', everyAddress(demo.anna)),
    differs('address', demo.shop),
  ],
  limit: [
    ...wrong('limit', 0, 1001, 'x', 1.5),
    async (subject) => {
      const all = listOf(await one(subject, { limit: 1000 }))
      expectTrue(listOf(await one(subject, {})).length === 10, 'By default ten.')
      expectTrue(same(listOf(await one(subject, { limit: 3 })), all.slice(0, 3)), 'The newest three.')
      expectTrue(all.length === past.length, 'All of them.')
    },
  ],
  lt: [
    ...wrong('lt', 'x', -1),
    refuses({ lt: past[0]?.lt }, 422, 'failed to validate request: lt and hash are needed both or none'),
    refuses({ lt: 5, hash: ZEROS }, 500, 'LITE_SERVER_UNKNOWN: cannot compute block with specified transaction'),
    async (subject) => {
      const { lt, hash } = past[7]
      const found = listOf(await one(subject, { lt, hash }))
      expectTrue(found[0].transaction_id.hash === hash, 'The one that is named comes too.')
      expectTrue(same(await one(subject, { lt: 0 }), await one(subject, {})), '0 counts as absent.')
    },
  ],
  hash: [
    ...wrong('hash', 'short'),
    refuses({ hash: past[0]?.hash }, 422, 'failed to validate request: lt and hash are needed both or none'),
    spelled('hash', everyHash(past[7].hash), { lt: past[7].lt }),
  ],
  to_lt: [
    ...wrong('to_lt', 'x'),
    async (subject) => {
      const { lt } = past[4]
      const found = listOf(await one(subject, { to_lt: lt }))
      // Exclusive.
      expectTrue(found.length === 4 && found.every((row) => BigInt(row.transaction_id.lt) > BigInt(lt)), 'Down to it.')
    },
  ],
  archival: [...wrong('archival', 'maybe'), spelled('archival', [true, false, 'on', 'no', 1])],
}

const located: Table['params'] = {
  source: [
    needed('source', 422, 'empty source address'),
    ...wrong('source', 'nobody'),
    spelled('source', everyAddress(ends.source)),
    refuses({ source: NOBODY }, 404, 'transaction was not found'),
  ],
  destination: [
    needed('destination', 422, 'empty destination address'),
    ...wrong('destination', 'nobody'),
    spelled('destination', everyAddress(ends.destination)),
    refuses({ destination: NOBODY }, 404, 'transaction was not found'),
  ],
  created_lt: [
    needed('created_lt', 422, 'failed to parse created_lt'),
    ...wrong('created_lt', 'x', -1),
    refuses({ created_lt: 1 }, 404, 'transaction was not found'),
  ],
}

const account: Table = {
  ...whole,
  base: { address: demo.main },
  params: { address: address(demo.shop), seqno: [...height, differs('seqno', 60)] },
}
const token = (raw: string) => ({ address: raw })

const { body } = await signed({ ask }, 'main', [])
const forged = beginCell().storeUint(7, 32).endCell().toBoc().toString('base64')
const nobody = beginCell().storeAddress(null).endCell().toBoc().toString('base64')
const boc: Check[] = [
  needed('boc', 422, 'empty boc'),
  refuses({ boc: '' }, 422, 'empty boc'),
  ...wrong('boc', 'x', 'te6c-_'),
  refuses({ boc: 'AAAA' }, 400, 'Failed to parse message: not a bag of cells'),
  async ({ answer }) => {
    const { status } = await answer({ boc: (await signed({ ask }, 'main', [])).boc })
    expectTrue(status === 200, 'A signed message is taken.')
  },
]
const method = (slice: Row, number: Row): Table => ({
  ...whole,
  base: { address: demo.dollarJetton, method: 'get_jetton_data', stack: [] },
  params: {
    address: address(demo.acornJetton),
    method: [
      needed('method', 422, 'failed to parse method'),
      ...wrong('method', '', 1.5, true),
      spelled('method', ['get_jetton_data', 106_029, '106029']),
      differs('method', 'no_such_method'),
    ],
    stack: [
      async (subject) => {
        const { exit_code, stack } = await one(subject, { method: 'get_wallet_address', stack: [slice] })
        expectTrue(exit_code === 0 && stack.length === 1, 'A wallet address.')
        expectTrue((await one(subject, { method: 'get_wallet_address' })).exit_code === 2, 'Nothing to take.')
        expectTrue((await one(subject, { method: 'seqno', stack: [number] })).exit_code === 11, 'No such method.')
      },
      refuses({ stack: 'x' }, 422, 'Stack should be array'),
    ],
    seqno: [
      ...wrong('seqno', 0, 'x'),
      refuses({ seqno: 2_000_000 }, 500, NOT_READY),
      async (subject) =>
        expectTrue((await one(subject, { seqno: 1 })).exit_code === -13, 'In the first block it had no code.'),
    ],
  },
})

const { result: config } = (await ask('v2/getConfigParam', { config_id: 20 })).body
const all = { ...whole, base: {} }

/** What every param of v2 does, by the name of its endpoint. */
export const v2Table: Readonly<Record<Exclude<V2Name, 'jsonRPC'>, Table>> = {
  getAddressInformation: account,
  getExtendedAddressInformation: account,
  getWalletInformation: account,
  getAddressBalance: account,
  getAddressState: {
    ...account,
    params: { address: address(NOBODY), seqno: [...height, differs('seqno', 1, { address: demo.dollarJetton })] },
  },
  getTokenData: {
    ...whole,
    base: token(demo.dollarJetton),
    params: {
      address: [...echoed(demo.acornJetton), refuses(token(demo.main), 409, 'Smart contract is not Jetton or NFT')],
      seqno: [...height, refuses({ seqno: 1 }, 409, 'Smart contract is not Jetton or NFT')],
    },
  },
  getMasterchainInfo: { ...all, params: {} },
  getMasterchainBlockSignatures: {
    ...whole,
    base: { seqno: 7 },
    params: { seqno: [needed('seqno', 422, 'seqno required'), ...height, differs('seqno', 8)] },
  },
  getShardBlockProof: {
    ...whole,
    base: blockBase,
    params: {
      ...blockParams,
      from_seqno: [
        ...wrong('from_seqno', -1, 'x'),
        refuses({ from_seqno: 2_000_000 }, 500, NOT_READY),
        differs('from_seqno', full.masterchain_block_ref.seqno),
        async (subject) =>
          expectTrue(same(await one(subject, { from_seqno: 0 }), await one(subject, {})), '0 counts as absent.'),
      ],
    },
  },
  getConsensusBlock: { ...all, params: {} },
  lookupBlock: {
    ...whole,
    base: { workchain: 0, shard: SHARD, seqno: full.seqno },
    params: {
      workchain: [needed('workchain', 422, 'workchain required'), ...wrong('workchain', 'x'), differs('workchain', -1)],
      shard: [
        needed('shard', 422, 'shard required'),
        ...wrong('shard', 'all'),
        refuses({ shard: '1' }, 500, 'LITE_SERVER_UNKNOWN: block not found: no block with these properties'),
      ],
      seqno: [
        ...wrong('seqno', 0, 'x'),
        differs('seqno', other.seqno),
        needed('seqno', 422, 'exactly one of seqno, lt, unixtime should be specified'),
      ],
      lt: [
        ...wrong('lt', 'x', -1),
        refuses({ lt: 1 }, 422, 'exactly one of seqno, lt, unixtime should be specified'),
        async ({ answer, base }) => {
          const { seqno: _, ...place } = base
          for (const lt of [full.start_lt, full.end_lt])
            expectTrue((await answer({ ...place, lt })).body.result.seqno === full.seqno, `lt ${lt}`)
        },
      ],
      unixtime: [
        ...wrong('unixtime', 'x', -1),
        refuses({ unixtime: 1 }, 422, 'exactly one of seqno, lt, unixtime should be specified'),
        async ({ answer, base }) => {
          const { seqno: _, ...place } = base
          const { result } = (await answer({ ...place, unixtime: Number(full.gen_utime) })).body
          expectTrue(result.seqno === full.seqno, 'The block of that moment.')
        },
      ],
    },
  },
  getShards: {
    ...whole,
    base: { seqno: 7 },
    params: { seqno: [needed('seqno', 422, 'seqno required'), ...height, differs('seqno', 8)] },
  },
  getBlockHeader: { ...whole, base: blockBase, params: named },
  getOutMsgQueueSize: { ...all, params: {} },
  getBlockTransactions: { ...whole, base: blockBase, params: page },
  getBlockTransactionsExt: { ...whole, base: blockBase, params: page },
  getTransactions: { ...whole, base: { address: demo.anna }, params: history },
  getTransactionsStd: { ...whole, base: { address: demo.anna }, params: history },
  tryLocateTx: { ...whole, base: ends, params: located },
  tryLocateResultTx: { ...whole, base: ends, params: located },
  tryLocateSourceTx: { ...whole, base: ends, params: located },
  sendBoc: { ...all, params: { boc } },
  sendBocReturnHash: { ...all, params: { boc } },
  estimateFee: {
    ...whole,
    base: { address: demo.main, body },
    params: {
      address: address(demo.shop).slice(0, -1),
      body: [
        needed('body', 422, 'failed to parse body'),
        ...wrong('body', 'x'),
        refuses({ body: 'AAAA' }, 400, 'Failed to parse body: not a bag of cells'),
        async ({ answer, base }) => {
          const { status, body } = await answer({ ...base, body: forged })
          expectTrue(status === 200 && body.result.source_fees.gas_fee === 0, 'The wallet refuses what is no request.')
        },
      ],
      init_code: [
        ...wrong('init_code', 'x'),
        refuses({ init_code: 'AAAA' }, 400, 'Failed to parse init_code: not a bag of cells'),
        spelled('init_code', ['', '']),
      ],
      init_data: [
        ...wrong('init_data', 'x'),
        refuses({ init_code: forged, init_data: 'AAAA' }, 400, 'Failed to parse init_data: not a bag of cells'),
      ],
      ignore_chksig: [
        ...wrong('ignore_chksig', 'maybe'),
        async (subject) =>
          expectTrue(same(await one(subject, {}), await one(subject, { ignore_chksig: true })), 'By default.'),
      ],
    },
  },
  runGetMethod: method(['tvm.Slice', nobody], ['num', '7']),
  runGetMethodStd: method(
    { '@type': 'tvm.stackEntrySlice', slice: { '@type': 'tvm.slice', bytes: nobody } },
    { '@type': 'tvm.stackEntryNumber', number: { '@type': 'tvm.numberDecimal', number: '7' } },
  ),
  detectAddress: { ...whole, base: { address: demo.main }, params: { address: echoed(demo.shop) } },
  detectHash: {
    ...whole,
    base: { hash: newest.hash },
    params: {
      hash: [
        needed('hash', 422, 'failed to parse hash'),
        ...wrong('hash', 'short', '', `${'+'.repeat(43)}`),
        spelled('hash', everyHash(newest.hash)),
        differs('hash', ZEROS),
      ],
    },
  },
  packAddress: { ...whole, base: { address: demo.main }, params: { address: echoed(demo.shop) } },
  unpackAddress: { ...whole, base: { address: demo.main }, params: { address: address(demo.shop) } },
  getConfigParam: {
    ...whole,
    base: { config_id: 20 },
    params: {
      config_id: [
        needed('config_id', 422, 'failed to parse config_id'),
        ...wrong('config_id', -1, 'x'),
        refuses({ config_id: 77 }, 500, 'LITE_SERVER_UNKNOWN: config parameter 77 is not there'),
        refuses({ param: 20 }, 422, 'only one of config_id or param should be specified'),
        differs('config_id', 21),
        async ({ answer }) =>
          expectTrue(same((await answer({ param: 20 })).body.result, config), 'Under its old name too.'),
      ],
      // The configuration never changes here.
      seqno: [...height, spelled('seqno', [3, 60])],
    },
  },
  getConfigAll: { ...all, params: { seqno: [...height, spelled('seqno', [3, 60])] } },
  getLibraries: {
    ...all,
    params: {
      libraries: [
        // Comma lists are not split, and hashes that nobody has are left out.
        ...wrong('libraries', 'short', [ZEROS, 'short'], `${ZEROS},${ZEROS}`),
        spelled('libraries', [ZEROS, [ZEROS, newest.hash]]),
      ],
    },
  },
}
