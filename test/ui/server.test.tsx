import { renderToReadableStream, renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { AddressLabel } from '../../src/ui/parts/AddressLabel.tsx'
import { OWN } from '../../stories/fixtures/transactions.ts'
import { waitingFeed } from './waitingFeed.tsx'

const rowsIn = (html: string) => html.match(/data-part="row"/g)?.length

describe('a server', () => {
  it('draws the rows of a feed in a stream', async () => {
    const stream = await renderToReadableStream(waitingFeed)
    const html = await new Response(stream).text()
    expect(html).toContain('Invoice 2026-114')
    expect(rowsIn(html)).toBeGreaterThan(10)
  })

  it('draws them in a text too, each time the same', () => {
    const html = renderToString(waitingFeed)
    expect(html).toContain('Invoice 2026-114')
    expect(rowsIn(html)).toBeGreaterThan(10)
    expect(renderToString(waitingFeed)).toBe(html)
  })

  it('renders a page whose proxy is a path of its own origin', () => {
    const html = renderToString(
      <TonCenterProvider network="mainnet" baseUrl="/ton">
        <AddressLabel address={OWN} data={null} />
      </TonCenterProvider>,
    )
    expect(html).toContain('aria-label="Copy address ')
  })

  it('draws the buttons of an address with it, so that nothing moves when the page wakes up', () => {
    const html = renderToString(
      <TonCenterProvider network="mainnet">
        <AddressLabel address={OWN} data={null} />
      </TonCenterProvider>,
    )
    expect(html).toContain('aria-label="Copy address ')
    expect(html).toContain('aria-label="Address formats: ')
  })
})
