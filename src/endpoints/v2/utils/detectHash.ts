import { defineEndpoint } from '../../../core/endpoint.ts'
import { hash } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { openText } from '../../../schemas/scalars.ts'

export interface DetectHashParams {
  /** 32 bytes in hex, base64 or base64url. */
  hash: string
}
export interface DetectHash {
  '@type': 'ext.utils.detectedHash' | (string & {})
  /** 44 characters, padded. */
  b64: string
  /** 43 characters, not padded. */
  b64url: string
  /** 64 lower-case digits. */
  hex: string
}

/** All forms of a hash. `toBase64Hash` and `toHexHash` give the same without a request. The Python service does not have it. */
export const detectHash = /* @__PURE__ */ defineEndpoint<DetectHashParams, DetectHash>({
  generation: 'v2',
  name: 'detectHash',
  method: 'GET',
  path: '/detectHash',
  params: z.params({ hash }),
  response: z.object({
    '@type': openText,
    b64: z.string(),
    b64url: z.string(),
    hex: z.string(),
  }),
  cache: 'immutable',
})
