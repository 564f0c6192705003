import { validatorEventsFacts } from '../../../contract/v3/endpoints/validatorEvents.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'

export const validatorEvents = /* @__PURE__ */ defineEndpoint(validatorEventsFacts, {
  cache: 'block',
  owns: ownedBy(validatorEventsFacts, { stake_holder_address: (row) => row.stake_holder_address }),
  pagination: windowPages(validatorEventsFacts, {
    rowKey: ({ tx_hash, type }) => `${tx_hash}:${type}`,
    utime: (row) => row.utime,
  }),
})
