import { activityKinds } from '../../../reading/kinds.ts'
import { typesOf } from '../../../reading/readings.ts'
import { type ActivityFilter, startOf } from './filter.ts'

/** What of a filter the endpoint itself applies: days, and kinds. */
export function askedOf({ kinds, since, until }: ActivityFilter) {
  const start = startOf(since)
  const end = startOf(until)
  return {
    ...(kinds?.length && kinds.length < activityKinds.length && { action_type: typesOf(kinds) }),
    ...(start && { start_utime: start }),
    ...(end && { end_utime: end + 86_399 }),
  }
}
