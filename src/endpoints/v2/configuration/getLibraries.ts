import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { hash as hashParam } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { boc, hash, openText } from '../../../schemas/scalars.ts'

export interface GetLibrariesParams {
  /** One hash or up to 100. The Python service demands one. */
  libraries?: OneOrMany<string> | undefined
}
export interface LibraryEntry {
  '@type': 'smc.libraryEntry' | (string & {})
  hash: string
  /** The code, base64 BoC. */
  data: string
}
export interface LibraryResult extends Listed {
  '@type': 'smc.libraryResult' | (string & {})
  /** Without those that the chain does not hold. */
  result: LibraryEntry[]
}

/** The code of libraries that contracts share, by hash. Unknown hashes are left out of the answer. */
export const getLibraries = /* @__PURE__ */ defineEndpoint<GetLibrariesParams, LibraryResult>({
  generation: 'v2',
  name: 'getLibraries',
  method: 'GET',
  path: '/getLibraries',
  // 100: the service takes a URL of 8 192 bytes, and a hash is about 60 of them.
  params: z.params({ libraries: z.optional(list(hashParam, { max: 100 })) }),
  rows: 'result',
  response: z.object({
    '@type': openText,
    result: z.array(z.object<LibraryEntry>({ '@type': openText, hash, data: boc })),
  }),
  // The code of a hash never changes, but a library that is missing now may be published later.
  cache: 'config',
})
