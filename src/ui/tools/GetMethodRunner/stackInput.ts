import type { StackArgument } from '../../../contract/v3/stackArgument.ts'
import { attempt } from '../../../core/attempt.ts'
import { tryNormalizeBoc } from '../../../core/schema/params.ts'
import { tryParseAddress } from '../../../core/values/address.ts'
import { type Cell, fromBits, makeCell, parseBoc, readCell } from '../../../core/values/cell.ts'
import { readAccount } from '../../../core/values/cellValues.ts'
import { toBoc } from '../../../core/values/toBoc.ts'
import type { ArgumentType } from './knownMethods.ts'

/** Bits of an address without anycast: `addr_std$10`, workchain, hash. */
const ADDRESS_BITS = 267
const MOST_NUMBER = 1n << 256n

/** An argument in the form of a request; `undefined` for a text that is none of its type. */
export function toArgument(type: ArgumentType, text: string): StackArgument | undefined {
  const given = text.trim()
  if (type === 'num') {
    const value = readNumber(given)
    return value === undefined ? undefined : { type, value: String(value) }
  }
  if (type === 'address') {
    const boc = addressBoc(given)
    return boc === undefined ? undefined : { type: 'slice', value: boc }
  }
  const boc = tryNormalizeBoc(given)
  return boc !== undefined && attempt(() => parseBoc(boc)) ? { type, value: boc } : undefined
}

/** A number of the virtual machine: decimal or hex, 257 bits with the sign. */
export function readNumber(text: string): bigint | undefined {
  const [, sign, digits = ''] = /^(-?)(0x[\da-f]{1,64}|\d{1,78})$/i.exec(text) ?? []
  if (!digits) return
  const value = BigInt(digits) * (sign ? -1n : 1n)
  return value < MOST_NUMBER && value >= -MOST_NUMBER ? value : undefined
}

function addressBoc(text: string): string | undefined {
  const parsed = tryParseAddress(text)
  if (!parsed || Math.abs(parsed.workchain) > 127) return
  const workchain = BigInt.asUintN(8, BigInt(parsed.workchain))
  const value = (((0b100n << 8n) | workchain) << 256n) | BigInt(`0x${parsed.hash}`)
  return toBoc(makeCell(fromBits(value, ADDRESS_BITS), []))
}

/** The raw address that a cell is, whole; `undefined` for any other cell. */
export function addressOf(cell: Cell): string | undefined {
  if (cell.bits !== ADDRESS_BITS || cell.refs.length) return
  return attempt(() => readAccount(readCell(cell)))
}
