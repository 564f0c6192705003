import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { ActivityFilterBar } from '../../src/ui/activity/filters/ActivityFilterBar.tsx'
import type { ActivityFilter } from '../../src/ui/activity/filters/filter.ts'
import { LUSD, MAIN } from '../../stories/accounts.ts'
import { HOSTILE_TEXTS } from '../../stories/fixtures/hostile.ts'
import { find, isClosed, overflowing, panel, rows, stage } from './stage.tsx'

const chip = (name: string) => page.getByRole('button', { name, exact: true })
/** The choices of the one open panel. */
const choices = async () =>
  [...(await panel()).querySelectorAll('[aria-pressed]')].map(({ textContent }) => textContent ?? '')
const choose = async (name: string, choice: string | RegExp) => {
  await chip(name).click()
  await panel()
  await page.getByRole('button', { name: choice }).click()
}
/** A radio button is drawn as its label. */
const turn = (name: string) => (page.getByRole('radio', { name, exact: true }).element() as HTMLElement).click()
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

describe('a filter bar', () => {
  it('has six stops for the Tab key while nothing is chosen', async () => {
    const { container } = await stage(<ActivityFilterBar />)
    const stops: (string | null | undefined)[] = []
    for (await userEvent.tab(); container.contains(document.activeElement); await userEvent.tab())
      stops.push(focused() || document.activeElement?.getAttribute('type'))
    expect(stops).toEqual(['radio', 'Kind', 'Asset', 'Outcome', 'Any date', 'Dust and flagged'])
  })

  it('asks for no direction in the feed of the whole chain, where nothing is in or out', async () => {
    const { container } = await stage(<ActivityFeed data={[]} toolbar={<ActivityFilterBar />} />)
    expect(container.querySelectorAll('[type="radio"]')).toHaveLength(0)
    await expect.element(chip('Kind')).toBeVisible()
  })

  it('reports each choice with the others kept, and says it on its chip', async () => {
    const changed = vi.fn()
    const { container } = await stage(<ActivityFilterBar onChange={changed} />)
    turn('Out')
    await choose('Kind', 'NFTs')
    expect(changed).toHaveBeenLastCalledWith({ direction: 'out', kinds: ['nft'] })
    await page.getByRole('button', { name: 'Staking' }).click()
    expect(changed).toHaveBeenLastCalledWith({ direction: 'out', kinds: ['stake', 'nft'] })
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await expect.element(chip('Kind: Staking +1')).toHaveTextContent('Staking +1')
    expect(container.querySelectorAll('[data-on]')).toHaveLength(1)
  })

  it('parts kinds into groups, with mints and burns apart from transfers', async () => {
    await stage(<ActivityFilterBar />)
    await chip('Kind').click()
    const groups = [...(await panel()).children].map((group) =>
      [...group.querySelectorAll('button')].map(({ textContent }) => textContent),
    )
    expect(groups).toEqual([
      ['Transfers', 'Swaps and pools', 'Staking'],
      ['NFTs', 'Domains'],
      ['Contract calls', 'Tokens minted or burned', 'Other'],
    ])
  })

  it('clears one filter by its cross, and leaves the focus on its chip', async () => {
    const changed = vi.fn()
    await stage(<ActivityFilterBar data={{ outcome: 'failed', kinds: ['nft'] }} onChange={changed} />)
    await chip('Remove filter: Outcome').click()
    expect(changed).toHaveBeenLastCalledWith({ kinds: ['nft'] })
    expect(focused()).toBe('Outcome: Failed')
  })

  it('clears all filters and no setting, and leaves the focus in the bar', async () => {
    const changed = vi.fn()
    const data: ActivityFilter = { outcome: 'failed', asset: 'native', spam: 'hide', dust: '0' }
    const { container } = await stage(<ActivityFilterBar data={data} onChange={changed} />)
    await chip('Clear filters').click()
    expect(changed).toHaveBeenLastCalledWith({ spam: 'hide', dust: '0' })
    expect(container.contains(document.activeElement)).toBe(true)
  })

  it('offers no way to clear a setting', async () => {
    await stage(<ActivityFilterBar data={{ spam: 'hide', dust: '0' }} />)
    await expect.element(chip('Clear filters')).not.toBeInTheDocument()
    await chip('Dust and flagged').click()
    await panel()
    await expect.element(page.getByRole('button', { name: 'Hidden' })).toHaveAttribute('aria-pressed', 'true')
    await expect.element(page.getByRole('button', { name: 'Nothing is dust' })).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('the dates of a filter bar', () => {
  it('are no filter while a year is being typed', async () => {
    const changed = vi.fn()
    await stage(<ActivityFilterBar onChange={changed} />)
    await chip('Any date').click()
    await panel()
    await userEvent.fill(page.getByLabelText('From date'), '0202-01-05')
    expect(changed).not.toHaveBeenCalled()
    await userEvent.fill(page.getByLabelText('From date'), '2026-01-05')
    expect(changed).toHaveBeenLastCalledWith({ since: '2026-01-05' })
  })

  it('never end before they begin', async () => {
    const changed = vi.fn()
    await stage(<ActivityFilterBar data={{ since: '2026-02-01', until: '2026-02-09' }} onChange={changed} />)
    await expect.element(chip('Date: Feb 1 – 9, 2026')).toBeVisible()
    await chip('Date: Feb 1 – 9, 2026').click()
    await panel()
    await userEvent.fill(page.getByLabelText('To date'), '2026-01-05')
    expect(changed).toHaveBeenLastCalledWith({ until: '2026-01-05' })
  })

  it('are set by a preset, which closes its panel and gives the focus back', async () => {
    const changed = vi.fn()
    await stage(<ActivityFilterBar onChange={changed} />)
    await choose('Any date', 'Last 7 days')
    await isClosed()
    const { since, until } = changed.mock.lastCall?.[0] ?? {}
    expect((Date.parse(until) - Date.parse(since)) / 86_400_000).toBe(6)
    expect(focused()).toMatch(/^Date: /)
  })
})

describe('the assets of a filter bar', () => {
  it('are those of the feed and its account, for one request when they are wanted', async () => {
    const { container, asked, settle } = await stage(<ActivityFeed address={MAIN} toolbar={<ActivityFilterBar />} />)
    await vi.waitFor(() => expect(rows(container).length).toBeGreaterThan(5))
    await settle()
    const before = asked.length
    await chip('Asset').click()
    await vi.waitFor(async () => expect((await choices()).length).toBeGreaterThan(3))
    await settle()
    expect(asked.slice(before).map((url) => url.split('?')[0])).toEqual(['/api/v3/jetton/wallets'])
    expect((await choices())[0]).toContain('GRAM')
    expect((await panel()).querySelectorAll('[aria-pressed] [data-part="image"]').length).toBeGreaterThan(2)
    await page.getByRole('button', { name: /^LUSD/ }).first().click()
    await isClosed()
    await vi.waitFor(() => {
      const symbols = [...container.querySelectorAll('[data-column="amount"] [data-part="symbol"]')]
      expect(symbols.filter(({ textContent }) => !textContent?.endsWith('LUSD'))).toEqual([])
    })
    await expect.element(chip('Asset: LUSD')).toBeVisible()
  })

  it('may be any address, and are nothing else that is typed', async () => {
    const changed = vi.fn()
    await stage(<ActivityFilterBar onChange={changed} assets={[{ address: LUSD, symbol: 'LUSD' }]} />)
    await chip('Asset').click()
    await panel()
    await userEvent.fill(page.getByRole('searchbox'), '<b>none</b>')
    await expect.element(page.getByText('No matching token')).toBeVisible()
    expect(await choices()).toEqual([])
    await userEvent.fill(page.getByRole('searchbox'), MAIN)
    expect(await choices()).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(changed).toHaveBeenLastCalledWith({ asset: MAIN })
  })

  it('stay in their panel whatever they are called', async () => {
    const assets = HOSTILE_TEXTS.map((symbol, index) => ({ address: `0:${String(index).padStart(64, '0')}`, symbol }))
    const { container } = await stage(<ActivityFilterBar assets={assets} data={{ asset: assets[1]?.address }} />, {
      width: 336,
    })
    await page.getByRole('button', { name: /^Asset: / }).click()
    const { right } = (await panel()).getBoundingClientRect()
    expect(overflowing(await panel(), right)).toEqual([])
    expect(container.querySelector('script, img[onerror]')).toBeNull()
  })
})

describe('a feed with a filter bar in its toolbar', () => {
  it('keeps the filter itself, from the one at first', async () => {
    const changed = vi.fn()
    const { container } = await stage(
      <ActivityFeed
        address={MAIN}
        defaultFilter={{ direction: 'in' }}
        onFilterChange={changed}
        toolbar={<ActivityFilterBar />}
      />,
    )
    const directions = () =>
      new Set(
        [...container.querySelectorAll<HTMLElement>('[data-part="direction"]')].map((one) => one.dataset.direction),
      )
    await vi.waitFor(() => expect(rows(container).length).toBeGreaterThan(3))
    expect(directions()).not.toContain('out')
    turn('Out')
    expect(changed).toHaveBeenLastCalledWith({ direction: 'out' })
    await vi.waitFor(() => expect(directions()).toContain('out'))
    expect(directions()).not.toContain('in')
  })

  it('shows the filter of the app, whatever is chosen, where the app keeps it', async () => {
    const changed = vi.fn()
    await stage(<ActivityFeed address={MAIN} filter={{}} onFilterChange={changed} toolbar={<ActivityFilterBar />} />)
    turn('Out')
    expect(changed).toHaveBeenLastCalledWith({ direction: 'out' })
    await expect.element(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
  })
})

describe('a filter bar in little room', () => {
  it('fades where more can be scrolled to, at either end', async () => {
    const { container } = await stage(<ActivityFilterBar />, { width: 304 })
    const scroller = () => find(container, '[data-part="root"] > div')
    await vi.waitFor(() => expect(scroller().dataset.more).toBe('end'))
    expect(getComputedStyle(scroller()).maskImage).toContain('gradient')
    scroller().scrollLeft = 20
    await vi.waitFor(() => expect(scroller().dataset.more).toBe('start end'))
    scroller().scrollLeft = 10_000
    await vi.waitFor(() => expect(scroller().dataset.more).toBe('start'))
  })

  it('fades nowhere where all of it is in view', async () => {
    const { container } = await stage(<ActivityFilterBar />)
    turn('Out')
    expect(find(container, '[data-part="root"] > div').dataset.more).toBeUndefined()
  })
})
