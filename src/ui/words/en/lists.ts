export const listTexts = {
  'action.loadMore': 'Load more',
  'action.next': 'Next',
  'action.previous': 'Previous',
  'action.reveal': 'Reveal',
  'list.details': 'Details',
  'list.expand': 'Expand',
  'list.flagged.one': '{count} flagged',
  'list.flagged.other': '{count} flagged',
  'list.hidden.one': '{count} item hidden',
  'list.hidden.other': '{count} items hidden',
  'list.hiddenText': 'by your trust settings.',
  'list.loading': 'Loading',
  'list.loadingMore': 'Loading more rows',
  'list.page': 'Page {page}',
  'list.pages': 'Pages',
  'list.undrawn': 'This could not be shown.',
  'list.unreadable.one': '{count} row could not be read',
  'list.unreadable.other': '{count} rows could not be read',
  'stale.text': 'The last refresh did not go through.',
  'stale.title': 'This may be out of date.',
} as const

export const columnTexts = {
  'columns.title': 'Columns',
} as const

export const exportTexts = {
  'action.cancel': 'Cancel',
  'action.resume': 'Resume',
  'export.as': 'Export as',
  'export.capped': 'There is more: the file ends here.',
  'export.failed': 'Stopped: the service did not answer.',
  'export.leftOut.one': '{count} more could not be read and is left out.',
  'export.leftOut.other': '{count} more could not be read and are left out.',
  'export.rows.one': '{count} row',
  'export.rows.other': '{count} rows',
  'export.title': 'Export',
} as const

export const newItemsTexts = {
  'list.new.one': '{count} new',
  'list.new.other': '{count} new',
} as const
