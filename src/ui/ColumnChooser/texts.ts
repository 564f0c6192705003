export const columnTexts = {
  'columns.title': 'Columns',
} as const
