import { windowPages } from '../../../core/pagination.ts'
import { limit, utime } from '../../../core/params.ts'
import * as z from '../../../core/schema.ts'
import { type AddressBook, addressBook } from '../../../schemas/addressBook.ts'
import { int } from '../../../schemas/scalars.ts'

/** Which of a nominator pool's events or rewards. */
export interface PoolWindow {
  /** Unix seconds, inclusive. */
  start_utime?: number | undefined
  /** Unix seconds, inclusive. The infinite form moves it. */
  end_utime?: number | undefined
  /** 1 to 1 000, 100 when absent. */
  limit?: number | undefined
}
/* @__NO_SIDE_EFFECTS__ */
export const poolWindow = () => ({
  start_utime: z.optional(utime),
  end_utime: z.optional(utime),
  limit: limit(100),
})

/** The other members of the answer. */
export interface PoolHistory {
  /** As asked. */
  start_utime?: number | undefined
  /** As asked. */
  end_utime?: number | undefined
  address_book: AddressBook
}
/* @__NO_SIDE_EFFECTS__ */
export const poolHistory = () => ({
  start_utime: z.optional(int),
  end_utime: z.optional(int),
  address_book: addressBook,
})

/** Newest first, by windows alone: these endpoints take no offset. */
/* @__NO_SIDE_EFFECTS__ */
export const poolPages = <Data, Row extends { readonly utime: number }>(rowKey: (row: Row) => string) =>
  windowPages<PoolWindow, Data, Row, 'end_utime'>({
    rowKey,
    utime: (row) => row.utime,
    defaultLimit: 100,
    first: {},
  })
