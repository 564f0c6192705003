import { expect, it } from 'vitest'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { asking } from './asking.ts'

const { ask } = asking()

it('an answer of traces names the items of their actions, whether or not these take part', async () => {
  const { body } = await ask('v3/traces', { limit: 1000, include_actions: true })
  const traces = (body.traces as Trace[]).filter(({ actions }) =>
    actions?.some(({ type }) => type === 'nft_update_sale'),
  )
  expect(traces.length).toBeGreaterThan(0)
  for (const { trace_id, actions = [] } of traces) {
    const { metadata } = (await ask('v3/traces', { trace_id: trace_id as string, include_actions: true })).body
    for (const { type, details } of actions ?? [])
      if (type === 'nft_update_sale')
        expect(metadata).toHaveProperty([(details as { nft_address: string }).nft_address])
  }
})
