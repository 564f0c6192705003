export const nftTransferTexts = {
  'column.age': 'Age',
  'column.details': 'Details',
  'column.item': 'Item',
  'column.parties': 'From and to',
  'nftTransfers.empty': 'No NFT transfers yet',
  'nftTransfers.emptyText': 'Items that change their owner will appear here.',
  'nftTransfers.failed': 'Failed',
  'nftTransfers.label': 'NFT transfers',
} as const
