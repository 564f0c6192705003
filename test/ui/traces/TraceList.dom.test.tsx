import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Trace } from '../../../src/contract/v3/trace.ts'
import { TraceList } from '../../../src/ui/traces/TraceList/TraceList.tsx'
import { useTraceList } from '../../../src/ui/traces/TraceList/useTraceList.ts'
import { action, oddActions, transfer } from '../../../stories/fixtures/actions.ts'
import { assetsFlow, flowMetadata, RECEIVER, SENDER, transferTrace } from '../../../stories/fixtures/flows.ts'
import { hostileName } from '../../../stories/fixtures/hostile.ts'
import { hostileTraces, listedMetadata } from '../../../stories/fixtures/traceRows.ts'
import { hugeTrace, pendingTrace, swapTrace, traceOf } from '../../../stories/fixtures/traces.ts'
import { hashOf, OTHER, OWN } from '../../../stories/fixtures/transactions.ts'
import { stubLayout } from '../../support/layout.dom.ts'
import { setup } from '../../support/react.tsx'

stubLayout()
afterEach(cleanup)

/** A service whose index and whose pending traces the test changes. */
function serve(chain: { traces: readonly unknown[]; pendingTraces?: readonly unknown[] }) {
  const asked: string[] = []
  const { wrapper, queryClient } = setup({
    baseUrl: 'http://traces.test',
    fetch: async (input) => {
      const [path = ''] = /(?<=v3\/)\w+/.exec(String(input instanceof Request ? input.url : input)) ?? []
      asked.push(path)
      const traces = path === 'pendingTraces' ? (chain.pendingTraces ?? []) : chain.traces
      return new Response(JSON.stringify({ traces, address_book: {}, metadata: {} }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  return { asked, wrapper, queryClient }
}

function draw(element: ReactElement, wrapper = serve({ traces: [] }).wrapper) {
  const { container } = render(element, { wrapper })
  const part = (name: string) => [...container.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)]
  const cell = (name: string) => container.querySelector<HTMLElement>(`[data-part="row"] [data-column="${name}"]`)
  return { container, part, cell }
}

const payment = (over: Partial<Trace> = {}) =>
  traceOf([{ account: OWN }, { parent: 0, account: OTHER, message: { value: '12500000000' } }], over)
const sent = action('ton_transfer', transfer({ source: OWN, destination: OTHER, value: '12500000000' }))

describe('a trace that is not as documented', () => {
  const broken = { ...payment(), trace_id: hashOf(2), start_utime: 'noon' }

  it('is left out of the answer and counted', async () => {
    const { wrapper } = serve({ traces: [payment(), broken] })
    const { part } = draw(<TraceList address={OWN} />, wrapper)
    await waitFor(() => expect(part('row')).toHaveLength(1))
    expect(part('unreadable').map(({ textContent }) => textContent)).toEqual(['1 row could not be read'])
  })

  it('is left out of the data of an app, whatever it is', () => {
    const fees = traceOf([{ account: OWN, transaction: { total_fees: 'many' } }])
    const { part } = draw(<TraceList address={OWN} data={[null, {}, fees, payment()] as never} />)
    expect(part('row')).toHaveLength(1)
    expect(part('unreadable').map(({ textContent }) => textContent)).toEqual(['3 rows could not be read'])
  })
})

describe('what strangers wrote', () => {
  it('is text: no name, comment or token of it becomes an element, a link or a turn of the line', () => {
    const book = { [OWN]: hostileName, [OTHER]: hostileName }
    const { container } = draw(
      <TraceList address={OWN} data={hostileTraces} addressBook={book} metadata={listedMetadata} trustPolicy="show" />,
    )
    expect(container.querySelector('script, iframe, a[href^="javascript:"], img[onerror]')).toBeNull()
    expect(container.textContent).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  })

  it('is flagged by the action that the row tells of, and hidden where the policy says so', () => {
    const { part } = draw(<TraceList address={OWN} data={hostileTraces} metadata={listedMetadata} trustPolicy="hide" />)
    expect(part('row').length).toBeLessThan(hostileTraces.length)
    expect(part('row').length).toBeGreaterThan(0)
  })
})

describe('a pending trace', () => {
  const pending = { ...pendingTrace, trace_id: null, external_hash: hashOf(8) }
  const settled = payment({ external_hash: hashOf(8), trace_id: hashOf(9) })
  const old = payment({ external_hash: hashOf(1), trace_id: hashOf(2) })
  const idsOf = (rows: readonly Trace[]) => rows.map(({ trace_id }) => trace_id)

  it('is above the others, stays until the index has it, and is then the row of the index', async () => {
    const chain = { traces: [old], pendingTraces: [pending] as Trace[] }
    const { wrapper, queryClient } = serve(chain)
    const { result } = renderHook(() => useTraceList({ address: OWN }), { wrapper })
    await waitFor(() => expect(idsOf(result.current.rows)).toEqual([null, hashOf(2)]))
    expect(result.current.viewOf(result.current.rows[0] as Trace).status).toBe('pending')
    chain.pendingTraces = []
    await queryClient.refetchQueries()
    expect(idsOf(result.current.rows)).toEqual([null, hashOf(2)])
    chain.traces = [settled, old]
    await queryClient.refetchQueries()
    await waitFor(() => expect(result.current.query?.newRows).toBe(1))
    result.current.query?.showNew?.()
    await waitFor(() => expect(idsOf(result.current.rows)).toEqual([hashOf(9), hashOf(2)]))
  })

  it('that the index still lacks a minute later was dropped by the network', async () => {
    const chain = { traces: [old], pendingTraces: [pending] as Trace[] }
    const { wrapper, queryClient } = serve(chain)
    const { part } = draw(<TraceList address={OWN} />, wrapper)
    await waitFor(() => expect(part('row')).toHaveLength(2))
    chain.pendingTraces = []
    await queryClient.refetchQueries()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    onTestFinished(() => void vi.useRealTimers())
    await queryClient.refetchQueries()
    await waitFor(() => expect(part('notes')[0]?.textContent).toContain('Dropped by the network'))
    expect(part('row')[0]?.querySelector('[data-column="change"]')?.textContent).toBe('—None')
  })

  it('is not waited for where the service has none to tell of', async () => {
    const { wrapper } = serve({ traces: [old], pendingTraces: 'broken' as never })
    const { part } = draw(<TraceList address={OWN} />, wrapper)
    await waitFor(() => expect(part('row')).toHaveLength(1))
  })

  it('is of one account: another account starts without it', async () => {
    const { wrapper } = serve({ traces: [], pendingTraces: [pending] })
    const { result, rerender } = renderHook(({ address }) => useTraceList({ address }), {
      wrapper,
      initialProps: { address: OWN as string | undefined },
    })
    await waitFor(() => expect(result.current.rows).toHaveLength(1))
    rerender({ address: undefined })
    expect(result.current.rows).toEqual([])
  })

  it('is not asked for where the list is filtered, or says so', async () => {
    const { asked, wrapper } = serve({ traces: [old], pendingTraces: [pending] })
    const { part } = draw(
      <>
        <TraceList address={OWN} pending={false} />
        <TraceList address={OWN} filter={{ sort: 'asc' }} />
        <TraceList filter={{ mc_seqno: 7 }} />
      </>,
      wrapper,
    )
    await waitFor(() => expect(part('row')).toHaveLength(3))
    expect(new Set(asked)).toEqual(new Set(['traces']))
  })
})

describe('a row', () => {
  it('costs no request of its own', async () => {
    const { asked, wrapper } = serve({ traces: [payment({ actions: [sent] }), { ...swapTrace, trace_id: hashOf(3) }] })
    const { part } = draw(<TraceList address={OWN} />, wrapper)
    await waitFor(() => expect(part('row')).toHaveLength(2))
    expect(asked.sort()).toEqual(['pendingTraces', 'traces'])
  })

  it('says what happened, how large it was, what the account has more or less, and when', () => {
    const book = { [OWN]: { ...hostileName, domain: 'harbor.ton' }, [OTHER]: { ...hostileName, domain: 'quarry.ton' } }
    const { cell } = draw(<TraceList address={OWN} data={[payment({ actions: [sent] })]} addressBook={book} />)
    expect(cell('says')?.textContent).toMatch(/^Sent 12\.5GRAM to quarry\.ton$/)
    expect(cell('size')?.textContent).toBe('2 in 1 sec')
    expect(cell('age')?.querySelector('time')).not.toBeNull()
    expect(cell('change')?.textContent).toContain('−12.5')
    expect(cell('status')?.querySelector('svg')?.getAttribute('aria-label')).toBe('Finalized')
  })

  it('names both sides where it is of no account, and the other one where it is of one of them', () => {
    const book = { [OWN]: { ...hostileName, domain: 'harbor.ton' }, [OTHER]: { ...hostileName, domain: 'quarry.ton' } }
    const says = (address?: string) => {
      const { cell } = draw(<TraceList address={address} data={[payment({ actions: [sent] })]} addressBook={book} />)
      const text = cell('says')?.textContent
      cleanup()
      return text
    }
    expect(says()).toBe('harbor.ton sent 12.5GRAM to quarry.ton')
    expect(says(OTHER)).toBe('Received 12.5GRAM from harbor.ton')
  })

  it('has a green tile where its account received, and a grey one where it sent', () => {
    const toneOf = (address: string) => {
      const { cell } = draw(<TraceList address={address} data={[payment({ actions: [sent] })]} />)
      const tone = cell('says')?.querySelector('svg')?.getAttribute('data-tone')
      cleanup()
      return tone
    }
    expect([toneOf(OTHER), toneOf(OWN)]).toEqual(['positive', 'neutral'])
  })

  it('has three assets that changed, and the number of the others', () => {
    const { cell } = draw(<TraceList address={SENDER} {...assetsFlow} data={[assetsFlow.data]} />)
    expect([...(cell('change')?.children ?? [])].map((one) => one.textContent)).toEqual([
      expect.stringContaining('COMET'),
      expect.stringContaining('LUSD'),
      expect.stringContaining('STONE'),
      '2 more assets',
    ])
  })

  it('has no change of the coin beside a jetton where the digits of the column cannot show it', () => {
    // The message of 0.01 GRAM brings 1 nanogram more than it costs.
    const data: Trace = JSON.parse(JSON.stringify(transferTrace).replaceAll('"10000000"', '"2389468"'))
    const changeOf = (trace: Trace) => {
      const { cell } = draw(<TraceList address={RECEIVER} data={[trace]} metadata={flowMetadata} />)
      const said = cell('change')?.textContent
      cleanup()
      return said
    }
    expect(changeOf(transferTrace)).toMatch(/COMET.*GRAM$/)
    expect(changeOf(data)).toMatch(/^\+0\.72.*COMET$/)
  })

  it('has no change without an account, and neither fees nor a sentence above 4 000 transactions', () => {
    const { container, cell } = draw(<TraceList data={[hugeTrace]} />)
    expect(container.querySelector('[data-column="change"]')).toBeNull()
    expect(cell('says')?.textContent).toBe('Trace')
    expect(cell('size')?.textContent).toBe('4,812')
    expect(cell('fees')?.querySelector('[data-part="none"]')).not.toBeNull()
  })

  it('leads to its trace, and nowhere before it has an id', () => {
    const renderLink = ({ kind, id }: { kind: string; id: string }, content: React.ReactNode) => (
      <a href={`#${kind}/${id}`}>{content}</a>
    )
    const data = [payment({ trace_id: hashOf(5) }), payment({ trace_id: null })]
    const { part } = draw(<TraceList address={OWN} data={data} renderLink={renderLink as never} />)
    const links = part('row').map((row) => row.querySelector('[data-column="hash"] a')?.getAttribute('href'))
    expect(links).toEqual([`#trace/${hashOf(5)}`, undefined])
  })

  it('opens to a sentence for each action where it has several, and to nothing where it has one', async () => {
    const data = [payment({ actions: oddActions.slice(2, 12) }), payment({ trace_id: hashOf(5), actions: [sent] })]
    const { part } = draw(<TraceList address={OWN} data={data} metadata={listedMetadata} />)
    expect(part('row').map((row) => row.getAttribute('aria-expanded'))).toEqual(['false', null])
    expect(part('notes')[0]?.textContent).toBe('and 9 more actions')
    fireEvent.click(screen.getByRole('button', { expanded: false }))
    await waitFor(() => expect(part('actions')[0]?.querySelectorAll('li')).toHaveLength(10))
  })

  it('counts its actions where its sentence is of all of them', () => {
    const actions = [sent, { ...sent, action_id: hashOf(7) }]
    const { part } = draw(<TraceList address={OWN} data={[payment({ actions })]} />)
    expect(part('notes').map(({ textContent }) => textContent)).toEqual(['2 actions'])
  })

  it('of thousands of actions opens to the first 20, and leads to the others', async () => {
    const actions = Array.from({ length: 1000 }, (_, place) => ({ ...sent, action_id: hashOf(place + 1) }))
    const { part } = draw(<TraceList address={OWN} data={[payment({ actions })]} />)
    fireEvent.click(screen.getByRole('button', { expanded: false }))
    await waitFor(() => expect(part('actions')[0]?.querySelectorAll('li')).toHaveLength(21))
    expect(part('actions')[0]?.lastElementChild?.textContent).toBe('and 980 more actions')
  })
})
