import { Cell as BocCell, Dictionary } from '@ton/core'
import { loadConfigParam } from '@ton/sandbox/dist/config/config.tlb-gen'
import { defaultConfig } from '@ton/sandbox/dist/config/defaultConfig'
import { describe, expect, it } from 'vitest'
import { fromBits, makeCell, parseBoc } from '../../../src/core/values/cell.ts'
import { createLocalService } from '../../../src/local/service.ts'
import { decodeParam } from '../../../src/ui/tools/ConfigTable/decodeParam.ts'
import { readConfig } from '../../../src/ui/tools/ConfigTable/readConfig.ts'

const cellOf = (value: bigint, bits: number) => makeCell(fromBits(value, bits), [])

describe('a dictionary', () => {
  it.each([
    ['an empty cell', cellOf(0n, 0)],
    ['a label longer than the key', cellOf((1n << 34n) - 2n, 34)],
    ['a fork without branches', cellOf(0n, 2)],
  ])('of %s is refused', (_name, cell) => expect(() => readConfig(cell)).toThrow('Not a bag of cells'))

  it('gives the params of the configuration of the local chain in the order of their numbers', async () => {
    const answer = await createLocalService().fetch(new Request('http://local.test/api/v2/getConfigAll'))
    const { result } = await answer.json()
    const numbers = [...readConfig(parseBoc(result.config.bytes)).keys()]
    expect(numbers).toEqual(expect.arrayContaining([0, 1, 8, 15, 16, 17, 18, 20, 21, 24, 25, 34]))
    expect(numbers.filter((one) => one >= 0)).toEqual(numbers.filter((one) => one >= 0).sort((a, b) => a - b))
  })
})

describe('a param of the mainnet is read as by the parser that @ton/sandbox makes of block.tlb:', () => {
  const params = Dictionary.loadDirect(
    Dictionary.Keys.Int(32),
    Dictionary.Values.Cell(),
    BocCell.fromBase64(defaultConfig).beginParse(),
  )
  // The parser has a type for each param: the values that a row names are looked up in them.
  // biome-ignore lint/suspicious/noExplicitAny: as above
  type Theirs = any
  /** Prices are in nano divided by 2^16. */
  const priced = (price: bigint, times = 1n) => String((price * times + 0xffffn) / 0x10000n)
  const gas = ({ flat_gas_limit, flat_gas_price, other }: Theirs) => ({
    flatGas: String(flat_gas_limit),
    flatPrice: String(flat_gas_price),
    gasPrice: priced(other.gas_price),
    gasLimit: String(other.gas_limit),
    specialGas: String(other.special_gas_limit),
    gasCredit: String(other.gas_credit),
    blockGas: String(other.block_gas_limit),
    freezeDue: String(other.freeze_due_limit),
    deleteDue: String(other.delete_due_limit),
  })
  const block = ({ bytes, gas, lt_delta }: Theirs) => ({
    blockBytes: String(bytes.hard_limit),
    blockGas: String(gas.hard_limit),
    blockLts: String(lt_delta.hard_limit),
  })
  const forward = ({ lump_price, bit_price, _cell_price }: Theirs) => ({
    lumpPrice: String(lump_price),
    bitPrice: priced(bit_price),
    cellPrice: priced(_cell_price),
  })
  const raw = (hash: Buffer) => `-1:${hash.toString('hex').toUpperCase()}`
  const bridge = ({ bridge_address, oracle_mutlisig_address, oracles_address }: Theirs) => ({
    bridge: raw(bridge_address),
    oracles: raw(oracle_mutlisig_address ?? oracles_address),
  })
  const YEAR = 31_536_000n
  /** `GlobalCapabilities` of the node, without `cap`: one bit each, from the lowest on. */
  const CAPABILITIES = [
    ...['IhrEnabled', 'CreateStatsEnabled', 'BounceMsgBody', 'ReportVersion', 'SplitMergeTransactions'],
    ...['ShortDequeue', 'StoreOutMsgQueueSize', 'MsgMetadata', 'DeferMessages', 'FullCollatedData'],
  ]

  it.each<[number, string, (theirs: Theirs) => Record<string, string>]>([
    [5, 'anon0', ({ blackhole_addr }) => ({ address: raw(blackhole_addr.value), burnedShare: '0.5' })],
    [7, 'to_mint', ({ dict }) => ({ currencies: String(dict.size) })],
    [
      8,
      'anon0',
      ({ version, capabilities }) => ({
        version: String(version),
        capabilities: CAPABILITIES.filter((_, bit) => (BigInt(capabilities) >> BigInt(bit)) & 1n).join(', '),
      }),
    ],
    [9, 'mandatory_params', (all) => ({ id: all.keys().join(', ') })],
    [12, 'workchains', (all) => ({ id: all.keys().join(', ') })],
    [
      13,
      'anon0',
      ({ deposit, bit_price, _cell_price }) => ({
        deposit: String(deposit),
        bitPrice: String(bit_price),
        cellPrice: String(_cell_price),
      }),
    ],
    [
      18,
      'anon0',
      (all) => ({
        bitYear: priced(all.get(0).bit_price_ps, YEAR),
        cellYear: priced(all.get(0)._cell_price_ps, YEAR),
        mainBitYear: priced(all.get(0).mc_bit_price_ps, YEAR),
        mainCellYear: priced(all.get(0).mc_cell_price_ps, YEAR),
      }),
    ],
    [19, 'global_id', (id) => ({ id: String(id) })],
    [20, 'anon0', gas],
    [21, 'anon0', gas],
    [22, 'anon0', block],
    [23, 'anon0', block],
    [24, 'anon0', forward],
    [25, 'anon0', forward],
    [
      28,
      'anon0',
      ({ shard_validators_lifetime, shard_validators_num }) => ({
        committeeFor: String(shard_validators_lifetime),
        committee: String(shard_validators_num),
      }),
    ],
    [31, 'fundamental_smc_addr', (all) => ({ count: String(all.size) })],
    [
      44,
      'anon0',
      ({ addresses, suspended_until }) => ({ count: String(addresses.size), until: String(suspended_until) }),
    ],
    [45, 'anon0', ({ list }) => ({ count: String(list.size) })],
    [71, 'anon0', bridge],
    [79, 'anon0', bridge],
  ])('%d', (number, member, expected) => {
    const cell = params.get(number) ?? new BocCell()
    const ours = decodeParam(number, parseBoc(cell.toBoc().toString('base64'))) ?? []
    const theirs: Theirs = loadConfigParam(cell.beginParse(), number)
    expect(Object.fromEntries(ours.map(({ name, value }) => [name, value]))).toEqual(expected(theirs[member]))
  })
})

describe('a param', () => {
  it('that is an account is its address in the masterchain', () => {
    expect(decodeParam(0, cellOf(0x55n, 256))).toEqual([
      { name: 'address', unit: 'account', value: `-1:${'55'.padStart(64, '0')}` },
    ])
  })
  it('with times is in seconds', () => {
    const times = [65_536n, 32_768n, 8_192n, 32_768n]
    const cell = cellOf(
      times.reduce((all, one) => (all << 32n) | one, 0n),
      128,
    )
    expect(decodeParam(15, cell)?.map(({ value }) => value)).toEqual(times.map(String))
  })
  it('of another layout, or that ends too early, is left to its cells', () => {
    expect(decodeParam(8, cellOf(0xffn, 104))).toBeUndefined()
    expect(decodeParam(15, cellOf(1n, 32))).toBeUndefined()
    expect(decodeParam(99, cellOf(1n, 32))).toBeUndefined()
  })
})
