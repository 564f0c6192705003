import {
  type ValidatorElectionsParams,
  type ValidatorElectionsResponse,
  validatorElectionsFacts,
} from '../../../contract/v3/endpoints/validatorElections.ts'
import type { ValidatorElection } from '../../../contract/v3/validatorElection.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import * as z from '../../../core/schema/schema.ts'
import { refuse } from '../../../core/schema/schema.ts'

const embeds: z.Check<ValidatorElectionsParams> = (payload) => {
  const { return_participants, limit = 10 } = payload.value
  if (return_participants && limit > 100) refuse(payload, 'at most 100 with return_participants', ['limit'])
}

export const validatorElections = /* @__PURE__ */ defineEndpoint<
  ValidatorElectionsParams,
  ValidatorElectionsResponse,
  'offset',
  ValidatorElection
>(validatorElectionsFacts, {
  params: z.checked(validatorElectionsFacts.params, embeds),
  cache: 'block',
  // No `owns`: rows name accounts only where participants are embedded, and then those that were asked for.
  pagination: windowPages(validatorElectionsFacts, {
    rowKey: ({ election_id }) => String(election_id),
    utime: (row) => row.election_id,
    most: ({ return_participants }) => (return_participants ? 100 : 1000),
  }),
})
