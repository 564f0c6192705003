export const listTexts = {
  'action.loadMore': 'Load more',
  'list.loading': 'Loading',
  'list.loadingMore': 'Loading more rows',
  'stale.text': 'The last refresh did not go through.',
  'stale.title': 'This may be out of date.',
} as const
