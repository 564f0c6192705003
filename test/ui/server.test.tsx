import { renderToReadableStream, renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { waitingFeed } from './waitingFeed.tsx'

describe('a feed on a server', () => {
  it('waits for its rows where the server can, and draws them', async () => {
    const stream = await renderToReadableStream(waitingFeed)
    await stream.allReady
    const html = await new Response(stream).text()
    expect(html).toContain('Invoice 2026-114')
    expect(html.match(/data-part="row"/g)?.length).toBeGreaterThan(10)
  })

  it('has them at once where it cannot, from the first page on', async () => {
    await vi.waitFor(() => expect(renderToString(waitingFeed)).toContain('data-part="row"'))
    const html = renderToString(waitingFeed)
    expect(html).toContain('Invoice 2026-114')
    expect(renderToString(waitingFeed)).toBe(html)
  })
})
