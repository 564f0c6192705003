export const listTexts = {
  'list.details': 'Details',
  'list.loading': 'Loading',
  'list.loadingMore': 'Loading more rows',
} as const
