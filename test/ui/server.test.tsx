import { renderToReadableStream, renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { ActivityFeed } from '../../src/ui/ActivityFeed/ActivityFeed.tsx'
import { actionBook, actionMetadata, oddActions } from '../../stories/fixtures/actions.ts'
import { OWN } from '../../stories/fixtures/transactions.ts'

const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch: () => new Promise(() => {}) })
const tree = (
  <TonCenterProvider client={client} now={Date.UTC(2026, 0, 1, 12)} timeZone="UTC">
    <ActivityFeed address={OWN} data={oddActions} metadata={actionMetadata} addressBook={actionBook} />
  </TonCenterProvider>
)

describe('a feed on a server', () => {
  it('waits for its rows where the server can, and draws them', async () => {
    const stream = await renderToReadableStream(tree)
    await stream.allReady
    const html = await new Response(stream).text()
    expect(html).toContain('Invoice 2026-114')
    expect(html.match(/data-part="row"/g)?.length).toBeGreaterThan(10)
  })

  it('has them at once where it cannot, from the first page on', async () => {
    await vi.waitFor(() => expect(renderToString(tree)).toContain('data-part="row"'), { timeout: 15_000 })
    const html = renderToString(tree)
    expect(html).toContain('Invoice 2026-114')
    expect(renderToString(tree)).toBe(html)
  })
})
