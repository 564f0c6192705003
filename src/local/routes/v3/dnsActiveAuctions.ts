import type { DnsAuction } from '../../../contract/v3/dnsAuction.ts'
import type { DomainRow } from '../../index/rows.ts'
import { Refusal } from '../../service/refusal.ts'
import type { Context } from '../context.ts'
import { tryRawAddress } from '../raw.ts'
import { genuine } from '../route.ts'
import { check, refuseWhen } from './checks.ts'
import { around, REFUSED } from './jetton.ts'
import { addressesOfItem, asItem } from './nftRows.ts'
import type { Query } from './query.ts'

type Auctioned = DomainRow & { auction: NonNullable<DomainRow['auction']> }

const endOf = ({ auction }: Auctioned) => Number(auction.auction_end_time)
const byEnd = (a: Auctioned, b: Auctioned) => endOf(a) - endOf(b) || (a.address < b.address ? -1 : 1)

/** A cursor names the row before the next page. */
const cursorOf = (row: Auctioned) => btoa(`${row.auction.auction_end_time},${row.address}`)

function readCursor(text: string): (row: Auctioned) => boolean {
  let said = ''
  try {
    said = atob(text)
  } catch {
    // Refused below.
  }
  const [, end, address] = /^(\d{1,20}),(-?\d{1,3}:[\dA-F]{64})$/.exec(said) ?? []
  if (end === undefined || address === undefined) throw new Refusal(422, 'invalid after cursor')
  return (row) => endOf(row) > Number(end) || (endOf(row) === Number(end) && row.address > address)
}

/** Auctions that an account leads: open ones, and those that are over and not claimed. */
export const dnsActiveAuctions = genuine((query: Query, context: Context) => {
  const { ledger } = context
  const bidder = tryRawAddress(query.text('bidder') ?? '')
  if (bidder === undefined) throw new Refusal(422, 'bidder address is required')
  const state = query.text('state') ?? 'all'
  const after = query.text('after')
  check(
    query,
    () => refuseWhen(!['all', 'won', 'bidding'].includes(state), 'state must be one of: all, won, bidding'),
    () => refuseWhen(after !== undefined && (query.int('offset') ?? 0) > 0, 'use either after or offset, not both'),
  )
  const isAfter = after === undefined ? undefined : readCursor(after)
  const withItems = query.bool('include_nft_items') ?? false
  const now = Number(ledger.head.gen_utime)
  const isFinished = (row: Auctioned) => endOf(row) < now
  const rows = ledger.domains
    .all()
    .filter((row): row is Auctioned => row.auction?.max_bid_address === bidder)
    .filter((row) => (state === 'all' || isFinished(row) === (state === 'won')) && (!isAfter || isAfter(row)))
    .sort(byEnd)
  const paging = { status: REFUSED, byDefault: 100 }
  const page = query.page(rows, paging)
  const auctions = page.map((row): DnsAuction => {
    const item = withItems ? ledger.items.get(row.address) : undefined
    return {
      nft_item_address: row.address,
      domain: row.domain,
      ...row.auction,
      last_fill_up_time: row.last_fill_up_time,
      finished: isFinished(row),
      ...(item && { nft_item: asItem(item, ledger) }),
    }
  })
  const last = page.length === query.limit(paging) ? page.at(-1) : undefined
  const addresses = auctions.flatMap((row) => [
    row.nft_item_address,
    row.max_bid_address,
    ...addressesOfItem(row.nft_item),
  ])
  return { auctions, ...around(context, addresses), next_cursor: last ? cursorOf(last) : null }
})
