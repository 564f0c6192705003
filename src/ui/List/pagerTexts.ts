export const pagerTexts = {
  'action.loadMore': 'Load more',
  'action.next': 'Next',
  'action.previous': 'Previous',
  'list.page': 'Page {page}',
  'list.pages': 'Pages',
} as const
