export const exportTexts = {
  'action.cancel': 'Cancel',
  'action.resume': 'Go on',
  'export.as': 'Export as',
  'export.capped': 'There is more: the file ends here.',
  'export.failed': 'Stopped: the service did not answer.',
  'export.rows.one': '{count} row',
  'export.rows.other': '{count} rows',
  'export.title': 'Export',
} as const
