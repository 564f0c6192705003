import { type Cell, type CellReader, InvalidBocError } from '../../../core/values/cell.ts'
import { rawOf, readCoins } from '../../../core/values/cellValues.ts'
import { dictionaryEntries } from '../../../core/values/dictionary.ts'
import { shareOf } from '../../tokens/share.ts'
import type { configTexts } from '../../words/en/tools/forms.ts'

/**
 * How a value is shown: a raw `account`; `coins` in nano, a `price` with all its digits; `seconds`; a `time` as unix seconds; a `count`, of something or of
 * `bytes`; a `share` as a decimal fraction; `numbers` or names with commas between.
 */
export type ValueUnit = 'account' | 'coins' | 'price' | 'seconds' | 'time' | 'count' | 'bytes' | 'share' | 'numbers'

type NameIn<Key> = Key extends `config.value.${infer Name}` ? Name : never
export type ConfigValueName = NameIn<keyof typeof configTexts>

/** A value without a name is read, and not shown. @throws {InvalidBocError} from `read` */
type Field = readonly [name: ConfigValueName | undefined, unit: ValueUnit, read: (reader: CellReader) => string]
type Layout = readonly Field[]

/** Entries of a dictionary that are read. */
const MOST_ENTRIES = 5000

const uint = (bits: number) => (reader: CellReader) => String(reader.uint(bits))
const skip = (bits: number): Field => [undefined, 'count', uint(bits)]
const tag = (wanted: bigint, bits = 8): Field => [
  undefined,
  'count',
  (reader) => {
    if (reader.uint(bits) !== wanted) throw new InvalidBocError('a param has another layout')
    return ''
  },
]

const account = (reader: CellReader) => rawOf((0xffn << 256n) | reader.uint(256))
const coins = (reader: CellReader) => String(readCoins(reader))

/** Prices are in nano divided by 2^16. The chain rounds up. */
const price =
  (times = 1n) =>
  (reader: CellReader) =>
    String((reader.uint(64) * times + 0xffffn) >> 16n)
const yearly = price(365n * 86_400n)

/** Sizes of a block have three limits: it is filled up to the first, and never beyond the last. */
const limit = (reader: CellReader) => {
  if (reader.uint(8) !== 0xc3n) throw new InvalidBocError('a limit has another layout')
  reader.uint(64)
  return String(reader.uint(32))
}

/** As the node's code names them, from bit 0 on. */
const CAPABILITIES =
  'IhrEnabled CreateStatsEnabled BounceMsgBody ReportVersion SplitMergeTransactions ShortDequeue StoreOutMsgQueueSize MsgMetadata DeferMessages FullCollatedData'.split(
    ' ',
  )
const capabilities = (reader: CellReader) => {
  const bits = [...reader.uint(64).toString(2)].reverse()
  return bits.flatMap((bit, place) => (bit === '1' ? (CAPABILITIES[place] ?? `bit ${place}`) : [])).join(', ')
}

function entriesOf(root: Cell | undefined, keyBits: number) {
  const entries: (readonly [key: bigint, value: CellReader])[] = []
  if (!root) return entries
  for (const entry of dictionaryEntries(root, keyBits)) {
    if (entries.length >= MOST_ENTRIES) throw new InvalidBocError('it has too many entries')
    entries.push(entry)
  }
  return entries
}
const numbersOf = (root: Cell | undefined) => entriesOf(root, 32).map(([key]) => String(BigInt.asIntN(32, key)))
const maybeRoot = (reader: CellReader) => (reader.bit() ? reader.ref() : undefined)
const countOf = (keyBits: number) => (reader: CellReader) => String(entriesOf(maybeRoot(reader), keyBits).length)
const numbers = (reader: CellReader) => numbersOf(reader.rest()).join(', ')

/** Params that hold several versions by the time from which each holds: the latest one. */
export const STARTS: Readonly<Record<number, (cell: Cell) => CellReader | undefined>> = {
  18: (cell) => entriesOf(cell, 32).at(-1)?.[1],
}

const ACCOUNT: readonly Layout[] = [[['address', 'account', account]]]
const NUMBERS: readonly Layout[] = [[['id', 'numbers', numbers]]]

const ROUND: readonly Layout[] = [0x11n, 0x12n].map((kind) => [
  tag(kind),
  ['since', 'time', uint(32)],
  ['until', 'time', uint(32)],
  ['total', 'count', uint(16)],
  ['main', 'count', uint(16)],
])

const FORWARD: readonly Layout[] = [
  [tag(0xean), ['lumpPrice', 'coins', uint(64)], ['bitPrice', 'price', price()], ['cellPrice', 'price', price()]],
]

const GAS: readonly Layout[] = [true, false].map((hasSpecial) => [
  tag(0xd1n),
  ['flatGas', 'count', uint(64)],
  ['flatPrice', 'price', uint(64)],
  tag(hasSpecial ? 0xden : 0xddn),
  ['gasPrice', 'price', price()],
  ['gasLimit', 'count', uint(64)],
  ...(hasSpecial ? [['specialGas', 'count', uint(64)] satisfies Field] : []),
  ['gasCredit', 'count', uint(64)],
  ['blockGas', 'count', uint(64)],
  ['freezeDue', 'coins', uint(64)],
  ['deleteDue', 'coins', uint(64)],
])

const BLOCK: readonly Layout[] = [0x5dn, 0x5en].map((kind) => [
  tag(kind),
  ['blockBytes', 'bytes', limit],
  ['blockGas', 'count', limit],
  ['blockLts', 'count', limit],
])

const BRIDGE: readonly Layout[] = [
  [
    ['bridge', 'account', account],
    ['oracles', 'account', account],
  ],
]
const JETTON_BRIDGE: readonly Layout[] = [0x00n, 0x01n].map((kind) => [tag(kind), ...(BRIDGE[0] as Layout)])

/** The params that fit into a few lines. Layout: `ConfigParam` of block.tlb; the rest of a param is in its cells. */
export const LAYOUTS: Readonly<Record<number, readonly Layout[]>> = {
  0: ACCOUNT,
  1: ACCOUNT,
  2: ACCOUNT,
  3: ACCOUNT,
  4: ACCOUNT,
  5: [true, false].map((hasAccount) => [
    tag(0x01n),
    tag(hasAccount ? 1n : 0n, 1),
    ...(hasAccount ? [['address', 'account', account] satisfies Field] : []),
    ['burnedShare', 'share', (reader) => shareOf(String(reader.uint(32)), String(reader.uint(32))) ?? '0'],
  ]),
  6: [
    [
      ['newPrice', 'coins', coins],
      ['addPrice', 'coins', coins],
    ],
  ],
  7: [[['currencies', 'count', countOf(32)]]],
  8: [[tag(0xc4n), ['version', 'count', uint(32)], ['capabilities', 'numbers', capabilities]]],
  9: NUMBERS,
  10: NUMBERS,
  12: [[['id', 'numbers', (reader) => numbersOf(maybeRoot(reader)).join(', ')]]],
  13: [[tag(0x1an), ['deposit', 'coins', coins], ['bitPrice', 'price', coins], ['cellPrice', 'price', coins]]],
  14: [[tag(0x6bn), ['masterReward', 'coins', coins], ['baseReward', 'coins', coins]]],
  15: [
    [
      ['electedFor', 'seconds', uint(32)],
      ['startBefore', 'seconds', uint(32)],
      ['endBefore', 'seconds', uint(32)],
      ['heldFor', 'seconds', uint(32)],
    ],
  ],
  16: [
    [
      ['mostValidators', 'count', uint(16)],
      ['mostMain', 'count', uint(16)],
      ['fewestValidators', 'count', uint(16)],
    ],
  ],
  17: [
    [
      ['leastStake', 'coins', coins],
      ['mostStake', 'coins', coins],
      ['leastTotalStake', 'coins', coins],
    ],
  ],
  18: [
    [
      tag(0xccn),
      skip(32),
      ['bitYear', 'price', yearly],
      ['cellYear', 'price', yearly],
      ['mainBitYear', 'price', yearly],
      ['mainCellYear', 'price', yearly],
    ],
  ],
  19: [[['id', 'count', (reader) => String(BigInt.asIntN(32, reader.uint(32)))]]],
  20: GAS,
  21: GAS,
  22: BLOCK,
  23: BLOCK,
  24: FORWARD,
  25: FORWARD,
  28: [[tag(0xc1n)], [tag(0xc2n), skip(8)]].map((head) => [
    ...head,
    skip(32),
    skip(32),
    ['committeeFor', 'seconds', uint(32)],
    ['committee', 'count', uint(32)],
  ]),
  31: [[['count', 'count', countOf(256)]]],
  32: ROUND,
  33: ROUND,
  34: ROUND,
  35: ROUND,
  36: ROUND,
  37: ROUND,
  43: [0x01n, 0x02n].map((kind) => [
    tag(kind),
    ['messageBits', 'count', uint(32)],
    ['messageCells', 'count', uint(32)],
    skip(32),
    skip(16),
    ['messageBytes', 'bytes', uint(32)],
    ['messageDepth', 'count', uint(16)],
    ...(kind === 0x02n ? [['accountCells', 'count', uint(32)] satisfies Field] : []),
  ]),
  44: [[tag(0x00n), ['count', 'count', countOf(288)], ['until', 'time', uint(32)]]],
  45: [[tag(0xc0n), ['count', 'count', countOf(256)]]],
  71: BRIDGE,
  72: BRIDGE,
  73: BRIDGE,
  79: JETTON_BRIDGE,
  81: JETTON_BRIDGE,
  82: JETTON_BRIDGE,
}
