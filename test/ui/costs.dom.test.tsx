import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import guide from '../../docs/limits.md?raw'
import { type Client, createClient } from '../../src/client.ts'
import { ASK_MS } from '../../src/core/pace/chainClock.ts'
import { TonCenterProvider } from '../../src/index.ts'
import { demoAccounts } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import * as query from '../../src/query.ts'
import * as ui from '../../src/ui.ts'
import { stubLayout } from '../support/layout.dom.ts'
import { turn } from '../support/turn.ts'
import { pass, virtualTime } from '../support/virtualTime.ts'
import { COMPONENTS, OF_TRACE } from './asking.tsx'

stubLayout()
virtualTime()
afterEach(cleanup)

const { main } = demoAccounts
const APART: readonly (readonly [name: string, element: ReactElement])[] = [
  ['ActivityFeed', <ui.ActivityFeed key="1" address={main} />],
  ['ConfigTable', <ui.ConfigTable key="1" />],
  ['TopAccountsTable', <ui.TopAccountsTable key="1" />],
  ['TraceList', <ui.TraceList key="1" address={main} />],
  ['TransactionList', <ui.TransactionList key="1" address={main} />],
]
const apart = new Set(APART.map(([name]) => name))

/** A client of a chain that has a new block at each look, and how many requests it has sent. */
function open(): { client: Client; queryClient: QueryClient; count: () => number; close: () => void } {
  const service = createLocalService()
  let sent = 0
  const fetch = async (request: Request) => {
    sent++
    const answer = await service.fetch(request)
    if (!request.url.includes('masterchainInfo')) return answer
    const { last, ...rest } = (await answer.json()) as { last: { seqno: number } }
    return Response.json({ last: { ...last, seqno: last.seqno + sent }, ...rest })
  }
  const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch, retries: 0 })
  const queryClient = new QueryClient()
  const close = () => {
    queryClient.clear()
    client.close()
    void service.close()
  }
  return { client, queryClient, count: () => sent, close }
}

/** The requests of a component: at first, then every five seconds: at rest, and with `refresh`. */
async function costOf(draw: (client: Client) => Promise<ReactElement>): Promise<[number, number, number]> {
  const { client, queryClient, count, close } = open()
  const element = await draw(client)
  const page = (refresh: 'block' | false) => (
    <TonCenterProvider client={client} queryClient={queryClient} refresh={refresh}>
      {element}
    </TonCenterProvider>
  )
  const from = count()
  /** Lets all answers come, however many questions follow from them. */
  const idle = async () => {
    for (let calm = 0; calm < 12; ) {
      await vi.dynamicImportSettled()
      await turn()
      await pass(1)
      calm = queryClient.isFetching() || client.pending().length ? 0 : calm + 1
    }
  }
  const ticks = async (times: number) => {
    const before = count()
    for (let tick = 0; tick < times; tick++) {
      await pass(ASK_MS)
      await idle()
    }
    return count() - before
  }
  const { rerender, unmount } = render(page(false))
  await idle()
  const first = count() - from
  const rest = (await ticks(2)) / 2
  rerender(page('block'))
  await idle()
  await ticks(1)
  const refreshed = (await ticks(2)) / 2
  unmount()
  close()
  return [first, rest, refreshed]
}

const hashOf = async (client: Client) => {
  const params = query.transactionListOptions(client, { address: main })
  const answer = await new QueryClient().fetchInfiniteQuery(params)
  return answer.pages[0]?.transactions[0]?.hash as string
}
const ALL: readonly (readonly [string, (client: Client) => Promise<ReactElement>])[] = [
  ...[...COMPONENTS.filter(([name]) => !apart.has(name)), ...APART].map(
    ([name, element]) => [name, async () => element] as const,
  ),
  ...OF_TRACE.map(([name, draw]) => [name, async (client: Client) => draw(await hashOf(client))] as const),
]

it.each(ALL.filter(([name]) => !name.includes(' ')))('%s costs what the guide says', async (name, draw) => {
  const [first, rest, refreshed] = await costOf(draw)
  const [, row] = new RegExp(`^\\| \`${name}\` (.*)$`, 'm').exec(guide) ?? []
  expect(row).toBe(`| ${first} | ${rest} | ${refreshed} |`)
})
