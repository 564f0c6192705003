import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { MAIN } from '../../stories/accounts.ts'
import { oddActions } from '../../stories/fixtures/actions.ts'
import { OWN } from '../../stories/fixtures/transactions.ts'
import { demoBytes } from '../support/demoChain.ts'
import { setup } from '../support/react.tsx'
import { waitingFeed } from './waitingFeed.tsx'

afterEach(cleanup)

describe('a feed of activity', () => {
  it('asks for actions and for pending ones, and reports a failing service', async () => {
    const asked: string[] = []
    const failing = createClient({
      network: 'local',
      baseUrl: 'http://local.test',
      retries: 0,
      fetch: async (request) => {
        asked.push(new URL(new Request(request).url).pathname)
        return new Response('{}', { status: 500 })
      },
    })
    const { container } = render(
      <TonCenterProvider client={failing}>
        <ActivityFeed address={OWN} />
      </TonCenterProvider>,
    )
    const stateOf = () => container.querySelector<HTMLElement>('[data-part="root"]')?.dataset.state
    expect(stateOf()).toBe('pending')
    await vi.waitFor(() => expect(stateOf()).toBe('error'))
    await vi.waitFor(() => expect(asked.sort()).toEqual(['/api/v3/actions', '/api/v3/pendingActions']))
    expect(container.querySelector('[data-part="state"]')).not.toBeNull()
  })

  it('renders its first rows with the pending ones, whichever answer is later: none moves. A failed answer is not awaited', async () => {
    const [first, second] = oddActions as [(typeof oddActions)[0], (typeof oddActions)[0]]
    const pending = {
      ...first,
      finality: 'pending',
      action_id: 'p',
      trace_external_hash: 'p',
      trace_external_hash_norm: 'p',
    }
    const books = { address_book: {}, metadata: {} }
    const indexed = { actions: [second], ...books }
    const onTheWay = { actions: [pending], ...books }
    for (const [path, earlier, later] of [
      ['/pendingActions', indexed, onTheWay],
      ['/actions', onTheWay, indexed],
      ['/pendingActions', indexed, undefined],
    ] as const) {
      let answer = (_: Response) => {}
      const fetch = async (request: Request) =>
        new URL(request.url).pathname.endsWith(path)
          ? new Promise<Response>((resolve) => {
              answer = resolve
            })
          : Response.json(earlier)
      const client = createClient({ network: 'local', baseUrl: 'http://local.test', retries: 0, fetch })
      const queryClient = new QueryClient()
      const { container, unmount } = render(
        <TonCenterProvider client={client} queryClient={queryClient}>
          <ActivityFeed address={OWN} />
        </TonCenterProvider>,
      )
      const counts = new Set<number>()
      const count = () => container.querySelectorAll('[data-part="row"]').length
      const look = new MutationObserver(() => counts.add(count()))
      look.observe(container, { childList: true, subtree: true })
      await vi.waitFor(() => expect(queryClient.isFetching({ predicate: ({ state }) => !state.data })).toBe(1))
      await act(() => new Promise((resolve) => setTimeout(resolve)))
      answer(later ? Response.json(later) : new Response('{}', { status: 500 }))
      await vi.waitFor(() => expect(count()).toBeGreaterThan(0))
      await act(() => new Promise((resolve) => setTimeout(resolve)))
      look.disconnect()
      // One step: from no row to all of them.
      expect([...counts].filter((rows) => rows > 0)).toEqual([later ? 3 : count()])
      unmount()
    }
  })

  it('searches ten pages further back by itself where a filter has no match, says so once, and goes on by a button', async () => {
    const service = createLocalService()
    await service.restore(demoBytes)
    let asked = 0
    const fetch = (request: Request) => {
      asked++
      return service.fetch(request)
    }
    const { wrapper } = setup({ baseUrl: 'http://local.test', fetch })
    const filter = { asset: `0:${'7'.repeat(64)}` }
    const { container, findByRole } = render(
      <ActivityFeed address={MAIN} filter={filter} pending={false} pageSize={5} />,
      { wrapper },
    )
    const further = await findByRole('button', { name: 'Search further back' }, { timeout: 10_000 })
    expect(asked).toBe(11)
    expect(container.textContent).toContain('No matches among the newest 55')
    expect(container.textContent).not.toContain('No activity yet')
    fireEvent.click(further)
    await vi.waitFor(() => expect(container.textContent).toContain('No matches among the newest 60'))
    service.close()
  })

  it('has the time of day below the head of a day that is over a week ago, and an age before that', () => {
    const at = (age: number, id: string) => {
      const time = Math.floor(Date.now() / 1000) - age
      return { ...(oddActions[0] as (typeof oddActions)[0]), action_id: id, end_utime: time, trace_end_utime: time }
    }
    const { wrapper } = setup({ baseUrl: 'http://local.test' })
    const { container } = render(<ActivityFeed data={[at(60, 'new'), at(8 * 86_400, 'old')]} />, { wrapper })
    const times = [...container.querySelectorAll('[data-part="row"] time')].map((time) => time.textContent)
    expect(times).toEqual([expect.stringMatching(/^1 min$/), expect.stringMatching(/^\d+:\d\d/)])
  })

  it('has the date in each row where days have no heads', () => {
    const row = {
      ...(oddActions[0] as (typeof oddActions)[0]),
      end_utime: 1_600_000_000,
      trace_end_utime: 1_600_000_000,
    }
    const { wrapper } = setup({ baseUrl: 'http://local.test' })
    const { container, getByRole } = render(<ActivityFeed data={[row]} days={false} />, { wrapper })
    expect(container.querySelector('[data-part="day"]')).toBeNull()
    expect(container.querySelector('[data-part="row"] time')?.textContent).toBe('Sep 13, 2020')
    expect(getByRole('columnheader', { name: 'Age' }).querySelector('button')).toBeNull()
  })

  it.each([
    ['the other party, of an account', OWN, 'Counterparty'],
    ['both parties, of nobody', undefined, 'From and to'],
  ])('names in its head %s', async (_, address, name) => {
    const { findByRole } = render(
      <TonCenterProvider network="local" baseUrl="http://local.test">
        <ActivityFeed address={address} data={oddActions} />
      </TonCenterProvider>,
    )
    expect(await findByRole('columnheader', { name })).toBeTruthy()
  })

  it.each([
    ['English', undefined, /^8 × /],
    ['Russian', russian, /^8 × /],
  ])('folds actions that are alike, and unfolds them by pointer and keyboard, in %s', (_, dictionary, name) => {
    const [row] = oddActions.filter(({ type }) => type === 'ton_transfer')
    const trace_id = 'one trace'
    const data = Array.from(
      { length: 8 },
      (_, at) => ({ ...row, action_id: String(at), trace_id, finality: 'finalized' }) as (typeof oddActions)[number],
    )
    const { container } = render(
      <TonCenterProvider network="local" baseUrl="http://local.test" {...(dictionary && { dictionary, locale: 'ru' })}>
        <ActivityFeed address={OWN} data={data} />
      </TonCenterProvider>,
    )
    const rows = () => [...container.querySelectorAll<HTMLElement>('[data-part="row"]')]
    expect(rows()).toHaveLength(2)
    const fold = rows()[1] as HTMLElement
    expect(fold.querySelector('[data-part="verb"]')?.textContent).toMatch(name)
    expect(fold.querySelector('[data-column="amount"]')?.textContent).toContain('320')
    fireEvent.click(fold.querySelector('[aria-expanded="false"]') as HTMLElement)
    expect(rows()).toHaveLength(10)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    fold.focus()
    fireEvent.keyDown(fold, { key: 'Enter' })
    expect(rows()).toHaveLength(2)
    fireEvent.keyDown(fold, { key: 'ArrowRight' })
    expect(rows()).toHaveLength(10)
    fireEvent.keyDown(fold, { key: 'ArrowLeft' })
    expect(rows()).toHaveLength(2)
  })

  it('says of a refused standard call what it asked for, as its sentence does', async () => {
    const { fetch } = createLocalService()
    const client = createClient({ network: 'local', baseUrl: 'http://local', fetch, retries: 0 })
    const { container } = render(
      <TonCenterProvider client={client}>
        <ActivityFeed address={demoAccounts.dora} filter={{ outcome: 'failed' }} pageSize={250} />
      </TonCenterProvider>,
    )
    const rowOf = (text: string) =>
      [...container.querySelectorAll('[data-part="row"]')].find((row) => row.textContent?.includes(text))
    await vi.waitFor(() => expect(rowOf('0.4903')).toBeDefined())
    const cell = (name: string) => rowOf('0.4903')?.querySelector(`[data-column="${name}"]`)?.textContent
    expect(cell('action')).toBe('FailedJetton transfer')
    expect(cell('amount')).toMatch(/0\.4903 not sent .*COMET/)
    expect(cell('counterparty')).toContain('lakeside-cabin.ton')
  })

  it('names whom wallets were to pay that sent nothing, with one request for all rows', async () => {
    const service = createLocalService()
    onTestFinished(() => service.close())
    const asked: string[] = []
    const fetch = (request: Request) => {
      asked.push(new URL(request.url).pathname)
      return service.fetch(request)
    }
    const client = createClient({ network: 'local', baseUrl: 'http://local', fetch, retries: 0 })
    const params = { trace_id: ['e67bc860da0bad4077bd058fc558f353cb6222da28c2d190f6016e4a1e541774'] }
    const { container } = render(
      <TonCenterProvider client={client}>
        <ActivityFeed params={params} />
      </TonCenterProvider>,
    )
    const counterparty = () => container.querySelector('[data-part="row"] [data-column="counterparty"]')?.textContent
    await vi.waitFor(() => expect(counterparty()).toContain('lakeside-cabin.ton'))
    expect(asked.filter((path) => path.endsWith('/addressBook'))).toHaveLength(1)
  })

  it('that a server drew is taken over by a page as it is, rows and all, without a warning', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(waitingFeed)
    expect(page.textContent).toContain('Invoice 2026-114')
    const onRecoverableError = vi.fn()
    const said = vi.spyOn(console, 'error')
    const root = await act(async () => hydrateRoot(page, waitingFeed, { onRecoverableError }))
    onTestFinished(() => act(() => root.unmount()))
    expect(page.querySelector('[data-state="ready"]')).not.toBeNull()
    expect(page.textContent).toContain('Invoice 2026-114')
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(said).not.toHaveBeenCalled()
  })
})
