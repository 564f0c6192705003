import { act, cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BalanceBadge } from '../../src/ui/accounts/BalanceBadge/BalanceBadge.tsx'
import { ConfigTable } from '../../src/ui/tools/ConfigTable/ConfigTable.tsx'
import { DecodePanel } from '../../src/ui/tools/DecodePanel/DecodePanel.tsx'
import { FeeEstimate } from '../../src/ui/tools/SendBoc/FeeEstimate.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN, SHOP, UNINIT } from '../../stories/accounts.ts'
import { demoBytes } from '../support/demoChain.ts'
import { goOffline } from '../support/device.ts'
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

const service = createLocalService()
await service.restore(demoBytes)
afterAll(() => service.close())

let drawn = 0

interface World {
  isDown?: boolean
  /** It refuses, and asks for a pause of 20 seconds. */
  isLimited?: boolean
  /** No connection to it is made. */
  isUnreachable?: boolean
  /** It takes requests, and answers none. */
  isHanging?: boolean
  network?: 'local' | 'mainnet'
}

/** Draws over a service that fails while it is down. Tries follow each other after the longest pauses. */
function draw(
  element: ReactElement,
  { isDown = false, isLimited = false, isUnreachable = false, isHanging = false, network = 'local' }: World = {},
) {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  onTestFinished(() => void vi.restoreAllMocks())
  const world = { isDown, isLimited, isUnreachable, isHanging }
  const fetch = async (request: Request) => {
    if (world.isHanging) return new Promise<never>(() => {})
    if (world.isUnreachable) throw new TypeError('Failed to fetch')
    if (world.isLimited) return new Response('{}', { status: 429, headers: { 'retry-after': '20' } })
    return world.isDown ? new Response('', { status: 500 }) : service.fetch(request)
  }
  const { wrapper, queryClient } = setup({
    // Clients of one service share its pace, and each test has a clock of its own.
    baseUrl: `http://local-${++drawn}.test`,
    network,
    fetch,
    requestsPerSecond: 100,
    retries: 5,
  })
  const { container, rerender } = render(element, { wrapper })
  const notice = (state: string) => container.querySelector(`[data-state="${state}"] [data-part="notice"]`)?.textContent
  const refetch = () => act(() => void queryClient.refetchQueries())
  return { container, world, notice, refetch, rerender }
}

const isDrawn = (container: HTMLElement) => expect(container.querySelector('[data-state="ready"]')).not.toBeNull()

const KINDS = [
  ['list', (enabled: boolean) => <TransactionList address={MAIN} outcomes={false} queryOptions={{ enabled }} />],
  ['card', (enabled: boolean) => <AccountCard address={MAIN} queryOptions={{ enabled }} />],
] as const

describe.each(KINDS)('a %s', (_name, element) => {
  it('says over its skeleton that tries fail, and which one runs, after three seconds', async () => {
    const { container, notice, world } = draw(element(true), { isDown: true })
    await pass(2_400)
    expect(notice('failing')).toBeUndefined()
    await until(() => expect(notice('failing')).toBeDefined())
    expect(notice('failing')).toMatch(/^The service answers with errors\. Trying again, try \d\./)
    expect(container.querySelector('[data-part="skeleton"]')).not.toBeNull()
    world.isDown = false
    await until(() => isDrawn(container))
    expect(notice('failing')).toBeUndefined()
  })

  it('says that nothing answers where no connection is made', async () => {
    const { notice } = draw(element(true), { isUnreachable: true })
    await until(() => expect(notice('failing')).toMatch(/^The service does not answer\. Trying again, try \d\./))
  })

  it('says over its skeleton that a service hangs, after three seconds', async () => {
    const { notice } = draw(element(true), { isHanging: true })
    await pass(2_900)
    expect(notice('failing')).toBeUndefined()
    await pass(600)
    expect(notice('failing')).toMatch(/^The service does not answer\. Still waiting\./)
  })

  it('says the same over what it has, and since when', async () => {
    const { container, notice, world, refetch } = draw(element(true))
    await until(() => isDrawn(container))
    await pass(60_000)
    world.isDown = true
    refetch()
    await until(() => expect(notice('failing')).toMatch(/Loaded 1 min\. ago\./))
    isDrawn(container)
  })

  it('says that the device is offline, and waits', async () => {
    const { container, notice, refetch } = draw(element(true), { network: 'mainnet' })
    await until(() => isDrawn(container))
    goOffline()
    refetch()
    await until(() => expect(notice('offline')).toMatch(/^You are offline\. .*Loaded/))
  })

  it('says that nothing has asked for it', async () => {
    const { notice } = draw(element(false))
    await until(() => expect(notice('unasked')).toBe('Not loaded yet. Nothing has asked for it so far.'))
  })
})

/** Components that ask for nothing of their own while the newest block stays unknown. */
const FOLLOWERS = [
  ['list', <TransactionList key="" address={MAIN} outcomes={false} />],
  ['card', <AccountCard key="" address={MAIN} />],
] as const

describe.each(FOLLOWERS)('a %s that reloads with the chain', (_name, follower) => {
  const element = <TonCenterProvider refresh="block">{follower}</TonCenterProvider>

  it('says over what it has that the newest block cannot be had, within three seconds of the first try', async () => {
    const { container, notice, world } = draw(element)
    await until(() => isDrawn(container))
    await pass(60_000)
    world.isDown = true
    const downAt = Date.now()
    await until(() => expect(notice('failing')).toBeDefined())
    // The longest time until the next look, and three seconds.
    expect(Date.now() - downAt).toBeLessThan(5_000 + 3_000)
    expect(notice('failing')).toMatch(/^The service answers with errors\. Trying again, try \d\. Loaded/)
    isDrawn(container)
    // Beyond the last try of one request.
    await pass(60_000)
    expect(notice('failing')).toBeDefined()
    world.isDown = false
    await until(() => expect(notice('failing')).toBeUndefined())
  })

  it('says at once that the device is offline', async () => {
    const { container, notice } = draw(element, { network: 'mainnet' })
    await until(() => isDrawn(container))
    goOffline()
    expect(notice('offline')).toMatch(/^You are offline\. Loaded/)
  })

  it('says of a service on this device that it is gone only when that does not answer', async () => {
    const { container, notice, world } = draw(element)
    await until(() => isDrawn(container))
    goOffline()
    await pass(20_000)
    expect(notice('offline')).toBeUndefined()
    world.isDown = true
    await pass(5_000)
    expect(notice('offline')).toBeDefined()
  })

  it('says that a service hangs over what it has, until an answer comes', async () => {
    const { container, notice, world } = draw(element)
    await until(() => isDrawn(container))
    world.isHanging = true
    // The longest time until the next look, and three seconds.
    await pass(5_000 + 3_500)
    expect(notice('failing')).toMatch(/^The service does not answer\. Still waiting\. Loaded/)
    world.isHanging = false
    await until(() => expect(notice('failing')).toBeUndefined())
  })

  it('counts a pause down, and says so until the next answer', async () => {
    const { container, notice, world } = draw(element)
    await until(() => isDrawn(container))
    world.isLimited = true
    await pass(5_500)
    expect(notice('rate-limited')).toMatch(/^Rate limit reached\. Loaded/)
    for (let waited = 0; waited < 40; waited++) {
      await pass(1_000)
      expect(notice('rate-limited')).toBeDefined()
    }
    world.isLimited = false
    await until(() => expect(notice('rate-limited')).toBeUndefined())
  })
})

it('a card and a list say once that the service asked for a pause', async () => {
  const both = (isCard: boolean) => (
    <>
      {isCard && <AccountCard address={MAIN} />}
      <TransactionList address={MAIN} outcomes={false} />
    </>
  )
  const { container, notice, rerender } = draw(both(true), { isLimited: true })
  const said = () => [...container.querySelectorAll('[data-state="rate-limited"]')]
  await until(() => expect(notice('rate-limited')).toBeDefined())
  await pass(1_000)
  expect(said()).toHaveLength(1)
  rerender(both(false))
  expect(said()).toHaveLength(1)
})

it('a card and a list with rows say once that the device is offline, and a list without rows says it, too', async () => {
  const all = (isMore: boolean) => (
    <TonCenterProvider refresh="block">
      <AccountCard address={MAIN} />
      <TransactionList address={MAIN} outcomes={false} />
      {isMore && <TransactionList address={SHOP} outcomes={false} />}
    </TonCenterProvider>
  )
  const { container, rerender } = draw(all(false), { network: 'mainnet' })
  await until(() => expect(container.querySelector('[aria-busy="true"], [data-state="pending"]')).toBeNull())
  goOffline()
  const said = () => [...container.querySelectorAll('[data-state="offline"] [data-part="notice"]')]
  await until(() => expect(said()).toHaveLength(1))
  rerender(all(true))
  await until(() => expect(said()).toHaveLength(2))
  expect(said().map(({ textContent }) => textContent?.replace(/Loaded.*/, 'Loaded'))).toEqual([
    'You are offline. Loaded',
    'You are offline. It loads when the connection is back.',
  ])
})

it('a list that does not reload says nothing of the newest block', async () => {
  const { container, world } = draw(<TransactionList address={MAIN} outcomes={false} />)
  await until(() => isDrawn(container))
  world.isDown = true
  await pass(20_000)
  expect(container.querySelector('[data-part="notice"]')).toBeNull()
})

it('a card of an address that is not deployed says so, and one that is says nothing of it', async () => {
  const { container, rerender } = draw(<AccountCard address={UNINIT} />)
  await until(() => expect(container.textContent).toContain('Nothing was sent from this address yet.'))
  rerender(<AccountCard address={MAIN} />)
  await until(() => expect(container.textContent).toContain('lakeside-cabin.ton'))
  expect(container.textContent).not.toContain('Nothing was sent')
})

it('the configuration names a figure alone, and an address or a list alone by its parameter', async () => {
  const { container } = draw(<ConfigTable />)
  const valuesOf = (number: number) =>
    [...container.querySelectorAll('[data-part="row"]')].find(
      (row) => row.firstElementChild?.textContent === `${number}`,
    )?.lastElementChild
  await until(() => expect(valuesOf(31)).toBeDefined())
  expect(valuesOf(31)?.textContent).toMatch(/^Count\d+$/)
  expect(valuesOf(9)?.textContent).toMatch(/^0, 1, /)
  expect(valuesOf(0)?.querySelectorAll('[data-look="text"]')).toHaveLength(1)
  expect(valuesOf(0)?.textContent).not.toMatch(/^Address/)
})

const BODY = 'te6cckEBAQEAAgAAAEysuc0='

/** Components whose one request has no shell of a list or a card. */
const TOOLS = [
  ['configuration', <ConfigTable key="" />],
  ['estimate of fees', <FeeEstimate key="" address={MAIN} body={BODY} />],
  ['decoded body', <DecodePanel key="" defaultBody={BODY} />],
] as const

describe.each(TOOLS)('a tool: the %s', (_name, element) => {
  it('says that tries fail, and then what it has', async () => {
    const { notice, world } = draw(element, { isDown: true })
    await until(() => expect(notice('failing')).toMatch(/^The service answers with errors\. Trying again, try \d\./))
    world.isDown = false
    await until(() => expect(notice('failing')).toBeUndefined())
  })
})

it('says of a refreshed configuration that it is that of before', async () => {
  const { container, world, refetch } = draw(<ConfigTable />)
  await until(() => expect(container.querySelector('[data-part="params"]')).not.toBeNull())
  world.isDown = true
  refetch()
  await until(() => expect(container.querySelector('[data-part="notice"]')?.textContent).toMatch(/may be out of date/))
})

describe('a balance', () => {
  const marked = (container: HTMLElement, kind: string) => container.querySelector(`[data-wait="${kind}"]`)

  it('has the words of a list in place of digits, and its mark beside what was known last', async () => {
    const { container, world, refetch } = draw(<BalanceBadge address={MAIN} />, { isDown: true })
    await until(() => expect(marked(container, 'failing')).not.toBeNull())
    expect(marked(container, 'failing')?.textContent).toMatch(
      /^The service answers with errors\. Trying again, try \d\.$/,
    )
    expect(container.querySelector('[data-part="skeleton"]')).toBeNull()
    world.isDown = false
    await until(() => isDrawn(container))
    expect(marked(container, 'failing')).toBeNull()
    world.isDown = true
    refetch()
    await until(() => expect(marked(container, 'failing')).not.toBeNull())
    isDrawn(container)
  })

  it('has a bar in place of digits, which begins to move when the answer takes longer than a moment', async () => {
    const { container } = draw(<BalanceBadge address={MAIN} />, { isHanging: true })
    const bar = container.querySelector('[data-part="skeleton"]')
    expect(bar).not.toBeNull()
    await pass(250)
    expect(bar?.hasAttribute('data-slow')).toBe(false)
    await pass(100)
    expect(bar?.hasAttribute('data-slow')).toBe(true)
  })

  it('says in place of digits that nothing has asked for it', async () => {
    const { container } = draw(<BalanceBadge address={MAIN} queryOptions={{ enabled: false }} />)
    await until(() => expect(marked(container, 'unasked')?.textContent).toBe('Not loaded yet.'))
    expect(container.querySelector('[data-part="skeleton"]')).toBeNull()
  })
})
