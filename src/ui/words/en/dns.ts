export const dnsRecordTexts = {
  'column.domain': 'Domain',
  'column.expires': 'Expires',
  'column.owner': 'Owner',
  'column.pointsTo': 'Points to',
  'column.records': 'Records',
  'dns.empty': 'No domains',
  'dns.emptyText': 'Domains that point here will appear here.',
  'dns.label': 'Domains',
  'dns.own': 'This account',
  'dns.resolver': 'Subdomains',
  'dns.site': 'Site',
  'dns.storage': 'Storage',
} as const

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
