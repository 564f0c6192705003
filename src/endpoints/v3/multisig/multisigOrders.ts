import {
  type MultisigOrdersParams,
  type MultisigOrdersResponse,
  multisigOrdersFacts,
} from '../../../contract/v3/endpoints/multisigOrders.ts'
import type { MultisigOrder } from '../../../contract/v3/multisigOrder.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const multisigOrders = /* @__PURE__ */ defineEndpoint<
  MultisigOrdersParams,
  MultisigOrdersResponse,
  'offset',
  MultisigOrder
>(multisigOrdersFacts, {
  cache: 'block',
  batch: byKey<MultisigOrdersParams, MultisigOrdersResponse, MultisigOrder>(multisigOrdersFacts, {
    key: 'address',
    keysOf: (row) => [row.address],
    sendLimit: true,
  }),
  owns: (params, { orders: rows }) => [
    ...foreignAddresses(
      params.address,
      rows.map((row) => row.address),
    ),
    ...foreignAddresses(
      params.multisig_address,
      rows.map((row) => row.multisig_address),
    ),
  ],
  pagination: offsetPages(multisigOrdersFacts, { order: 'id', rowKey: ({ address }) => address }),
})
