import { composeStory } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { NETWORK, type NetworkName } from '../../.storybook/network.ts'
import preview from '../../.storybook/preview.tsx'
import card, { Default as Jetton } from '../../stories/cards/JettonCard.stories.tsx'
import list, { Default as Blocks } from '../../stories/lists/BlockList.stories.tsx'

/** What a reader is to see over each network. */
const EXPECTED: Readonly<Record<NetworkName, { state: 'ready' | 'error' | 'rate-limited'; says: RegExp }>> = {
  healthy: { state: 'ready', says: /\d/ },
  slow: { state: 'ready', says: /\d/ },
  offline: { state: 'error', says: /could not be reached/ },
  timeout: { state: 'error', says: /took too long/ },
  rateLimited: { state: 'rate-limited', says: /\d+ sec/ },
  serverError: { state: 'error', says: /did not load.*error 500/ },
  badGateway: { state: 'error', says: /did not load.*error 502/ },
  cutShort: { state: 'error', says: /cannot be read/ },
  drifting: { state: 'error', says: /cannot be read|rows? could not be read/ },
}

const STORIES = [
  // Rows that depart from their schema take no other with them.
  { name: 'a list', story: Blocks, meta: list, ready: '[data-part="row"]', drifting: '[data-part="unreadable"]' },
  { name: 'a card', story: Jetton, meta: card, ready: '[data-state="ready"]', drifting: '[data-state="error"]' },
] as const

async function draw({ story, meta }: (typeof STORIES)[number], network: NetworkName) {
  const globals = { ...preview.initialGlobals, network }
  const Story = composeStory(story as typeof Blocks, meta as typeof list, { ...preview, initialGlobals: globals })
  const { container } = await render(<Story />)
  return container
}

describe.each(STORIES)('$name over the network of the toolbar', (which) => {
  it.each(Object.keys(NETWORK) as NetworkName[])('%s', async (network) => {
    const page = await draw(which, network)
    const { state, says } = EXPECTED[network]
    expect(page.querySelector(which.ready)).toBeNull()
    const shown = network === 'drifting' ? which.drifting : state === 'ready' ? which.ready : `[data-state="${state}"]`
    await expect.poll(() => page.querySelector(shown)?.textContent).toMatch(says)
  })

  it('slow: a skeleton for more than a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const page = await draw(which, 'slow')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(page.querySelector('[data-state="pending"]')).not.toBeNull()
    expect(page.querySelector(which.ready)).toBeNull()
  })
})

/** What axe said of each look at a story after the first: one in dark, one from right to left. */
async function looksAt(content: ReactNode, globals: Record<string, string> = {}) {
  const Story = composeStory({ render: () => <main>{content}</main>, globals }, { title: 'Looked at' }, preview)
  await Story.run()
  return Story.reporting.reports.map(({ status }) => status)
}

describe('axe, after a story was drawn', () => {
  it('finds nothing where there is nothing to be found', async () => {
    expect(await looksAt(<p>text</p>)).toEqual(['passed', 'passed'])
  })

  it('finds what cannot be read in dark only', async () => {
    expect(await looksAt(<p style={{ color: 'light-dark(#111, #222)' }}>text</p>)).toEqual(['failed', 'passed'])
  })

  it('finds what cannot be read from right to left only', async () => {
    const content = (
      <>
        <style>{'.faint:dir(rtl) { color: #eee }'}</style>
        <p className="faint">text</p>
      </>
    )
    expect(await looksAt(content)).toEqual(['passed', 'failed'])
  })

  it('leaves a story alone that is about one theme or direction', async () => {
    expect(await looksAt(<p>text</p>, { theme: 'dark' })).toEqual([])
    expect(await looksAt(<p>text</p>, { direction: 'rtl' })).toEqual([])
  })
})
