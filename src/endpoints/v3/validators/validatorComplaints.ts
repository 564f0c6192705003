import {
  type ValidatorComplaintsParams,
  type ValidatorComplaintsResponse,
  validatorComplaintsFacts,
} from '../../../contract/v3/endpoints/validatorComplaints.ts'
import type { ValidatorComplaint } from '../../../contract/v3/validatorComplaint.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { foreignRows } from '../foreignRows.ts'

export const validatorComplaints = /* @__PURE__ */ defineEndpoint<
  ValidatorComplaintsParams,
  ValidatorComplaintsResponse,
  'offset',
  ValidatorComplaint
>(validatorComplaintsFacts, {
  cache: 'block',
  owns: (params, { complaints: rows }) =>
    foreignRows(
      params.stake_holder_address,
      rows.map((row) => [row.stake_holder_address]),
    ),
  pagination: windowPages(validatorComplaintsFacts, {
    rowKey: ({ election_id, complaint_hash }) => `${election_id}:${complaint_hash}`,
    utime: (row) => row.created_at,
  }),
})
