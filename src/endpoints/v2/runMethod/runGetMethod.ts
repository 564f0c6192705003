import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { int, openText } from '../../../schemas/scalars.ts'
import { type BlockIdExt, blockIdExt, type TransactionId, transactionId } from '../../../schemas/v2/common.ts'
import {
  type LegacyStackEntry,
  type LegacyStackInput,
  legacyStackEntry,
  legacyStackInput,
} from '../../../schemas/v2/legacyStack.ts'
import { blockSeqno } from '../params.ts'
import { method } from './method.ts'

export interface RunGetMethodParams {
  /** The contract, in any form. */
  address: AnyAddress
  /** Its name, or its id. */
  method: string | number
  /** The arguments, the last one on top; `[]` without any. */
  stack: readonly LegacyStackInput[]
  /** Masterchain block to run at; the newest when absent. */
  seqno?: number | undefined
}
export interface RunGetMethodResult {
  '@type': 'smc.runResult' | 'ext.smc.runResult' | (string & {})
  gas_used: number
  stack: LegacyStackEntry[]
  /** 0 and 1 are success; 11 means that there is no such method. Others are the contract's or the virtual machine's. */
  exit_code: number
  /** Absent from the Python service. */
  block_id?: BlockIdExt | undefined
  /** Absent from the Python service. */
  last_transaction_id?: TransactionId | undefined
}

/**
 * Runs a get-method of a contract; the stack is a list of pairs. A failure of the method is an answer with another `exit_code`,
 * and no error.
 */
export const runGetMethod = /* @__PURE__ */ defineEndpoint<RunGetMethodParams, RunGetMethodResult>({
  generation: 'v2',
  name: 'runGetMethod',
  method: 'POST',
  path: '/runGetMethod',
  params: z.params({ address, method, stack: z.array(legacyStackInput), seqno: z.optional(blockSeqno) }),
  ordered: ['stack'],
  response: z.object({
    '@type': openText,
    gas_used: int,
    stack: z.array(legacyStackEntry),
    exit_code: int,
    block_id: z.optional(blockIdExt),
    last_transaction_id: z.optional(transactionId),
  }),
  // With a seqno too: a method may read the time.
  cache: 'block',
})
