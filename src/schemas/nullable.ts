import * as z from '../core/schema/schema.ts'
import { address, anyDecimal, boc, decimal, hash, int } from './scalars.ts'

// Nearly every detail of an action may be null. Defined once, because the details of all types are in one bundle.

export const nullableAddress = /* @__PURE__ */ z.nullable(address)
export const nullableAnyDecimal = /* @__PURE__ */ z.nullable(anyDecimal)
export const nullableBoc = /* @__PURE__ */ z.nullable(boc)
export const nullableDecimal = /* @__PURE__ */ z.nullable(decimal)
export const nullableFlag = /* @__PURE__ */ z.nullable(z.boolean())
export const nullableInt = /* @__PURE__ */ z.nullable(int)
export const nullableText = /* @__PURE__ */ z.nullable(z.string())
export const nullableHash = /* @__PURE__ */ z.nullable(hash)
