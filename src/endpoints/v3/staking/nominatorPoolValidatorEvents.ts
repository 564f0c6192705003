import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { address, atLeastOneOf, startBeforeEnd } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import {
  type NominatorPoolValidatorEvent,
  nominatorPoolValidatorEvent,
} from '../../../schemas/nominatorPoolValidatorEvent.ts'
import { type PoolHistory, type PoolWindow, poolHistory, poolPages, poolWindow } from './poolHistory.ts'

export interface NominatorPoolValidatorEventsParams extends PoolWindow {
  validator?: AnyAddress | undefined
  pool?: AnyAddress | undefined
  type?: 'reward' | 'penalty' | 'deposit' | 'withdrawal' | undefined
}
export interface NominatorPoolValidatorEventsResponse extends PoolHistory, Listed {
  events: NominatorPoolValidatorEvent[]
}

/** Changes of the validator's account in nominator pools. Newest first. */
export const nominatorPoolValidatorEvents = /* @__PURE__ */ defineEndpoint<
  NominatorPoolValidatorEventsParams,
  NominatorPoolValidatorEventsResponse,
  'end_utime',
  NominatorPoolValidatorEvent
>({
  generation: 'v3',
  name: 'nominatorPoolValidatorEvents',
  method: 'GET',
  path: '/staking/nominatorPools/validatorEvents',
  params: z.params(
    {
      validator: z.optional(address),
      pool: z.optional(address),
      type: z.optional(z.oneOf(['reward', 'penalty', 'deposit', 'withdrawal'])),
      ...poolWindow(),
    },
    atLeastOneOf<NominatorPoolValidatorEventsParams>('validator', 'pool'),
    startBeforeEnd,
  ),
  rows: 'events',
  response: z.object({
    ...poolHistory(),
    events: z.array(nominatorPoolValidatorEvent),
  }),
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
  pagination: poolPages(({ tx_hash, pool_address, type }) => `${tx_hash}:${pool_address}:${type}`),
})
