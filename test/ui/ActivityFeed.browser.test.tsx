import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ActivityFeed } from '../../src/ui/activity/ActivityFeed/ActivityFeed.tsx'
import { russian } from '../../src/ui/words/ru/index.ts'
import { MAIN, NEVER_SEEN } from '../../stories/accounts.ts'
import {
  action,
  actionBook,
  actionMetadata,
  hostileActions,
  oddActions,
  THIRD,
  transfer,
} from '../../stories/fixtures/actions.ts'
import { HOSTILE_TEXTS } from '../../stories/fixtures/hostile.ts'
import { OWN } from '../../stories/fixtures/transactions.ts'
import { filledActions } from '../support/filledActions.ts'
import { find, overflowing, rows, stage } from './stage.tsx'

const odd = { address: OWN, data: oddActions, metadata: actionMetadata, addressBook: actionBook }

const actionRows = (root: Element) => rows(root).filter((row) => !row.querySelector('[data-part="day"]'))
const rowOf = (root: Element, text: string) => {
  const row = actionRows(root).find((row) => row.textContent?.includes(text))
  if (!row) throw new Error(`No row says "${text}"`)
  return row
}

describe('a feed that asks', () => {
  it('costs one request for a page with its transactions, and one for pending actions; opening a received row costs none', async () => {
    const { container, asked } = await stage(<ActivityFeed address={MAIN} pageSize={50} />)
    await vi.waitFor(() => expect(actionRows(container).length).toBeGreaterThan(5))
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(asked.map((url) => url.split('?')[0]).sort()).toEqual(['/api/v3/actions', '/api/v3/pendingActions'])
    expect(asked.find((url) => url.includes('/actions?'))).toContain('include_transactions=true')
    actionRows(container)
      .find(({ textContent }) => textContent?.includes('Received'))
      ?.click()
    await vi.waitFor(() => expect(container.querySelectorAll('[data-phase]').length).toBeGreaterThan(0))
    expect(asked).toHaveLength(2)
  })

  it('opens a sent row to the transaction of the sender and its fees, for which it needs no request', async () => {
    const { container, asked } = await stage(<ActivityFeed address={MAIN} pageSize={50} />)
    await vi.waitFor(() => expect(actionRows(container).length).toBeGreaterThan(5))
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    const row = actionRows(container).find(({ textContent }) => textContent?.startsWith('SentGRAM')) as HTMLElement
    row.click()
    await vi.waitFor(() => expect(row.querySelector('[data-part="fees"]')).not.toBeNull())
    expect(asked).toHaveLength(2)
  })

  it('asks for the transaction of the sender where the service leaves it out of the action', async () => {
    const adapt = async (response: Response, { url }: Request) => {
      if (!new URL(url).pathname.endsWith('/v3/actions')) return response
      const body = (await response.json()) as { actions: { transactions_full?: { account: string }[] }[] }
      const actions = body.actions.map(({ transactions_full, ...action }) => ({
        ...action,
        transactions_full: transactions_full?.filter(({ account }) => account !== MAIN),
      }))
      return Response.json({ ...body, actions })
    }
    const { container, asked, service } = await stage(<ActivityFeed address={MAIN} pageSize={50} />, { adapt })
    await vi.waitFor(() => expect(actionRows(container).length).toBeGreaterThan(5))
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    const row = actionRows(container).find(({ textContent }) => textContent?.startsWith('SentGRAM')) as HTMLElement
    service.faults([{ kind: 'status', status: 500 }])
    row.click()
    await vi.waitFor(() => expect(find(row, '[data-part="detail"]').textContent).toContain('Retry'))
    expect(row.querySelectorAll('[data-phase], [data-part="fees"]')).toHaveLength(0)
    service.faults([])
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await vi.waitFor(() => expect(row.querySelector('[data-part="fees"]')).not.toBeNull())
    const link = find(row, '[data-part="detail"] a[href^="#transaction/"]')
    const hash = decodeURIComponent(link.getAttribute('href')?.split('/').slice(1).join('/') ?? '')
    const told = await service.fetch(
      new Request(`http://local.test/api/v3/transactions?hash=${encodeURIComponent(hash)}`),
    )
    const [transaction] = ((await told.json()) as { transactions: { account: string; total_fees: string }[] })
      .transactions
    expect(transaction?.account).toBe(MAIN)
    expect(asked.filter((url) => url.includes('transactionsByMessage')).length).toBeGreaterThan(0)
  })

  it('asks once where nothing pending is wanted, and for nothing where `data` is drawn', async () => {
    const { container, asked, redraw, settle } = await stage(<ActivityFeed address={MAIN} pending={false} />)
    await vi.waitFor(() => expect(actionRows(container).length).toBeGreaterThan(5))
    expect(asked.filter((url) => url.includes('pending'))).toEqual([])
    const before = asked.length
    await redraw(<ActivityFeed {...odd} />)
    await settle()
    expect(asked).toHaveLength(before)
  })

  it('says that there is nothing, and that it failed, and loads on Retry', async () => {
    const { redraw, service, container } = await stage(<ActivityFeed address={NEVER_SEEN} />)
    await expect.element(page.getByText('No activity yet')).toBeVisible()
    service.faults([{ kind: 'status', status: 500 }])
    await redraw(<ActivityFeed address={MAIN} />)
    await expect.element(page.getByRole('alert')).toBeVisible()
    service.faults([])
    await page.getByRole('button', { name: 'Retry' }).click()
    await vi.waitFor(() => expect(actionRows(container).length).toBeGreaterThan(5))
  })

  it('asks for the kinds and days of its filter, and picks directions among the rows', async () => {
    const { container, asked, redraw } = await stage(
      <ActivityFeed address={MAIN} filter={{ kinds: ['nft'], since: '2025-01-01' }} pending={false} />,
    )
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]).toContain('nft_transfer')
    expect(asked[0]).toContain(`start_utime=${Date.UTC(2025, 0, 1) / 1000}`)
    await redraw(<ActivityFeed address={MAIN} filter={{ direction: 'in' }} pending={false} />)
    await vi.waitFor(() => expect(actionRows(container).length).toBeGreaterThan(3))
    for (const row of actionRows(container))
      expect(find(row, '[data-direction]').dataset.direction).toMatch(/^(in|self)$/)
  })

  it('says that a filter lets nothing through', async () => {
    await stage(<ActivityFeed address={MAIN} filter={{ until: '2019-01-01' }} pending={false} />)
    await expect.element(page.getByText('Nothing matches these filters.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Search further back' })).not.toBeInTheDocument()
  })

  it('shows pending actions, and those that were dropped', async () => {
    const pending = action('ton_transfer', transfer({ source: MAIN, destination: THIRD, comment: 'on its way' }), {
      finality: 'pending',
      trace_id: null,
      trace_end_utime: 0,
      transactions_full: [],
    })
    const { container, queryClient } = await stage(<ActivityFeed address={MAIN} />)
    await vi.waitFor(() => expect(actionRows(container).length).toBeGreaterThan(5))
    const keyOf = (name: string) =>
      queryClient
        .getQueryCache()
        .getAll()
        .find(({ queryKey }) => queryKey.includes(name))?.queryKey ?? []
    const now = Date.now()
    const answer = (actions: unknown[]) => ({ actions, address_book: {}, metadata: {} })
    queryClient.setQueryData(keyOf('pendingActions'), answer([pending]), { updatedAt: now })
    await vi.waitFor(() => expect(rowOf(container, 'on its way').textContent).toContain('Sending'))
    queryClient.setQueryData(keyOf('pendingActions'), answer([]), { updatedAt: now + 1000 })
    await vi.waitFor(() => expect(rowOf(container, 'on its way').textContent).toContain('Sending'))
    queryClient.setQueryData(keyOf('actions'), (pages: object) => ({ ...pages }), { updatedAt: now + 90_000 })
    await vi.waitFor(() => expect(container.textContent).toContain('The network dropped it'))
    expect(find(container, '[data-state="void"]')).toBeTruthy()
  })
})

describe('a row of a feed', () => {
  it('shows the outcome by a mark with a name, a failure by what failed, a sentence and the returned amount, on a phone too', async () => {
    const { container } = await stage(<ActivityFeed {...odd} />, { width: 328 })
    const row = rowOf(container, 'Ran out of gas')
    expect(find(row, '[data-part="verb"]').textContent).toBe('Failed')
    expect(find(row, '[data-part="kind"]').checkVisibility()).toBe(true)
    expect(find(row, '[data-part="status"]').getAttribute('aria-label')).toBe('Failed')
    expect(row.textContent).toMatch(/kept 0\.4976\d+\s*GRAM/)
    expect(rowOf(container, 'does not support').textContent).toMatch(/0\.9962768\s*GRAM returned to quarry\.ton/)
    expect(row.textContent).not.toContain('Exit code')
    expect(rowOf(container, 'No contract at this address').textContent).toContain('Failed')
    expect(find(rowOf(container, 'No contract at this address'), '[data-state="void"]')).toBeTruthy()
  })

  it('names pending actions in the -ing form, and draws a ring', async () => {
    const { container } = await stage(<ActivityFeed {...odd} />)
    expect(rowOf(container, 'Invoice 2026-114').textContent).toContain('Sending')
    expect(find(rowOf(container, 'Invoice 2026-114'), '[data-part="status"]').dataset.state).toBe('pending')
  })

  it('is dimmed with a reason, and copies nothing, until a reader reveals it', async () => {
    const { container } = await stage(<ActivityFeed {...odd} />)
    const row = () => rowOf(container, 'Dust')
    expect(row().dataset.trust).toBe('dim')
    row().focus()
    expect(row().querySelector('[data-part="copy"]')).toBeNull()
    const index = row().dataset.index
    await userEvent.click(find(row(), '[data-part="flags"] button'))
    const revealed = () => find(container, `[data-part="row"][data-index="${index}"]`)
    await vi.waitFor(() => expect(revealed().dataset.trust).toBeUndefined())
    revealed().focus()
    await vi.waitFor(() => expect(revealed().querySelector('[data-part="copy"]')).not.toBeNull())
  })

  it.each([328, 460, 640, 900, 1200])(
    'shows both ends of both parties at %i px, where it is nobody’s, and whole names on a card',
    async (width) => {
      // A row under the pointer has buttons, which take of that room.
      await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } })
      const { container } = await stage(<ActivityFeed params={{}} pageSize={20} />, { width })
      await vi.waitFor(() => expect(actionRows(container).length).toBeGreaterThan(5))
      const names = [...container.querySelectorAll<HTMLElement>('[data-column="counterparty"] [data-part="name"]')]
      const links = names.map((name) => find(name, 'a'))
      const pairs = actionRows(container).filter((row) => row.querySelectorAll('[data-account]').length === 2)
      expect(pairs.length).toBeGreaterThan(3)
      expect(links.filter(({ textContent }) => /^UQ..….{4}$/.test(textContent ?? '')).length).toBeGreaterThan(3)
      // A card has room for whole names, a column of a narrow table for both ends.
      const texts = width < 640 ? names.flatMap((name) => [...name.querySelectorAll('bdi')]) : links
      expect(texts.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)).toEqual([])
      expect(overflowing(container, width + 8)).toEqual([])
    },
  )

  it('hides flagged rows where the app wants that, and counts them', async () => {
    const { container } = await stage(<ActivityFeed {...odd} trustPolicy="hide" />)
    await expect.element(page.getByText(/items hidden/)).toBeVisible()
    expect(container.textContent).not.toContain('Dust')
  })

  it('never lets a comment run, hide or break out', async () => {
    for (const width of [360, 1200]) {
      const { container, unmount } = await stage(<ActivityFeed address={OWN} data={hostileActions} />, { width })
      expect(overflowing(container, width + 8)).toEqual([])
      expect(container.querySelector('script, img[onerror]')).toBeNull()
      expect(container.textContent).toContain('<script>alert(1)</script>')
      await unmount()
    }
    expect(HOSTILE_TEXTS.length).toBe(hostileActions.length)
  })

  it('shows times of day when its head is pressed, and opens and closes by keyboard', async () => {
    const { container } = await stage(<ActivityFeed {...odd} />)
    await page.getByRole('button', { name: /Age/ }).click()
    await vi.waitFor(() =>
      expect(find(actionRows(container)[0] as HTMLElement, '[data-column="time"]').textContent).toMatch(/\d:\d\d/),
    )
    const row = () => find(container, '[data-part="row"][data-index="1"]')
    row().focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(row().getAttribute('aria-expanded')).toBe('true'))
    row().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await vi.waitFor(() => expect(row().getAttribute('aria-expanded')).toBe('false'))
    row().focus()
    await userEvent.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(row().getAttribute('aria-expanded')).toBe('true'))
    row().focus()
    await userEvent.keyboard('{ArrowDown}')
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-index')).toBe('2'))
    await userEvent.keyboard('{End}')
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('The first one'))
  })

  it('speaks Russian, numbers and plurals too', async () => {
    const { container } = await stage(<ActivityFeed {...odd} />, { locale: 'ru', dictionary: russian })
    expect(container.textContent).toContain('Отправляется')
    expect(container.textContent).toMatch(/\d+ действи[йея]/)
    expect(container.textContent).not.toMatch(/Sent|Received|Failed/)
  })
})

describe('every kind of action that the contract names', () => {
  it.each([360, 1200])('is drawn with a verb, and fits in %i px', async (width) => {
    for (const row of filledActions) {
      const { container, unmount } = await stage(<ActivityFeed data={[row]} />, { width })
      const verb = find(container, '[data-part="verb"]').textContent ?? ''
      expect(verb, row.type).not.toBe('')
      expect(verb === 'Called contract', row.type).toBe(['call_contract', 'unknown'].includes(row.type))
      expect(overflowing(container, width + 8), row.type).toEqual([])
      await unmount()
    }
  })
})
