export const jettonTexts = {
  'column.actions': 'Actions',
  'column.asset': 'Asset',
  'column.balance': 'Balance',
  'column.price': 'Price',
  'column.value': 'Value',
  'column.wallet': 'Token wallet',
  'jettons.copyMaster': 'Copy token address',
  'jettons.copyWallet': 'Copy token wallet address',
  'jettons.empty': 'No tokens',
  'jettons.emptyText': 'Tokens of this account will appear here.',
  'jettons.flagged.one': '{count} flagged',
  'jettons.flagged.other': '{count} flagged',
  'jettons.found.empty': 'No matching tokens',
  'jettons.found.emptyText': 'Try another name, symbol or address.',
  'jettons.found.label': 'Tokens',
  'jettons.hidden.one': '{count} hidden',
  'jettons.hidden.other': '{count} hidden',
  'jettons.hide': 'Hide this token',
  'jettons.label': 'Tokens',
  'jettons.menu': 'Actions for {name}',
  'jettons.native': 'Native coin',
  'jettons.notCounted': 'not in the total',
  'jettons.openMaster': 'Open token',
  'jettons.openWallet': 'Open token wallet',
  'jettons.search': 'Find a token',
  'jettons.unclaimed': 'unclaimed',
  'jettons.unhide': 'Show this token again',
  'jettons.zero.one': '{count} zero balance',
  'jettons.zero.other': '{count} zero balances',
} as const

export const jettonTransferTexts = {
  'column.age': 'Age',
  'column.details': 'Details',
  'column.parties': 'From and to',
  'column.token': 'Token',
  'column.tokenAmount': 'Amount',
  'jettonTransfers.empty': 'No token transfers yet',
  'jettonTransfers.emptyText': 'Tokens sent and received will appear here.',
  'jettonTransfers.label': 'Token transfers',
} as const

export const jettonBurnTexts = {
  'burns.empty': 'No tokens burned yet',
  'burns.emptyText': 'Tokens that their owners burn will appear here.',
  'burns.failed': 'Failed',
  'burns.label': 'Burned tokens',
  'column.age': 'Age',
  'column.owner': 'Owner',
  'column.token': 'Token',
  'column.tokenAmount': 'Amount',
} as const

export const holderTexts = {
  'column.balance': 'Balance',
  'column.contract': 'Contract',
  'column.owner': 'Owner',
  'column.rank': 'Rank',
  'column.share': 'Share',
  'holders.empty': 'No holders',
  'holders.emptyText': 'Accounts that hold this token will appear here.',
  'holders.label': 'Holders',
  'holders.largest': 'The {count} largest hold {share}.',
  'holders.place': 'No. {rank}',
  'holders.rest': 'Rest',
} as const

export const jettonCardTexts = {
  'jetton.address': 'Address',
  'jetton.admin': 'Admin',
  'jetton.decimals': 'Decimals',
  'jetton.empty': 'No such token',
  'jetton.emptyText': 'The service knows no token at this address.',
  'jetton.fixed': 'Fixed supply',
  'jetton.isNot': '{name} is not {of}',
  'jetton.label': 'Token {name}',
  'jetton.mintable': 'Mintable',
  'jetton.mintableWhy': 'Its admin can issue more.',
  'jetton.nobodyMints': 'Nobody can make more {name}.',
  'jetton.oneMints': 'One account can make more {name}.',
  'jetton.price': 'Price',
  'jetton.supply': 'Total supply',
  'jetton.unknownMints': 'More {name} can be made, and no admin is known.',
  'jetton.worth': 'Market value',
} as const

export const tokenTexts = {
  'token.unnamed': 'Unnamed token',
} as const

export const nftTexts = {
  'nft.numbered': 'Item #{index}',
  'nft.unnamed': 'Unnamed item',
  'nft.noCollection': 'No collection',
  'nft.unnamedCollection': 'Unnamed collection',
} as const

export const priceTexts = {
  'price.per': '{price} per {symbol}',
  'price.total': 'Total of priced tokens',
  'price.totalOfReadable': 'Total of priced tokens that could be read',
} as const

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
  'supply.sub': 'Supply after each listed mint and burn',
  'supply.subCut': 'Supply, by its last 100 mints and burns',
  'supply.time': 'Time',
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
