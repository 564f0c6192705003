import { addresses, bools, oneOf, paged, sorted } from './checks.ts'
import { book, emptyList } from './empty.ts'
import { REFUSED } from './jetton.ts'

export const multisigWallets = emptyList(
  'multisigs',
  book,
  oneOf('At least one of address or wallet_address should be specified', 'address', 'wallet_address'),
  addresses('address', 'wallet_address'),
  bools('include_orders'),
  sorted(REFUSED),
  paged({ status: REFUSED }),
)
