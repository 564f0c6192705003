import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { int, openText } from '../../../schemas/scalars.ts'
import { type TvmStackEntry, tvmArgument, tvmResult } from '../../../schemas/v2/tvmStack.ts'
import { blockSeqno } from '../params.ts'
import { method } from './method.ts'

export interface RunGetMethodStdParams {
  /** The contract, in any form. */
  address: AnyAddress
  /** Its name, or its id. */
  method: string | number
  /** The arguments, the last one on top; `[]` without any. */
  stack: readonly TvmStackEntry[]
  /** Masterchain block to run at; the newest when absent. */
  seqno?: number | undefined
}
export interface RunGetMethodStdResult {
  '@type': 'smc.runResult' | (string & {})
  gas_used: number
  stack: TvmStackEntry[]
  /** 0 and 1 are success; 11 means that there is no such method. Others are the contract's or the virtual machine's. */
  exit_code: number
}

/**
 * Runs a get-method of a contract; the stack is a list of typed values. A failure of the method is an answer with another
 * `exit_code`, and no error. The Python service does not have it.
 */
export const runGetMethodStd = /* @__PURE__ */ defineEndpoint<RunGetMethodStdParams, RunGetMethodStdResult>({
  generation: 'v2',
  name: 'runGetMethodStd',
  method: 'POST',
  path: '/runGetMethodStd',
  params: z.params({ address, method, stack: z.array(tvmArgument.entry), seqno: z.optional(blockSeqno) }),
  ordered: ['stack'],
  response: z.object({
    '@type': openText,
    gas_used: int,
    stack: z.array(tvmResult.entry),
    exit_code: int,
  }),
  // With a seqno too: a method may read the time.
  cache: 'block',
})
