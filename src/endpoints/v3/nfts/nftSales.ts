import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { address } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'
import { type NftSale, nftSale } from '../../../schemas/nftSale.ts'

export interface NftSalesParams {
  /** One contract or up to 1 000, in any form. */
  address: OneOrMany<AnyAddress>
}
export interface NftSalesResponse extends Listed {
  nft_sales: NftSale[]
  address_book: AddressBook
  metadata: Metadata
}

/**
 * What sale and auction contracts, and Telemint items, ask for. Addresses that are none are left out; the order is not
 * that of the request.
 */
export const nftSales = /* @__PURE__ */ defineEndpoint<NftSalesParams, NftSalesResponse>({
  generation: 'v3',
  name: 'nftSales',
  method: 'GET',
  path: '/nft/sales',
  params: z.params({ address: list(address) }),
  rows: 'nft_sales',
  response: z.object({
    nft_sales: z.array(nftSale),
    address_book: addressBook,
    metadata,
  }),
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
