export const accountTexts = {
  'account.balance': 'Balance',
  'account.bounceable': 'Bounceable address',
  'account.code': 'Code',
  'account.copyForm': 'Copy: {form}',
  'account.empty': 'No account',
  'account.emptyText': 'No valid address given.',
  'account.extra': 'Extra currencies',
  'account.extraId': 'Currency {id}',
  'account.frozenState': 'Frozen state',
  'account.label': 'Account {name}',
  'account.lastTransaction': 'Last transaction',
  'account.notDeployed': 'Nothing was sent from this address yet. It can receive coins.',
  'account.nonBounceable': 'Non-bounceable address',
  'account.raw': 'Raw address',
  'account.seqno': 'Seqno {seqno}',
} as const

/** Of the names that a reader gives to accounts. */
export const nameTexts = {
  'name.cancel': 'Cancel',
  'name.change': 'Rename',
  'name.failed': 'Not kept.',
  'name.field': 'Your name for this account',
  'name.full': 'Not kept: the storage of this site has no room left.',
  'name.give': 'Name it',
  'name.many': 'Not kept: ten thousand accounts have a name or a star, and more are not kept.',
  'name.note': 'Shown wherever the account is, with a pen in front.',
  'name.refused': 'Not kept: this browser lets the site store nothing.',
  'name.remove': 'Remove the name',
  'name.save': 'Save',
  'name.star': 'Star',
} as const

/** The state of a contract. */
export const stateTexts = {
  'state.balance': 'Balance',
  'state.bits': '{bits} bits',
  'state.cells.one': '{count} cell',
  'state.cells.other': '{count} cells',
  'state.code': 'Code',
  'state.codeSize': 'Size of code',
  'state.copyRaw': 'Copy the balance in nanograms',
  'state.data': 'Data',
  'state.dataSize': 'Size of data',
  'state.empty': 'No state',
  'state.emptyText': 'The chain has never seen this account, or the address is not valid.',
  'state.frozen': 'Frozen state',
  'state.label': 'State',
  'state.last': 'Last change',
  'state.methods': 'Get-methods',
  'state.raw': 'Nanograms',
} as const

export const topAccountTexts = {
  'column.account': 'Account',
  'column.balance': 'Balance',
  'column.contract': 'Contract',
  'column.rank': 'Rank',
  'column.value': 'Value',
  'topAccounts.empty': 'No accounts',
  'topAccounts.emptyText': 'The accounts with the highest balances will appear here.',
  'topAccounts.label': 'Top accounts',
} as const

export const balanceHistoryTexts = {
  'balances.empty': 'No balances yet',
  'balances.emptyText': 'The balance after each transaction appears here.',
  'balances.label': 'Balance over time',
  'balances.legend': 'Balance',
  'balances.story': 'The balance after each of the last transactions: {count}.',
  'balances.sub.one': 'After {count} transaction',
  'balances.sub.other': 'After each of the last {count} transactions',
} as const

export const balanceTexts = {
  'balance.failed': 'The balance did not load.',
  'balance.limited': 'Rate limit reached.',
  'balance.loading': 'Loading',
  'balance.stale': 'Last known value.',
} as const
