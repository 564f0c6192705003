import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Message } from '../../../src/contract/v3/message.ts'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import type { Transaction } from '../../../src/contract/v3/transaction.ts'
import { oneTraceOptions } from '../../../src/query/builders/traces.ts'
import { TraceTree } from '../../../src/ui/traces/TraceTree/TraceTree.tsx'
import { message, transaction } from '../../../stories/fixtures/transactions.ts'
import { goldenTraces } from '../../reading/goldenTraces.ts'
import { inProcess } from '../../support/inProcess.ts'
import { setup } from '../../support/react.tsx'

const traces = goldenTraces()
/** With the members that the recordings leave out, as the service has them. */
function answered({ trace_info, transactions, ...trace }: Trace) {
  const whole = ([hash, row]: [string, Transaction]) => {
    const sent = (one: Message) =>
      message({ ...one, message_content: one.message_content && { ...one.message_content, decoded: null } })
    return [hash, transaction({ ...row, in_msg: row.in_msg && sent(row.in_msg), out_msgs: row.out_msgs.map(sent) })]
  }
  return {
    ...trace,
    trace_info: { ...trace_info, classification_state: 'ok' },
    transactions: Object.fromEntries(Object.entries(transactions ?? {}).map(whole)),
  }
}

/** NFT actions without the documented member `marketplace`. */
const LACKING = traces.filter(({ trace }) =>
  trace.actions?.some(({ type, details }) => type === 'nft_purchase' && !('marketplace' in (details as object))),
)

it('every recorded trace of mainnet is drawn as the service answers it, without the actions that cannot be read', async () => {
  expect(traces).toHaveLength(87)
  expect(LACKING).toHaveLength(2)
  const byId = new Map(traces.map((one) => [one.trace.trace_id, one]))
  const { url, fetch } = inProcess(({ searchParams }) => {
    const { trace, metadata } = byId.get(searchParams.get('trace_id')) ?? {}
    return { traces: trace ? [answered(trace)] : [], address_book: {}, metadata: metadata ?? {} }
  })
  const { wrapper, client, queryClient } = setup({ baseUrl: url, fetch })
  for (const one of traces) {
    const traceId = one.trace.trace_id as string
    await queryClient.fetchQuery(oneTraceOptions(client, { traceId }))
    const html = renderToString(wrapper({ children: createElement(TraceTree, { traceId }) }))
    expect(html, one.name).toMatch(/^<[^>]* data-state="ready"/)
    expect(html.match(/role="treeitem"/g)?.length, one.name).toBeGreaterThan(0)
    expect(html.includes('1 message or action could not be read'), one.name).toBe(LACKING.includes(one))
    expect(html, one.name).not.toContain('did not load')
    queryClient.clear()
  }
})
