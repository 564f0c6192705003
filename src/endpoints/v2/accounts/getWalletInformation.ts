import { getWalletInformationFacts } from '../../../contract/v2/endpoints/getWalletInformation.ts'
import type { WalletType } from '../../../contract/v2/walletType.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export type { WalletType }

export const getWalletInformation = /* @__PURE__ */ defineEndpoint(getWalletInformationFacts, {
  cache: ({ seqno }) => (seqno === undefined ? 'block' : 'immutable'),
  worth: 'first',
})
