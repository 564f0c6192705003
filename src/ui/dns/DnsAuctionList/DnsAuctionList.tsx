'use client'
import { useMemo } from 'react'
import type { DnsAuction } from '../../../contract/v3/dnsAuction.ts'
import { domainFlags } from '../../../trust/domains.ts'
import * as icons from '../../icons/paths.ts'
import { Amount } from '../../parts/Amount.tsx'
import { Badge } from '../../parts/Badge.tsx'
import { cx, type ListProps } from '../../root/props.ts'
import { useScope } from '../../root/scope.ts'
import { Skeleton } from '../../states/Skeleton.tsx'
import { defineList } from '../../table/defineList.tsx'
import list from '../../table/List.module.css'
import type { CellProps, ListKind } from '../../table/List.tsx'
import { None, Unknown } from '../../text/Absent.tsx'
import { TimeLeft } from '../../time/TimeLeft.tsx'
import { useTick } from '../../time/ticker.ts'
import { endsColumn, partyColumn, priceColumn } from '../../tokens/columns.tsx'
import { dnsAuctionTexts } from '../../words/en/dns.ts'
import styles from '../DomainName.module.css'
import { domainColumn, type NamedContext } from '../domainColumn.tsx'
import { type DnsAuctionListOptions, useDnsAuctionList } from './useDnsAuctionList.ts'

export type DnsAuctionColumn = 'domain' | 'state' | 'bidder' | 'bid' | 'ends'

export interface DnsAuctionListProps
  extends Omit<ListProps<'root' | 'row' | DnsAuctionColumn, DnsAuction, DnsAuctionColumn>, 'newRows' | 'onShowNew'>,
    Pick<DnsAuctionListOptions, 'address' | 'state' | 'addressBook'> {}

type AuctionCell = CellProps<DnsAuction, NamedContext>

function StateCell({ row: { finished, auction_end_time: end } }: AuctionCell) {
  const words = useScope().wordsOf(dnsAuctionTexts)
  // An auction that was open when the service answered ends while somebody looks.
  const isOver = useTick(
    (now) => finished || (now !== undefined && end !== null && now >= Number(end) * 1000),
    !finished,
  )
  return isOver ? (
    <Badge tone="positive" icon={icons.check}>
      {words('auctions.won')}
    </Badge>
  ) : (
    <Badge tone="pending" icon={icons.hourglass}>
      {words('auctions.bidding')}
    </Badge>
  )
}

function BidCell({ row: { max_bid_amount: bid } }: AuctionCell) {
  return bid === null ? <None /> : <Amount data={bid} />
}

function EndsCell({ row: { auction_end_time: end } }: AuctionCell) {
  if (end === null) return <Unknown />
  return <TimeLeft data={Number(end)} className={cx(list.quiet, list.left)} />
}

const KIND: ListKind<DnsAuction, DnsAuctionColumn, NamedContext> = {
  texts: dnsAuctionTexts,
  stem: 'auctions',
  rowKey: ({ nft_item_address }) => nft_item_address,
  rowHeight: [48, 40],
  flagsOf: ({ domain }) => domainFlags(domain),
  columns: {
    domain: domainColumn,
    state: {
      label: 'column.state',
      width: 'minmax(92px, 0.7fr)',
      className: styles.underName,
      place: 'sub',
      Cell: StateCell,
      skeleton: <Skeleton width="72px" height={20} />,
    },
    bidder: partyColumn('column.bidder', 'none', ({ max_bid_address }) => max_bid_address),
    bid: { ...priceColumn, label: 'column.bid', place: 'under', Cell: BidCell },
    ends: { ...endsColumn, place: 'end', Cell: EndsCell },
  },
}

/**
 * Auctions that an account leads or has won, first to end first: domain, state, highest bid, and a countdown. Loads page by page, or
 * renders `data`.
 */
export const DnsAuctionList = /* @__PURE__ */ defineList({
  name: 'DnsAuctionList',
  kind: KIND,
  own: { address: true, addressBook: true, state: true },
  useShell(props: DnsAuctionListProps) {
    const { addressBook, query } = useDnsAuctionList(props)
    return { context: useMemo(() => ({ addressBook }), [addressBook]), query }
  },
})
