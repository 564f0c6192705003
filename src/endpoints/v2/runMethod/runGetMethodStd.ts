import {
  type RunGetMethodStdParams,
  type RunGetMethodStdResult,
  runGetMethodStdFacts,
} from '../../../contract/v2/endpoints/runGetMethodStd.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/**
 * Runs a get-method of a contract; the stack is a list of typed values. A failure of the method is an answer with another
 * `exit_code`, and no error. The Python service does not have it.
 */
export const runGetMethodStd = /* @__PURE__ */ defineEndpoint<RunGetMethodStdParams, RunGetMethodStdResult>(
  runGetMethodStdFacts,
  {
    // With a seqno too: a method may read the time.
    cache: 'block',
  },
)
