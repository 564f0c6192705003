'use client'
import type { TokenInfo } from '../../contract/v3/tokenInfo.ts'
import { type AnyAddress, addressText, tryParseAddress } from '../../core/values/address.ts'
import type { Flag } from '../../trust/flags.ts'
import { type CardModel, type CardOptions, type CardQuery, cardModel } from '../card/cardModel.ts'
import { type TokenKind, tokenOf } from './tokenInfo.ts'
import { type BookPage, type TokenBookProps, type TokenBooks, useTokenBooks } from './useTokenBooks.ts'

/** What the model of the card of a jetton, an NFT item or an NFT collection is made from. */
export interface TokenCardOptions<Data> extends CardOptions<Data>, TokenBookProps {
  /** Of the contract, in any form. Needed unless `data` is given. */
  address?: AnyAddress | undefined
}

/** A jetton or an NFT collection, headless, and the metadata of its token: render your own from it. */
export interface TokenCardModel<Data> extends CardModel<Data> {
  /** The metadata of the service, else those of its contract; absent where neither does. */
  readonly token: TokenInfo | undefined
  /** Why it is not to be trusted; empty for most. */
  readonly flags: readonly Flag[]
  /** Names of accounts, metadata of tokens, and the check of tokens. */
  readonly books: TokenBooks
}

/** The address to ask for: none where there is `data` already, or where the given text is no address. */
export const askedAddress = ({ address, data }: TokenCardOptions<unknown>): string | undefined =>
  data === undefined && address !== undefined && tryParseAddress(address) ? addressText(address) : undefined

const NONE: readonly Flag[] = []

/** The first row of an answer, or `data`, with the books of that answer: `kind` names the rows. */
export function useFirstRow<Data, Kind extends string>(
  options: TokenCardOptions<Data>,
  query: CardQuery & { readonly data: (BookPage & Record<Kind, readonly Data[]>) | undefined },
  kind: Kind,
): CardModel<Data> & { readonly books: TokenBooks } {
  const books = useTokenBooks(query.data && [query.data], options)
  const asks = askedAddress(options) !== undefined
  return { ...cardModel(options.data, query, asks, (answer) => answer[kind][0]), books }
}

/** The same with the metadata of its token: `kind` names its metadata too. */
export function useTokenCard<Data extends { address: string }, Kind extends TokenKind>(
  options: TokenCardOptions<Data>,
  query: CardQuery & { readonly data: (BookPage & Record<Kind, readonly Data[]>) | undefined },
  kind: Kind,
  contentOf: (data: Data) => Record<string, unknown> | null,
): TokenCardModel<Data> {
  const model = useFirstRow(options, query, kind)
  const { data, books } = model
  const token = data && tokenOf(data.address, books.metadata, kind, contentOf(data))
  return { ...model, token, flags: data ? books.flagsOf(token, data.address) : NONE }
}
