import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Action, action, actionDetailsByType } from '../../src/contract/v3/action.ts'
import type { ActionOf, ActionType, UnknownAction } from '../../src/endpoints/v3/actions/actionOf.ts'
import { statedSchemas } from '../support/contract.ts'
import { tried } from '../support/tried.ts'

const base = {
  trace_id: null,
  action_id: 'a',
  start_lt: '1',
  end_lt: '2',
  start_utime: 1,
  end_utime: 2,
  trace_end_lt: '2',
  trace_end_utime: 2,
  trace_mc_seqno_end: 0,
  transactions: null,
  success: true,
}
const read = (type: string, details: unknown) => tried(action, { ...base, type, details })
const paths = (type: string, details: unknown) => read(type, details).issues?.map(({ path }) => path)

describe('an action', () => {
  it('is refused with the path of the detail that is wrong', () => {
    const details = {
      source: null,
      destination: null,
      value: 7,
      value_extra_currencies: null,
      comment: null,
      encrypted: 1,
    }
    expect(paths('ton_transfer', details)).toEqual([
      ['details', 'value'],
      ['details', 'encrypted'],
    ])
  })

  it('is refused with the path deep inside of nested details', () => {
    const value = { sum_type: null, dns_smc_address: 5 }
    expect(paths('change_dns', { key: null, value, source: null, asset: null, nft_collection: null })).toContainEqual([
      'details',
      'value',
      'dns_smc_address',
    ])
  })

  it('is refused without details, whatever its type', () => {
    for (const type of ['ton_transfer', 'of_tomorrow']) {
      for (const details of [undefined, null, 'x', []]) expect(paths(type, details)).toEqual([['details']])
    }
  })

  it('of an unknown type passes with any details, even when the type is a name that every object has', () => {
    for (const type of ['of_tomorrow', 'constructor', '__proto__', 'toString', '']) {
      const details = { anything: [1, { at: 'all' }] }
      expect(read(type, details).data).toEqual({ ...base, type, details })
    }
  })

  it('keeps details that are not known', () => {
    expect(read('tick_tock', { of_tomorrow: 1 }).data?.details).toEqual({ of_tomorrow: 1 })
  })

  it('states the least amount that a swap accepts at the two exchanges that have one', () => {
    const leg = {
      asset: null,
      source: null,
      destination: null,
      source_jetton_wallet: null,
      destination_jetton_wallet: null,
      amount: '1',
    }
    const swap = {
      sender: null,
      asset_in: null,
      asset_out: null,
      dex_incoming_transfer: leg,
      dex_outgoing_transfer: leg,
      peer_swaps: [],
    }
    expect(paths('jetton_swap', { ...swap, dex: 'stonfi' })).toBeUndefined()
    expect(paths('jetton_swap', { ...swap, dex: 'tonco' })).toEqual([['details', 'min_out_amount']])
    expect(paths('jetton_swap', { ...swap, dex: 'dedust_v2', min_out_amount: '1' })).toBeUndefined()
  })

  it('that moves extra currencies has the details of a transfer or of a call', () => {
    const parties = { source: 'a', destination: 'b', value: '1' }
    const transfer = { ...parties, value_extra_currencies: { 100: '5' }, comment: null, encrypted: null }
    expect(paths('extra_currency_transfer', transfer)).toBeUndefined()
    expect(paths('extra_currency_transfer', { ...transfer, comment: 5 })).toEqual([['details', 'comment']])
    expect(paths('extra_currency_transfer', { ...parties, extra_currencies: { 100: 5 } })).toEqual([
      ['details', 'extra_currencies', '100'],
    ])
  })

  it('keeps the digits of numbers beyond 2^53, which the client reads as strings', () => {
    const verify = { initiator: null, status: null, dvn: null, proxy: null, uln: null, uln_connection: null }
    for (const [nonce, text] of [
      ['18446744073709551615', '18446744073709551615'],
      [5, '5'],
    ] as const) {
      expect(read('layerzero_dvn_verify', { ...verify, nonce }).data?.details).toEqual({ ...verify, nonce: text })
    }
  })

  it('is known by every type that the contract names', () => {
    expect(Object.keys(actionDetailsByType).sort()).toEqual(
      Object.keys(statedSchemas.v3.Action?.discriminator?.mapping ?? {}).sort(),
    )
  })

  it('narrows by its type, and a name that is none is a compile error', () => {
    const narrow = (one: Action) => {
      if (one.type === 'jetton_transfer') {
        expectTypeOf(one).toEqualTypeOf<ActionOf<'jetton_transfer'>>()
        return one.details.amount
      }
      if (one.type === 'jetton_swap') return one.details.dex_incoming_transfer.amount
      // @ts-expect-error: no type of action is spelt like this
      if (one.type === 'jeton_transfer') return null
      return null
    }
    const sent = read('jetton_transfer', {
      ...Object.fromEntries(
        Object.keys((actionDetailsByType.jetton_transfer as unknown as { shape: object }).shape).map((key) => [
          key,
          null,
        ]),
      ),
      amount: '5',
    })
    expect(narrow(sent.data as Action)).toBe('5')
    expectTypeOf<Extract<Action, { type: 'jetton_transfer' }>>().toEqualTypeOf<ActionOf<'jetton_transfer'>>()
    expectTypeOf<Exclude<Action, { type: ActionType }>>().toEqualTypeOf<UnknownAction>()
    expectTypeOf<UnknownAction['details']>().toEqualTypeOf<Record<string, unknown>>()
  })
})
