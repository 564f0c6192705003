import type { AccountStateFull } from '../../../contract/v3/accountStateFull.ts'
import {
  type AccountStatesParams,
  type AccountStatesResponse,
  accountStatesFacts,
} from '../../../contract/v3/endpoints/accountStates.ts'
import { byKey } from '../../../core/batch/batchBy.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const accountStates = /* @__PURE__ */ defineEndpoint<AccountStatesParams, AccountStatesResponse>(
  accountStatesFacts,
  {
    cache: 'block',
    batch: byKey<AccountStatesParams, AccountStatesResponse, AccountStateFull>(accountStatesFacts, {
      key: 'address',
      keysOf: (row) => [row.address],
      sendLimit: false,
    }),
    owns: ({ address }, { accounts }) =>
      foreignAddresses(
        address,
        accounts.map((row) => row.address),
      ),
  },
)
