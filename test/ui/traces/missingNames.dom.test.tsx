import { cleanup, render, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { TracesResponse } from '../../../src/contract/v3/endpoints/traces.ts'
import { hexOf } from '../../../src/core/values/hash.ts'
import { createLocalService } from '../../../src/local/service.ts'
import { TonCenterProvider } from '../../../src/react/Provider.tsx'
import { ActivityFeed } from '../../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { TraceTree } from '../../../src/ui/traces/TraceTree/TraceTree.tsx'
import { TransactionSentence } from '../../../src/ui/traces/TransactionSentence/TransactionSentence.tsx'
import { stubLayout } from '../../support/layout.dom.ts'

stubLayout()
afterEach(cleanup)

const service = createLocalService()
/** Of the demo: tokens of a wallet that does not exist, and coins that a wallet does not have, both for lakeside-cabin.ton. */
const [REFUSED, UNSENT] = ['44538f45', 'e67bc860']

async function traceOf(start: string): Promise<string> {
  const { traces }: TracesResponse = await (await service.fetch('http://local/api/v3/traces?limit=1000')).json()
  const found = traces.find(({ trace_id }) => trace_id && hexOf(trace_id).startsWith(start))?.trace_id
  if (!found) throw new Error(`The demo has no trace ${start}.`)
  return found
}

/** Draws on one page; gives its text, and how often names were asked for. */
function draw(element: ReactElement) {
  let asked = 0
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).pathname.endsWith('/addressBook')) asked++
    return service.fetch(request)
  }
  const { container } = render(
    <TonCenterProvider network="local" baseUrl="http://local" fetch={fetch}>
      {element}
    </TonCenterProvider>,
  )
  const rowOf = (word: string) =>
    [...container.querySelectorAll('[data-part="row"]')].find((row) => row.textContent?.includes(word))?.textContent
  return { text: () => container.textContent ?? '', asked: () => asked, rowOf }
}

describe.each([REFUSED, UNSENT])('whom %s was for', (start) => {
  it.each([
    ['TraceTree', (id: string) => <TraceTree traceId={id} />],
    ['TransactionSentence', (id: string) => <TransactionSentence transactionHash={id} />],
    ['ActivityFeed', (id: string) => <ActivityFeed params={{ trace_id: [id] }} />],
  ])('has its name in %s, for one request', async (_name, elementOf) => {
    const { text, asked } = draw(elementOf(await traceOf(start)))
    await waitFor(() => expect(text()).toContain('lakeside-cabin.ton'))
    expect(asked()).toBe(1)
  })

  it('costs one request for all that a page has of it', async () => {
    const id = await traceOf(start)
    const { text, asked } = draw(
      <>
        <ActivityFeed params={{ trace_id: [id] }} />
        <TraceTree traceId={id} />
        <TransactionSentence transactionHash={id} />
      </>,
    )
    await waitFor(() => expect(text().split('lakeside-cabin.ton').length).toBeGreaterThan(3))
    expect(asked()).toBe(1)
  })
})

it('the account of a domain record has its name in a feed', async () => {
  const { text } = draw(<ActivityFeed params={{ trace_id: [await traceOf('12eb0adb')] }} />)
  await waitFor(() => expect(text()).toMatch(/Record\s*lakeside-cabin\.ton/))
})

it('a mint is of who asked for it in a feed, not of the collection', async () => {
  const { rowOf } = draw(<ActivityFeed params={{ trace_id: [await traceOf('5675edcf')] }} />)
  await waitFor(() => expect(rowOf('Minted NFT')).toContain('lakeside-cabin.ton'))
})
