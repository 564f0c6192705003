import {
  type ValidatorEventsParams,
  type ValidatorEventsResponse,
  validatorEventsFacts,
} from '../../../contract/v3/endpoints/validatorEvents.ts'
import type { ValidatorEvent } from '../../../contract/v3/validatorEvent.ts'
import { foreignAddresses } from '../../../core/batch/owns.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'

export const validatorEvents = /* @__PURE__ */ defineEndpoint<
  ValidatorEventsParams,
  ValidatorEventsResponse,
  'offset',
  ValidatorEvent
>(validatorEventsFacts, {
  cache: 'block',
  owns: ({ stake_holder_address }, { events: rows }) =>
    foreignAddresses(
      stake_holder_address,
      rows.map((row) => row.stake_holder_address),
    ),
  pagination: windowPages(validatorEventsFacts, {
    rowKey: ({ tx_hash, type }) => `${tx_hash}:${type}`,
    utime: (row) => row.utime,
  }),
})
