import type { PageLimits } from '../../../core/endpoint.ts'
import { type Check, refuse } from '../../../core/schema/schema.ts'

type With<Flag extends string> = { readonly [Name in Flag]?: boolean | undefined }

/** Rows in one request where they hold lists of their own. */
const MOST = 100

/** A check of a request: with `flag` the service takes fewer rows. */
/* @__NO_SIDE_EFFECTS__ */
export const fewWith =
  <Flag extends string>(flag: Flag): Check<With<Flag> & { readonly limit?: number | undefined }> =>
  (payload) => {
    const { [flag]: isEmbedding, limit = 0 } = payload.value
    if (isEmbedding && limit > MOST) refuse(payload, `at most ${MOST} with ${flag}`, ['limit'])
  }

/** Rows in one request at most, by `flag`. */
/* @__NO_SIDE_EFFECTS__ */
export const mostWith =
  <Flag extends string>(flag: Flag, { maxLimit }: PageLimits) =>
  (params: With<Flag>): number =>
    params[flag] ? MOST : maxLimit
