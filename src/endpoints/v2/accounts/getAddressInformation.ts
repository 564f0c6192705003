import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { anyDecimal, boc, hash, int, openText } from '../../../schemas/scalars.ts'
import type { V2AccountStatus } from '../../../schemas/v2/accountStatus.ts'
import {
  type BlockIdExt,
  blockIdExt,
  type ExtraCurrencyBalance,
  extraCurrencyBalance,
  type TransactionId,
  transactionId,
} from '../../../schemas/v2/common.ts'
import { blockSeqno } from '../params.ts'

export interface GetAddressInformationParams {
  /** In any form. */
  address: AnyAddress
  /** Masterchain block to read the state at; the newest when absent. */
  seqno?: number | undefined
}
export interface AddressInformation {
  '@type': 'raw.fullAccountState' | (string & {})
  /** Nanotons. */
  balance: string
  /** Absent from the Python service. */
  extra_currencies?: ExtraCurrencyBalance[] | undefined
  last_transaction_id: TransactionId
  block_id: BlockIdExt
  /** Base64 BoC; `""` unless active. */
  code: string
  /** Base64 BoC; `""` unless active. */
  data: string
  /** `""` unless frozen. */
  frozen_hash: string
  /** Unix seconds. */
  sync_utime: number
  /** An account that does not exist is `uninitialized` too. */
  state: V2AccountStatus
  /** Absent from the Python service. */
  suspended?: boolean | undefined
}

/** The raw state of one account: balance, code, data, status and the block it was read at. */
export const getAddressInformation = /* @__PURE__ */ defineEndpoint<GetAddressInformationParams, AddressInformation>({
  generation: 'v2',
  name: 'getAddressInformation',
  method: 'GET',
  path: '/getAddressInformation',
  params: z.params({ address, seqno: z.optional(blockSeqno) }),
  response: z.object({
    '@type': openText,
    balance: anyDecimal,
    extra_currencies: z.optional(z.array(extraCurrencyBalance)),
    last_transaction_id: transactionId,
    block_id: blockIdExt,
    code: boc,
    data: boc,
    frozen_hash: hash,
    sync_utime: int,
    state: openText,
    suspended: z.optional(z.boolean()),
  }),
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
})
