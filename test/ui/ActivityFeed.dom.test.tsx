import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { ActivityFeed } from '../../src/ui/ActivityFeed/ActivityFeed.tsx'
import { OWN } from '../../stories/fixtures/transactions.ts'
import { waitingFeed } from './waitingFeed.tsx'

/** The code of the rows comes when a test says so. */
const rows = vi.hoisted(() => {
  let come = () => {}
  const held = new Promise<void>((resolve) => {
    come = resolve
  })
  return { come: () => come(), held }
})
vi.mock('../../src/ui/ActivityFeed/DrawnFeed.tsx', async (original) => {
  await rows.held
  return original()
})

afterEach(cleanup)

describe('a feed whose rows cannot be drawn yet', () => {
  it('asks already, says when that fails, and goes on saying so when they can', async () => {
    const asked: string[] = []
    const failing = createClient({
      network: 'local',
      baseUrl: 'http://local.test',
      retries: 0,
      fetch: async (request) => {
        asked.push(new URL(new Request(request).url).pathname)
        return new Response('{}', { status: 500 })
      },
    })
    const { container } = render(
      <TonCenterProvider client={failing}>
        <ActivityFeed address={OWN} />
      </TonCenterProvider>,
    )
    const stateOf = () => container.querySelector<HTMLElement>('[data-part="root"]')?.dataset.state
    expect(stateOf()).toBe('pending')
    await vi.waitFor(() => expect(stateOf()).toBe('error'))
    await vi.waitFor(() => expect(asked.sort()).toEqual(['/api/v3/actions', '/api/v3/pendingActions']))
    rows.come()
    await import('../../src/ui/ActivityFeed/DrawnFeed.tsx')
    await act(async () => {})
    expect(stateOf()).toBe('error')
  })
})

describe('a feed that a server drew', () => {
  it('is first drawn in a page as it was there, rows and all', async () => {
    const { container } = render(waitingFeed)
    await vi.waitFor(() => expect(container.querySelector('[data-state="ready"]')).not.toBeNull())

    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(waitingFeed)
    expect(page.textContent).toContain('Invoice 2026-114')
    const onRecoverableError = vi.fn()
    const said = vi.spyOn(console, 'error')
    const root = await act(async () => hydrateRoot(page, waitingFeed, { onRecoverableError }))
    onTestFinished(() => act(() => root.unmount()))
    expect(page.querySelector('[data-state="ready"]')).not.toBeNull()
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(said).not.toHaveBeenCalled()
  })
})
