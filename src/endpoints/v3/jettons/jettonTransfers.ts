import { type JettonTransfersParams, jettonTransfersFacts } from '../../../contract/v3/endpoints/jettonTransfers.ts'
import type { JettonTransfer } from '../../../contract/v3/jettonTransfer.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { partiesOf, transferPaging } from '../transfers.ts'

const parties = (row: JettonTransfer, { direction }: JettonTransfersParams) =>
  partiesOf(direction, row.source, row.destination)

export const jettonTransfers = /* @__PURE__ */ defineEndpoint(jettonTransfersFacts, {
  cache: 'block',
  owns: ownedBy(jettonTransfersFacts, {
    owner_address: parties,
    address: parties,
    jetton_wallet: (row) => row.source_wallet,
    jetton_master: (row) => row.jetton_master,
  }),
  pagination: windowPages(jettonTransfersFacts, transferPaging),
})
