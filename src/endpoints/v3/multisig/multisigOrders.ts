import { multisigOrdersFacts } from '../../../contract/v3/endpoints/multisigOrders.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const multisigOrders = /* @__PURE__ */ defineEndpoint(multisigOrdersFacts, {
  cache: 'block',
  batch: byKey(multisigOrdersFacts, { key: 'address', keysOf: (row) => [row.address], sendLimit: true }),
  owns: ownedBy(multisigOrdersFacts, {
    address: (row) => row.address,
    multisig_address: (row) => row.multisig_address,
  }),
  pagination: offsetPages(multisigOrdersFacts, { order: 'id', rowKey: ({ address }) => address }),
})
