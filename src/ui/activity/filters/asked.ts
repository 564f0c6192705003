import type { Action } from '../../../contract/v3/action.ts'
import type { Metadata } from '../../../contract/v3/metadata.ts'
import { type AnyAddress, addressText } from '../../../core/values/address.ts'
import { activityKinds } from '../../../reading/kinds.ts'
import { readAction } from '../../../reading/readAction.ts'
import { typesOf } from '../../../reading/readings.ts'
import { type ActivityFilter, kindsToAsk, passes, startOf } from './filter.ts'

/** What of a filter the endpoint itself applies: days, and kinds. */
export function askedOf({ kinds: wanted = [], since, until }: ActivityFilter) {
  const kinds = kindsToAsk(wanted)
  const start = startOf(since)
  const end = startOf(until)
  return {
    ...(kinds.length > 0 && kinds.length < activityKinds.length && { action_type: typesOf(kinds) }),
    ...(start && { start_utime: start }),
    ...(end && { end_utime: end + 86_399 }),
  }
}

/**
 * A filter for the `ExportButton` of a feed, so that the file has the rows of the list, with the same ends: `params` to ask for, which
 * bring the transactions of the actions as in the feed, and which rows to `keep`.
 * @param address whose feed it is, in any form; absent for a feed that is nobody's
 */
export function activityFilterToExport(filter: ActivityFilter, address?: AnyAddress) {
  const account = addressText(address)
  return {
    params: {
      ...(account !== undefined && { account }),
      ...askedOf(filter),
      include_transactions: true,
    },
    keep: (action: Action, { metadata }: { metadata?: Metadata | undefined } = {}): boolean =>
      passes(readAction(action, { account, metadata }), filter),
  }
}
