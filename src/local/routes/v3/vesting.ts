import { addresses, bools, notBoth, oneOf, paged } from './checks.ts'
import { book, emptyList } from './empty.ts'

export const vesting = emptyList(
  'vesting_contracts',
  book,
  addresses('contract_address', 'wallet_address'),
  oneOf('at least one of contract_address or wallet_address is required', 'contract_address', 'wallet_address'),
  notBoth('only one of contract_address or wallet_address should be specified', 'contract_address', 'wallet_address'),
  bools('check_whitelist'),
  paged(),
)
