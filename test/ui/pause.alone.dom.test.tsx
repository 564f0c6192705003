import { cleanup, render } from '@testing-library/react'
import { type ReactElement, StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLocalService } from '../../src/local/service.ts'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BalanceBadge } from '../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { NetworkStatus } from '../../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { NftGrid } from '../../src/ui/nfts/NftGrid/NftGrid.tsx'
import { useConditions } from '../../src/ui/states/useConditions.ts'
import { usePause } from '../../src/ui/states/usePause.ts'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { demoBytes } from '../support/demoChain.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'

// jsdom measures nothing: without the code of virtual rows every row is drawn.
vi.mock('../../src/ui/table/VirtualRows.tsx', () => {
  throw new Error('The code of virtual rows did not arrive.')
})
virtualTime()
stubLayout()
afterEach(cleanup)

const refusal = (seconds: number) => new Response('{}', { status: 429, headers: { 'retry-after': String(seconds) } })

/** Draws over a service that answers the first requests with `first`, then never. */
function draw(element: ReactElement, ...first: Response[]) {
  const fetch = vi.fn(() => Promise.resolve(first.shift() ?? new Promise<never>(() => {})))
  const { wrapper, client } = setup({ baseUrl: 'http://local.test', fetch, requestsPerSecond: 100, retries: 3 })
  const { container } = render(element, { wrapper })
  const notice = () => container.querySelector('[data-state="rate-limited"]')
  return { container, client, fetch, notice }
}

const WAITING: readonly (readonly [name: string, element: ReactElement])[] = [
  ['list', <TransactionList key="" address={MAIN} />],
  ['grid', <NftGrid key="" address={MAIN} />],
  ['card', <AccountCard key="" address={MAIN} />],
  ['badge', <BalanceBadge key="" address={MAIN} />],
  ['status of the network', <NetworkStatus key="" />],
]

describe.each(WAITING)('a %s that has nothing to show yet', (_name, element) => {
  it('says so over its skeleton as soon as the client pauses, long before the last try', async () => {
    const { container, fetch, notice } = draw(<StrictMode>{element}</StrictMode>, refusal(20))
    await until(() => expect(notice()).not.toBeNull())
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(container.querySelector('[data-part="skeleton"]')).not.toBeNull()
    expect(container.querySelector('[data-part="root"]')?.ariaBusy ?? 'true').toBe('true')
  })

  it('says nothing of a pause of a second', async () => {
    const { fetch, notice } = draw(element, refusal(1))
    await until(() => expect(fetch).toHaveBeenCalledTimes(1))
    for (let waited = 0; waited < 1_000; waited += 50) {
      expect(notice()).toBeNull()
      await pass(50)
    }
  })
})

describe.each(WAITING.slice(0, 4))('the countdown of a %s', (_name, element) => {
  /** A badge has the time alone. */
  const secondsOf = (container: HTMLElement) =>
    container.querySelector('[role="timer"]')?.textContent?.replace(/^Next request in (.+)\.$/, '$1')

  it('runs to the end of the pause, and stays until the answer is there, or late', async () => {
    const { container, fetch } = draw(element, refusal(20))
    await until(() => expect(secondsOf(container)).toBe('20 sec'))
    await until(() => expect(secondsOf(container)).toBe('19 sec'))
    await until(() => expect(fetch.mock.calls.length).toBeGreaterThan(1))
    await until(() => expect(secondsOf(container)).toMatch(/^(Trying again now\.)?$/))
    await pass(2_500)
    expect(secondsOf(container)).toMatch(/^(Trying again now\.)?$/)
    await pass(1_500)
    expect(secondsOf(container)).toBeUndefined()
    expect(container.textContent).toMatch(/The service does not answer\. Still waiting\./)
  })

  it('begins anew with the next refusal', async () => {
    const { container } = draw(element, refusal(5), refusal(9))
    await until(() => expect(secondsOf(container)).toBe('5 sec'))
    await until(() => expect(secondsOf(container)).toBe('9 sec'))
  })
})

const NOT_ENABLED = { enabled: false }
const IDLE: readonly (readonly [name: string, element: ReactElement])[] = [
  ['list', <TransactionList key="" address={MAIN} queryOptions={NOT_ENABLED} />],
  ['feed', <ActivityFeed key="" address={MAIN} queryOptions={NOT_ENABLED} />],
  ['grid', <NftGrid key="" address={MAIN} queryOptions={NOT_ENABLED} />],
  ['card', <AccountCard key="" address={MAIN} queryOptions={NOT_ENABLED} />],
  ['badge', <BalanceBadge key="" address={MAIN} queryOptions={NOT_ENABLED} />],
  ['status of the network', <NetworkStatus key="" queryOptions={NOT_ENABLED} />],
]

describe.each(IDLE)('a %s that is not enabled', (_name, element) => {
  it('says nothing of a pause, after which it would not load either', async () => {
    const { client, notice } = draw(element, refusal(20))
    void client.jsonRpc('getMasterchainInfo').catch(() => {})
    await until(() => expect(client.budget().pausedUntil).not.toBeNull())
    await pass(100)
    expect(notice()).toBeNull()
  })
})

it('is drawn for the pause alone, however many requests join and leave the queue', async () => {
  let draws = 0
  function Watch() {
    usePause(useConditions(true))
    draws++
    return null
  }
  const { client } = draw(<Watch />)
  const before = draws
  for (let index = 0; index < 50; index++) void client.jsonRpc('getMasterchainInfo').catch(() => {})
  expect(client.budget().queued).toBeGreaterThan(40)
  await pass(2_000)
  expect(draws).toBe(before)
})

it('marks the network as paused for as long as that lasts, beside the last known block', async () => {
  const service = createLocalService()
  await service.restore(demoBytes)
  const { wrapper, client } = setup({ baseUrl: 'http://local.test', fetch: service.fetch, requestsPerSecond: 100 })
  const { container } = render(<NetworkStatus behindAfter={Number.POSITIVE_INFINITY} />, { wrapper })
  const mark = () => container.querySelector<HTMLElement>('[data-part="state"]')
  await until(() => expect(mark()?.textContent).toBe('Live'))
  service.faults([{ kind: 'status', status: 429, retryAfter: 20 }])
  void client.jsonRpc('getMasterchainInfo').catch(() => {})
  await until(() => expect(mark()?.textContent).toBe('Paused'))
  expect(mark()?.dataset).toMatchObject({ tone: 'pending', tip: 'Rate limit reached.' })
  expect(container.textContent).toContain('Block')
  await pass(20_000)
  expect(mark()?.textContent).toBe('Live')
})
