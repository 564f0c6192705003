import { tryNormalizeHash } from '../../../core/hash.ts'
import { Refusal } from '../../refusal.ts'
import type { Context } from '../context.ts'
import { tryRawAddress } from '../raw.ts'
import { REFUSED } from './jetton.ts'
import type { Paging, Query } from './query.ts'

// What this chain has none of: sales, domains, pools, elections, multisigs, vesting. Requests are checked as if it had.

type Check = (query: Query) => void

const refuse = (when: boolean, error: string, status = 422) => {
  if (when) throw new Refusal(status, error)
}

const addresses =
  (...names: string[]): Check =>
  (query) =>
    names.forEach(query.addresses)
const address =
  (...names: string[]): Check =>
  (query) =>
    names.forEach(query.address)
const bools =
  (...names: string[]): Check =>
  (query) =>
    names.forEach(query.bool)
const ints =
  (...names: string[]): Check =>
  (query) =>
    names.forEach(query.int)
const oneOf =
  (error: string, ...names: string[]): Check =>
  (query) =>
    refuse(!names.some(query.has), error)
const allOf =
  (error: string, ...names: string[]): Check =>
  (query) =>
    refuse(!names.every(query.has), error)
const notBoth =
  (error: string, a: string, b: string): Check =>
  (query) =>
    refuse(query.has(a) && query.has(b), error)
const sorted =
  (status?: number): Check =>
  (query) => {
    query.sort(status)
  }
const paged =
  (paging?: Paging): Check =>
  (query) => {
    query.limit(paging)
    query.int('offset')
  }
const within: Check = (query) => {
  const [start, end] = [query.utime('start_utime'), query.utime('end_utime')]
  refuse(start !== undefined && end !== undefined && start > end, 'start_utime must be less than or equal to end_utime')
}
/** Keys of validators: 32 bytes in any spelling. */
const keys: Check = (query) => {
  for (const name of ['adnl_address', 'validator_pubkey']) {
    const text = query.text(name)
    refuse(
      text !== undefined && tryNormalizeHash(text) === undefined,
      `${name} must be a 32-byte value in hex, base64 or base64url format`,
    )
  }
}
const holder = [
  notBoth('provide either stake_holder_address or adnl_address, not both', 'stake_holder_address', 'adnl_address'),
  address('stake_holder_address'),
  keys,
  within,
  sorted(),
  paged(),
]
const embedding =
  (name: string): Check =>
  (query) =>
    refuse(!!query.bool(name) && query.limit() > 100, `limit must not exceed 100 when ${name} is true`)

type Rest = (query: Query, context: Context) => object

const book = () => ({ address_book: {} })
const bookAndMetadata = () => ({ address_book: {}, metadata: {} })
/** Lists of events say again for when they were asked. */
const window: Rest = (query) => {
  const [start_utime, end_utime] = [query.utime('start_utime'), query.utime('end_utime')]
  return { ...(start_utime !== undefined && { start_utime }), ...(end_utime !== undefined && { end_utime }) }
}

const none =
  (rows: string, rest: Rest, ...checks: Check[]) =>
  (query: Query, context: Context) => {
    for (const check of checks) check(query)
    return { [rows]: [], ...rest(query, context) }
  }

const events = (rows: string, rest: Rest, ...checks: Check[]) =>
  none(rows, (query, context) => ({ ...window(query, context), ...rest(query, context) }), ...checks, within, paged())
const total = () => ({ total_on_page: '0', address_book: {} })

function cursorOrOffset(query: Query): void {
  const after = query.text('after')
  refuse(after !== undefined && (query.int('offset') ?? 0) > 0, 'use either after or offset, not both')
  // The cursor is made from a row; there is none here to make one from.
  refuse(after !== undefined, 'invalid after cursor')
}

/** By path. */
export const absent = {
  'nft/sales': none(
    'nft_sales',
    bookAndMetadata,
    addresses('address'),
    oneOf('at least 1 address required', 'address'),
    (query) => refuse((query.addresses('address')?.length ?? 0) > 1000, 'maximum 1000 addresses allowed'),
  ),
  'dns/records': none(
    'records',
    book,
    (query) =>
      refuse(
        !query.has('domain') && tryRawAddress(query.text('wallet') ?? '') === undefined,
        'either wallet address or domain is required',
      ),
    notBoth('provide either wallet address or domain, not both', 'wallet', 'domain'),
    paged({ byDefault: 100 }),
  ),
  'dns/activeAuctions': none(
    'auctions',
    () => ({ ...bookAndMetadata(), next_cursor: null }),
    (query) => refuse(tryRawAddress(query.text('bidder') ?? '') === undefined, 'bidder address is required'),
    (query) =>
      refuse(
        !['all', 'won', 'bidding'].includes(query.text('state') ?? 'all'),
        'state must be one of: all, won, bidding',
      ),
    bools('include_nft_items'),
    cursorOrOffset,
    paged({ status: REFUSED }),
  ),
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
  'validators/cycles': none(
    'cycles',
    book,
    ...holder,
    ints('cycle_start', 'election_id'),
    embedding('return_validators'),
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
