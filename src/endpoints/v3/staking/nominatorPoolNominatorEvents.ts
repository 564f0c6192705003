import { nominatorPoolNominatorEventsFacts } from '../../../contract/v3/endpoints/nominatorPoolNominatorEvents.ts'
import { ownedBy } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'
import { poolWindow } from './poolHistory.ts'

export const nominatorPoolNominatorEvents = /* @__PURE__ */ defineEndpoint(nominatorPoolNominatorEventsFacts, {
  cache: 'block',
  owns: ownedBy(nominatorPoolNominatorEventsFacts, {
    pool: (row) => row.pool_address,
    nominator: (row) => row.nominator_address,
  }),
  pagination: windowPages(
    nominatorPoolNominatorEventsFacts,
    // A transaction can cause several events, for several nominators.
    poolWindow(({ tx_hash, nominator_address, type }) => `${tx_hash}:${nominator_address}:${type}`),
  ),
})
