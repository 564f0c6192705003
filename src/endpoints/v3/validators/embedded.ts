import type { PageLimits } from '../../../core/endpoint.ts'
import { addIssue, type Check } from '../../../core/schema/schema.ts'

type With<Flag extends string> = { readonly [Name in Flag]?: boolean | undefined }

/** Rows in one request where they hold lists of their own. */
const MOST_ROWS = 100

/** A check of a request: with `flag` the service takes fewer rows. */
/* @__NO_SIDE_EFFECTS__ */
export const fewWith =
  <Flag extends string>(flag: Flag): Check<With<Flag> & { readonly limit?: number | undefined }> =>
  (payload) => {
    const { [flag]: isEmbedding, limit = 0 } = payload.value
    if (isEmbedding && limit > MOST_ROWS) addIssue(payload, `at most ${MOST_ROWS} with ${flag}`, ['limit'])
  }

/** Rows in one request at most, by `flag`. */
/* @__NO_SIDE_EFFECTS__ */
export const mostWith =
  <Flag extends string>(flag: Flag, { maxLimit }: PageLimits) =>
  (params: With<Flag>): number =>
    params[flag] ? MOST_ROWS : maxLimit
