import {
  type NominatorPoolValidatorEventsParams,
  type NominatorPoolValidatorEventsResponse,
  nominatorPoolValidatorEventsFacts,
} from '../../../contract/v3/endpoints/nominatorPoolValidatorEvents.ts'
import type { NominatorPoolValidatorEvent } from '../../../contract/v3/nominatorPoolValidatorEvent.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { poolPages } from './poolHistory.ts'

export const nominatorPoolValidatorEvents = /* @__PURE__ */ defineEndpoint<
  NominatorPoolValidatorEventsParams,
  NominatorPoolValidatorEventsResponse,
  'end_utime',
  NominatorPoolValidatorEvent
>(nominatorPoolValidatorEventsFacts, {
  cache: 'block',
  owns: (params, { events: rows }) => [
    ...foreignAddresses(
      params.validator,
      rows.map((row) => row.validator_address),
    ),
    ...foreignAddresses(
      params.pool,
      rows.map((row) => row.pool_address),
    ),
  ],
  pagination: poolPages(
    nominatorPoolValidatorEventsFacts,
    ({ tx_hash, pool_address, type }) => `${tx_hash}:${pool_address}:${type}`,
  ),
})
