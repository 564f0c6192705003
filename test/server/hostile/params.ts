import { ADDRESS, BOC, get, type Kind, post, RPC, refused } from './kind.ts'

const TEXTS = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '[]',
  '{}',
  "1' OR 1=1",
  '$ne',
  '{{7*7}}',
  '<b>',
  '\u0000',
  '💎',
  '%',
  '..',
]
const NUMBERS = [
  ...TEXTS,
  '-1',
  '1.5',
  '1e2',
  '0x10',
  '01',
  ' 1',
  '1 ',
  '+1',
  '-0',
  '١',
  '9'.repeat(40),
  'Infinity',
  'true',
  '1,2',
  '1;2',
]
const HASH = 'f'.repeat(64)

/** Values that each type of param does not have. */
const WRONG: Record<string, readonly string[]> = {
  limit: [...NUMBERS, '0', '1001', '4294967297'],
  offset: [...NUMBERS, '2147483648'],
  seqno: [...NUMBERS, '2147483648', '4294967296'],
  utime: [...NUMBERS, '4294967296', '2026-11-22'],
  workchain: [...NUMBERS.filter((one) => one !== '-1'), '2147483648', '-2147483649'],
  address: [
    ...TEXTS,
    `${ADDRESS}=`,
    ADDRESS.slice(1),
    ADDRESS.toLowerCase(),
    `0:${'z'.repeat(64)}`,
    `0:${'f'.repeat(63)}`,
    `99999999999:${HASH}`,
    `${ADDRESS},${ADDRESS}`,
  ],
  hash: [...TEXTS, 'zz', HASH.slice(1), `${HASH}f`, btoa('x'.repeat(31)), btoa('x'.repeat(33)), `${HASH}\n`],
  lt: [...TEXTS, '-1', '1.5', '1e5', '0x1', '18446744073709551616', '9'.repeat(21), ' 1', '1n'],
  sort: [...TEXTS, 'ASC', 'Desc', 'down', 'asc,desc', '1', 'asc '],
  direction: [...TEXTS, 'both', 'IN', '1'],
  flag: [...TEXTS, 'yes', 'TRUE', '2', '-1', 'true '],
  opcode: [...TEXTS, '0x', '0xzz', '0x123456789', '4294967296', '-2147483649', '1.5'],
  shard: [...TEXTS, 'g', '0x', 'xyz', '-99999999999999999999', '0x80000000000000000'],
  boc: [...TEXTS, 'te6', 'xyz', 'te6cc!', `${BOC}====`],
  switch: [...TEXTS, 'yes', 'TRUE', '2', 'true,true'],
  timeout: [...TEXTS, '0', '-1', '1.5', '10000', '05', '1e2'],
}

/** A question, one of its params, and the type of that. */
const PLACES: readonly (readonly [question: string, name: string, type: string])[] = [
  ['v3/blocks?', 'limit', 'limit'],
  ['v3/blocks?limit=1', 'offset', 'offset'],
  ['v3/blocks?limit=1', 'workchain', 'workchain'],
  ['v3/blocks?', 'shard', 'shard'],
  ['v3/blocks?', 'seqno', 'seqno'],
  ['v3/blocks?', 'root_hash', 'hash'],
  ['v3/blocks?', 'start_utime', 'utime'],
  ['v3/transactions?limit=1', 'account', 'address'],
  ['v3/transactions?', 'hash', 'hash'],
  ['v3/transactions?', 'lt', 'lt'],
  ['v3/transactions?', 'sort', 'sort'],
  ['v3/transactions?', 'direction', 'direction'],
  ['v3/transactions?', 'opcode', 'opcode'],
  ['v3/transactions?', 'mc_seqno', 'seqno'],
  ['v3/transactions?limit=1', 'x_no_metadata', 'switch'],
  ['v3/transactions?limit=1', 'x_timeout', 'timeout'],
  [`v3/accountStates?address=${ADDRESS}`, 'include_boc', 'flag'],
  ['v3/accountStates?', 'address', 'address'],
  ['v3/metadata?', 'address', 'address'],
  ['v3/decode?', 'opcodes', 'opcode'],
  ['v3/decode?', 'bodies', 'boc'],
  ['v2/getAddressInformation?', 'address', 'address'],
  [`v2/getAddressInformation?address=${ADDRESS}`, 'seqno', 'seqno'],
  [`v2/getTransactions?address=${ADDRESS}`, 'lt', 'lt'],
  [`v2/getBlockHeader?workchain=-1&seqno=5`, 'shard', 'shard'],
]

const NAMES = [
  'x',
  '_',
  'cb',
  'callback',
  'limit[]',
  'limit.',
  'Limit',
  'LIMIT',
  'limit%00',
  '%20limit',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'offset%5B0%5D',
  'method',
  'body',
  'utm_source',
  'X_NO_METADATA',
]
const KEY_NAMES = [
  'api_key',
  'API_KEY',
  'api-key',
  'apikey',
  'apiKey',
  'x-api-key',
  'X_API_KEY',
  'api_key[]',
  '%20api_key',
  'api_key%00',
  'toncenter_api_key',
  'x-toncenter-api-key',
  '%61pi_key',
]
const KEY_HEADERS = [
  'X-API-Key',
  'x-api-key',
  'X-Api-Key',
  'api-key',
  'apikey',
  'api_key',
  'X_API_KEY',
  'x-toncenter-api-key',
]

export const params: Kind[] = [
  {
    name: 'params that the endpoint does not have',
    count: 1_200,
    make: (pick, index) =>
      refused.params(get(`/ton/api/v3/blocks?limit=1&offset=${index}&${pick(NAMES)}${pick(['=1', '='])}`)),
  },
  {
    name: 'values that the param does not have',
    count: 2_400,
    make(pick) {
      const [question, name, type] = pick(PLACES)
      const value = encodeURIComponent(pick(WRONG[type] ?? []))
      return refused.params(get(`/ton/api/${question}&${name}=${value}`.replace('?&', '?')))
    },
  },
  {
    name: 'a wrong value in a list of right ones',
    count: 300,
    make(pick) {
      const right = `address=${ADDRESS}&`.repeat(pick.number(20))
      return refused.params(
        get(`/ton/api/v3/metadata?${right}address=${encodeURIComponent(pick(WRONG.address ?? []))}`),
      )
    },
  },
  {
    name: 'repeats of params that take one value',
    count: 600,
    make(pick) {
      const [name, one, other] = pick([
        ['limit', '1', '2'],
        ['limit', '1', '1'],
        ['offset', '0', '5'],
        ['sort', 'asc', 'desc'],
        ['start_lt', '1', '2'],
        ['mc_seqno', '5', '6'],
        ['x_timeout', '5', '6'],
        ['x_no_metadata', 'true', 'false'],
      ] as const)
      const again = pick([name, `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`])
      return refused.params(get(`/ton/api/v3/transactions?${name}=${one}&${again}=${other}`))
    },
  },
  {
    name: 'versions of actions that are none',
    count: 200,
    make: (pick) =>
      refused.params(
        get('/ton/api/v3/actions?limit=1', {
          'x-actions-version': pick(['', '<b>', 'v1;v2', 'x'.repeat(201), '"v1"', 'v1=']),
        }),
      ),
  },
  {
    name: 'keys in the query',
    count: 400,
    make: (pick, index) =>
      refused.key(get(`/ton/api/v3/blocks?limit=1&offset=${index}&${pick(KEY_NAMES)}=${pick(['', 'theirs', HASH])}`)),
  },
  {
    name: 'keys in the headers',
    count: 400,
    make: (pick, index) =>
      refused.key(
        get(`/ton/api/v3/blocks?limit=1&offset=${index}`, { [pick(KEY_HEADERS)]: pick(['', 'theirs', HASH]) }),
      ),
  },
  {
    name: 'keys in the body',
    count: 100,
    make: (pick) =>
      refused.key(post(RPC, { method: 'getMasterchainInfo', [decodeURIComponent(pick(KEY_NAMES))]: 'theirs' })),
  },
]
