import {
  type JettonBurnsParams,
  type JettonBurnsResponse,
  jettonBurnsFacts,
} from '../../../contract/v3/endpoints/jettonBurns.ts'
import type { JettonBurn } from '../../../contract/v3/jettonBurn.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignRows } from '../foreignRows.ts'
import { transferPages } from '../transfers.ts'

export const jettonBurns = /* @__PURE__ */ defineEndpoint<JettonBurnsParams, JettonBurnsResponse, 'offset', JettonBurn>(
  jettonBurnsFacts,
  {
    cache: 'block',
    owns: (params, { jetton_burns: rows }) => [
      ...foreignRows(
        params.owner_address,
        rows.map((row) => [row.owner]),
      ),
      ...foreignRows(
        params.address,
        rows.map((row) => [row.owner]),
      ),
      ...foreignRows(
        params.jetton_wallet,
        rows.map((row) => [row.jetton_wallet]),
      ),
      ...foreignRows(
        params.jetton_master,
        rows.map((row) => [row.jetton_master]),
      ),
    ],
    pagination: transferPages(jettonBurnsFacts),
  },
)
