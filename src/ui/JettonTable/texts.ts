export const jettonTexts = {
  'column.asset': 'Asset',
  'column.balance': 'Balance',
  'column.wallet': 'Jetton wallet',
  'jettons.empty': 'No tokens',
  'jettons.emptyText': 'Jettons of this account will appear here.',
  'jettons.flagged.one': '{count} flagged',
  'jettons.flagged.other': '{count} flagged',
  'jettons.label': 'Tokens',
  'jettons.unnamed': 'Unnamed token',
  'jettons.zero.one': '{count} zero balance',
  'jettons.zero.other': '{count} zero balances',
} as const
