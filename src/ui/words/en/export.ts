export const exportTexts = {
  'action.cancel': 'Cancel',
  'action.resume': 'Resume',
  'export.as': 'Export as',
  'export.capped': 'There is more: the file ends here.',
  'export.early': 'The file ends before the first row that is not final yet.',
  'export.failed': 'Stopped: the service did not answer.',
  'export.leftOut.one': '{count} more could not be read and is left out.',
  'export.leftOut.other': '{count} more could not be read and are left out.',
  'export.rows.one': '{count} row',
  'export.rows.other': '{count} rows',
  'export.title': 'Export',
} as const
