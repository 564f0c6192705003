import type { V3Name } from '../../../src/contract/v3/calls.ts'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import { badSort, type Check, needed, none, refuses, type Table } from './checks.ts'
import { fixed, NOBODY, ZEROS } from './filters.ts'

// Lists that are empty on this chain: a right value is taken, a wrong one refused as the contract says.

export const window = refuses(
  { start_utime: 2, end_utime: 1 },
  422,
  'start_utime must be less than or equal to end_utime',
)
const limited = (status = 422): Check[] => [
  none('limit', 1000, 0, -1),
  refuses({ limit: 1001 }, status, 'limit is not allowed: 1001 > 1000'),
]
const skipped = none('offset', 0, 3, -1)
const ordered = (status = 422): Check[] => [none('sort', 'asc', 'D'), badSort(status)]
const accounts = (name: string): Check => none(name, NOBODY, [NOBODY, demo.main], `${NOBODY},${demo.main}`)
const flag = (name: string): Check => none(name, true, false, '1', 'f')
export const key = (name: string): Check[] => [
  none(name, ZEROS, `${'A'.repeat(43)}=`, 'A'.repeat(43)),
  refuses({ [name]: 'short' }, 422, `${name} must be a 32-byte value in hex, base64 or base64url format`),
]
/** Says again for when it was asked. */
const said =
  (name: string): Check =>
  async ({ answer, base }) => {
    const { body } = await answer({ ...base, [name]: 5 })
    if (body[name] !== 5) throw new Error(`${name} is not said again.`)
  }

export const holders = {
  stake_holder_address: [
    none('stake_holder_address', NOBODY),
    refuses(
      { stake_holder_address: NOBODY, adnl_address: ZEROS },
      422,
      'provide either stake_holder_address or adnl_address, not both',
    ),
  ],
  adnl_address: key('adnl_address'),
  validator_pubkey: key('validator_pubkey'),
  start_utime: [none('start_utime', 5), window],
  end_utime: [none('end_utime', 5), window],
  limit: limited(),
  offset: skipped,
  sort: ordered(),
}
export const embedding = (name: string): Check[] => [
  flag(name),
  refuses({ [name]: true, limit: 101 }, 422, `limit must not exceed 100 when ${name} is true`),
  none('limit', 101),
]
const events = {
  start_utime: [none('start_utime', 5), said('start_utime'), window],
  end_utime: [none('end_utime', 5), said('end_utime'), window],
  limit: limited(),
}

/** Params of the lists that are empty on this chain, by endpoint. */
export const absentTable = {
  nominatorPool: {
    rows: (body) => body,
    params: {
      pool: [
        refuses({}, 422, 'pool parameter is required'),
        refuses({ pool: NOBODY }, 404, 'Pool not found'),
        refuses({ pool: demo.main }, 404, 'Pool not found'),
      ],
    },
  },
  nominatorPoolNominator: {
    ...fixed('nominator_pools', { nominator: demo.main }),
    params: {
      nominator: [none('nominator', NOBODY), needed('nominator', 422, 'nominator parameter is required')],
    },
  },
  nominatorPoolNominatorEvents: {
    ...fixed('events', { pool: NOBODY }),
    params: {
      pool: [none('pool', demo.main), needed('pool', 422, 'pool parameter is required')],
      nominator: none('nominator', demo.main),
      ...events,
    },
  },
  nominatorPoolNominatorRewards: {
    ...fixed('rewards', { pool: NOBODY, nominator: demo.main }),
    params: {
      pool: needed('pool', 422, 'nominator and pool parameters are required'),
      nominator: needed('nominator', 422, 'nominator and pool parameters are required'),
      ...events,
    },
  },
  nominatorPoolValidatorEvents: {
    ...fixed('events', { pool: NOBODY }),
    params: {
      pool: needed('pool', 422, 'validator or pool parameter is required'),
      validator: [none('validator', demo.main), refuses(() => ({}), 422, 'validator or pool parameter is required')],
      type: none('type', 'reward', 'penalty', 'deposit', 'withdrawal'),
      ...events,
    },
  },
  nominatorPoolValidatorRewards: {
    ...fixed('rewards', { pool: NOBODY, validator: demo.main }),
    params: {
      pool: needed('pool', 422, 'validator and pool parameters are required'),
      validator: needed('validator', 422, 'validator and pool parameters are required'),
      ...events,
    },
  },
  multisigOrders: {
    ...fixed('orders', { address: NOBODY }),
    params: {
      address: [
        accounts('address'),
        needed('address', 422, 'At least one of address or multisig_address should be specified'),
      ],
      multisig_address: accounts('multisig_address'),
      parse_actions: flag('parse_actions'),
      limit: limited(500),
      offset: skipped,
      sort: ordered(500),
    },
  },
  multisigWallets: {
    ...fixed('multisigs', { address: NOBODY }),
    params: {
      address: [
        accounts('address'),
        needed('address', 422, 'At least one of address or wallet_address should be specified'),
      ],
      wallet_address: accounts('wallet_address'),
      include_orders: flag('include_orders'),
      limit: limited(500),
      offset: skipped,
      sort: ordered(500),
    },
  },
  vesting: {
    ...fixed('vesting_contracts', { contract_address: NOBODY }),
    params: {
      contract_address: [
        accounts('contract_address'),
        needed('contract_address', 422, 'at least one of contract_address or wallet_address is required'),
      ],
      wallet_address: refuses(
        { wallet_address: demo.main },
        422,
        'only one of contract_address or wallet_address should be specified',
      ),
      check_whitelist: flag('check_whitelist'),
      limit: limited(),
      offset: skipped,
    },
  },
  validatorEvents: {
    ...fixed('events'),
    params: { ...holders, type: none('type', 'stake_accepted', 'stake_rejected', 'stake_recovered') },
  },
  validatorElections: {
    ...fixed('elections', { start_utime: 4_000_000_000 }),
    params: {
      ...holders,
      start_utime: [
        none('start_utime', 4_100_000_000),
        refuses({ start_utime: 2, end_utime: 1 }, 422, 'start_utime must be less than or equal to end_utime'),
      ],
      end_utime: [none('end_utime', 4_000_000_000), window],
      election_id: none('election_id', 5),
      finished: flag('finished'),
      return_participants: embedding('return_participants'),
    },
  },
  validatorComplaints: {
    ...fixed('complaints'),
    params: { ...holders, cycle_start: none('cycle_start', 5), election_id: none('election_id', 5) },
  },
} satisfies Partial<Record<V3Name, Table>>
