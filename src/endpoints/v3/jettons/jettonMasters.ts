import {
  type JettonMastersParams,
  type JettonMastersResponse,
  jettonMastersFacts,
} from '../../../contract/v3/endpoints/jettonMasters.ts'
import type { JettonMaster } from '../../../contract/v3/jettonMaster.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const jettonMasters = /* @__PURE__ */ defineEndpoint<
  JettonMastersParams,
  JettonMastersResponse,
  'offset',
  JettonMaster
>(jettonMastersFacts, {
  cache: 'block',
  batch: byKey<JettonMastersParams, JettonMastersResponse, JettonMaster>(jettonMastersFacts, {
    key: 'address',
    keysOf: (row) => [row.address],
    sendLimit: true,
  }),
  owns: (params, { jetton_masters: rows }) => [
    ...foreignAddresses(
      params.address,
      rows.map((row) => row.address),
    ),
    ...foreignAddresses(
      params.admin_address,
      rows.map((row) => row.admin_address),
    ),
  ],
  pagination: offsetPages(jettonMastersFacts, {
    order: 'id',
    rowKey: ({ address }) => address,
  }),
})
