import { type NftSalesParams, type NftSalesResponse, nftSalesFacts } from '../../../contract/v3/endpoints/nftSales.ts'
import type { NftSale } from '../../../contract/v3/nftSale.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const nftSales = /* @__PURE__ */ defineEndpoint<NftSalesParams, NftSalesResponse>(nftSalesFacts, {
  cache: 'block',
  batch: byKey<NftSalesParams, NftSalesResponse, NftSale>(nftSalesFacts, {
    key: 'address',
    keysOf: (row) => [row.address],
    sendLimit: false,
  }),
  owns: ({ address }, { nft_sales: rows }) =>
    foreignAddresses(
      address,
      rows.map((row) => row.address),
    ),
})
