import type { NominatorPoolNominatorRewardsParams } from '../../../contract/v3/endpoints/nominatorPoolNominatorRewards.ts'
import type { ListFacts } from '../../../core/endpoint.ts'
import { windowPages } from '../../../core/pagination.ts'

/** Which of a nominator pool's events or rewards. */
type PoolWindow = Pick<NominatorPoolNominatorRewardsParams, 'start_utime' | 'end_utime' | 'limit'>

/** Newest first, by windows alone: these endpoints take no offset. */
/* @__NO_SIDE_EFFECTS__ */
export const poolPages = <Data, Row extends { readonly utime: number }>(
  facts: ListFacts,
  rowKey: (row: Row) => string,
) =>
  windowPages<PoolWindow, Data, Row, 'end_utime'>(facts, {
    rowKey,
    utime: (row) => row.utime,
    defaultLimit: 100,
    first: {},
  })
