export const listTexts = {
  'action.loadMore': 'Load more',
  'list.details': 'Details',
  'list.loading': 'Loading',
  'list.loadingMore': 'Loading more rows',
} as const

/** Of what comes later. */
export const noticeTexts = {
  'action.next': 'Next',
  'action.previous': 'Previous',
  'list.page': 'Page {page}',
  'list.pages': 'Pages',
  'action.reveal': 'Reveal',
  'list.hidden.one': '{count} item hidden',
  'list.hidden.other': '{count} items hidden',
  'list.hiddenText': 'by your trust settings.',
  'stale.text': 'The last refresh did not go through.',
  'stale.title': 'This may be out of date.',
} as const
