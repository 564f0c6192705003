export const addressTexts = {
  'action.copyAddress': 'Copy address {label}',
} as const
