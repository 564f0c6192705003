import { act, cleanup, render } from '@testing-library/react'
import { Profiler, type ReactElement } from 'react'
import { afterAll, afterEach, expect, it, onTestFinished, vi } from 'vitest'
import type { ClientOptions } from '../../src/core/client.ts'
import { createLocalService } from '../../src/local/service.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { AccountCard } from '../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { NetworkStatus } from '../../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { demoBytes } from '../support/demoChain.ts'
import { goOffline, setOnline } from '../support/device.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'

virtualTime()
afterEach(cleanup)

const service = createLocalService()
await service.restore(demoBytes)
afterAll(() => service.close())

/** Draws over a service whose newest block is as many seconds old as is set when it is asked; `null` breaks the service. */
function draw(element: ReactElement, options: Pick<ClientOptions, 'network' | 'retries'> = {}) {
  let age: number | null = 0
  const fetch = vi.fn(async (request: Request) => {
    if (age === null) return new Response('', { status: 500 })
    const { first, last } = await (await service.fetch(request)).json()
    const seconds = Math.floor(Date.now() / 1000) - age
    return Response.json({ first, last: { ...last, gen_utime: String(seconds) } })
  })
  const { wrapper } = setup({ baseUrl: 'http://local.test', fetch, requestsPerSecond: 100, ...options })
  const { container } = render(element, { wrapper })
  const mark = () => container.querySelector('[data-part="state"]')?.textContent
  const setAge = (next: number | null) => {
    age = next
  }
  return { container, fetch, mark, setAge }
}

it('is neither behind nor live once nothing has asked for a while', async () => {
  const { container, fetch, mark } = draw(<NetworkStatus blockTime={false} />)
  await until(() => expect(mark()).toBe('Live'))
  await pass(50_000)
  expect(mark()).toBe('Live')
  await pass(20_000)
  expect(mark()).toBe('Not asked')
  expect(container.querySelector('[data-state="unasked"]')).not.toBeNull()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('stays live while it asks, and is behind when the newest block was old as it was asked for', async () => {
  const { mark, setAge } = draw(<NetworkStatus blockTime={false} queryOptions={{ refetchInterval: 10_000 }} />)
  await until(() => expect(mark()).toBe('Live'))
  await pass(90_000)
  expect(mark()).toBe('Live')
  setAge(100)
  await pass(11_000)
  expect(mark()).toBe('Behind')
})

it('says in a word that the last request failed, beside the last known block', async () => {
  const { container, mark, setAge } = draw(
    <NetworkStatus blockTime={false} queryOptions={{ refetchInterval: 10_000 }} />,
  )
  await until(() => expect(mark()).toBe('Live'))
  setAge(null)
  await until(() => expect(mark()).toBe('Answers with errors'))
  await pass(4_000)
  expect(mark()).toBe('Answers with errors, try 2')
  expect(container.querySelector('[data-part="block"]')).not.toBeNull()
})

it('says so while it is tried again too, once that takes three seconds', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  onTestFinished(() => void vi.restoreAllMocks())
  const { container, fetch, mark, setAge } = draw(
    <NetworkStatus blockTime={false} queryOptions={{ refetchInterval: 10_000 }} />,
    { retries: 9 },
  )
  await until(() => expect(mark()).toBe('Live'))
  setAge(null)
  await until(() => expect(mark()).toBe('Answers with errors, try 2'))
  // Of ten tries and more than a minute.
  expect(fetch.mock.calls.length).toBeLessThan(6)
  expect(container.querySelector('[data-state="failing"]')).not.toBeNull()
})

it('counts requests with all their tries, not each try', async () => {
  const { fetch, mark, setAge } = draw(
    <TonCenterProvider refresh="block">
      <NetworkStatus blockTime={false} queryOptions={{ refetchInterval: 10_000 }} />
    </TonCenterProvider>,
    { retries: 3 },
  )
  await until(() => expect(mark()).toBe('Live'))
  setAge(null)
  fetch.mockClear()
  await pass(20_000)
  expect(fetch.mock.calls.length).toBeGreaterThan(8)
  expect(mark()).toMatch(/^Answers with errors, try [2-5]$/)
})

it('says that a service hangs, three seconds after it was asked', async () => {
  let isHanging = false
  const fetch = async (request: Request) => (isHanging ? new Promise<never>(() => {}) : service.fetch(request))
  const { wrapper } = setup({ baseUrl: 'http://local.test', fetch, requestsPerSecond: 100 })
  const { container } = render(<NetworkStatus blockTime={false} queryOptions={{ refetchInterval: 5_000 }} />, {
    wrapper,
  })
  const mark = () => container.querySelector('[data-part="state"]')?.textContent
  await until(() => expect(mark()).toBe('Behind'))
  isHanging = true
  await pass(5_000 + 3_400)
  expect(mark()).toBe('No answer')
})

it('is never live between the end of a pause and the next answer', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  onTestFinished(() => void vi.restoreAllMocks())
  let answer: 'ok' | 'limited' | 'broken' = 'ok'
  const fetch = async (request: Request) => {
    if (answer === 'ok') return service.fetch(request)
    return new Response('{}', answer === 'broken' ? { status: 500 } : { status: 429, headers: { 'retry-after': '5' } })
  }
  const { wrapper } = setup({ baseUrl: 'http://local.test', fetch, requestsPerSecond: 100, retries: 5 })
  const { container } = render(<NetworkStatus blockTime={false} queryOptions={{ refetchInterval: 10_000 }} />, {
    wrapper,
  })
  const mark = () => container.querySelector('[data-part="state"]')?.textContent
  await until(() => expect(mark()).toBe('Behind'))
  answer = 'limited'
  await until(() => expect(mark()).toBe('Paused'))
  answer = 'broken'
  await until(() => expect(mark()).not.toBe('Paused'))
  expect(mark()).toMatch(/^Answers with errors/)
})

it('is offline where the device is', async () => {
  const { mark } = draw(<NetworkStatus blockTime={false} />, { network: 'mainnet' })
  await until(() => expect(mark()).toBe('Live'))
  goOffline()
  expect(mark()).toBe('Offline')
  setOnline(true)
  expect(mark()).toBe('Live')
})

it('asks a service on this device at once when the network is gone: that alone may still answer', async () => {
  const { mark, setAge, fetch } = draw(<NetworkStatus blockTime={false} />, { retries: 3 })
  await until(() => expect(mark()).toBe('Live'))
  goOffline()
  await until(() => expect(fetch).toHaveBeenCalledTimes(2))
  expect(mark()).toBe('Live')
  setOnline(true)
  await until(() => expect(fetch).toHaveBeenCalledTimes(3))
  setAge(null)
  setOnline(false)
  await pass(100)
  expect(mark()).toBe('Offline')
})

it("is offline at once where a network of one's own is on another device", async () => {
  vi.stubGlobal('fetch', async (request: Request) => service.fetch(request))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { wrapper } = setup({ baseUrl: 'http://10.0.0.7' })
  const { container } = render(<NetworkStatus blockTime={false} />, { wrapper })
  await until(() => expect(container.querySelector('[data-part="block"]')).not.toBeNull())
  goOffline()
  expect(container.querySelector('[data-part="state"]')?.textContent).toBe('Offline')
})

it('says that some requests fail while the newest block loads, and draws no more often for it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  onTestFinished(() => void vi.restoreAllMocks())
  let isBroken = false
  const drawn = vi.fn()
  const fetch = async (request: Request) =>
    isBroken && !request.url.includes('masterchainInfo') ? new Response('', { status: 500 }) : service.fetch(request)
  const { wrapper, queryClient } = setup({ baseUrl: 'http://local.test', fetch, requestsPerSecond: 100, retries: 3 })
  const element = (isCard: boolean) => (
    <>
      <Profiler id="" onRender={drawn}>
        <NetworkStatus blockTime={false} />
      </Profiler>
      {isCard && <AccountCard address={MAIN} />}
    </>
  )
  const { container, rerender } = render(element(true), { wrapper })
  const mark = () => container.querySelector('[data-part="state"]')?.textContent
  await until(() => expect(container.querySelector('[data-state="ready"]')).not.toBeNull())
  await until(() => expect(mark()).toBe('Behind'))
  isBroken = true
  drawn.mockClear()
  act(() => void queryClient.refetchQueries({ predicate: ({ queryKey }) => queryKey[3] === 'accountStates' }))
  await until(() => expect(mark()).toBe('Some requests fail'))
  // When the first try fails, and when that has lasted.
  expect(drawn.mock.calls.length).toBeLessThan(5)
  await pass(20_000)
  expect(mark()).toBe('Some requests fail')
  rerender(element(false))
  await until(() => expect(mark()).toBe('Behind'))
})

it('says no more that some requests fail as soon as one of them is answered', async () => {
  let isBroken = false
  const fetch = async (request: Request) =>
    isBroken && !request.url.includes('masterchainInfo') ? new Response('', { status: 500 }) : service.fetch(request)
  const { wrapper, queryClient } = setup({ baseUrl: 'http://local.test', fetch, requestsPerSecond: 100, retries: 0 })
  const { container } = render(
    <>
      <NetworkStatus blockTime={false} />
      <AccountCard address={MAIN} />
      <TransactionList address={MAIN} outcomes={false} />
    </>,
    { wrapper },
  )
  const mark = () => container.querySelector('[data-part="state"]')?.textContent
  const refetch = (name: string) =>
    act(() => void queryClient.refetchQueries({ predicate: ({ queryKey }) => queryKey[3] === name }))
  await until(() => expect(container.querySelectorAll('[data-state="ready"]').length).toBeGreaterThan(1))
  isBroken = true
  refetch('accountStates')
  refetch('transactions')
  await until(() => expect(mark()).toBe('Some requests fail'))
  isBroken = false
  refetch('transactions')
  await pass(100)
  expect(mark()).toBe('Behind')
})

it('is not asked yet where it may not ask', () => {
  const { container, mark, fetch } = draw(<NetworkStatus queryOptions={{ enabled: false }} blockTime={false} />)
  expect(mark()).toBe('Not asked')
  expect(container.querySelector('[data-part="skeleton"]')).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})
