import type { ActivityFilter } from './filter.ts'
import { activityKinds } from './kinds.ts'
import { typesOf } from './readings.ts'

/** Unix seconds; `undefined` where there is no day. */
export const startOf = (day: string | undefined) => day && Date.parse(`${day}T00:00:00Z`) / 1000

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
