import { validatorElectionsFacts } from '../../../contract/v3/endpoints/validatorElections.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import * as z from '../../../core/schema/schema.ts'
import { fewWith, mostWith } from './embedded.ts'

export const validatorElections = /* @__PURE__ */ defineEndpoint(validatorElectionsFacts, {
  params: z.checked(validatorElectionsFacts.params, fewWith('return_participants')),
  cache: 'block',
  // No `owns`: rows name accounts only where participants are embedded, and then those that were asked for.
  pagination: windowPages(validatorElectionsFacts, {
    rowKey: ({ election_id }) => String(election_id),
    utime: (row) => row.election_id,
    most: mostWith('return_participants', validatorElectionsFacts.paging),
  }),
})
