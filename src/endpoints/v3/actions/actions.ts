import type { Action } from '../../../contract/v3/action.ts'
import { type ActionsParams, type ActionsResponse, actionsFacts } from '../../../contract/v3/endpoints/actions.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { foreignRows } from '../foreignRows.ts'
import { actionTypes } from './actionTypes.ts'

export const actions = /* @__PURE__ */ defineEndpoint<ActionsParams, ActionsResponse, 'offset', Action>(actionsFacts, {
  actionTypes,
  // Even those of a past block: the service adds actions some time after it has indexed the transactions.
  cache: 'block',
  owns: ({ account }, { actions }) =>
    // Only with `include_accounts` do rows list the accounts.
    foreignRows(
      account,
      actions.map((row) => row.accounts ?? []),
    ),
  pagination: windowPages(actionsFacts, {
    rowKey: ({ action_id }) => action_id,
    lt: (row) => row.trace_end_lt,
    utime: (row) => row.trace_end_utime,
  }),
})
