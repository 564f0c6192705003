import { type NftSalesParams, type NftSalesResponse, nftSalesFacts } from '../../../contract/v3/endpoints/nftSales.ts'
import type { NftSale } from '../../../contract/v3/nftSale.ts'
import { byKey } from '../../../core/batchBy.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'

/**
 * What sale and auction contracts, and Telemint items, ask for. Addresses that are none are left out; the order is not
 * that of the request.
 */
export const nftSales = /* @__PURE__ */ defineEndpoint<NftSalesParams, NftSalesResponse>(nftSalesFacts, {
  cache: 'block',
  batch: byKey<NftSalesParams, NftSalesResponse, NftSale>({
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
