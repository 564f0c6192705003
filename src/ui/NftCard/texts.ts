export const nftCardTexts = {
  'action.close': 'Close',
  'nft.address': 'Address',
  'nft.collection': 'Collection',
  'nft.empty': 'No such item',
  'nft.emptyText': 'The service knows no NFT item at this address.',
  'nft.expires': 'The domain can be taken by others when this has passed without a renewal.',
  'nft.index': 'Index',
  'nft.label': 'NFT item',
  'nft.notInit': 'Not deployed',
  'nft.onSale': 'On sale',
  'nft.owner': 'Owner',
  'nft.traits': 'Attributes',
} as const
