export const nftCardTexts = {
  'action.close': 'Close',
  'nft.address': 'Address',
  'nft.collection': 'Collection',
  'nft.empty': 'No such item',
  'nft.emptyText': 'The service knows no NFT at this address.',
  'nft.expires': 'Others can take the domain when this time passes without a renewal.',
  'nft.index': 'Index',
  'nft.label': 'NFT',
  'nft.notInit': 'Not deployed',
  'nft.onSale': 'On sale',
  'nft.owner': 'Owner',
  'nft.traits': 'Attributes',
} as const
