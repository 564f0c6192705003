import { describe, expect, it } from 'vitest'
import type { AnyEndpoint, Order, PaginatedEndpoint } from '../../src/core/endpoint.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { contract } from '../support/contract.ts'
import type { ListName } from '../support/names.ts'

// biome-ignore lint/suspicious/noExplicitAny: records of every shape, looked at alike
type Paged = PaginatedEndpoint<any, any, any, any>
const all: AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)]
const paged = all.filter((record): record is Paged => 'pagination' in record)

/** Every list: the order of its rows, and how it is pinned or why it cannot be. A list that is missing is a type error. */
const LISTS: Record<ListName, { order: Order; pin: string; why?: string }> = {
  actions: { order: 'lt', pin: 'end_lt' },
  traces: { order: 'lt', pin: 'end_lt' },
  transactions: { order: 'lt', pin: 'end_lt' },
  jettonBurns: { order: 'lt', pin: 'end_lt' },
  jettonTransfers: { order: 'lt', pin: 'end_lt' },
  nftTransfers: { order: 'lt', pin: 'end_lt' },
  messages: { order: 'lt', pin: 'none', why: 'bounds leave out messages from outside' },
  blocks: { order: 'utime', pin: 'end_utime' },
  validatorEvents: { order: 'utime', pin: 'end_utime' },
  validatorElections: { order: 'utime', pin: 'end_utime' },
  validatorCycles: { order: 'utime', pin: 'end_utime' },
  validatorComplaints: { order: 'utime', pin: 'end_utime' },
  nominatorPoolNominatorEvents: { order: 'utime', pin: 'end_utime' },
  nominatorPoolNominatorRewards: { order: 'utime', pin: 'end_utime' },
  nominatorPoolValidatorEvents: { order: 'utime', pin: 'end_utime' },
  nominatorPoolValidatorRewards: { order: 'utime', pin: 'end_utime' },
  getTransactions: { order: 'lt', pin: 'lt,hash' },
  getTransactionsStd: { order: 'lt', pin: 'lt,hash' },
  transactionsByMessage: { order: 'lt', pin: 'none', why: 'no bounds' },
  jettonWallets: { order: 'balance', pin: 'none', why: 'rows change places' },
  topAccountsByBalance: { order: 'balance', pin: 'none', why: 'rows change places' },
  jettonMasters: { order: 'id', pin: 'none', why: 'no bounds' },
  nftCollections: { order: 'id', pin: 'none', why: 'no bounds' },
  nftItems: { order: 'id', pin: 'none', why: 'no bounds' },
  dnsRecords: { order: 'id', pin: 'none', why: 'no bounds' },
  dnsActiveAuctions: { order: 'id', pin: 'none', why: 'no bounds; the end of an auction moves with each bid' },
  multisigOrders: { order: 'id', pin: 'none', why: 'no bounds' },
  multisigWallets: { order: 'id', pin: 'none', why: 'no bounds' },
  vesting: { order: 'id', pin: 'none', why: 'no bounds' },
  masterchainBlockShards: { order: 'block', pin: 'none', why: 'what is in a block stays' },
  transactionsByMasterchainBlock: { order: 'block', pin: 'none', why: 'what is in a block stays' },
  getBlockTransactions: { order: 'block', pin: 'none', why: 'what is in a block stays' },
  getBlockTransactionsExt: { order: 'block', pin: 'none', why: 'what is in a block stays' },
}

/** A row that has every time there is. */
const ROW = {
  lt: '7',
  end_lt: '7',
  trace_end_lt: '7',
  transaction_lt: '7',
  created_lt: '7',
  now: 5,
  utime: 5,
  gen_utime: '5',
  end_utime: 5,
  trace_end_utime: 5,
  transaction_now: 5,
  created_at: 5,
  cycle_start: 5,
  election_id: 5,
  transaction_id: { lt: '7', hash: 'h' },
  trace_info: { trace_state: 'complete' },
}

const bounds = (patch: object | undefined) =>
  patch === undefined
    ? 'none'
    : Object.keys(patch)
        .filter((name) => name !== 'offset')
        .join()

describe.each(paged.map((record) => [record.name, record] as const))('the list of %s', (name, record) => {
  const { pagination } = record
  const stated: { order: Order; pin: string; why?: string } = LISTS[name as ListName]

  it('names its order, and is pinned where the service has bounds for that', () => {
    expect(pagination.order).toBe(stated?.order)
    expect(bounds(pagination.pin?.({})?.from(ROW))).toBe(stated?.pin)
    const params = contract(record).params.map((param) => param.name)
    const isBounded = params.includes('end_lt') || params.includes('end_utime') || params.includes('to_lt')
    if (!stated?.why) expect(isBounded).toBe(true)
    else if (stated.why.startsWith('no bounds')) expect(isBounded).toBe(false)
    // By logical time where there is a bound for it: a second holds many rows.
    if (isBounded && record.generation === 'v3' && name !== 'blocks' && name !== 'messages') {
      expect(stated?.pin).toBe(params.includes('end_lt') ? 'end_lt' : 'end_utime')
    }
  })

  it('is not pinned when it is sorted oldest first', () => {
    const isSortable = contract(record).params.some((param) => param.name === 'sort')
    if (isSortable) expect(pagination.pin?.({ sort: 'asc' })).toBeUndefined()
    else expect(pagination.pin?.({ sort: 'desc' }) === undefined).toBe(stated?.pin === 'none')
  })
})

describe('a bound of the caller', () => {
  const pinned = (record: Paged, params: object) => bounds(record.pagination.pin?.(params)?.from(ROW))

  it('a bound by time makes the order one by time, and the list is pinned by time', () => {
    for (const record of [v3.transactions, v3.actions, v3.jettonTransfers, v3.jettonBurns, v3.nftTransfers]) {
      expect(pinned(record as never, { start_utime: 1 })).toBe('end_utime')
      expect(pinned(record as never, { end_utime: 1, start_lt: '1' })).toBe('end_utime')
      expect(pinned(record as never, { start_lt: '1' })).toBe('end_lt')
    }
  })

  it('a bound of traces by both leaves the order by logical time', () => {
    expect(pinned(v3.traces as never, { end_utime: 1, start_lt: '1' })).toBe('end_lt')
    expect(pinned(v3.traces as never, { end_utime: 1 })).toBe('end_utime')
  })

  it('a bound of messages leaves out those from outside anyway', () => {
    expect(pinned(v3.messages as never, { start_lt: '1' })).toBe('end_lt')
    expect(pinned(v3.messages as never, { exclude_externals: true })).toBe('end_lt')
    expect(pinned(v3.messages as never, { source: 'EQ' })).toBe('end_lt')
    expect(pinned(v3.messages as never, { source: 'null', exclude_externals: false })).toBe('none')
    expect(pinned(v3.messages as never, { destination: 'EQ' })).toBe('none')
  })

  it('a bound by hash makes the order of transactions one by hash', () => {
    expect(pinned(v3.transactions as never, { hash: ['h'] })).toBe('none')
  })
})
