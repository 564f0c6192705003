import {
  type NominatorPoolNominatorEventsParams,
  type NominatorPoolNominatorEventsResponse,
  nominatorPoolNominatorEventsFacts,
} from '../../../contract/v3/endpoints/nominatorPoolNominatorEvents.ts'
import type { NominatorPoolEvent } from '../../../contract/v3/nominatorPoolEvent.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { poolPages } from './poolHistory.ts'

export const nominatorPoolNominatorEvents = /* @__PURE__ */ defineEndpoint<
  NominatorPoolNominatorEventsParams,
  NominatorPoolNominatorEventsResponse,
  'end_utime',
  NominatorPoolEvent
>(nominatorPoolNominatorEventsFacts, {
  cache: 'block',
  owns: (params, { events: rows }) => [
    ...foreignAddresses(
      params.pool,
      rows.map((row) => row.pool_address),
    ),
    ...foreignAddresses(
      params.nominator,
      rows.map((row) => row.nominator_address),
    ),
  ],
  // A transaction can cause several events, for several nominators.
  pagination: poolPages(
    nominatorPoolNominatorEventsFacts,
    ({ tx_hash, nominator_address, type }) => `${tx_hash}:${nominator_address}:${type}`,
  ),
})
