export const collectionTexts = {
  'collection.address': 'Address',
  'collection.empty': 'No such collection',
  'collection.emptyText': 'The service knows no collection at this address.',
  'collection.items': 'Items',
  'collection.label': 'Collection {name}',
  'collection.owner': 'Owner',
  'collection.unnamed': 'Unnamed collection',
} as const
