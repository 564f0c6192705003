import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Trace } from '../../src/contract/v3/trace.ts'
import { hexOf } from '../../src/core/values/hash.ts'
import { createLocalService } from '../../src/local/service.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { setup } from '../support/react.tsx'
import { importApp } from './importApp.ts'

stubLayout()
afterEach(cleanup)

const { TransactionPage } = await importApp(() => import('../../examples/explorer/src/pages/Transaction.tsx'))

/** A page of a chain that is empty at first: `appear` makes it that of the demo. */
async function page(hashOf: (trace: Trace) => string) {
  const [empty, demo] = [createLocalService({ scenario: 'empty' }), createLocalService()]
  const { traces } = (await (await demo.fetch(new Request('http://local.test/api/v3/traces?limit=1'))).json()) as {
    traces: [Trace]
  }
  const hash = hexOf(hashOf(traces[0]))
  let service = empty
  const appear = () => {
    service = demo
  }
  const asked: string[] = []
  const { wrapper } = setup({
    baseUrl: 'http://local.test',
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname)
      return service.fetch(request)
    },
  })
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  window.location.hash = `#/transaction/${hash}`
  render(<TransactionPage hash={hash} />, { wrapper })
  return { hash, asked, trace: traces[0], appear }
}

const heading = () => screen.findByText('Nothing known of this hash yet', { selector: 'h1' })

describe('the page of a hash that nobody knows', () => {
  it('shows the hash, what it may be, and ways on', async () => {
    const { hash } = await page(({ trace_id }) => trace_id ?? '')
    await heading()
    expect(screen.getByText(hash).tagName).toBe('CODE')
    const reasons = screen.getAllByRole('term').map(({ textContent }) => textContent)
    expect(reasons).toEqual(['It was just sent', 'It is of another network', 'A character is wrong'])
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Look now', 'Look on Mainnet', 'Look on Testnet', 'Search for something else']),
    )
    expect(screen.getByRole('status').textContent).toBe(
      'Waiting: this page looks again by itself, and opens what it finds.',
    )
  })

  it('looks again by itself, and becomes the transaction when it appears', async () => {
    const { asked, appear } = await page(({ trace_id }) => trace_id ?? '')
    await heading()
    const looks = () => asked.filter((path) => /\/(traces|transactions)$/.test(path)).length
    const before = looks()
    await vi.advanceTimersByTimeAsync(6_000)
    expect(looks()).toBeGreaterThan(before)
    appear()
    await vi.advanceTimersByTimeAsync(6_000)
    await vi.waitFor(() => expect(document.body.textContent).toMatch(/minted \S+\.ton in collection EQ/))
    expect(screen.queryByText('Nothing known of this hash yet')).toBeNull()
  })

  it('opens the trace of a message, without a step back to this page', async () => {
    const { appear, trace, hash } = await page(({ external_hash }) => external_hash ?? '')
    await heading()
    const { length } = window.history
    appear()
    await vi.advanceTimersByTimeAsync(6_000)
    await vi.waitFor(() => expect(window.location.hash).toBe(`#/trace/${hexOf(trace.trace_id ?? '')}`))
    expect(window.location.hash).not.toContain(hash)
    expect(window.history.length).toBe(length)
  })
})
