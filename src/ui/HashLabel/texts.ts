export const hashTexts = {
  'action.copyHash': 'Copy hash {label}',
} as const
