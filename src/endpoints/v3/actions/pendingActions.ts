import { pendingActionsFacts } from '../../../contract/v3/endpoints/pendingActions.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { actionTypes } from './actionTypes.ts'

export const pendingActions = /* @__PURE__ */ defineEndpoint(pendingActionsFacts, {
  actionTypes,
  // A pending trace changes several times between two blocks.
  cache: 'never',
  // Rows need not list the accounts.
  owns: ownedBy(pendingActionsFacts, { account: (row) => row.accounts ?? [] }),
})
