import type { $ZodType } from 'zod/v4/core'
import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address, text } from '../../../core/params.ts'
import type { DataSchema } from '../../../core/schema.ts'
import * as z from '../../../core/schema.ts'
import { int, openText } from '../../../schemas/scalars.ts'

/** An argument of a get-method. */
export interface StackArgument {
  type: 'num' | 'cell' | 'slice'
  /** `num`: decimal or `0x…`; `cell` and `slice`: BoC as base64. */
  value: string
}
export interface RunGetMethodParams {
  /** The contract. Any form. */
  address: AnyAddress
  /** Name of the method, or its number in a text. */
  method: string
  /** First argument first; empty when absent. */
  stack?: readonly StackArgument[] | undefined
}

/** A value on the stack. */
export interface StackEntry {
  type: 'num' | 'cell' | 'slice' | 'tuple' | 'list' | (string & {})
  /** `num`: hex, `0x…` or `-0x…`; `cell` and `slice`: BoC as base64; `tuple` and `list`: their entries. */
  value: string | StackEntry[]
}
const stackEntry: DataSchema<StackEntry> = /* @__PURE__ */ z.object({
  type: openText,
  value: z.unknown((payload) => {
    if (typeof payload.value === 'string') return
    z.runPart(payload, z.array(stackEntry), payload.value)
  }) as $ZodType<StackEntry['value']>,
})

export interface RunGetMethodResponse {
  gas_used: number
  /** 0 and 1 are success; anything else is a failed run, and no error of the request. */
  exit_code: number
  /** What the method returned, first value first. */
  stack: StackEntry[]
}

/** Runs a get-method of a contract as of now. Reads only. */
export const runGetMethod = /* @__PURE__ */ defineEndpoint<RunGetMethodParams, RunGetMethodResponse>({
  generation: 'v3',
  name: 'runGetMethod',
  method: 'POST',
  path: '/runGetMethod',
  legacy401: true,
  params: z.params({
    address,
    method: text,
    stack: z.withDefault(
      z.array(z.params<StackArgument>({ type: z.oneOf(['num', 'cell', 'slice']), value: text })),
      [],
    ),
  }),
  ordered: ['stack'],
  response: z.object({
    gas_used: int,
    exit_code: int,
    stack: z.array(stackEntry),
  }),
  cache: 'block',
})
