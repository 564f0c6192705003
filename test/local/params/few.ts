import type { V3Name } from '../../../src/contract/v3/calls.ts'
import { demoAccounts as demo } from '../../../src/local/service/accounts.ts'
import { holders, key, window } from './absent.ts'
import {
  bounds,
  type Check,
  embeds,
  ignored,
  keeps,
  limit,
  middle,
  needed,
  none,
  offset,
  refuses,
  sort,
  spelled,
  type Table,
} from './checks.ts'
import { everyAddress, fixed, listed, NOBODY, paging, ZEROS } from './filters.ts'
import type { Row } from './row.ts'

const only =
  (name: string, value: string | readonly string[], test: (row: Row) => boolean): Check =>
  async ({ rows }) => {
    const found = await rows({ [name]: value })
    if (!found.length || !found.every(test)) throw new Error(`${name}: ${JSON.stringify(found).slice(0, 200)}`)
  }
/** Of those who validate here. */
const validator = (name: string, member: string): Check[] => [
  async ({ rows }) => {
    const [cycle] = await rows({ return_validators: true, limit: 1 })
    const found = await rows({ [name]: cycle.validators[0][member] })
    if (!found.some(({ cycle_start }) => cycle_start === cycle.cycle_start)) throw new Error('It is in that cycle.')
  },
  none(name, ZEROS),
  key(name)[1] as Check,
]

/** Params of lists that have few rows on this chain: sales, domains, rounds of validators, by endpoint. */
export const fewTable = {
  nftSales: {
    ...fixed('nft_sales', { address: [demo.sale, demo.main] }),
    params: {
      address: [
        only('address', demo.sale, (row) => JSON.stringify(row).includes(demo.sale)),
        spelled('address', [...everyAddress(demo.sale), `${demo.main},${demo.sale}`, [demo.shop, demo.sale]]),
        none('address', demo.main, [demo.main, demo.shop]),
        needed('address', 422, 'at least 1 address required'),
        refuses(
          { address: Array.from({ length: 1001 }, () => demo.main).join(',') },
          422,
          'maximum 1000 addresses allowed',
        ),
      ],
    },
  },
  dnsRecords: {
    ...fixed('records', { wallet: demo.main }),
    params: {
      wallet: [
        only('wallet', demo.main, (row) => row.dns_wallet === demo.main),
        spelled('wallet', everyAddress(demo.main)),
        none('wallet', NOBODY),
        needed('wallet', 422, 'either wallet address or domain is required'),
        refuses({ wallet: 'nobody' }, 422, 'either wallet address or domain is required'),
      ],
      domain: [
        async ({ answer, rows }) => {
          for (const row of await rows({})) {
            const { records } = (await answer({ domain: row.domain })).body
            if (JSON.stringify(records) !== JSON.stringify([row])) throw new Error(row.domain)
          }
          if ((await answer({ domain: 'nobody-ever-has-this-name.ton' })).body.records.length)
            throw new Error('Nobody.')
        },
        refuses({ domain: 'a.ton' }, 422, 'provide either wallet address or domain, not both'),
      ],
      ...paging(1000, 422, 100),
    },
  },
  dnsActiveAuctions: {
    ...fixed('auctions', { bidder: demo.main }),
    params: {
      bidder: [
        only('bidder', demo.shop, (row) => row.max_bid_address === demo.shop),
        spelled('bidder', everyAddress(demo.main)),
        none('bidder', NOBODY),
        needed('bidder', 422, 'bidder address is required'),
        refuses({ bidder: 'nobody' }, 422, 'bidder address is required'),
      ],
      state: [
        async ({ rows }) => {
          const every = await rows({})
          const [won, bidding] = [await rows({ state: 'won' }), await rows({ state: 'bidding' })]
          if (JSON.stringify(won) !== JSON.stringify(every.filter(({ finished }) => finished))) throw new Error('Won.')
          if (JSON.stringify(bidding) !== JSON.stringify(every.filter(({ finished }) => !finished)))
            throw new Error('Open.')
          if (!every.length || JSON.stringify(won) === JSON.stringify(bidding)) throw new Error('One or the other.')
        },
        ignored('state', ['all']),
        refuses({ state: 'lost' }, 422, 'state must be one of: all, won, bidding'),
      ],
      include_nft_items: embeds(
        'include_nft_items',
        'nft_item',
        (row) => row.nft_item.address === row.nft_item_address,
      ),
      after: [
        async ({ answer, base, rows }) => {
          const { next_cursor } = (await answer({ ...base, limit: 1 })).body
          const rest = await rows({ after: next_cursor })
          if (JSON.stringify(rest) !== JSON.stringify((await rows({})).slice(1))) throw new Error('After the first.')
        },
        refuses({ after: 'x', offset: 1 }, 422, 'use either after or offset, not both'),
        refuses({ after: 'x' }, 422, 'invalid after cursor'),
      ],
      limit: limit(1000, 500),
      offset: offset(),
    },
  },
  validatorCycles: {
    ...listed('cycles'),
    params: {
      cycle_start: keeps(
        'cycle_start',
        (rows) => middle(rows).cycle_start,
        (row, start) => row.cycle_start === start,
      ),
      election_id: none('election_id', 5),
      stake_holder_address: holders.stake_holder_address,
      adnl_address: validator('adnl_address', 'adnl_addr'),
      validator_pubkey: validator('validator_pubkey', 'validator_pubkey'),
      return_validators: [
        async (subject) => {
          const bare = await subject.rows({ limit: 100 })
          const full = await subject.rows({ limit: 100, return_validators: true })
          if (bare.some((row) => 'validators' in row)) throw new Error('By default they are left out.')
          if (!full.every((row) => row.validators.length === row.total)) throw new Error('All of them.')
        },
        refuses(
          { return_validators: true, limit: 101 },
          422,
          'limit must not exceed 100 when return_validators is true',
        ),
      ],
      ...bounds(undefined, (row) => row.cycle_start),
      start_utime: [bounds(undefined, (row) => row.cycle_start).start_utime as Check, window],
      ...paging(),
      sort: sort((row) => BigInt(row.cycle_start)),
    },
  },
} satisfies Partial<Record<V3Name, Table>>
