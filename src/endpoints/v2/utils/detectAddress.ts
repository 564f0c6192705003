import { detectAddressFacts } from '../../../contract/v2/endpoints/detectAddress.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const detectAddress = /* @__PURE__ */ defineEndpoint(detectAddressFacts, {
  cache: 'immutable',
  owns: ownedBy(detectAddressFacts, { address: (data) => data.raw_form }),
})
