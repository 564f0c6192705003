import { validatorComplaintsFacts } from '../../../contract/v3/endpoints/validatorComplaints.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'

export const validatorComplaints = /* @__PURE__ */ defineEndpoint(validatorComplaintsFacts, {
  cache: 'block',
  owns: ownedBy(validatorComplaintsFacts, { stake_holder_address: (row) => row.stake_holder_address }),
  pagination: windowPages(validatorComplaintsFacts, {
    rowKey: ({ election_id, complaint_hash }) => `${election_id}:${complaint_hash}`,
    utime: (row) => row.created_at,
  }),
})
