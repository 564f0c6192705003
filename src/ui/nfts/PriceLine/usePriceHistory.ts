'use client'
import { skipToken } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Action } from '../../../contract/v3/action.ts'
import type { AddressBook } from '../../../contract/v3/addressBook.ts'
import { type AnyAddress, isSameAddress, tryParseAddress } from '../../../core/values/address.ts'
import { priceLineParams } from '../../../query/builders/nfts.ts'
import { useActions } from '../../../react/v3/actions.ts'
import { readAction } from '../../../reading/readAction.ts'
import { type CardModel, type CardOptions, cardModel } from '../../card/cardModel.ts'
import type { HistoryPoint } from '../../charts/HistoryChart.tsx'

/** The price of a sale, in nanograms. */
export interface PricePoint extends HistoryPoint {
  /** Raw. Absent where the service does not report it. */
  readonly buyer: string | undefined
}

export interface PriceHistoryOptions extends CardOptions<readonly Action[]> {
  /** Of the item, in any form. Needed unless `data` is given. */
  address?: AnyAddress | undefined
  /** Names of the buyers, where `data` is given. */
  addressBook?: AddressBook | undefined
}

export interface PriceHistory extends CardModel<readonly PricePoint[]> {
  readonly addressBook: AddressBook | undefined
}

/**
 * The prices at which an NFT item was sold, oldest first, headless: its last 100 purchases, and auctions of domains.
 * One request; with `data` none.
 */
export function usePriceHistory({ data, address, addressBook, queryOptions }: PriceHistoryOptions): PriceHistory {
  const asks = !data && address !== undefined && tryParseAddress(address) !== undefined
  const query = useActions(asks ? priceLineParams(address) : skipToken, queryOptions)
  const rows = data ?? query.data?.actions
  const points = useMemo(() => rows && readPrices(rows, address), [rows, address])
  return { ...cardModel(points, query, asks, () => points), addressBook: addressBook ?? query.data?.address_book }
}

function readPrices(rows: readonly Action[], item: AnyAddress | undefined): readonly PricePoint[] | undefined {
  const points = rows.flatMap((action): PricePoint[] => {
    if (action.type !== 'nft_purchase' && action.type !== 'dns_purchase') return []
    if (readAction(action).outcome.status !== 'succeeded') return []
    const { nft_item, price, new_owner } = action.details
    const time = Number(action.end_utime)
    const isOther = item !== undefined && !(nft_item && isSameAddress(nft_item, item))
    // A purchase without its price is left out.
    if (isOther || !price || !/^\d+$/.test(price) || !Number.isSafeInteger(time)) return []
    return [{ time, amount: price, buyer: new_owner ?? undefined }]
  })
  return points.length ? points.reverse() : undefined
}
