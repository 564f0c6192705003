import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { anyDecimal, int, openText } from '../../../schemas/scalars.ts'
import type { V2AccountStatus } from '../../../schemas/v2/accountStatus.ts'
import {
  type ExtraCurrencyBalance,
  extraCurrencyBalance,
  type TransactionId,
  transactionId,
} from '../../../schemas/v2/common.ts'
import type { WalletType } from '../../../schemas/wallet.ts'
import { blockSeqno } from '../params.ts'

export interface GetWalletInformationParams {
  /** In any form. */
  address: AnyAddress
  /** Masterchain block to read the state at; the newest when absent. */
  seqno?: number | undefined
}
export type { WalletType }
export interface WalletInformation {
  /** Absent from the Python service. */
  '@type'?: 'ext.accounts.walletInformation' | (string & {}) | undefined
  /** Whether the code is that of a known wallet. */
  wallet: boolean
  /** Nanotons; a JSON number on the wire of the Python service where it is 0. */
  balance: string
  /** Only from the Python service. */
  extra_currencies?: ExtraCurrencyBalance[] | undefined
  account_state: V2AccountStatus
  last_transaction_id: TransactionId
  /** Absent unless a wallet. */
  wallet_type?: WalletType | undefined
  /** Messages sent so far: the number of the next one. Absent unless a wallet. */
  seqno?: number | undefined
  /** From v3 on; 32 bits. */
  wallet_id?: number | undefined
  /** Only of v5: `false` when extensions alone may spend. */
  is_signature_allowed?: boolean | undefined
}

/** Balance and state of one account, and version, seqno and id where it is a known wallet. */
export const getWalletInformation = /* @__PURE__ */ defineEndpoint<GetWalletInformationParams, WalletInformation>({
  generation: 'v2',
  name: 'getWalletInformation',
  method: 'GET',
  path: '/getWalletInformation',
  params: z.params({ address, seqno: z.optional(blockSeqno) }),
  response: z.object({
    '@type': z.optional(openText),
    wallet: z.boolean(),
    balance: anyDecimal,
    extra_currencies: z.optional(z.array(extraCurrencyBalance)),
    account_state: openText,
    last_transaction_id: transactionId,
    wallet_type: z.optional(openText),
    seqno: z.optional(int),
    wallet_id: z.optional(int),
    is_signature_allowed: z.optional(z.boolean()),
  }),
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
})
