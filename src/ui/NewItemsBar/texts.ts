export const newItemsTexts = {
  'list.new.one': '{count} new',
  'list.new.other': '{count} new',
} as const
