import { type MetadataParams, metadataFacts } from '../../../contract/v3/endpoints/metadata.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import { byPart } from '../../../core/batch/batchBy.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { toRawAddress } from '../../../core/values/address.ts'

export const metadata = /* @__PURE__ */ defineEndpoint<MetadataParams, Metadata>(metadataFacts, {
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
