import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../src/core/client.ts'
import { masterchainInfo } from '../../src/endpoints/v3/blockchain/masterchainInfo.ts'
import { queryOptions } from '../../src/query/options.ts'
import { useTonCenter } from '../../src/react/context.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'

const clients: Client[] = []
function Head() {
  const { client } = useTonCenter()
  clients.push(client)
  return <b>{useSuspenseQuery(queryOptions(masterchainInfo, client, {})).data.last.seqno}</b>
}

/** Draws the page of one user, whose key is not among the options that distinguish clients. */
function draw(user: number, requests: string[]): Promise<string> {
  const page = (
    <Suspense fallback="loading">
      <TonCenterProvider
        network="local"
        baseUrl="http://local"
        onResponseMismatch="ignore"
        apiKey={() => `key of ${user}`}
        fetch={async (request) => {
          requests.push(`${user} with ${request.headers.get('x-api-key')}`)
          return new Response(JSON.stringify({ last: { seqno: user } }))
        }}
      >
        <Head />
      </TonCenterProvider>
    </Suspense>
  )
  const out = new PassThrough()
  const { pipe } = renderToPipeableStream(page, { onAllReady: () => void pipe(out) })
  return text(out)
}

describe('the provider on a server', () => {
  it('shares nothing between two users who are served at once', async () => {
    const requests: string[] = []
    const pages = await Promise.all([draw(1, requests), draw(2, requests), draw(2, requests)])
    expect(pages.map((page) => page.match(/<b>(\d)/)?.[1])).toEqual(['1', '2', '2'])
    expect(requests.sort()).toEqual(['1 with key of 1', '2 with key of 2', '2 with key of 2'])
    expect(new Set(clients).size).toBe(3)
  })

  it('leaves no timer behind', () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const before = timers()
    renderToString(<TonCenterProvider network="mainnet">page</TonCenterProvider>)
    expect(timers()).toBe(before)
  })
})
