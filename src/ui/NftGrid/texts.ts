export const nftGridTexts = {
  'nfts.empty': 'No NFTs',
  'nfts.emptyText': 'Items of this account or collection will appear here.',
  'nfts.label': 'NFTs',
} as const
