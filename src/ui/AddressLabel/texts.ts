export const addressTexts = {
  'action.copyAddress': 'Copy address {label}',
  'address.bounceable': 'Bounceable: for contracts',
  'address.bounceableTest': 'Bounceable, test networks only',
  'address.menu': 'Address formats: {label}',
  'address.nonBounceable': 'Non-bounceable: for wallets',
  'address.nonBounceableTest': 'Non-bounceable, test networks only',
  'address.raw': 'Raw address',
  'address.same': 'One account, written in several ways.',
} as const
