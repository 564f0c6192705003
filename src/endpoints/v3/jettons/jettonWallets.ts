import { jettonWalletsFacts } from '../../../contract/v3/endpoints/jettonWallets.ts'
import { byKey, byOwner } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import * as z from '../../../core/schema/schema.ts'
import { severalOfOneOwner } from '../severalOfOneOwner.ts'

export const jettonWallets = /* @__PURE__ */ defineEndpoint(jettonWalletsFacts, {
  params: z.checked(jettonWalletsFacts.params, severalOfOneOwner('jetton_address', 'jetton')),
  cache: 'block',
  batch: byKey(jettonWalletsFacts, { key: 'address', keysOf: (row) => [row.address], sendLimit: true }),
  batchPages: byOwner(jettonWalletsFacts, {
    key: 'owner_address',
    ownerOf: ({ owner }) => owner,
    orderOf: ({ balance }) => balance,
    // Several jettons need exactly one owner.
    alone: ({ jetton_address: jettons }) => Array.isArray(jettons) && jettons.length > 1,
  }),
  owns: ownedBy(jettonWalletsFacts, {
    address: (row) => row.address,
    owner_address: (row) => row.owner,
    jetton_address: (row) => row.jetton,
  }),
  pagination: offsetPages(jettonWalletsFacts, { order: 'balance', rowKey: ({ address }) => address }),
})
