import { addressBookFacts } from '../../../contract/v3/endpoints/addressBook.ts'
import { byPart } from '../../../core/batch/batchBy.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const addressBook = /* @__PURE__ */ defineEndpoint(addressBookFacts, {
  // Names change by a transaction of their owner, months apart.
  cache: 'config',
  worth: 'last',
  batch: byPart({
    key: 'address',
    entryOf: (key) => key,
    split(data, key) {
      const row = Object.hasOwn(data, key) && data[key]
      return row ? { [key]: row } : {}
    },
  }),
})
