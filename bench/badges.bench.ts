import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { JSDOM } from 'jsdom'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { type Client, createClient } from '../src/core/client.ts'
import { TonCenterProvider } from '../src/react/Provider.tsx'
import { useBalance } from '../src/react/useAccount.ts'
import { keyedBatcher } from './keyedBatcher.ts'
import { type Figure, median } from './measure.ts'

const COUNT = 1_000
const TURNS = 7
const LIMIT_MS = 60

export const title = `${COUNT} mounted balances over HTTP, in jsdom: all shown`

const addresses = Array.from({ length: COUNT }, (_, index) => `0:${index.toString(16).toUpperCase().padStart(64, '0')}`)
const rawOf = (text: string) =>
  text.includes(':') ? text : `0:${Buffer.from(text, 'base64url').subarray(2, 34).toString('hex').toUpperCase()}`
const state = (address: string) => ({
  address,
  account_state_hash: 'h',
  balance: '7',
  extra_currencies: {},
  status: 'active',
  last_transaction_hash: null,
  last_transaction_lt: null,
  contract_methods: null,
})

/** Answers `/accountStates` as fast as it can: what is measured is the page. */
async function serve() {
  let requests = 0
  const server = createServer({ maxHeaderSize: 1 << 20 }, (request, response) => {
    requests++
    const asked = new URL(request.url ?? '/', 'http://x').searchParams.getAll('address')
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ accounts: asked.map((one) => state(rawOf(one))), address_book: {}, metadata: {} }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    close: () => server.closeAllConnections() ?? server.close(),
  }
}

type Page = (url: string) => ReactElement

const list = (Balance: (props: { address: string }) => ReactElement) =>
  addresses.map((address) => createElement(Balance, { address, key: address }))

/** With its children beside its props, as `createElement` wants them. */
const Provider = TonCenterProvider as ComponentType<{ client: Client }>

const ours: Page = (url) => {
  const client = createClient({ network: 'local', baseUrl: url })
  const Balance = ({ address }: { address: string }) => createElement('p', null, useBalance(address).data ?? '')
  return createElement(Provider, { client }, list(Balance))
}

/** react-query as it comes, with what gets one balance. */
const stock =
  (make: (url: string) => (address: string) => Promise<string>): Page =>
  (url) => {
    const load = make(url)
    const Balance = ({ address }: { address: string }) =>
      createElement('p', null, useQuery({ queryKey: ['balance', address], queryFn: () => load(address) }).data ?? '')
    return createElement(QueryClientProvider, { client: new QueryClient() }, list(Balance))
  }

const read = async (url: string, asked: readonly string[]): Promise<{ address: string; balance: string }[]> =>
  (
    await (
      await fetch(`${url}/api/v3/accountStates?${new URLSearchParams(asked.map((one) => ['address', one]))}`)
    ).json()
  ).accounts

const pages: Record<string, Page> = {
  ours,
  'react-query and fetch': stock((url) => async (address) => (await read(url, [address]))[0]?.balance ?? ''),
  'react-query and a batcher as viem has it': stock((url) =>
    keyedBatcher(async (asked: readonly string[]) => (await read(url, asked)).map(({ balance }) => balance)),
  ),
}

/** Milliseconds until all is shown, and how often the document changed on the way. */
async function show(page: Page, render: (element: ReactElement, into: Element) => () => void) {
  const { url, requests, close } = await serve()
  const root = document.body.appendChild(document.createElement('div'))
  let commits = 0
  const observer = new MutationObserver(() => commits++)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  const element = page(url)
  const started = performance.now()
  const end = render(element, root)
  while (root.textContent?.length !== COUNT) await new Promise((resolve) => setTimeout(resolve, 1))
  const ms = performance.now() - started
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  end()
  root.remove()
  close()
  return { ms, commits, requests: requests() }
}

export async function run(): Promise<Figure[]> {
  const { window } = new JSDOM('<!doctype html><body></body>', { url: 'http://localhost' })
  const names = [
    'window',
    'document',
    'MutationObserver',
    'Element',
    'HTMLElement',
    'HTMLIFrameElement',
    'Node',
    'navigator',
  ] as const
  for (const name of names) Object.assign(globalThis, { [name]: name === 'window' ? window : window[name] })
  const { createRoot } = await import('react-dom/client')
  const render = (element: ReactElement, into: Element) => {
    const root = createRoot(into)
    root.render(element)
    return () => root.unmount()
  }
  const samples = Object.fromEntries(Object.keys(pages).map((name) => [name, [] as Awaited<ReturnType<typeof show>>[]]))
  for (let turn = -2; turn < TURNS; turn++) {
    for (const [name, page] of Object.entries(pages)) {
      const sample = await show(page, render)
      if (turn >= 0) samples[name]?.push(sample)
    }
  }
  for (const name of names) Reflect.deleteProperty(globalThis, name)
  return Object.entries(samples).map(([name, taken]) => {
    const ms = median(taken.map((one) => one.ms))
    const [commits, requests] = [median(taken.map((one) => one.commits)), median(taken.map((one) => one.requests))]
    return {
      name: `${name}: ${requests} requests, ${commits} commits`,
      value: `${ms.toFixed(0)} ms`,
      ratio: ms / LIMIT_MS,
      of: `the limit of ${LIMIT_MS} ms`,
    }
  })
}
