import { packAddressFacts } from '../../../contract/v2/endpoints/packAddress.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const packAddress = /* @__PURE__ */ defineEndpoint(packAddressFacts, {
  cache: 'immutable',
  owns: ownedBy(packAddressFacts, { address: (packed) => packed }),
})
