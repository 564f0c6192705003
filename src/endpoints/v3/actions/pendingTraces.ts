import { pendingTracesFacts } from '../../../contract/v3/endpoints/pendingTraces.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { actionTypes } from './actionTypes.ts'

export const pendingTraces = /* @__PURE__ */ defineEndpoint(pendingTracesFacts, {
  actionTypes,
  // A pending trace changes several times between two blocks.
  cache: 'never',
})
