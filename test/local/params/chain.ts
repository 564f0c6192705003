import type { V3Name } from '../../../src/contract/v3/calls.ts'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import {
  badSort,
  bounds,
  type Check,
  embeds,
  ignored,
  keeps,
  limit,
  middle,
  needed,
  type Params,
  refuses,
  sort,
  spelled,
  type Table,
} from './checks.ts'
import { ask } from './demo.ts'
import type { Facts } from './facts.ts'
import {
  byAddress,
  byAddresses,
  byHash,
  byHashes,
  everyHash,
  expectNone,
  fixed,
  hasMessage,
  listed,
  lt,
  messagesOf,
  paging,
  two,
  unknownBlock,
  ZEROS,
} from './filters.ts'
import type { Row } from './row.ts'

const takesPart = (row: Row, account: string) => row.accounts?.includes(account)
const inTrace = ({ transactions }: Row) => Object.values(transactions) as Row[]
const endOf = bounds(
  (row) => BigInt(row.trace_end_lt ?? row.end_lt),
  (row) => row.trace_end_utime ?? row.end_utime,
)
/** Extra currencies differ only in answers. */
const stored = ({ type }: Row) => (type === 'extra_currency_transfer' ? 'ton_transfer' : type)

/** The names decide whether an action is whole or in parts. `latest` is the default, and `v1` is always included. */
const supported =
  (actionsOf: (row: Row) => Row[], also: Params = {}): Check =>
  async ({ rows }) => {
    const actions = async (asked: Params) => (await rows({ ...also, ...asked })).flatMap(actionsOf)
    const has = (all: Row[], type: string) => all.some((action) => action.type === type)
    const plain = await actions({})
    if (!has(plain, 'nft_purchase') || !has(plain, 'dns_release')) throw new Error('By default all are understood.')
    for (const [names, purchase, release] of [
      ['latest', true, true],
      [['v1', 'v5'], true, true],
      ['nft.v3', true, true],
      ['v2', false, false],
      ['nobody_has_this', false, false],
      ['dns', false, true],
      [['jettons', 'nft_purchase'], true, false],
      // A comma list is no list of texts.
      ['nft_purchase,v5', false, false],
    ] as const) {
      const found = await actions({ supported_action_types: names })
      if (has(found, 'nft_purchase') !== purchase || has(found, 'dns_release') !== release) throw new Error(`${names}`)
      if ((found.length === plain.length) !== (purchase && release)) throw new Error(`${names}: ${found.length} rows`)
    }
  }

/** Params of the lists of what happened, by endpoint. */
export const chainTable = (facts: Facts) =>
  ({
    actions: {
      ...listed('actions', { include_accounts: true }),
      params: {
        account: byAddress('account', demo.shop, (row) => takesPart(row, demo.shop)),
        tx_hash: byHashes(
          'tx_hash',
          (rows) => two(rows, ({ transactions }) => transactions.at(-1)),
          (row, hash) => row.transactions.includes(hash),
        ),
        msg_hash: [
          async ({ rows }) => {
            const [full] = await rows({ include_transactions: true, action_type: 'jetton_transfer', limit: 1 })
            const { hash } = full.transactions_full[0].in_msg
            const found = await rows({ msg_hash: hash })
            if (!found.some(({ action_id }: Row) => action_id === full.action_id))
              throw new Error('Its message finds it not.')
            const tests = found.every(({ trace_id }: Row) => trace_id === full.trace_id)
            if (!tests) throw new Error('Another trace has the message.')
          },
          async ({ rows }) => expectNone(await rows({ msg_hash: ZEROS })),
        ],
        action_id: byHashes(
          'action_id',
          (rows) => two(rows, ({ action_id }) => action_id),
          (row, hash) => row.action_id === hash,
        ),
        trace_id: byHashes(
          'trace_id',
          (rows) => two(rows, ({ trace_id }) => trace_id),
          (row, hash) => row.trace_id === hash,
        ),
        mc_seqno: [
          keeps(
            'mc_seqno',
            (rows) => middle(rows).trace_mc_seqno_end,
            (row, seqno) => row.trace_mc_seqno_end === seqno,
          ),
          unknownBlock('mc_seqno'),
        ],
        ...endOf,
        action_type: [
          keeps('action_type', 'jetton_burn', ({ type }) => type === 'jetton_burn'),
          keeps('action_type', 'ton_transfer', (row) => stored(row) === 'ton_transfer'),
          keeps('action_type', ['jetton_burn', 'nft_mint'], ({ type }) => ['jetton_burn', 'nft_mint'].includes(type)),
          // A comma list is no list of texts.
          refuses({ action_type: 'jetton_burn,nft_mint' }, 422, 'action_type contains invalid characters'),
          refuses({ action_type: "' or 1=1" }, 422, 'action_type contains invalid characters'),
        ],
        exclude_action_type: [
          keeps(
            'exclude_action_type',
            ['ton_transfer', 'nft_mint'],
            (row) => !['ton_transfer', 'nft_mint'].includes(stored(row)),
          ),
          refuses({ exclude_action_type: 'a b' }, 422, 'exclude_action_type contains invalid characters'),
        ],
        supported_action_types: supported((row) => [row]),
        include_accounts: async ({ answer }) => {
          const [bare] = (await answer({ limit: 1 })).body.actions
          const [full] = (await answer({ limit: 1, include_accounts: true })).body.actions
          if ('accounts' in bare || !full.accounts.length)
            throw new Error('Accounts come when asked for, and only then.')
        },
        include_transactions: embeds(
          'include_transactions',
          'transactions_full',
          ({ transactions, transactions_full }) => {
            const full = transactions_full.map(({ hash }: Row) => hash).sort()
            if (JSON.stringify(full) !== JSON.stringify([...transactions].sort()))
              throw new Error('Other transactions.')
            return true
          },
        ),
        ...paging(),
        sort: sort((row) => BigInt(row.trace_end_lt)),
      },
    },
    balanceChanges: {
      base: { trace_id: facts.innerTrace },
      rows: (body) => [body],
      params: {
        trace_id: [
          ({ base, rows, ...rest }) => spelled('trace_id', everyHash(String(base.trace_id)))({ base, rows, ...rest }),
          refuses({ trace_id: ZEROS }, 404, 'trace or action not found'),
          needed('trace_id', 400, 'trace_id or action_id is required'),
        ],
        action_id: [
          async ({ rows, base, answer }) => {
            const { actions } = (await ask('v3/actions', base)).body
            const [action] = actions
            const [narrow] = await rows({ action_id: action.action_id })
            if (!Object.keys(narrow.changes).length) throw new Error('The action changes nothing.')
            const alone = (await answer({ action_id: action.action_id })).body
            if (JSON.stringify(alone) !== JSON.stringify(narrow))
              throw new Error('The trace changes what an action does.')
          },
          ({ answer }) =>
            refuses({ action_id: ZEROS }, 404, 'trace or action not found')({ answer, base: {} } as never),
        ],
      },
    },
    traces: {
      ...listed('traces'),
      params: {
        account: [
          ...byAddress('account', demo.shop, (row) => inTrace(row).some(({ account }) => account === demo.shop)),
          refuses(
            { account: demo.main, tx_hash: ZEROS },
            422,
            'only one of account, trace_id, tx_hash, msg_hash should be specified',
          ),
        ],
        trace_id: byHashes(
          'trace_id',
          (rows) => two(rows, ({ trace_id }) => trace_id),
          (row, hash) => row.trace_id === hash,
        ),
        tx_hash: byHashes(
          'tx_hash',
          (rows) => two(rows, ({ transactions_order }) => transactions_order.at(-1)),
          (row, hash) => row.transactions_order.includes(hash),
        ),
        msg_hash: byHashes(
          'msg_hash',
          (rows) => two(rows, (row) => inTrace(row).at(-1)?.in_msg?.hash),
          (row, hash) => inTrace(row).some((inside) => hasMessage(inside, hash)),
        ),
        mc_seqno: [
          keeps(
            'mc_seqno',
            (rows) => middle(rows).mc_seqno_end,
            (row, seqno) => row.mc_seqno_end === seqno,
          ),
          unknownBlock('mc_seqno'),
        ],
        ...endOf,
        include_actions: embeds('include_actions', 'actions', ({ actions }) => actions.length),
        supported_action_types: supported(({ actions }) => actions, { include_actions: true }),
        ...paging(),
        sort: sort((row) => BigInt(row.end_lt)),
      },
    },
    adjacentTransactions: {
      ...fixed('transactions', { hash: facts.inner }),
      params: {
        hash: [
          refuses({ hash: ZEROS }, 404, 'adjacent transactions not found'),
          ({ base, rows, ...rest }) => spelled('hash', everyHash(String(base.hash)))({ base, rows, ...rest }),
        ],
        direction: [
          async ({ rows, base }) => {
            const both = await rows({})
            const parent = both.filter(({ out_msgs }) =>
              out_msgs.some((message: Row) => both.every(({ in_msg }) => in_msg?.hash !== message.hash)),
            )
            const [into, out] = [await rows({ direction: 'in' }), await rows({ direction: 'out' })]
            if (into.length !== 1 || !parent.some(({ hash }) => hash === into[0].hash))
              throw new Error(`${base.hash} has one parent.`)
            if (JSON.stringify([...into, ...out]) !== JSON.stringify(both)) throw new Error('In and out are both.')
            if (!out.length) throw new Error('It has children.')
          },
          ignored('direction', ['up', 'both']),
        ],
      },
    },
    blocks: {
      ...listed('blocks'),
      params: {
        workchain: [
          keeps('workchain', 0, ({ workchain }) => workchain === 0),
          keeps('workchain', -1, ({ workchain }) => workchain === -1),
        ],
        shard: [
          spelled('shard', ['8000000000000000', '0x8000000000000000', '-9223372036854775808']),
          async ({ rows }) => expectNone(await rows({ shard: '4000000000000000' })),
        ],
        seqno: keeps(
          'seqno',
          (rows) => middle(rows).seqno,
          (row, seqno) => row.seqno === seqno,
        ),
        root_hash: byHash(
          'root_hash',
          (rows) => middle(rows).root_hash,
          (row, hash) => row.root_hash === hash,
        ),
        file_hash: byHash(
          'file_hash',
          (rows) => middle(rows).file_hash,
          (row, hash) => row.file_hash === hash,
        ),
        mc_seqno: keeps(
          'mc_seqno',
          (rows) => middle(rows).masterchain_block_ref.seqno,
          (row, seqno) => row.masterchain_block_ref.seqno === seqno,
        ),
        ...bounds(lt('start_lt'), (row) => Number(row.gen_utime)),
        ...paging(),
        sort: sort((row) => BigInt(row.gen_utime)),
      },
    },
    masterchainBlockShardState: {
      ...fixed('blocks', { seqno: 5 }),
      params: {
        seqno: [
          async ({ rows }) => {
            for (const seqno of [5, 9])
              if (!(await rows({ seqno })).every((row) => row.masterchain_block_ref.seqno === seqno))
                throw new Error(`Blocks of another height than ${seqno}.`)
          },
          refuses({ seqno: 999_999 }, 404, 'blocks not found'),
          needed('seqno', 404, 'blocks not found'),
        ],
      },
    },
    masterchainBlockShards: {
      ...fixed('blocks', { seqno: 5 }),
      params: {
        seqno: [
          async ({ rows }) => {
            if (!(await rows({ seqno: 9 })).every((row) => row.masterchain_block_ref.seqno === 9))
              throw new Error('Blocks of another height.')
          },
          refuses({ seqno: 999_999 }, 404, 'blocks not found'),
        ],
        limit: limit(),
        offset: [
          async ({ rows }) => {
            const all = await rows({})
            for (const skipped of [0, 1])
              if ((await rows({ offset: skipped })).length !== all.length - skipped)
                throw new Error(`${skipped} skipped`)
          },
          refuses({ offset: 2 }, 404, 'blocks not found'),
        ],
      },
    },
    masterchainInfo: { rows: ({ last }) => [last], params: {} },
    messages: {
      ...listed('messages'),
      params: {
        msg_hash: [
          ...byHashes(
            'msg_hash',
            (rows) => two(rows, ({ hash }) => hash),
            (row, hash) => row.hash === hash,
          ),
          keeps(
            'msg_hash',
            (rows) => middle(rows, ({ hash, hash_norm }) => hash_norm && hash_norm !== hash).hash_norm,
            (row, hash) => row.hash_norm === hash,
          ),
        ],
        hash: [
          ...byHashes(
            'hash',
            (rows) => two(rows, ({ hash }) => hash),
            (row, hash) => row.hash === hash,
          ),
          refuses({ hash: ZEROS, msg_hash: ZEROS }, 422, 'cannot use both legacy and new message hashes'),
        ],
        body_hash: byHash(
          'body_hash',
          (rows) => middle(rows).message_content.hash,
          (row, hash) => row.message_content?.hash === hash,
        ),
        source: [
          ...byAddress('source', demo.main, ({ source }) => source === demo.main),
          keeps('source', 'null', ({ source }) => source === null),
        ],
        destination: byAddress('destination', demo.main, ({ destination }) => destination === demo.main),
        opcode: [
          keeps('opcode', '0x7362d09c', ({ opcode }) => opcode === '0x7362d09c'),
          spelled('opcode', ['0x7362d09c', '7362d09c', '0X7362D09C', '1935855772'.replace('1935855772', '7362D09C')]),
          // Decimal only with a sign: without one it is hex.
          spelled('opcode', ['0xffffffff', '-1']),
        ],
        ...bounds(lt('created_lt'), (row) => (row.created_at === null ? null : Number(row.created_at))),
        direction: [
          keeps('direction', 'out', (row) => row.out_msg_tx_hash),
          async ({ rows }) => {
            if (!(await rows({ direction: 'in' })).every((row) => row.in_msg_tx_hash))
              throw new Error('Nobody got them.')
          },
          refuses({ direction: 'up' }, 500, 'invalid input value for enum msg_direction: "up"'),
        ],
        exclude_externals: keeps('exclude_externals', true, ({ source }) => source !== null),
        only_externals: keeps('only_externals', true, ({ source }) => source === null),
        ...paging(),
        sort: async (subject) => {
          const all = await subject.rows({})
          if (JSON.stringify(await subject.rows({ sort: 'asc' })) !== JSON.stringify([...all].reverse()))
            throw new Error('asc is desc turned round.')
          await badSort()(subject)
        },
      },
    },
    transactions: {
      ...listed('transactions'),
      params: {
        workchain: [
          keeps('workchain', 0, ({ block_ref }) => block_ref.workchain === 0),
          keeps('workchain', -1, ({ block_ref }) => block_ref.workchain === -1),
        ],
        shard: [
          spelled('shard', ['8000000000000000', '0x8000000000000000', '-9223372036854775808']),
          async ({ rows }) => expectNone(await rows({ shard: '4000000000000000' })),
        ],
        seqno: [
          keeps(
            'seqno',
            (rows) => middle(rows).block_ref.seqno,
            (row, seqno) => row.block_ref.seqno === seqno,
          ),
          unknownBlock('seqno'),
        ],
        mc_seqno: [
          keeps(
            'mc_seqno',
            (rows) => middle(rows).mc_block_seqno,
            (row, seqno) => row.mc_block_seqno === seqno,
          ),
          unknownBlock('mc_seqno'),
        ],
        account: byAddresses('account', [demo.main, demo.shop], ({ account }, raw) => account === raw),
        exclude_account: ignored('exclude_account', [demo.main, [demo.main, demo.shop]]),
        hash: [
          async ({ rows }) => {
            const [a, b] = two(await rows({}), ({ hash }) => hash)
            const found = (await rows({ hash: [a, b] })).map(({ hash }) => hash)
            if (JSON.stringify(found) !== JSON.stringify([a, b].sort().reverse()))
              throw new Error('By hash, downwards.')
          },
          keeps(
            'hash',
            (rows) => middle(rows).hash,
            (row, hash) => row.hash === hash,
          ),
          spelled('hash', (rows) => everyHash(middle(rows).hash)),
          async ({ rows }) => expectNone(await rows({ hash: ZEROS })),
        ],
        lt: keeps(
          'lt',
          (rows) => middle(rows).lt,
          (row, value) => row.lt === value,
        ),
        ...bounds(lt('lt'), (row) => row.now),
        direction: [
          refuses({ direction: 'in' }, 422, 'direction can be specified only with msg_hash or opcode'),
          refuses({ direction: 'up', opcode: '0x0' }, 422, 'direction should be one of: in, out'),
          keeps('direction', 'in', (row) => row.in_msg?.opcode === '0x7362d09c', { opcode: '0x7362d09c' }),
          keeps('direction', 'out', (row) => row.out_msgs.some(({ opcode }: Row) => opcode === '0x7362d09c'), {
            opcode: '0x7362d09c',
          }),
        ],
        msg_hash: byHashes('msg_hash', (rows) => two(rows, (row) => row.in_msg?.hash), hasMessage),
        source: byAddress('source', demo.shop, (row) => messagesOf(row).some(({ source }) => source === demo.shop)),
        destination: byAddress('destination', demo.shop, (row) =>
          messagesOf(row).some(({ destination }) => destination === demo.shop),
        ),
        body_hash: byHash(
          'body_hash',
          (rows) => middle(rows).in_msg.message_content.hash,
          (row, hash) => messagesOf(row).some(({ message_content }) => message_content?.hash === hash),
        ),
        opcode: [
          keeps('opcode', '0x7362d09c', (row) => messagesOf(row).some(({ opcode }) => opcode === '0x7362d09c')),
          spelled('opcode', ['0x7362d09c', '7362d09c', '7362D09C']),
        ],
        ...paging(),
        sort: sort((row) => BigInt(row.lt)),
      },
    },
    transactionsByMasterchainBlock: {
      ...listed('transactions', { seqno: facts.fullBlock }),
      params: {
        seqno: [
          async ({ rows, base }) => {
            const found = await rows({})
            if (found.length < 3 || !found.every((row) => row.mc_block_seqno === base.seqno))
              throw new Error('Not its own.')
          },
          unknownBlock('seqno'),
          needed('seqno', 404, 'masterchain block 0 not found'),
        ],
        ...paging(),
        sort: sort((row) => BigInt(row.lt)),
      },
    },
    transactionsByMessage: {
      ...listed('transactions', { opcode: '0x7362d09c' }),
      params: {
        msg_hash: [
          ...byHashes(
            'msg_hash',
            (rows) => two(rows, (row) => row.in_msg?.opcode === '0x7362d09c' && row.in_msg.hash),
            (row, hash) => messagesOf(row).some((message) => message.opcode === '0x7362d09c' && message.hash === hash),
          ),
          refuses(() => ({}), 422, 'at least one of msg_hash, body_hash, opcode should be specified'),
        ],
        body_hash: byHash(
          'body_hash',
          (rows) => middle(rows, (row) => row.in_msg?.opcode === '0x7362d09c').in_msg.message_content.hash,
          (row, hash) => messagesOf(row).some(({ message_content }) => message_content?.hash === hash),
        ),
        opcode: async ({ rows }) => {
          const test = (row: Row) => messagesOf(row).some(({ opcode }) => opcode === '0x7362d09c')
          const found = await rows({})
          if (!found.length || !found.every(test)) throw new Error('Messages of another opcode.')
          if ((await rows({ opcode: '0x178d4519' })).some(({ hash }) => found[0].hash === hash && !test(found[0])))
            throw new Error('The same for another.')
        },
        direction: [
          keeps('direction', 'in', (row) => row.in_msg?.opcode === '0x7362d09c'),
          keeps('direction', 'out', (row) => row.out_msgs.some(({ opcode }: Row) => opcode === '0x7362d09c')),
          refuses({ direction: 'up' }, 422, 'direction should be one of: in, out'),
        ],
        ...paging(),
        sort: sort((row) => BigInt(row.lt)),
      },
    },
  }) satisfies Partial<Record<V3Name, Table>>
