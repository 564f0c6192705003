import type { AnyAddress } from '../../../core/address.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { foreignAddresses } from '../../../core/owns.ts'
import { address, startBeforeEnd } from '../../../core/params.ts'
import type { Listed } from '../../../core/rowList.ts'
import * as z from '../../../core/schema.ts'
import { type NominatorPoolEvent, nominatorPoolEvent } from '../../../schemas/nominatorPoolEvent.ts'
import { type PoolHistory, type PoolWindow, poolHistory, poolPages, poolWindow } from './poolHistory.ts'

export interface NominatorPoolNominatorEventsParams extends PoolWindow {
  pool: AnyAddress
  nominator?: AnyAddress | undefined
}
export interface NominatorPoolNominatorEventsResponse extends PoolHistory, Listed {
  events: NominatorPoolEvent[]
}

/** Changes of nominators' accounts in one pool. Newest first. */
export const nominatorPoolNominatorEvents = /* @__PURE__ */ defineEndpoint<
  NominatorPoolNominatorEventsParams,
  NominatorPoolNominatorEventsResponse,
  'end_utime',
  NominatorPoolEvent
>({
  generation: 'v3',
  name: 'nominatorPoolNominatorEvents',
  method: 'GET',
  path: '/staking/nominatorPools/nominatorEvents',
  params: z.params(
    {
      pool: address,
      nominator: z.optional(address),
      ...poolWindow(),
    },
    startBeforeEnd,
  ),
  rows: 'events',
  response: z.object({
    ...poolHistory(),
    events: z.array(nominatorPoolEvent),
  }),
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
  pagination: poolPages(({ tx_hash, nominator_address, type }) => `${tx_hash}:${nominator_address}:${type}`),
})
