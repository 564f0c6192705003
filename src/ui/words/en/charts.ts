export const chartTexts = {
  'chart.asDrawing': 'Show the chart',
  'chart.asTable': 'Show the numbers',
  'chart.cut': 'scale from {value}',
  'chart.ordered': 'equal steps, however long between them',
  'chart.time': 'Time',
  'chart.values': 'Values of the chart',
} as const

export const shareTexts = {
  'share.empty': 'Nothing to divide',
  'share.label': 'Shares',
} as const
