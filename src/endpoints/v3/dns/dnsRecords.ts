import type { DnsRecord } from '../../../contract/v3/dnsRecord.ts'
import {
  type DnsRecordsParams,
  type DnsRecordsResponse,
  dnsRecordsFacts,
} from '../../../contract/v3/endpoints/dnsRecords.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const dnsRecords = /* @__PURE__ */ defineEndpoint<DnsRecordsParams, DnsRecordsResponse, 'offset', DnsRecord>(
  dnsRecordsFacts,
  {
    cache: 'block',
    owns: ({ wallet }, { records: rows }) =>
      foreignAddresses(
        wallet,
        rows.map((row) => row.dns_wallet),
      ),
    pagination: offsetPages(dnsRecordsFacts, {
      order: 'id',
      rowKey: ({ nft_item_address, domain }) => `${nft_item_address}:${domain}`,
      defaultLimit: 100,
    }),
  },
)
