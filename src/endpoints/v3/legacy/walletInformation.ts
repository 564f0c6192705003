import {
  type WalletInformationParams,
  type WalletInformationResponse,
  walletInformationFacts,
} from '../../../contract/v3/endpoints/walletInformation.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

/**
 * The state of one wallet in the style of v2. An unknown account has balance `0`; one that is no wallet is a
 * `BadRequestError`.
 */
export const walletInformation = /* @__PURE__ */ defineEndpoint<WalletInformationParams, WalletInformationResponse>(
  walletInformationFacts,
  {
    cache: 'block',
  },
)
