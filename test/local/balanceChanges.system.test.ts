import { Address, internal, toNano } from '@ton/core'
import { describe, expect, it } from 'vitest'
import type { Trace } from '../../src/contract/v3/trace.ts'
import type { Transaction } from '../../src/contract/v3/transaction.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking, detailsOf } from './asking.ts'
import { signed } from './signing.ts'

const local = asking()
const changes = (params: Record<string, string>) => local.ask('v3/balanceChanges', params)
const { traces } = (await local.ask('v3/traces', { limit: 1000, include_actions: true })).body as { traces: Trace[] }
const idOf = ({ trace_id }: Trace) => trace_id as string
const actionOf = (trace: Trace, type: string) => trace.actions?.find((action) => action.type === type)
const traceWith = (type: string) => traces.find((trace) => actionOf(trace, type)) as Trace

const sum = (values: readonly (string | number | null | undefined)[]) =>
  values.reduce<bigint>((total, value) => total + BigInt(value ?? 0), 0n)

/** The incoming amount less the outgoing ones and the fees: by the messages, not by the balances. */
const gainOf = ({ in_msg, out_msgs, total_fees }: Transaction) =>
  sum([in_msg?.value]) - sum([total_fees, ...out_msgs.flatMap(({ value, fwd_fee }) => [value, fwd_fee])])

describe('the changes of balances', () => {
  it('are refused without trace or action, and for unknown ones', async () => {
    const nobody = `${'A'.repeat(43)}=`
    expect(await changes({})).toMatchObject({ status: 400, body: { error: 'trace_id or action_id is required' } })
    for (const params of [{ trace_id: nobody }, { action_id: nobody }])
      expect(await changes(params)).toMatchObject({ status: 404, body: { error: 'trace or action not found' } })
    expect((await changes({ trace_id: 'nobody' })).status).toBe(422)
  })

  it('are refused while messages of the trace are pending', async () => {
    const { ask, service } = asking({ mine: 'manual' })
    const { boc } = await signed({ ask }, 'main', [internal({ to: Address.parse(demo.anna), value: toNano('1') })])
    await ask('v2/sendBoc', {}, { method: 'POST', body: JSON.stringify({ boc }) })
    const statuses: number[] = []
    for (let block = 0; block < 2; block++) {
      await service.fetch('http://local.test/local/mine', { method: 'POST', body: '{}' })
      const [trace] = (await ask('v3/traces', { account: demo.main, limit: 1 })).body.traces
      statuses.push((await ask('v3/balanceChanges', { trace_id: trace.trace_id })).status)
    }
    expect(statuses).toEqual([404, 200])
  })

  it('add up to what the accounts paid in fees, in every trace', async () => {
    for (const trace of traces) {
      const { body } = await changes({ trace_id: idOf(trace) })
      expect(sum(Object.values(body.changes)) + sum(Object.values(body.fees)), idOf(trace)).toBe(
        sum([trace.transactions?.[idOf(trace)]?.in_msg?.value]),
      )
    }
    expect(traces.length).toBeGreaterThan(50)
  })

  it('are what the messages of each account brought and took', async () => {
    const trace = traceWith('jetton_transfer')
    const { body } = await changes({ trace_id: idOf(trace) })
    const rows = Object.values(trace.transactions ?? {})
    expect(Object.keys(body.changes).sort()).toEqual([...new Set(rows.map(({ account }) => account))].sort())
    for (const account of Object.keys(body.changes)) {
      const own = rows.filter((row) => row.account === account)
      expect(BigInt(body.changes[account])).toBe(own.reduce((total, row) => total + gainOf(row), 0n))
    }
  })

  it('name the owners between whom jettons moved', async () => {
    const trace = traceWith('jetton_transfer')
    const { sender, receiver, asset, amount } = detailsOf(actionOf(trace, 'jetton_transfer'))
    const { jettons } = (await changes({ trace_id: idOf(trace) })).body
    expect(jettons).toEqual({ [sender]: { [asset]: `-${amount}` }, [receiver]: { [asset]: amount } })
  })

  it('of an action leave out the transaction that another account began, and are null for a deployment', async () => {
    const transfer = traceWith('dns_purchase')
    const action = actionOf(transfer, 'dns_purchase')
    const narrow = (await changes({ action_id: action?.action_id as string })).body
    const [first, last] = (action?.transactions ?? []).map((hash) => transfer.transactions?.[hash])
    expect(first?.in_msg?.source).not.toBeNull()
    expect(Object.keys(narrow.changes)).toEqual([last?.account])
    // Who began the trace himself is there.
    const whole = traceWith('jetton_transfer')
    const moved = actionOf(whole, 'jetton_transfer')
    const wide = (await changes({ action_id: moved?.action_id as string })).body
    expect(Object.keys(wide.changes)).toContain(detailsOf(moved).sender)
    const none = { changes: null, fees: null, jettons: null }
    const other = traces.find((trace) => trace !== transfer) as Trace
    const foreign = await changes({ trace_id: idOf(other), action_id: action?.action_id as string })
    expect(foreign).toMatchObject({ status: 200, body: none })
    const deployed = traces.find((trace) => actionOf(trace, 'contract_deploy')) as Trace
    const deployment = actionOf(deployed, 'contract_deploy')?.action_id as string
    expect((await changes({ action_id: deployment })).body).toEqual(none)
  })
})
