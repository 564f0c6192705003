import { limit, lt, offset, sort, utime } from '../../core/params.ts'
import * as z from '../../core/schema.ts'

/** The params by which rows with a time and a logical time are cut and paged; each endpoint documents their meaning. */
/* @__NO_SIDE_EFFECTS__ */
export const rowWindow = () => ({
  start_utime: z.optional(utime),
  end_utime: z.optional(utime),
  start_lt: z.optional(lt),
  end_lt: z.optional(lt),
  limit: limit(),
  offset: z.optional(offset),
  sort: z.withDefault(sort, 'desc'),
})
