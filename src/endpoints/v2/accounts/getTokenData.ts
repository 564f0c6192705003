import { getTokenDataFacts } from '../../../contract/v2/endpoints/getTokenData.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getTokenData = /* @__PURE__ */ defineEndpoint(getTokenDataFacts, {
  // With a seqno too: the Python service passes over it and answers with the newest state.
  cache: 'block',
  worth: 'last',
  owns: ownedBy(getTokenDataFacts, { address: (data) => data.address }),
})
