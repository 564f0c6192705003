import { actionsFacts } from '../../../contract/v3/endpoints/actions.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { actionTypes } from './actionTypes.ts'

export const actions = /* @__PURE__ */ defineEndpoint(actionsFacts, {
  actionTypes,
  // Even those of a past block: the service adds actions some time after it has indexed the transactions.
  cache: 'block',
  // Only with `include_accounts` do rows list the accounts.
  owns: ownedBy(actionsFacts, { account: (row) => row.accounts ?? [] }),
  pagination: windowPages(actionsFacts, {
    rowKey: ({ action_id }) => action_id,
    lt: (row) => row.trace_end_lt,
    utime: (row) => row.trace_end_utime,
  }),
})
