import { type Address, beginCell, Cell, Dictionary, type DictionaryValue } from '@ton/core'
import { slimConfig } from '@ton/sandbox/dist/config/slimConfig'
import { digest } from './random.ts'

/** Elected for five years, because there are no elections here: every block of the chain lies inside of their round. */
const ROUND = 157_680_000
const VALIDATORS = 7
/** Place of the round in which all blocks of the chain are: after one, and before another. */
const NOW = 1
/** Among them the weight of the vote is divided. */
const WEIGHT = 1n << 60n

const ED25519_KEY = 0x8e81278a

interface Validator {
  publicKey: Buffer
  adnl: Buffer
  weight: bigint
}

const validator: DictionaryValue<Validator> = {
  serialize: ({ publicKey, adnl, weight }, builder) =>
    builder
      .storeUint(0x73, 8)
      .storeUint(ED25519_KEY, 32)
      .storeBuffer(publicKey)
      .storeUint(weight, 64)
      .storeBuffer(adnl),
  parse: (slice) => {
    slice.skip(40)
    return { publicKey: slice.loadBuffer(32), weight: slice.loadUintBig(64), adnl: slice.loadBuffer(32) }
  },
}

/** The key of a validator; `round` counts from the one before the chain began. */
const validatorKey = (seed: number, round: number, index: number) => digest('validator', seed, round, index)

/** The key of the validator whose turn a block is. */
export const creatorOf = (seed: number, seqno: number) => validatorKey(seed, NOW, seqno % VALIDATORS)

/** The validators of one round, seeded. Nobody has their keys: blocks of this chain are not signed. */
function validatorSet(seed: number, since: number, round: number): Cell {
  const list = Dictionary.empty(Dictionary.Keys.Uint(16), validator)
  for (let index = 0; index < VALIDATORS; index++)
    list.set(index, {
      publicKey: validatorKey(seed, round, index),
      adnl: digest('adnl', seed, round, index),
      weight: WEIGHT / BigInt(VALIDATORS + index),
    })
  const total = list.values().reduce((sum, { weight }) => sum + weight, 0n)
  return beginCell()
    .storeUint(0x12, 8)
    .storeUint(since, 32)
    .storeUint(since + ROUND, 32)
    .storeUint(VALIDATORS, 16)
    .storeUint(VALIDATORS, 16)
    .storeUint(total, 64)
    .storeDict(list)
    .endCell()
}

/**
 * The configuration of a chain that began at `genesis` (unix seconds): the short one of the main network.
 * Its own are the DNS root (4), the validators (32, 34, 36) and the length of their round (15). Base64 BoC.
 */
export function createConfig(seed: number, genesis: number, dnsRoot: Address): string {
  const params = Dictionary.loadDirect(Dictionary.Keys.Int(32), Dictionary.Values.Cell(), Cell.fromBase64(slimConfig))
  params.set(4, beginCell().storeBuffer(dnsRoot.hash).endCell())
  const times = beginCell().storeUint(ROUND, 32).storeUint(32_768, 32).storeUint(8_192, 32).storeUint(32_768, 32)
  params.set(15, times.endCell())
  for (const [round, param] of [32, 34, 36].entries())
    params.set(param, validatorSet(seed, genesis + (round - NOW) * ROUND, round))
  return beginCell().storeDictDirect(params).endCell().toBoc().toString('base64')
}
