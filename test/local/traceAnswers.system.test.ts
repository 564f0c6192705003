import { Address, internal, toNano } from '@ton/core'
import { describe, expect, it } from 'vitest'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'
import { signed } from './signing.ts'

describe('an answer with a trace', () => {
  it('has what every new block added to it', async () => {
    const { ask, service } = asking({ mine: 'manual' })
    const { boc } = await signed({ ask }, 'main', [internal({ to: Address.parse(demo.anna), value: toNano('1') })])
    await ask('v2/sendBoc', {}, { method: 'POST', body: JSON.stringify({ boc }) })
    const seen: unknown[] = []
    for (let block = 0; block < 2; block++) {
      await service.fetch('http://local.test/local/mine', { method: 'POST', body: '{}' })
      const [trace] = (await ask('v3/traces', { account: demo.main, limit: 1, include_actions: true })).body.traces
      seen.push([trace.trace_info.trace_state, trace.transactions_order.length, Object.keys(trace.transactions).length])
    }
    expect(seen).toEqual([
      ['pending', 1, 1],
      ['complete', 2, 2],
    ])
  })
})
