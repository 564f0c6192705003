import { unpackAddressFacts } from '../../../contract/v2/endpoints/unpackAddress.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const unpackAddress = /* @__PURE__ */ defineEndpoint(unpackAddressFacts, {
  cache: 'immutable',
  owns: ownedBy(unpackAddressFacts, { address: (unpacked) => unpacked }),
})
