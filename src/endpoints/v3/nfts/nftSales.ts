import { nftSalesFacts } from '../../../contract/v3/endpoints/nftSales.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const nftSales = /* @__PURE__ */ defineEndpoint(nftSalesFacts, {
  cache: 'block',
  batch: byKey(nftSalesFacts, { key: 'address', keysOf: (row) => [row.address] }),
  owns: ownedBy(nftSalesFacts, { address: (row) => row.address }),
})
