import {
  type BalanceChangesParams,
  type BalanceChangesResponse,
  balanceChangesFacts,
} from '../../../contract/v3/endpoints/balanceChanges.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'

export const balanceChanges = /* @__PURE__ */ defineEndpoint<BalanceChangesParams, BalanceChangesResponse>(
  balanceChangesFacts,
  {
    // A complete trace stays as it is. Its actions are added some time later, and may be added again.
    cache: ({ action_id }) => (action_id === undefined ? 'immutable' : 'block'),
  },
)
