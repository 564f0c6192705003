export const addressTexts = {
  'action.copyAddress': 'Copy address {label}',
  'address.bounceable': 'Bounceable: for contracts',
  'address.bounceableTest': 'Bounceable, test networks only',
  'address.menu': 'Spellings of {label}',
  'address.nonBounceable': 'Non-bounceable: for wallets',
  'address.nonBounceableTest': 'Non-bounceable, test networks only',
  'address.raw': 'Raw',
} as const
