import type { AnyAddress } from '../../../core/address.ts'
import { address, lt } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'

/** What a message is looked for by. */
export interface LocateParams {
  /** Sender, in any form. */
  source: AnyAddress
  /** Receiver, in any form. */
  destination: AnyAddress
  /** Logical time of the message. */
  created_lt: string
}

export const locateParams = /* @__PURE__ */ z.params<LocateParams>({
  source: address,
  destination: address,
  created_lt: lt,
})
