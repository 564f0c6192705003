import type { $ZodType } from 'zod/v4/core'
import { expects } from '../../core/checks.ts'
import { boc as bocParam } from '../../core/params.ts'
import type { DataSchema } from '../../core/schema.ts'
import * as z from '../../core/schema.ts'
import { refuse, runPart } from '../../core/schema.ts'
import { boc, int, type UnknownTag } from '../scalars.ts'
import { choose } from './choose.ts'
import { type TvmList, type TvmTuple, tvmArgument, tvmResult } from './tvmStack.ts'

/** The bits of a cell. */
export interface LegacyCellData {
  /** The bits, padded to bytes, in base64. Not a BoC. */
  b64: string
  /** Bits. */
  len: number
}
const cellData: DataSchema<LegacyCellData> = /* @__PURE__ */ z.object({ b64: z.string(), len: int })

/** A parsed cell. */
export interface LegacyTvmCell {
  data: LegacyCellData
  refs: LegacyTvmCell[]
  special: boolean
}
const legacyTvmCell: DataSchema<LegacyTvmCell> = /* @__PURE__ */ z.object({
  data: cellData,
  // A getter, because a cell refers to cells.
  get refs() {
    return z.array(legacyTvmCell)
  },
  special: z.boolean(),
})

export interface LegacyStackCell {
  /** Base64 BoC. */
  bytes: string
  /** The same, parsed. */
  object?: LegacyTvmCell | undefined
}
const legacyStackCell: DataSchema<LegacyStackCell> = /* @__PURE__ */ z.object({
  bytes: boc,
  object: z.optional(legacyTvmCell),
})

/** A pair of a tag and a value, whose tag names the schema of the value; `other` is the schema where it names none. */
/* @__NO_SIDE_EFFECTS__ */
const pairOf = <Entry>(schemas: Readonly<Record<string, $ZodType>>, other?: $ZodType) =>
  z.unknown((payload) => {
    const [tag, value, ...more] = Array.isArray(payload.value) ? payload.value : []
    const schema = typeof tag === 'string' ? (Object.hasOwn(schemas, tag) ? schemas[tag] : other) : undefined
    if (!schema || more.length) return refuse(payload, `[one of ${Object.keys(schemas).join(', ')}; a value]`)
    payload.value = [tag, runPart(payload, schema, value, [1])]
  }) as unknown as $ZodType<Entry, Entry>

/** A value on the stack as the legacy form returns it: a tag, and a value by it. */
export type LegacyStackEntry =
  /** In hex: `0x1f`, `-0x1f`, up to 257 bits with the sign. `BigInt` does not read the negative form. */
  | ['num', string]
  /** The C++ service sends `cell` for slices too. */
  | ['cell' | 'slice', LegacyStackCell]
  | ['tuple', TvmTuple]
  /** An empty list is `null` of the virtual machine. */
  | ['list', TvmList]
  /** A value that has no form here, such as a continuation. */
  | ['unsupported', string]
  /** A kind of value that is newer than this library. */
  | [UnknownTag, unknown]
export const legacyStackEntry = /* @__PURE__ */ pairOf<LegacyStackEntry>(
  {
    num: z.string(expects('a number in hex (0x… or -0x…)', (text) => /^-?0x[\da-f]+$/i.test(text))),
    cell: legacyStackCell,
    slice: legacyStackCell,
    tuple: tvmResult.tuple,
    list: tvmResult.list,
    unsupported: z.string(),
  },
  z.unknown(),
)

/** A cell as an argument. */
export type LegacyCellInput =
  /** Base64 BoC. Only the C++ service takes this form. */
  | { bytes: string }
  /** Only the Python service takes this form. */
  | { data: LegacyCellData; refs: readonly LegacyCellInput[] }

/** An argument in the legacy form. What both services take: `num`, `tvm.Cell`, `tvm.Slice`. */
export type LegacyStackInput =
  /** A bigint, a safe whole number, or a text in decimal or hex. */
  | readonly ['num' | 'int' | 'number' | 'integer', bigint | number | string]
  /** BoC in base64 or hex. */
  | readonly ['tvm.Cell' | 'tvm.Slice', string]
  | readonly ['cell' | 'slice', LegacyCellInput]
  /** Only the C++ service takes these. */
  | readonly ['tuple' | 'tvm.Tuple', TvmTuple]
  | readonly ['list' | 'tvm.List', TvmList]

const LIMIT = 1n << 256n

function readNumber(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  const [, sign, digits] = /^(-?)(0x[\da-f]{1,65}|\d{1,78})$/i.exec(String(value)) ?? []
  if (!digits) return
  return sign ? -BigInt(digits) : BigInt(digits)
}

/** Sent in decimal: one number, one spelling. */
const numberInput = /* @__PURE__ */ z.unknown((payload) => {
  const number = readNumber(payload.value)
  if (number === undefined || number < -LIMIT || number >= LIMIT) refuse(payload, 'a whole number of 257 bits')
  else payload.value = String(number)
})
const bytesInput = /* @__PURE__ */ z.object<{ bytes: string }>({ bytes: bocParam })
const cellPartsInput: $ZodType<{ data: LegacyCellData; refs: readonly LegacyCellInput[] }> = /* @__PURE__ */ z.object<{
  data: LegacyCellData
  refs: readonly LegacyCellInput[]
}>({
  data: cellData,
  get refs() {
    return z.array(cellInput)
  },
})
const cellInput: $ZodType<LegacyCellInput> = /* @__PURE__ */ choose<LegacyCellInput>(
  'an object with bytes (a BoC), or with data and refs',
  (cell) => (typeof cell !== 'object' || cell === null ? undefined : 'data' in cell ? cellPartsInput : bytesInput),
)

export const legacyStackInput = /* @__PURE__ */ pairOf<LegacyStackInput>({
  num: numberInput,
  int: numberInput,
  number: numberInput,
  integer: numberInput,
  'tvm.Cell': bocParam,
  'tvm.Slice': bocParam,
  cell: cellInput,
  slice: cellInput,
  tuple: tvmArgument.tuple,
  'tvm.Tuple': tvmArgument.tuple,
  list: tvmArgument.list,
  'tvm.List': tvmArgument.list,
})
