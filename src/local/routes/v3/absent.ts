import { Refusal } from '../../refusal.ts'
import type { Context } from '../context.ts'
import {
  address,
  addresses,
  allOf,
  bools,
  type Check,
  check,
  embedding,
  holder,
  ints,
  notBoth,
  oneOf,
  paged,
  refuse,
  sorted,
  within,
} from './checks.ts'
import { REFUSED } from './jetton.ts'
import type { Query } from './query.ts'

// What this chain has none of: pools, elections, multisigs, vesting. Requests are checked as if it had.

type Rest = (query: Query, context: Context) => object

const book = () => ({ address_book: {} })
/** Lists of events say again for when they were asked. */
const window: Rest = (query) => {
  const [start_utime, end_utime] = [query.utime('start_utime'), query.utime('end_utime')]
  return { ...(start_utime !== undefined && { start_utime }), ...(end_utime !== undefined && { end_utime }) }
}

const none =
  (rows: string, rest: Rest, ...checks: Check[]) =>
  (query: Query, context: Context) => {
    check(query, ...checks)
    return { [rows]: [], ...rest(query, context) }
  }

const events = (rows: string, rest: Rest, ...checks: Check[]) =>
  none(rows, (query, context) => ({ ...window(query, context), ...rest(query, context) }), ...checks, within, paged())
const total = () => ({ total_on_page: '0', address_book: {} })

/** By path. */
export const absent = {
  'staking/nominatorPools/pool': (query: Query): object => {
    refuse(!query.has('pool'), 'pool parameter is required')
    query.address('pool')
    throw new Refusal(404, 'Pool not found')
  },
  'staking/nominatorPools/nominator': none(
    'nominator_pools',
    book,
    oneOf('nominator parameter is required', 'nominator'),
    address('nominator'),
  ),
  'staking/nominatorPools/nominatorEvents': events(
    'events',
    book,
    oneOf('pool parameter is required', 'pool'),
    address('pool', 'nominator'),
  ),
  'staking/nominatorPools/nominatorRewards': events(
    'rewards',
    total,
    allOf('nominator and pool parameters are required', 'nominator', 'pool'),
    address('nominator', 'pool'),
  ),
  'staking/nominatorPools/validatorEvents': events(
    'events',
    book,
    oneOf('validator or pool parameter is required', 'validator', 'pool'),
    address('validator', 'pool'),
  ),
  'staking/nominatorPools/validatorRewards': events(
    'rewards',
    total,
    allOf('validator and pool parameters are required', 'validator', 'pool'),
    address('validator', 'pool'),
  ),
  'validators/events': none('events', (query, context) => ({ ...window(query, context), ...book() }), ...holder),
  'validators/elections': none(
    'elections',
    book,
    ...holder,
    ints('election_id'),
    bools('finished'),
    embedding('return_participants'),
  ),
  'validators/complaints': none('complaints', book, ...holder, ints('cycle_start', 'election_id')),
  'multisig/orders': none(
    'orders',
    book,
    oneOf('At least one of address or multisig_address should be specified', 'address', 'multisig_address'),
    addresses('address', 'multisig_address'),
    bools('parse_actions'),
    sorted(REFUSED),
    paged({ status: REFUSED }),
  ),
  'multisig/wallets': none(
    'multisigs',
    book,
    oneOf('At least one of address or wallet_address should be specified', 'address', 'wallet_address'),
    addresses('address', 'wallet_address'),
    bools('include_orders'),
    sorted(REFUSED),
    paged({ status: REFUSED }),
  ),
  vesting: none(
    'vesting_contracts',
    book,
    addresses('contract_address', 'wallet_address'),
    oneOf('at least one of contract_address or wallet_address is required', 'contract_address', 'wallet_address'),
    notBoth('only one of contract_address or wallet_address should be specified', 'contract_address', 'wallet_address'),
    bools('check_whitelist'),
    paged(),
  ),
}
