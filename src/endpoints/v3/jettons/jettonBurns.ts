import { jettonBurnsFacts } from '../../../contract/v3/endpoints/jettonBurns.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { transferPaging } from '../transfers.ts'

export const jettonBurns = /* @__PURE__ */ defineEndpoint(jettonBurnsFacts, {
  cache: 'block',
  owns: ownedBy(jettonBurnsFacts, {
    owner_address: (row) => row.owner,
    address: (row) => row.owner,
    jetton_wallet: (row) => row.jetton_wallet,
    jetton_master: (row) => row.jetton_master,
  }),
  pagination: windowPages(jettonBurnsFacts, transferPaging),
})
