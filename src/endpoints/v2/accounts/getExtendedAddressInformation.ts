import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { anyDecimal, int, openText } from '../../../schemas/scalars.ts'
import { type AccountState, accountState } from '../../../schemas/v2/accountState.ts'
import {
  type AccountAddress,
  accountAddress,
  type BlockIdExt,
  blockIdExt,
  type ExtraCurrencyBalance,
  extraCurrencyBalance,
  type TransactionId,
  transactionId,
} from '../../../schemas/v2/common.ts'
import { blockSeqno } from '../params.ts'

export interface GetExtendedAddressInformationParams {
  /** In any form. */
  address: AnyAddress
  /** Masterchain block to read the state at; the newest when absent. */
  seqno?: number | undefined
}
export interface ExtendedAddressInformation {
  '@type': 'fullAccountState' | (string & {})
  address: AccountAddress
  /** Nanotons; the Python service gives `"-1"` for an account that does not exist. */
  balance: string
  /** Absent from the Python service. */
  extra_currencies?: ExtraCurrencyBalance[] | undefined
  last_transaction_id: TransactionId
  block_id: BlockIdExt
  /** Unix seconds. */
  sync_utime: number
  account_state: AccountState
  /** Of the wallet's code. */
  revision: number
}

/** The state of one account, with the contract as the node's own library reads it: a wallet's id and seqno, or raw cells. */
export const getExtendedAddressInformation = /* @__PURE__ */ defineEndpoint<
  GetExtendedAddressInformationParams,
  ExtendedAddressInformation
>({
  generation: 'v2',
  name: 'getExtendedAddressInformation',
  method: 'GET',
  path: '/getExtendedAddressInformation',
  params: z.params({ address, seqno: z.optional(blockSeqno) }),
  response: z.object({
    '@type': openText,
    address: accountAddress,
    balance: anyDecimal,
    extra_currencies: z.optional(z.array(extraCurrencyBalance)),
    last_transaction_id: transactionId,
    block_id: blockIdExt,
    sync_utime: int,
    account_state: accountState,
    revision: int,
  }),
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
  owns: (params, data) => foreignAddresses(params.address, [data.address.account_address]),
})
