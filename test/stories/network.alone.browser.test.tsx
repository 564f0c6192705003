import { composeStory } from '@storybook/react-vite'
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
