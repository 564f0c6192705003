export const jettonMenuTexts = {
  'jettons.copyMaster': 'Copy token address',
  'jettons.copyWallet': 'Copy jetton wallet address',
  'jettons.hide': 'Hide this token',
  'jettons.openMaster': 'Open token',
  'jettons.openWallet': 'Open jetton wallet',
  'jettons.unhide': 'Show this token again',
} as const
