import { metadataFacts } from '../../../contract/v3/endpoints/metadata.ts'
import { byPart } from '../../../core/batch/batchBy.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { toRawAddress } from '../../../core/values/address.ts'

export const metadata = /* @__PURE__ */ defineEndpoint(metadataFacts, {
  // Written off chain; the service itself reads it again only now and then.
  cache: 'config',
  worth: 'last',
  batch: byPart({
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
  }),
})
