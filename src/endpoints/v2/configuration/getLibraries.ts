import {
  type GetLibrariesParams,
  getLibrariesFacts,
  type LibraryResult,
} from '../../../contract/v2/endpoints/getLibraries.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const getLibraries = /* @__PURE__ */ defineEndpoint<GetLibrariesParams, LibraryResult>(getLibrariesFacts, {
  // The code of a hash never changes, but a library that is missing now may be published later.
  cache: 'config',
})
