import type { AnyAddress } from '../../../core/address.ts'
import { byKey } from '../../../core/batchBy.ts'
import { list, type OneOrMany } from '../../../core/checks.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { address, limit, offset } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type JettonMaster, jettonMaster } from '../../../schemas/jettonMaster.ts'
import { type Metadata, metadata } from '../../../schemas/metadata.ts'

export interface JettonMastersParams {
  /** Masters themselves, one or up to 1 024. */
  address?: OneOrMany<AnyAddress> | undefined
  /** Masters with these admins, one or up to 1 024. */
  admin_address?: OneOrMany<AnyAddress> | undefined
  /** 1 to 1 000, 10 when absent. */
  limit?: number | undefined
  offset?: number | undefined
}
export interface JettonMastersResponse extends Listed {
  jetton_masters: JettonMaster[]
  address_book: AddressBook
  metadata: Metadata
}

/** The contracts that issue jettons, by address or by admin. In the order in which the service indexed them. */
export const jettonMasters = /* @__PURE__ */ defineEndpoint<
  JettonMastersParams,
  JettonMastersResponse,
  'offset',
  JettonMaster
>({
  generation: 'v3',
  name: 'jettonMasters',
  method: 'GET',
  path: '/jetton/masters',
  params: z.params({
    address: z.optional(list(address, { max: 1024 })),
    admin_address: z.optional(list(address, { max: 1024 })),
    limit: limit(),
    offset: z.optional(offset),
  }),
  rows: 'jetton_masters',
  response: z.object({
    jetton_masters: z.array(jettonMaster),
    address_book: addressBook,
    metadata,
  }),
  cache: 'block',
  batch: byKey<JettonMastersParams, JettonMastersResponse, JettonMaster>({
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
  pagination: offsetPages({
    order: 'id',
    rowKey: ({ address }) => address,
  }),
})
