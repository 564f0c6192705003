import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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

afterEach(cleanup)

describe('a feed that a server drew', () => {
  it('is first drawn in a page as it was there, rows and all', async () => {
    const { container } = render(tree)
    expect(container.querySelector('[data-state="pending"]')).not.toBeNull()
    await vi.waitFor(() => expect(container.querySelector('[data-state="ready"]')).not.toBeNull(), { timeout: 15_000 })

    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(tree)
    expect(page.textContent).toContain('Invoice 2026-114')
    const onRecoverableError = vi.fn()
    const said = vi.spyOn(console, 'error')
    const root = await act(async () => hydrateRoot(page, tree, { onRecoverableError }))
    onTestFinished(() => act(() => root.unmount()))
    expect(page.querySelector('[data-state="ready"]')).not.toBeNull()
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(said).not.toHaveBeenCalled()
  })
})
