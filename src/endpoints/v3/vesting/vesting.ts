import { vestingFacts } from '../../../contract/v3/endpoints/vesting.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'

export const vesting = /* @__PURE__ */ defineEndpoint(vestingFacts, {
  cache: 'block',
  batch: byKey(vestingFacts, { key: 'contract_address', keysOf: (row) => [row.address], sendLimit: true }),
  owns: ownedBy(vestingFacts, {
    contract_address: (row) => row.address,
    wallet_address: (row, { check_whitelist }) => [
      row.owner_address,
      row.sender_address,
      ...((check_whitelist && row.whitelist) || []),
    ],
  }),
  pagination: offsetPages(vestingFacts, { order: 'id', rowKey: ({ address }) => address }),
})
