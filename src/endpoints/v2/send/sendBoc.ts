import { defineMutation } from '../../../core/endpoint.ts'
import { boc } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { openText } from '../../../schemas/scalars.ts'

export interface SendBocParams {
  /** A message from outside, signed; BoC in base64 or hex. */
  boc: string
}
export interface SendBocResult {
  '@type': 'ok' | (string & {})
}

/**
 * Sends a message to the chain. The answer means that a node accepted it, not that it was executed. After an error (5xx, a timeout)
 * it may have been sent all the same: send the very same BoC again, never one built anew.
 */
export const sendBoc = /* @__PURE__ */ defineMutation<SendBocParams, SendBocResult>({
  generation: 'v2',
  name: 'sendBoc',
  method: 'POST',
  path: '/sendBoc',
  params: z.params({ boc }),
  response: z.object({ '@type': openText }),
})
