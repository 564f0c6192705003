import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Trace } from '../../src/contract/v3/trace.ts'
import type { TraceNode } from '../../src/contract/v3/traceNode.ts'
import { useTraces } from '../../src/react/v3/actions.ts'
import { readSteps } from '../../src/reading/trace/steps.ts'
import { chainOf } from '../../stories/fixtures/traces.ts'
import { setup } from '../support/react.tsx'

afterEach(cleanup)

const LONG = 4_000

/** An answer as the service writes it. Its tree is written by a loop: `JSON.stringify` has no stack for it. */
function written(trace: Trace, change = (line: string, _depth: number) => line): string {
  const lines: string[] = []
  for (let node = trace.trace, depth = 0; node; node = node.children?.[0], depth++) {
    const { children: _, ...own }: TraceNode = node
    lines.push(change(JSON.stringify(own).slice(0, -1), depth))
  }
  const tree = `${lines.map((line) => `${line},"children":[`).join('')}${']}'.repeat(lines.length)}`
  const rest = JSON.stringify({ ...trace, trace: undefined }).slice(0, -1)
  return `{"traces":[${rest},"trace":${tree}}],"address_book":{},"metadata":{}}`
}

const answering = (body: () => string) =>
  setup({
    baseUrl: 'http://deep.test',
    fetch: async () => new Response(body(), { headers: { 'content-type': 'application/json' } }),
  })

describe('a chain of 4 000 transactions', () => {
  it('is checked, read, and shared with the same answer when it is received again', async () => {
    const body = written(chainOf(LONG))
    const { wrapper } = answering(() => body)
    const { result } = renderHook(() => useTraces({ limit: 1 }), { wrapper })
    await waitFor(() => expect(result.current.data).toBeDefined())
    const before = result.current.data?.traces[0] as Trace
    expect(readSteps(before)).toHaveLength(LONG)
    const again = await result.current.refetch()
    expect(again.error).toBeNull()
    expect(again.data?.traces[0]?.transactions).toBe(before.transactions)
    expect(readSteps(again.data?.traces[0] as Trace)).toHaveLength(LONG)
  })

  it('is taken out of the list with the place of its fault, however deep that is', async () => {
    const { trace: _, ...chain } = chainOf(1)
    const body = written({ ...chain, trace: chainOf(LONG).trace }, (line, depth) =>
      depth === LONG - 1 ? line.replace(/"tx_hash":"[^"]*"/, '"tx_hash":5') : line,
    )
    const { wrapper } = answering(() => body)
    const { result } = renderHook(() => useTraces({ limit: 1 }), { wrapper })
    await waitFor(() => expect(result.current.data).toBeDefined())
    const [unread] = result.current.data?.unreadable ?? []
    expect(unread?.fault).toMatch(/^trace\.children\.0\..*\.tx_hash should be .*, but is number 5\.$/)
  })
})
