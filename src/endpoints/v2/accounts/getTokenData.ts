import { type GetTokenDataParams, getTokenDataFacts } from '../../../contract/v2/endpoints/getTokenData.ts'
import type { TokenData } from '../../../contract/v2/tokenData.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getTokenData = /* @__PURE__ */ defineEndpoint<GetTokenDataParams, TokenData>(getTokenDataFacts, {
  // With a seqno too: the Python service passes over it and answers with the newest state.
  cache: 'block',
  owns: (params, data) => foreignAddresses(params.address, [data.address ?? null]),
})
