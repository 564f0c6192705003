export const cellTexts = {
  'cells.bits.one': '{count} bit',
  'cells.bits.other': '{count} bits',
  'cells.copy': 'Copy the cells as base64',
  'cells.exotic': 'exotic',
  'cells.first.one': 'Only {count} cell is shown. The copy has all of them.',
  'cells.first.other': 'Only the first {count} cells are shown. The copy has all of them.',
  'cells.unreadable': 'These bytes are no bag of cells.',
} as const

export const rawTexts = {
  'raw.title': 'Raw data',
} as const
