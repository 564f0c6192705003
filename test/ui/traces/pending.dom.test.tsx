import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import { useTraceTree } from '../../../src/ui/traces/TraceTree/useTraceTree.ts'
import { pendingTrace, swapTrace } from '../../../stories/fixtures/traces.ts'
import { hashOf } from '../../../stories/fixtures/transactions.ts'
import { setup } from '../../support/react.tsx'

afterEach(cleanup)

/** A service whose index and whose pending traces the test changes. */
function serving(chain: { traces: readonly Trace[]; pendingTraces: readonly Trace[] }) {
  const asked: string[] = []
  const { wrapper } = setup({
    baseUrl: 'http://pending.test',
    fetch: async (input) => {
      const [path = ''] = /(?<=v3\/)\w+/.exec(String(input instanceof Request ? input.url : input)) ?? []
      asked.push(path)
      const traces = path === 'pendingTraces' ? chain.pendingTraces : chain.traces
      const answer = path === 'masterchainInfo' ? {} : { traces, address_book: {}, metadata: {} }
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
    },
  })
  return { asked, wrapper }
}
const complete: Trace = { ...swapTrace, trace_info: { ...swapTrace.trace_info, trace_state: 'complete' } }

describe('a trace that is looked for by its message', () => {
  it('is drawn while it is pending, and from the index once that has it', async () => {
    const chain = { traces: [] as Trace[], pendingTraces: [pendingTrace] }
    const { wrapper } = serving(chain)
    const { result } = renderHook(() => useTraceTree({ messageHash: hashOf(1) }), { wrapper })
    await waitFor(() => expect(result.current.reading?.outcome.finality).toBe('pending'))
    expect(result.current.isThere).toBe(true)
    Object.assign(chain, { traces: [complete], pendingTraces: [] })
    await waitFor(() => expect(result.current.reading?.outcome.finality).toBe('finalized'), { timeout: 20_000 })
    expect(result.current.reading?.steps).toHaveLength(11)
  })

  it('costs one request where the index has all of it', async () => {
    const { asked, wrapper } = serving({ traces: [complete], pendingTraces: [] })
    const { result } = renderHook(() => useTraceTree({ messageHash: hashOf(2) }), { wrapper })
    await waitFor(() => expect(result.current.isThere).toBe(true))
    expect(asked.filter((path) => path.endsWith('Traces') || path === 'traces')).toEqual(['traces'])
  })

  it('is absent where nobody knows it', async () => {
    const { wrapper } = serving({ traces: [], pendingTraces: [] })
    const { result } = renderHook(() => useTraceTree({ messageHash: hashOf(3) }), { wrapper })
    await waitFor(() => expect(result.current.isThere).toBe(false))
    expect(result.current.reading).toBeUndefined()
  })
})
