import { Cell, Dictionary, type DictionaryValue, type ShardAccount } from '@ton/core'
import { sizeOf } from './account.ts'

/** Prices of the configuration are in 2⁻¹⁶ nanograms. */
const FRACTION = 1n << 16n

/** Numbers of the configuration's params, for the masterchain and for the others. */
const MESSAGE_PRICES = { masterchain: 24, others: 25 }
const STORAGE_PRICES = 18

const asSlices: DictionaryValue<Cell> = {
  parse: (slice) => slice.asCell(),
  serialize: (cell, builder) => builder.storeSlice(cell.beginParse()),
}

const paramOf = (config: string, number: number): Cell | undefined =>
  Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), Cell.fromBase64(config)).get(number)

const roundUp = (value: bigint) => (value + FRACTION - 1n) / FRACTION

/** What the import of a message from outside costs: each cell below its root once. Nanograms. */
export function importFee(config: string, message: Cell, isMasterchain: boolean): bigint {
  const prices = paramOf(config, isMasterchain ? MESSAGE_PRICES.masterchain : MESSAGE_PRICES.others)?.beginParse()
  if (!prices) return 0n
  prices.skip(8)
  const [lump, bitPrice, cellPrice] = [prices.loadUintBig(64), prices.loadUintBig(64), prices.loadUintBig(64)]
  const { cells, bits } = sizeOf(message.refs)
  return lump + roundUp(bits * bitPrice + cells * cellPrice)
}

/** The rent that an account owes at `now`, unix seconds. Nanograms. */
export function storageFee(config: string, { account }: ShardAccount, now: number): bigint {
  const periods = paramOf(config, STORAGE_PRICES)
  if (!account || !periods) return 0n
  const { used, lastPaid } = account.storageStats
  const isMasterchain = account.addr?.workChain === -1
  const prices = [...Dictionary.loadDirect(Dictionary.Keys.Uint(32), asSlices, periods).values()].map((cell) => {
    const slice = cell.beginParse()
    slice.skip(8)
    const since = slice.loadUint(32)
    if (isMasterchain) slice.skip(128)
    return { since, bit: slice.loadUintBig(64), cell: slice.loadUintBig(64) }
  })
  let total = 0n
  for (const [index, { since, bit, cell }] of prices.entries()) {
    const from = Math.max(since, lastPaid)
    const until = Math.min(prices[index + 1]?.since ?? now, now)
    if (lastPaid && until > from) total += BigInt(until - from) * (used.bits * bit + used.cells * cell)
  }
  return roundUp(total)
}
