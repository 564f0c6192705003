export const menuTexts = {
  'address.bounceable': 'Bounceable: for contracts',
  'address.bounceableTest': 'Bounceable, test networks only',
  'address.nonBounceable': 'Non-bounceable: for wallets',
  'address.nonBounceableTest': 'Non-bounceable, test networks only',
  'address.raw': 'Raw',
} as const
