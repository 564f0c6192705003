export const dnsAuctionTexts = {
  'auctions.bidding': 'Bidding',
  'auctions.empty': 'No auctions',
  'auctions.emptyText': 'Auctions of domains that this account leads or has won will appear here.',
  'auctions.label': 'Domain auctions',
  'auctions.won': 'Won',
  'column.bid': 'Highest bid',
  'column.bidder': 'Bidder',
  'column.domain': 'Domain',
  'column.ends': 'Ends',
  'column.state': 'Status',
} as const
