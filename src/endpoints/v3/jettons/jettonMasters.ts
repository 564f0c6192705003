import { jettonMastersFacts } from '../../../contract/v3/endpoints/jettonMasters.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const jettonMasters = /* @__PURE__ */ defineEndpoint(jettonMastersFacts, {
  cache: 'block',
  batch: byKey(jettonMastersFacts, { key: 'address', keysOf: (row) => [row.address], sendLimit: true }),
  owns: ownedBy(jettonMastersFacts, { address: (row) => row.address, admin_address: (row) => row.admin_address }),
  pagination: offsetPages(jettonMastersFacts, { order: 'id', rowKey: ({ address }) => address }),
})
