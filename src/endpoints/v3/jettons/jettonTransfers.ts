import {
  type JettonTransfersParams,
  type JettonTransfersResponse,
  jettonTransfersFacts,
} from '../../../contract/v3/endpoints/jettonTransfers.ts'
import type { JettonTransfer } from '../../../contract/v3/jettonTransfer.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignRows } from '../foreignRows.ts'
import { partiesOf, transferPages } from '../transfers.ts'

export const jettonTransfers = /* @__PURE__ */ defineEndpoint<
  JettonTransfersParams,
  JettonTransfersResponse,
  'offset',
  JettonTransfer
>(jettonTransfersFacts, {
  cache: 'block',
  owns: ({ owner_address, address, direction, jetton_wallet, jetton_master }, { jetton_transfers: rows }) => {
    const parties = partiesOf(
      direction,
      rows.map((row) => [row.source, row.destination]),
    )
    return [
      ...foreignRows(owner_address, parties),
      ...foreignRows(address, parties),
      ...foreignRows(
        jetton_wallet,
        rows.map((row) => [row.source_wallet]),
      ),
      ...foreignRows(
        jetton_master,
        rows.map((row) => [row.jetton_master]),
      ),
    ]
  },
  pagination: transferPages(jettonTransfersFacts),
})
