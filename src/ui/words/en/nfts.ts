export const nftCardTexts = {
  'action.close': 'Close',
  'nft.address': 'Address',
  'nft.auctioned': 'Nobody yet: sold by auction',
  'nft.collection': 'Collection',
  'nft.empty': 'No such item',
  'nft.emptyText': 'The service knows no NFT at this address.',
  'nft.expires': 'Others can take the domain when this time passes without a renewal.',
  'nft.index': 'Index',
  'nft.item': 'NFT item',
  'nft.label': 'NFT {name}',
  'nft.metadata': 'Metadata',
  'nft.notInit': 'Not deployed',
  'nft.onSale': 'On sale',
  'nft.open': 'Open NFT page',
  'nft.owner': 'Owner',
  'nft.price': 'Price',
  'nft.traits': 'Attributes',
} as const

export const nftDetailTexts = {
  'nft.marketFee': 'Marketplace gets',
  'nft.onChain': 'On chain',
  'nft.royalty': 'Royalty',
  'nft.sellerGets': 'Seller gets',
} as const

export const collectionTexts = {
  'collection.address': 'Address',
  'collection.empty': 'No such collection',
  'collection.emptyText': 'The service knows no collection at this address.',
  'collection.items': 'Items',
  'collection.kind': 'NFT collection',
  'collection.label': 'Collection {name}',
  'collection.lowest': 'Lowest price',
  'collection.onSale': 'On sale',
  'collection.owner': 'Owner',
  'collection.owners': 'Owners',
  'collection.unnamed': 'Unnamed collection',
} as const

export const nftGridTexts = {
  'nfts.empty': 'No NFTs',
  'nfts.emptyText': 'Items of this account or collection will appear here.',
  'nfts.label': 'NFTs',
} as const

export const nftSaleTexts = {
  'column.ends': 'Ends',
  'column.item': 'Item',
  'column.offer': 'Offer',
  'column.price': 'Price',
  'column.seller': 'Seller',
  'sales.auction': 'Auction',
  'sales.bid': 'highest bid',
  'sales.canceled': 'Cancelled',
  'sales.empty': 'Nothing on sale',
  'sales.emptyText': 'Items on offer will appear here.',
  'sales.fixed': 'Fixed price',
  'sales.label': 'Items on sale',
  'sales.minBid': 'minimum bid',
  'sales.name': 'Username auction',
  'sales.sold': 'Sold',
  'time.ended': 'Ended',
} as const

export const nftTransferTexts = {
  'column.age': 'Age',
  'column.details': 'Details',
  'column.item': 'Item',
  'column.parties': 'From and to',
  'nftTransfers.empty': 'No NFT transfers yet',
  'nftTransfers.emptyText': 'Items that change their owner will appear here.',
  'nftTransfers.failed': 'Failed',
  'nftTransfers.label': 'NFT transfers',
  'nftTransfers.tried': '{account} tried to take it, and is not the owner',
} as const

export const priceHistoryTexts = {
  'prices.amount': 'Price',
  'prices.buyer': 'Buyer',
  'prices.empty': 'No sales yet',
  'prices.emptyText': 'The price of each sale appears here.',
  'prices.label': 'Price over time',
  'prices.legend': 'Price of the last sale',
  'prices.story': 'The price of each sale of this item: {count}.',
  'prices.sub.one': '{count} sale',
  'prices.sub.other': '{count} sales',
} as const

export const attributeTexts = {
  'attributes.empty': 'No attributes',
  'attributes.emptyText': 'Its author gave it none.',
  'attributes.label': 'Attributes',
} as const
