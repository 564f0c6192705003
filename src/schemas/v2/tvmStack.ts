import type { $ZodType } from 'zod/v4/core'
import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { anyDecimal, boc, openText } from '../scalars.ts'
import { byTag } from './choose.ts'
import type { UnknownObject } from './common.ts'

export interface TvmCell {
  '@type': 'tvm.cell' | (string & {})
  /** Base64 BoC. */
  bytes: string
}
export const tvmCell: DataSchema<TvmCell> = /* @__PURE__ */ z.object({ '@type': openText, bytes: boc })

export interface TvmSlice {
  '@type': 'tvm.slice' | (string & {})
  /** Base64 BoC of a cell that holds the slice. */
  bytes: string
}
const tvmSlice: DataSchema<TvmSlice> = /* @__PURE__ */ z.object({ '@type': openText, bytes: boc })

export interface TvmNumber {
  '@type': 'tvm.numberDecimal' | (string & {})
  /** Decimal, up to 257 bits with the sign. The legacy stack has numbers in hex. */
  number: string
}
const tvmNumber: DataSchema<TvmNumber> = /* @__PURE__ */ z.object({
  '@type': openText,
  number: anyDecimal,
})

export interface TvmTuple {
  '@type': 'tvm.tuple' | (string & {})
  elements: TvmStackEntry[]
}
export interface TvmList {
  '@type': 'tvm.list' | (string & {})
  /** An empty list is `null` of the virtual machine. */
  elements: TvmStackEntry[]
}

export interface TvmStackEntryNumber {
  '@type': 'tvm.stackEntryNumber'
  number: TvmNumber
}
export interface TvmStackEntryCell {
  '@type': 'tvm.stackEntryCell'
  cell: TvmCell
}
export interface TvmStackEntrySlice {
  '@type': 'tvm.stackEntrySlice'
  slice: TvmSlice
}
export interface TvmStackEntryTuple {
  '@type': 'tvm.stackEntryTuple'
  tuple: TvmTuple
}
export interface TvmStackEntryList {
  '@type': 'tvm.stackEntryList'
  list: TvmList
}
/** A value that has no form here, such as a continuation. */
export interface TvmStackEntryUnsupported {
  '@type': 'tvm.stackEntryUnsupported'
}

/** A value on the stack of the virtual machine, by `@type`; the same in arguments and results. `null` is an empty list. */
export type TvmStackEntry =
  | TvmStackEntryNumber
  | TvmStackEntryCell
  | TvmStackEntrySlice
  | TvmStackEntryTuple
  | TvmStackEntryList
  | TvmStackEntryUnsupported
  | UnknownObject

/** The kinds of values. One that is not listed passes in a result, not in an argument. */
/* @__NO_SIDE_EFFECTS__ */
function stack(isClosed: boolean) {
  const tuple = z.object<TvmTuple>({
    '@type': openText,
    // A getter, because an element may be a tuple again.
    get elements() {
      return z.array(entry)
    },
  })
  const list = z.object<TvmList>({
    '@type': openText,
    get elements() {
      return z.array(entry)
    },
  })
  const entry: $ZodType<TvmStackEntry, TvmStackEntry> = byTag<TvmStackEntry>(
    '@type',
    {
      'tvm.stackEntryNumber': z.object<TvmStackEntryNumber>({
        '@type': z.literal('tvm.stackEntryNumber'),
        number: tvmNumber,
      }),
      'tvm.stackEntryCell': z.object<TvmStackEntryCell>({ '@type': z.literal('tvm.stackEntryCell'), cell: tvmCell }),
      'tvm.stackEntrySlice': z.object<TvmStackEntrySlice>({
        '@type': z.literal('tvm.stackEntrySlice'),
        slice: tvmSlice,
      }),
      'tvm.stackEntryTuple': z.object<TvmStackEntryTuple>({ '@type': z.literal('tvm.stackEntryTuple'), tuple }),
      'tvm.stackEntryList': z.object<TvmStackEntryList>({ '@type': z.literal('tvm.stackEntryList'), list }),
      'tvm.stackEntryUnsupported': z.object<TvmStackEntryUnsupported>({
        '@type': z.literal('tvm.stackEntryUnsupported'),
      }),
    },
    isClosed,
  )
  return { tuple, list, entry }
}
export const tvmArgument = /* @__PURE__ */ stack(true)
export const tvmResult = /* @__PURE__ */ stack(false)
