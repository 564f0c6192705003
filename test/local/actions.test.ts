import { Address, beginCell } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/contract/v3/action.ts'
import type { Message } from '../../src/contract/v3/message.ts'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { jettonBody } from '../../src/local/engine/contracts.ts'
import { dnsBody, recordValue } from '../../src/local/engine/dns.ts'
import { nftBody } from '../../src/local/engine/nft.ts'
import { saleBody } from '../../src/local/engine/sale.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking, detailsOf, everyRow } from './asking.ts'

const local = asking()
const { ask } = local

const actions = await everyRow<Action>(local, 'actions', 'actions', { include_accounts: true })
const traces = new Map((await everyRow<Trace>(local, 'traces', 'traces')).map((trace) => [trace.trace_id, trace]))

describe('actions', () => {
  it('are of every kind that this chain has', () => {
    const types = new Set(actions.map(({ type }) => type))
    expect([...types].sort()).toEqual([
      'auction_bid',
      'auction_outbid',
      'call_contract',
      'change_dns',
      'contract_deploy',
      'delete_dns',
      'dns_purchase',
      'dns_release',
      'extra_currency_transfer',
      'jetton_burn',
      'jetton_mint',
      'jetton_transfer',
      'nft_cancel_sale',
      'nft_mint',
      'nft_purchase',
      'nft_put_on_sale',
      'nft_transfer',
      'nft_update_sale',
      'renew_dns',
      'ton_transfer',
    ])
    for (const type of [
      'ton_transfer',
      'call_contract',
      'contract_deploy',
      'jetton_mint',
      'nft_transfer',
      'change_dns',
    ])
      for (const success of [true, false])
        expect(
          actions.some((action) => action.type === type && action.success === success),
          `${type} ${success}`,
        ).toBe(true)
  })

  it('say of which transactions they are, from when to when, and who takes part', () => {
    for (const action of actions) {
      const trace = traces.get(action.trace_id) as Trace
      const rows = (action.transactions ?? []).map((hash) => trace.transactions?.[hash])
      expect(rows.length).toBeGreaterThan(0)
      const byTime = rows
        .map((row) => row as NonNullable<typeof row>)
        .sort((a, b) => (BigInt(a.lt) < BigInt(b.lt) ? -1 : 1))
      // It begins when its first message was created; an account that sends nothing else may have been asked to before.
      const starts = byTime.map(({ in_msg, lt, now }) => [in_msg?.created_lt ?? lt, Number(in_msg?.created_at ?? now)])
      expect(starts.map(String)).toContain(String([action.start_lt, action.start_utime]))
      const last = byTime.at(-1)
      expect([action.end_lt, action.end_utime]).toEqual([last?.lt, last?.now])
      expect(action).toMatchObject({
        trace_end_lt: trace.end_lt,
        trace_end_utime: trace.end_utime,
        trace_mc_seqno_end: Number(trace.mc_seqno_end),
        trace_external_hash: trace.external_hash,
        finality: 'finalized',
      })
      const accounts = new Set(action.accounts)
      for (const row of byTime) expect(accounts).toContain(row.account)
      // What was never sent reached nobody.
      if (!action.success && byTime.length === 1) continue
      for (const party of ['source', 'destination', 'sender', 'receiver', 'old_owner', 'new_owner', 'bidder', 'owner'])
        if (detailsOf(action)[party]) expect(accounts, `${action.type}.${party}`).toContain(detailsOf(action)[party])
    }
  })

  it('have the transaction that sent their first message, and each message once', () => {
    const of = new Map<string, Action[]>()
    for (const action of actions) {
      const rows = (action.transactions ?? []).map((hash) => traces.get(action.trace_id)?.transactions?.[hash])
      const own = rows.filter((row) => BigInt(row?.in_msg?.created_lt ?? row?.lt ?? 0) >= BigInt(action.start_lt))
      const sent = new Set(rows.flatMap((row) => row?.out_msgs.map(({ hash }) => hash) ?? []))
      for (const row of own) {
        expect(row?.in_msg?.source === null || sent.has(row?.in_msg?.hash ?? ''), action.type).toBe(true)
        of.set(row?.hash ?? '', [...(of.get(row?.hash ?? '') ?? []), action])
      }
    }
    for (const [hash, found] of of) {
      const types = found.map(({ type }) => type).filter((type) => type !== 'contract_deploy')
      // What a wallet was asked to send and did not is of the wallet's transaction, each message an action.
      const areUnsent = found.every(({ success, transactions }) => !success && transactions?.length === 1)
      if (!areUnsent) expect(types.length, `${hash} ${types}`).toBeLessThanOrEqual(1)
    }
  })

  it('have the value of the message they are made from', () => {
    const sent = actions.filter(({ transactions }) => transactions?.length !== 1)
    for (const action of sent.filter(({ type }) => type === 'ton_transfer' || type === 'call_contract')) {
      const hash = action.transactions?.at(-1) ?? ''
      const message = traces.get(action.trace_id)?.transactions?.[hash]?.in_msg
      const { source = null, destination, value = null, comment } = detailsOf(action)
      expect({ source, destination, value }).toEqual({
        source: message?.source,
        destination: message?.destination,
        value: message?.value,
      })
      if (comment) expect(message?.message_content?.decoded?.comment).toBe(comment)
    }
  })
})

describe('decode', () => {
  it('knows every opcode that the contracts of this chain answer to or send', async () => {
    const messages = await everyRow<Message>(local, 'messages', 'messages')
    const own = messages.filter(({ source, opcode, bounced }) => source && opcode && !bounced)
    const unknown = own.filter(({ decoded_opcode }) => !decoded_opcode)
    // What nobody knows, on purpose; and how collections and the zone fill their items, which begins with an address.
    for (const { opcode, init_state } of unknown) expect(opcode === '0xdeadbeef' || init_state !== null).toBe(true)
    expect(new Set(own.map(({ decoded_opcode }) => decoded_opcode)).size).toBeGreaterThan(15)
  })

  it('distinguishes contracts with one opcode by the body', async () => {
    const to = Address.parse(demo.main)
    const bodies = {
      nft_deploy: nftBody.mint(7, to, '7.json', 1),
      sale_accept_coins: beginCell().storeUint(1, 32).storeUint(2, 64).endCell(),
      sale_buy: saleBody.buy(3),
      sale_cancel: saleBody.cancel(4),
      sale_change_price: saleBody.change(5n, 1n, 1n, 5),
      change_owner: beginCell().storeUint(3, 32).storeUint(5, 64).storeAddress(to).endCell(),
      jetton_mint: jettonBody.mint(to, 6n, to, 6),
      change_dns_record: dnsBody.change('wallet', 7, recordValue.wallet(to)),
      dns_balance_release: dnsBody.release(8),
    }
    const body = JSON.stringify({
      bodies: Object.values(bodies).map((cell) => cell.toBoc().toString('base64')),
      opcodes: [],
    })
    const headers = { 'content-type': 'application/json' }
    const decoded = (await ask('v3/decode', {}, { method: 'POST', body, headers })).body.bodies
    expect(decoded.map((tree: { '@type': string }) => tree['@type'])).toEqual(Object.keys(bodies))
    expect(decoded[0]).toMatchObject({ query_id: '1', index: '7' })
    expect(decoded[7].key).toMatch(/^E8D44050873DBA86/)
  })
})
