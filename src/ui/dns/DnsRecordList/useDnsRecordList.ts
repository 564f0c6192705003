'use client'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import type { DnsRecord } from '../../../contract/v3/dnsRecord.ts'
import { type DnsRecordListQuery, dnsRecordListParams } from '../../../query/builders/dns.ts'
import { useDnsRecordsInfinite } from '../../../react/v3/dns.ts'
import type { ListModel, ListOptions } from '../../table/ListModel.ts'
import { listHook } from '../../table/listHook.ts'
import { useMerged } from '../../table/useMerged.ts'

export interface DnsRecordListOptions extends ListOptions<DnsRecord>, DnsRecordListQuery {
  /** Names of the addresses in `data`. */
  addressBook?: AddressBook | undefined
}

export interface DnsRecordListModel extends ListModel<DnsRecord> {
  readonly addressBook: AddressBook
}

/**
 * Domains by the account that they point to, or one by its name, short names first, headless.
 * Gives flagged rows too: `trustPolicy` hides them in `DnsRecordList` alone. One request for each page of rows.
 */
export const useDnsRecordList: (options: DnsRecordListOptions) => DnsRecordListModel = /* @__PURE__ */ listHook({
  paramsOf: (options: DnsRecordListOptions) => dnsRecordListParams(options),
  useRows: (params, options) => useDnsRecordsInfinite(params, options),
  useBooks: (pages, options) => ({ addressBook: useMerged(pages, 'address_book', options.addressBook) }),
})
