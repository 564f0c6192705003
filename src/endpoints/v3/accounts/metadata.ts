import { type AnyAddress, toRawAddress } from '../../../core/address.ts'
import { byPart } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { address } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { type Metadata, metadata as response } from '../../../schemas/metadata.ts'

export interface MetadataParams {
  /** One address or up to 1 024, in any form. */
  address: OneOrMany<AnyAddress>
}

/**
 * What is known of token contracts, by raw address. The answer for a jetton wallet includes its master; other accounts
 * are left out.
 */
export const metadata = /* @__PURE__ */ defineEndpoint<MetadataParams, Metadata>({
  generation: 'v3',
  name: 'metadata',
  method: 'GET',
  path: '/metadata',
  params: z.params({ address: list(address, { max: 1024 }) }),
  rows: 'itself',
  response,
  // Written off chain; the service itself reads it again only now and then.
  cache: 'config',
  batch: byPart<MetadataParams, Metadata>({
    key: 'address',
    entryOf: toRawAddress,
    split(data, key) {
      const raw = toRawAddress(key)
      const row = data[raw]
      if (!row) return {}
      const master = row.token_info.find(({ type }) => type === 'jetton_wallets')?.extra?.jetton
      const named = typeof master === 'string' ? data[master] : undefined
      return { [raw]: row, ...(named && { [master as string]: named }) }
    },
    sendLimit: false,
  }),
})
