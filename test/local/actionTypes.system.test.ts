import { Address, beginCell, internal, toNano } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import { opcodes } from '../../src/local/bodies/opcodes.ts'
import { saleBody } from '../../src/local/engine/sale.ts'
import { understoodTypes } from '../../src/local/index/actionTypes.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking, detailsOf, everyRow } from './asking.ts'
import { signed } from './signing.ts'

const local = asking()
const { ask } = local
type Supported = string | readonly string[]
const everyAction = (supported: Supported) =>
  everyRow<Action>(local, 'actions', 'actions', { supported_action_types: supported, include_accounts: true })
const [latest, second] = [await everyAction('latest'), await everyAction('v2')]

const idsOf = (actions: readonly Action[]) => new Set(actions.map(({ action_id }) => action_id))
const transactionsOf = (actions: readonly Action[]) =>
  [...new Set(actions.flatMap(({ transactions }) => transactions ?? []))].sort()
const typesOf = (actions: readonly Action[]) => [...new Set(actions.map(({ type }) => type))].sort()
/** What takes the place of an action: those that only the other clients see, of its transactions alone. */
const partsOf = ({ transactions }: Action, others: readonly Action[], known: ReadonlySet<string>) =>
  others.filter(
    (action) => !known.has(action.action_id) && action.transactions?.every((hash) => transactions?.includes(hash)),
  )

describe('the types that a client understands', () => {
  for (const [names, has, lacks] of [
    [[], ['ton_transfer', 'jetton_transfer', 'nft_transfer', 'auction_bid'], ['nft_discovery', 'nft_purchase']],
    [['v1'], ['stake_deposit', 'change_dns', 'tick_tock'], ['multisig_approve', 'v1']],
    [['v2'], ['nft_discovery', 'multisig_approve', 'evaa_supply', 'unknown'], ['nft_purchase', 'dns_release']],
    [['v3'], ['nft_purchase', 'auction_outbid', 'dns_release', 'layerzero_send'], ['cocoon_grant_refund']],
    [['v4'], ['nft_purchase', 'cocoon_grant_refund'], ['dedust_v2_claim_fees']],
    [['v5'], ['cocoon_grant_refund', 'dedust_v2_claim_fees'], ['tgbtc_mint']],
    [['latest'], [...understoodTypes(['v5'])], ['tgbtc_mint']],
    [['tgbtc'], ['tgbtc_mint', 'ton_transfer'], ['nft_purchase']],
    [['nft'], ['nft_mint'], ['nft_purchase']],
    [['nft.v3'], ['nft_purchase', 'dns_purchase', 'teleitem_start_auction'], ['layerzero_send']],
    [['dns.v2', 'cocoon'], ['dns_release', 'cocoon_grant_refund'], ['nft_purchase']],
    [['nft_purchase', 'constructor'], ['nft_purchase', 'constructor', 'ton_transfer'], ['nft_cancel_sale']],
  ] as [string[], string[], string[]][])
    it(`are, for ${names.join(' and ') || 'nothing'}, the first ones and ${has[0]}, and not ${lacks[0]}`, () => {
      const types = understoodTypes(names)
      for (const type of ['call_contract', ...has]) expect(types, type).toContain(type)
      for (const type of lacks) expect(types, type).not.toContain(type)
    })
})

describe('compound actions', () => {
  for (const [type, parts] of [
    ['auction_outbid', ['call_contract']],
    ['dns_purchase', ['call_contract']],
    ['dns_release', ['call_contract']],
    ['nft_put_on_sale', ['call_contract', 'nft_transfer', 'nft_transfer']],
    ['nft_update_sale', ['call_contract']],
    ['nft_cancel_sale', ['call_contract']],
    ['nft_purchase', ['nft_transfer', 'ton_transfer']],
  ] as const)
    it(`${type} is ${parts.join(', ')} for clients that do not understand it`, async () => {
      const wholes = latest.filter((action) => action.type === type)
      expect(wholes.length).toBeGreaterThan(0)
      expect(second.filter((action) => action.type === type)).toEqual([])
      for (const whole of wholes) {
        const found = partsOf(whole, second, idsOf(latest))
        expect(transactionsOf(found)).toEqual([...(whole.transactions ?? [])].sort())
        expect(found.map((part) => part.type).sort()).toEqual(parts)
        const lts = (name: 'start_lt' | 'end_lt') =>
          found.map((part) => BigInt(part[name])).sort((a, b) => (a < b ? -1 : 1))
        expect([lts('start_lt')[0], lts('end_lt').at(-1)]).toEqual([BigInt(whole.start_lt), BigInt(whole.end_lt)])
        for (const part of found) {
          const { trace_id, trace_end_lt, trace_mc_seqno_end, trace_external_hash, finality } = whole
          expect(part).toMatchObject({ trace_id, trace_end_lt, trace_mc_seqno_end, trace_external_hash, finality })
          expect(part.accounts?.length).toBeGreaterThan(0)
          const { action_id } = part
          expect((await ask('v3/actions', { action_id, supported_action_types: 'v2' })).body.actions).toMatchObject([
            { action_id, type: part.type },
          ])
          // The whole has its place for all others.
          expect((await ask('v3/actions', { action_id })).body.actions).toEqual([])
        }
      }
    })

  it('all differ in their ids, as do their parts, from one service to the next', async () => {
    const ids = [...idsOf(latest), ...idsOf(second.filter(({ action_id }) => !idsOf(latest).has(action_id)))]
    expect(new Set(ids).size).toBe(ids.length)
    expect(idsOf(second).size).toBe(second.length)
    const again = asking()
    const { action_id } = second.find((action) => !idsOf(latest).has(action.action_id)) as Action
    expect((await again.ask('v3/actions', { action_id, supported_action_types: 'v2' })).body.actions).toHaveLength(1)
  })

  it(' that are not understood hide no action: all others are the same', () => {
    const compound = new Set([
      'auction_outbid',
      'dns_purchase',
      'dns_release',
      'nft_put_on_sale',
      'nft_update_sale',
      'nft_cancel_sale',
      'nft_purchase',
    ])
    const plain = latest.filter(({ type }) => !compound.has(type))
    expect(second.filter(({ action_id }) => idsOf(latest).has(action_id))).toEqual(plain)
    expect(transactionsOf(second)).toEqual(transactionsOf(latest))
  })

  it('are transfers of a purchase, marked as such: a sale, by whom and for how much', () => {
    const whole = latest.find(({ type }) => type === 'nft_purchase') as Action
    const transfer = partsOf(whole, second, idsOf(latest)).find(({ type }) => type === 'nft_transfer')
    const { price, nft_item, new_owner, real_old_owner } = detailsOf(whole)
    expect(detailsOf(transfer)).toMatchObject({ is_purchase: true, price, nft_item, new_owner, real_old_owner })
  })

  it('are whole one by one, each for those who name it', async () => {
    const types = typesOf(await everyAction(['v1', 'nft_purchase', 'dns']))
    expect(types).toEqual(expect.arrayContaining(['nft_purchase', 'dns_purchase', 'dns_release']))
    for (const type of ['nft_cancel_sale', 'auction_outbid']) expect(types).not.toContain(type)
  })

  it('are listed when requested by type, for every client; their parts only to those who need them', async () => {
    const of = async (action_type: string, supported_action_types: string): Promise<Action[]> =>
      (await ask('v3/actions', { action_type, supported_action_types, limit: 1000 })).body.actions
    expect(await of('nft_purchase', 'v2')).toEqual(await of('nft_purchase', 'latest'))
    expect((await of('nft_transfer', 'v2')).length).toBeGreaterThan((await of('nft_transfer', 'v3')).length)
    expect(await of('nft_transfer', 'v3')).toEqual(await of('nft_transfer', 'latest'))
  })

  it('are the same in traces as in the list', async () => {
    const { trace_id } = latest.find(({ type }) => type === 'nft_purchase') as Action
    for (const [supported_action_types, of] of [
      ['latest', latest],
      ['v2', second],
    ] as const) {
      const asked = { trace_id: trace_id as string, include_actions: true, supported_action_types }
      const [{ actions }] = (await ask('v3/traces', asked)).body.traces
      expect(idsOf(actions)).toEqual(idsOf(of.filter((action) => action.trace_id === trace_id)))
    }
  })

  it('are for X-Actions-Version to choose, whatever the params say', async () => {
    const types = async (version: string, supported_action_types: Supported) => {
      const headers = { 'x-actions-version': version }
      return typesOf((await ask('v3/actions', { limit: 1000, supported_action_types }, { headers })).body.actions)
    }
    expect(await types('v2', ['latest', 'nft_purchase'])).not.toContain('nft_purchase')
    expect(await types('v3', 'v1')).toContain('nft_purchase')
    expect(await types('', 'v3')).toContain('nft_purchase')
  })

  it('that are pending are listed in parts too', async () => {
    const pending = asking({ mine: 'manual' })
    const message = internal({ to: Address.parse(demo.sale), value: toNano('1'), body: saleBody.cancel(1) })
    const { boc } = await signed(pending, 'main', [message])
    const body = JSON.stringify({ boc })
    const { hash } = (await pending.ask('v2/sendBocReturnHash', {}, { method: 'POST', body })).body.result
    const of = async (path: string, asked: Record<string, string>, headers = {}) =>
      (await pending.ask(path, { ext_msg_hash: hash, ...asked }, { headers })).body
    const types = (actions: Action[]) => actions.map(({ type }) => type)
    // The item returns in a transfer of its own.
    expect(types((await of('v3/pendingActions', {})).actions)).toEqual(['nft_cancel_sale', 'nft_transfer'])
    const { actions } = await of('v3/pendingActions', { supported_action_types: 'v2' })
    expect(types(actions)).toEqual(['call_contract', 'nft_transfer'])
    expect(actions).toMatchObject([{ trace_id: null }, { finality: 'pending' }])
    const [whole] = (await of('v3/pendingTraces', {})).traces
    expect(types(whole.actions)).toEqual(['nft_cancel_sale', 'nft_transfer'])
    const [trace] = (await of('v3/pendingTraces', {}, { 'x-actions-version': 'v2' })).traces
    expect(trace.actions).toEqual(actions)
  })

  it('of the second version are parts to the first: the metadata of an NFT item', async () => {
    const fresh = asking()
    const to = Address.parse(demo.postcard)
    const asks = beginCell().storeUint(opcodes.nft_get_static_data, 32).storeUint(9, 64).endCell()
    const { boc } = await signed(fresh, 'main', [internal({ to, value: toNano('0.1'), body: asks })])
    const body = JSON.stringify({ boc })
    expect((await fresh.ask('v2/sendBoc', {}, { method: 'POST', body })).status).toBe(200)
    const newest = async (supported_action_types: string): Promise<Action[]> => {
      const { traces } = (await fresh.ask('v3/traces', { limit: 1, include_actions: true, supported_action_types }))
        .body
      return traces[0].actions
    }
    const [whole] = await newest('v2')
    expect(whole?.type).toBe('nft_discovery')
    const parts = await newest('v1')
    expect(parts.map(({ type }) => type)).toEqual(['call_contract', 'call_contract'])
    expect(transactionsOf(parts)).toEqual([...(whole?.transactions ?? [])].sort())
  })
})
