import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { TracesResponse } from '../../../src/contract/v3/endpoints/traces.ts'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import { hexOf } from '../../../src/core/values/hash.ts'
import { createLocalService } from '../../../src/local/service.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { TraceTree, type TraceTreeProps } from '../../../src/ui/traces/TraceTree/TraceTree.tsx'
import { TransactionSentence } from '../../../src/ui/traces/TransactionSentence/TransactionSentence.tsx'
import { stubLayout } from '../../support/layout.dom.ts'

stubLayout()
afterEach(cleanup)

const service = createLocalService()
/** Of the demo: dust from an account that looks like one which lakeside-cabin.ton pays, and a transfer of tokens to it. */
const [DUST, TRANSFER] = ['fae41a0e', 'b7c8ccfd']

async function traceOf(start: string): Promise<Trace> {
  const { traces }: TracesResponse = await (await service.fetch('http://local/api/v3/traces?limit=1000')).json()
  const found = traces.find(({ trace_id }) => trace_id && hexOf(trace_id).startsWith(start))
  if (!found) throw new Error(`The demo has no trace ${start}.`)
  return found
}

/** Draws on a fresh page. @param refuses the requests of histories are refused */
function draw(props: TraceTreeProps & { data?: Trace }, refuses = false) {
  const asked: URL[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    asked.push(url)
    const isHistory = url.pathname.endsWith('/actions')
    return isHistory && refuses ? new Response('{"error":"no"}', { status: 422 }) : service.fetch(request)
  }
  const { container } = render(
    <TonCenterProvider network="local" baseUrl="http://local" fetch={fetch}>
      <TraceTree {...props} />
      {props.traceId && <TransactionSentence transactionHash={props.traceId} />}
    </TonCenterProvider>,
  )
  const heads = () => [...container.querySelectorAll('[data-part="head"]')].map(({ textContent }) => textContent ?? '')
  return { heads, histories: () => asked.filter(({ pathname }) => pathname.endsWith('/actions')) }
}

const idOf = async (start: string) => (await traceOf(start)).trace_id ?? ''

it('dust from a look-alike is marked on a fresh page, at its trace and its step, for one request', async () => {
  const { heads, histories } = draw({ traceId: await idOf(DUST) })
  await waitFor(() => expect(heads().filter((head) => head.includes('Look-alike'))).toHaveLength(2))
  expect(histories()).toHaveLength(1)
  // Whom the receiver paid later is no reason.
  expect(Number(histories()[0]?.searchParams.get('end_utime'))).toBe((await traceOf(DUST)).start_utime)
})

it('nothing is marked where that history is refused, and all else is there', async () => {
  const { heads, histories } = draw({ traceId: await idOf(DUST) }, true)
  await waitFor(() => expect(histories().length).toBeGreaterThan(0))
  await waitFor(() => expect(heads().join()).toMatch(/0\.000000001.+GRAM/))
  expect(heads().join()).not.toContain('Look-alike')
})

it('no history is asked for where more than dust was sent, and none of a trace that is given', async () => {
  const { heads, histories } = draw({ traceId: await idOf(TRANSFER) })
  await waitFor(() => expect(heads().join()).toContain('0.4974'))
  expect(histories()).toEqual([])
  cleanup()
  const given = draw({ data: await traceOf(DUST) })
  await waitFor(() => expect(given.heads().join()).toContain('0.000000001'))
  expect(given.histories()).toEqual([])
})
