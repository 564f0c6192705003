export const supplyTexts = {
  'supply.amount': 'Supply',
  'supply.burn': 'Burned',
  'supply.change': 'Change',
  'supply.empty': 'No mints or burns',
  'supply.emptyText': 'The service lists none, so the supply over time is not known.',
  'supply.first': 'Before the first change',
  'supply.label': 'Mint and burn',
  'supply.legend': 'Mints: {mints} · burns: {burns}',
  'supply.mint': 'Minted',
  'supply.story': 'The supply over time, from the supply of now back. Mints: {mints}, burns: {burns}.',
  'supply.sub': 'Supply, by the mints and burns that the service lists',
  'supply.subCut': 'Supply, by its last 100 mints and burns',
  'supply.time': 'Time',
} as const

export const balanceHistoryTexts = {
  'balances.amount': 'Balance',
  'balances.empty': 'No balances yet',
  'balances.emptyText': 'The balance after each transaction appears here.',
  'balances.label': 'Balance over time',
  'balances.legend': 'Balance',
  'balances.story': 'The balance after each of the last transactions: {count}.',
  'balances.sub.one': 'After {count} transaction',
  'balances.sub.other': 'After each of the last {count} transactions',
  'balances.time': 'Time',
} as const

export const priceHistoryTexts = {
  'prices.amount': 'Price',
  'prices.buyer': 'Buyer',
  'prices.empty': 'No sales yet',
  'prices.emptyText': 'The price of each sale appears here.',
  'prices.label': 'Price over time',
  'prices.legend': 'Price of the last sale',
  'prices.story': 'The price of each sale of this item: {count}.',
  'prices.sub.one': '{count} sale',
  'prices.sub.other': '{count} sales',
  'prices.time': 'Time',
} as const

export const comparisonTexts = {
  'comparison.address': 'Address',
  'comparison.admin': 'Admin',
  'comparison.code': '{character} is {code}',
  'comparison.decimals': 'Decimals',
  'comparison.empty': 'No token to compare with',
  'comparison.emptyText': 'It imitates no token that this app verifies.',
  'comparison.go': 'Go to the real {name}',
  'comparison.label': 'The real one and this one',
  'comparison.name': 'Name',
  'comparison.real': 'The real one',
  'comparison.supply': 'Total supply',
  'comparison.symbol': 'Symbol',
  'comparison.this': 'This one',
} as const
