import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { address, atLeastOneOf, atMostOneOf, limit, offset, text } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { type DnsRecord, dnsRecord } from '../../../schemas/dnsRecord.ts'

export interface DnsRecordsParams {
  /** Domains that point to this account. Any form. */
  wallet?: AnyAddress | undefined
  /** The exact name, with `.ton`. */
  domain?: string | undefined
  /** 1 to 1 000, 100 when absent. */
  limit?: number | undefined
  offset?: number | undefined
}
export interface DnsRecordsResponse extends Listed {
  records: DnsRecord[]
  address_book: AddressBook
}

/** Domains by the account they point to, or by name. Short names first. */
export const dnsRecords = /* @__PURE__ */ defineEndpoint<DnsRecordsParams, DnsRecordsResponse, 'offset', DnsRecord>({
  generation: 'v3',
  name: 'dnsRecords',
  method: 'GET',
  path: '/dns/records',
  params: z.params(
    { wallet: z.optional(address), domain: z.optional(text), limit: limit(100), offset: z.optional(offset) },
    atLeastOneOf<DnsRecordsParams>('wallet', 'domain'),
    atMostOneOf<DnsRecordsParams>('wallet', 'domain'),
  ),
  rows: 'records',
  response: z.object({
    records: z.array(dnsRecord),
    address_book: addressBook,
  }),
  cache: 'block',
  owns: ({ wallet }, { records: rows }) =>
    foreignAddresses(
      wallet,
      rows.map((row) => row.dns_wallet),
    ),
  pagination: offsetPages({
    order: 'id',
    rowKey: ({ nft_item_address, domain }) => `${nft_item_address}:${domain}`,
    defaultLimit: 100,
  }),
})
