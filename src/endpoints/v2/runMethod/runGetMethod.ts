import {
  type RunGetMethodParams,
  type RunGetMethodResult,
  runGetMethodFacts,
} from '../../../contract/v2/endpoints/runGetMethod.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/**
 * Runs a get-method of a contract; the stack is a list of pairs. A failure of the method is an answer with another `exit_code`,
 * and no error.
 */
export const runGetMethod = /* @__PURE__ */ defineEndpoint<RunGetMethodParams, RunGetMethodResult>(runGetMethodFacts, {
  // With a seqno too: a method may read the time.
  cache: 'block',
})
