import { dnsRecordsFacts } from '../../../contract/v3/endpoints/dnsRecords.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const dnsRecords = /* @__PURE__ */ defineEndpoint(dnsRecordsFacts, {
  cache: 'block',
  owns: ownedBy(dnsRecordsFacts, { wallet: (row) => row.dns_wallet }),
  pagination: offsetPages(dnsRecordsFacts, {
    order: 'id',
    rowKey: ({ nft_item_address, domain }) => `${nft_item_address}:${domain}`,
  }),
})
