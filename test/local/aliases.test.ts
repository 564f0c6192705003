import { describe, expect, it } from 'vitest'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'

const { ask } = asking()

describe('the other names under which clients ask v3', () => {
  it.each([
    ['account', 'addressInformation', { address: demo.main, use_v2: true }],
    ['account', 'addressInformation', {}],
    ['wallet', 'walletInformation', { address: demo.shop }],
    ['wallet', 'walletInformation', { address: demo.dollarJetton }],
  ])('%s is %s: %o', async (alias, name, params) => {
    const [a, b] = [await ask(`v3/${alias}`, params), await ask(`v3/${name}`, params)]
    expect([a.status, a.body]).toEqual([b.status, b.body])
  })

  it('events are traces, always with their actions', async () => {
    const params = { account: demo.main, limit: 3 }
    const { traces, ...around } = (await ask('v3/traces', { ...params, include_actions: true })).body
    for (const include_actions of [true, false])
      expect((await ask('v3/events', { ...params, include_actions })).body).toEqual({ events: traces, ...around })
    expect(traces[0].actions.length).toBeGreaterThan(0)
    expect(await ask('v3/events', { limit: 1001 })).toMatchObject({ status: 422 })
  })
})
