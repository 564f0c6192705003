import { addresses, bools, oneOf, paged, sorted } from './checks.ts'
import { book, emptyList } from './empty.ts'
import { REFUSED } from './jetton.ts'

export const multisigOrders = emptyList(
  'orders',
  book,
  oneOf('At least one of address or multisig_address should be specified', 'address', 'multisig_address'),
  addresses('address', 'multisig_address'),
  bools('parse_actions'),
  sorted(REFUSED),
  paged({ status: REFUSED }),
)
