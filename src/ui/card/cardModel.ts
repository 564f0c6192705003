import type { QueryOptions } from '../root/props.ts'
import type { WaitingQuery } from '../states/useWait.ts'

/** The request behind a card, as far as the card needs it: a query fits. */
export interface CardQuery extends WaitingQuery {
  /** The answer. */
  readonly data?: unknown
  /** A `TonCenterError` where the last request failed; `null` otherwise. */
  readonly error: unknown
  refetch(): unknown
}

/** What the model of every card is made from. */
export interface CardOptions<Data> {
  /** Renders this: then nothing is asked for. */
  data?: Data | undefined
  queryOptions?: QueryOptions | undefined
}

/** What every card and every page of details shows, headless: render your own from it. */
export interface CardModel<Data> {
  /** `undefined` until it has loaded, and where there is none. Stays, whatever happens to a later request. */
  readonly data: Data | undefined
  /** `undefined` while it loads, `false` where there is none. */
  readonly isThere: boolean | undefined
  /** What went wrong, and how to ask again. Absent when nothing is asked for. */
  readonly query: CardQuery | undefined
  /** The answers whose books name what is rendered. Default: that of `query`. */
  readonly answers?: readonly unknown[] | undefined
}

/** The `answers` of a card that renders no name of an account or token. */
export const NAMELESS: readonly unknown[] = []

/** The given data, or the row that `pick` finds in the answer of a query where one `asks`. */
export function cardModel<Data, Answer>(
  given: Data | undefined,
  query: CardQuery & { readonly data: Answer | undefined },
  asks: boolean,
  pick: (answer: Answer) => Data | undefined,
): CardModel<Data> {
  const data = given ?? (query.data && pick(query.data))
  return { data, isThere: data ? true : asks && !query.data ? undefined : false, query: asks ? query : undefined }
}
