import {
  type PendingActionsParams,
  type PendingActionsResponse,
  pendingActionsFacts,
} from '../../../contract/v3/endpoints/pendingActions.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignRows } from '../foreignRows.ts'
import { actionTypes } from './actionTypes.ts'

export const pendingActions = /* @__PURE__ */ defineEndpoint<PendingActionsParams, PendingActionsResponse>(
  pendingActionsFacts,
  {
    actionTypes,
    // A pending trace changes several times between two blocks.
    cache: 'never',
    owns: ({ account }, { actions }) =>
      // Rows need not list the accounts.
      foreignRows(
        account,
        actions.map((row) => row.accounts ?? []),
      ),
  },
)
