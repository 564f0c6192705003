'use client'
import { skipToken } from '@tanstack/react-query'
import { tryParseAddress } from '../../core/address.ts'
import { useJettonMasters } from '../../react/v3/jettons.ts'
import type { JettonMaster } from '../../schemas/jetton.ts'
import type { TokenInfo } from '../../schemas/metadata.ts'
import { decimalsOf } from '../../schemas/tokenInfo.ts'
import { type CardModel, type CardOptions, cardModel } from '../Card/cardModel.ts'
import { tokenOf } from '../tokens/tokenInfo.ts'
import { type TokenBookProps, type TokenBooks, useTokenBooks } from '../tokens/useTokenBooks.ts'
import type { Flag } from '../trust/flags.ts'

export interface JettonCardOptions extends CardOptions<JettonMaster>, TokenBookProps {
  /** Master address, in any form. Needed unless `data` is given. */
  address?: string | undefined
}

export interface JettonCardModel extends CardModel<JettonMaster> {
  /** What the service knows of it, else what its contract says of itself; absent where neither does. */
  readonly token: TokenInfo | undefined
  /** Fraction digits of amounts; `undefined` where nobody says. */
  readonly decimals: number | undefined
  /** Why it is not to be trusted; empty for most. */
  readonly flags: readonly Flag[]
  /** What is known of tokens and accounts, and the check of tokens. */
  readonly books: TokenBooks
}

const NONE: readonly Flag[] = []

/** One jetton without its looks. Many on a page cost one request. */
export function useJettonCard(options: JettonCardOptions): JettonCardModel {
  const { address, data, queryOptions } = options
  const asks = data === undefined && address !== undefined && tryParseAddress(address) !== undefined
  const query = useJettonMasters(asks ? { address: [address] } : skipToken, queryOptions)
  const books = useTokenBooks(query.data && [query.data], options)
  const model = cardModel(data, query, asks, ({ jetton_masters }) => jetton_masters[0])
  const master = model.data
  const token = master && tokenOf(master.address, books.metadata, 'jetton_masters', master.jetton_content)
  const flags = master ? books.flagsOf(token, master.address) : NONE
  return { ...model, token, decimals: decimalsOf(token), flags, books }
}
