import { nominatorPoolValidatorEventsFacts } from '../../../contract/v3/endpoints/nominatorPoolValidatorEvents.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { poolWindow } from './poolHistory.ts'

export const nominatorPoolValidatorEvents = /* @__PURE__ */ defineEndpoint(nominatorPoolValidatorEventsFacts, {
  cache: 'block',
  owns: ownedBy(nominatorPoolValidatorEventsFacts, {
    validator: (row) => row.validator_address,
    pool: (row) => row.pool_address,
  }),
  pagination: windowPages(
    nominatorPoolValidatorEventsFacts,
    poolWindow(({ tx_hash, pool_address, type }) => `${tx_hash}:${pool_address}:${type}`),
  ),
})
