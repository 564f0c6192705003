import { getLibrariesFacts } from '../../../contract/v2/endpoints/getLibraries.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getLibraries = /* @__PURE__ */ defineEndpoint(getLibrariesFacts, {
  // The code of a hash never changes, but a library that is missing now may be published later.
  cache: 'config',
})
