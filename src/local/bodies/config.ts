import { type Cell, parseBoc } from '../../core/values/cell.ts'
import { lookUp, valuesOf } from './dictionary.ts'
import { hex256, Slice } from './slice.ts'

/** The configuration that was read last, with its params: a chain has one, and to read it takes 5 ms. */
let known: { config: string; root: Cell; params: Map<number, Cell | undefined> } | undefined

/** A param of the configuration (a base64 BoC), or `undefined`. */
export function configParam(config: string, number: number): Cell | undefined {
  if (known?.config !== config) known = { config, root: parseBoc(config), params: new Map() }
  const { root, params } = known
  if (!params.has(number)) params.set(number, lookUp(root, number, 32)?.ref())
  return params.get(number)
}

const sets = new WeakMap<Cell, ValidatorSet>()

/** A validator as the configuration has it. Keys as 64 upper-case hex digits. */
export interface ConfigValidator {
  publicKey: string
  adnl: string
  weight: bigint
}

/** The validators of one round. Times in unix seconds. */
export interface ValidatorSet {
  since: number
  until: number
  total: number
  main: number
  totalWeight: bigint
  validators: readonly ConfigValidator[]
}

const KEY_AND_WEIGHT = 0x53
const KEY_WEIGHT_AND_ADNL = 0x73

function readValidator(slice: Slice): ConfigValidator {
  const tag = slice.uint(8)
  if (tag !== KEY_AND_WEIGHT && tag !== KEY_WEIGHT_AND_ADNL) throw new Error('This is no validator.')
  slice.uint(32)
  const [publicKey, weight] = [hex256(slice.big(256)), slice.big(64)]
  // Those without an address of their own are reached by their key.
  return { publicKey, weight, adnl: tag === KEY_WEIGHT_AND_ADNL ? hex256(slice.big(256)) : publicKey }
}

/** Reads param 32, 34 or 36. */
export function readValidatorSet(cell: Cell): ValidatorSet {
  const read = sets.get(cell) ?? toValidatorSet(cell)
  sets.set(cell, read)
  return read
}

function toValidatorSet(cell: Cell): ValidatorSet {
  const slice = new Slice(cell)
  if (slice.uint(8) !== 0x12) throw new Error('Only sets with a total weight are read.')
  const [since, until, total, main] = [slice.uint(32), slice.uint(32), slice.uint(16), slice.uint(16)]
  const totalWeight = slice.big(64)
  const list = slice.maybeRef()
  return { since, until, total, main, totalWeight, validators: list ? [...valuesOf(list, 16)].map(readValidator) : [] }
}

/** Reads params 15 to 17: when validators are elected, how many, and what they stake. Seconds and nanograms. */
export function readElectionRules(config: string) {
  const of = (number: number) => new Slice(configParam(config, number) as Cell)
  const [times, counts, stakes] = [of(15), of(16), of(17)]
  return {
    validators_elected_for: times.uint(32),
    elections_start_before: times.uint(32),
    elections_end_before: times.uint(32),
    stake_held_for: times.uint(32),
    max_validators: counts.uint(16),
    max_main_validators: counts.uint(16),
    min_validators: counts.uint(16),
    min_stake_limit: stakes.coins().toString(),
    max_stake_limit: stakes.coins().toString(),
    min_total_stake: stakes.coins().toString(),
    max_stake_factor: stakes.uint(32),
  }
}
