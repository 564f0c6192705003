import { type VestingParams, type VestingResponse, vestingFacts } from '../../../contract/v3/endpoints/vesting.ts'
import type { VestingContract } from '../../../contract/v3/vestingContract.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { offsetPages } from '../../../core/pagination.ts'
import { foreignRows } from '../foreignRows.ts'

export const vesting = /* @__PURE__ */ defineEndpoint<VestingParams, VestingResponse, 'offset', VestingContract>(
  vestingFacts,
  {
    cache: 'block',
    batch: byKey<VestingParams, VestingResponse, VestingContract>(vestingFacts, {
      key: 'contract_address',
      keysOf: (row) => [row.address],
      sendLimit: true,
    }),
    owns: (params, { vesting_contracts: rows }) => [
      ...foreignAddresses(
        params.contract_address,
        rows.map((row) => row.address),
      ),
      ...foreignRows(
        params.wallet_address,
        rows.map((row) => [
          row.owner_address,
          row.sender_address,
          ...((params.check_whitelist && row.whitelist) || []),
        ]),
      ),
    ],
    pagination: offsetPages(vestingFacts, {
      order: 'id',
      rowKey: ({ address }) => address,
    }),
  },
)
