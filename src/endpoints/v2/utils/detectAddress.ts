import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import type { DataSchema } from '../../../core/schema.ts'
import * as z from '../../../core/schema.ts'
import { address, openText } from '../../../schemas/scalars.ts'
import { addressAsGiven } from '../params.ts'

export interface DetectAddressParams {
  /** In any form. */
  address: AnyAddress
}
export interface DetectAddressVariant {
  /** Absent from the Python service. */
  '@type'?: 'ext.utils.detectedAddressVariant' | (string & {}) | undefined
  /** 48 characters. */
  b64: string
  /** 48 characters, safe in links. */
  b64url: string
}
export interface DetectAddress {
  /** Absent from the Python service. */
  '@type'?: 'ext.utils.detectedAddress' | (string & {}) | undefined
  /** Lower-case. */
  raw_form: string
  bounceable: DetectAddressVariant
  non_bounceable: DetectAddressVariant
  given_type: 'raw_form' | 'friendly_bounceable' | 'friendly_non_bounceable' | (string & {})
  /** Whether the given form is marked for test networks; so are the friendly forms then. */
  test_only: boolean
}

const variant: DataSchema<DetectAddressVariant> = /* @__PURE__ */ z.object({
  '@type': z.optional(openText),
  b64: address,
  b64url: address,
})

/** All forms of an address, and which one was given. `parseAddress` and `toFriendlyAddress` give the same without a request. */
export const detectAddress = /* @__PURE__ */ defineEndpoint<DetectAddressParams, DetectAddress>({
  generation: 'v2',
  name: 'detectAddress',
  method: 'GET',
  path: '/detectAddress',
  params: z.params({ address: addressAsGiven }),
  verbatim: ['address'],
  response: z.object({
    '@type': z.optional(openText),
    raw_form: address,
    bounceable: variant,
    non_bounceable: variant,
    given_type: openText,
    test_only: z.boolean(),
  }),
  cache: 'immutable',
  owns: (params, { raw_form }) => foreignAddresses(params.address, [raw_form]),
})
