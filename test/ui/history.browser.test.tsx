import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toRaw } from '../../src/core/values/amount.ts'
import { BlockDetails } from '../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import { BlockList } from '../../src/ui/blocks/BlockList/BlockList.tsx'
import { NetworkStatus } from '../../src/ui/blocks/NetworkStatus/NetworkStatus.tsx'
import { ShardList } from '../../src/ui/blocks/ShardList/ShardList.tsx'
import { MessageList } from '../../src/ui/transactions/MessageList/MessageList.tsx'
import { TransactionDetails } from '../../src/ui/transactions/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { mergedBlock, oddBlocks } from '../../stories/fixtures/blocks.ts'
import { hostileMessages, oddMessages } from '../../stories/fixtures/messages.ts'
import { hashOf, message, OWN, oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'
import { find, overflowing, stage } from './stage.tsx'

describe('a transaction in full', () => {
  it('is asked for by hash, once, and shows how it ended, its phases, fees and messages', async () => {
    const { container, asked, service, redraw } = await stage(<TransactionList address={MAIN} pageSize={5} />)
    const answer = await service.fetch(new Request(`http://local.test/api/v3/transactions?account=${MAIN}&limit=1`))
    const { transactions } = (await answer.json()) as { transactions: { hash: string }[] }
    const before = asked.length
    await redraw(<TransactionDetails hash={transactions[0]?.hash} />)
    await vi.waitFor(() => expect(container.querySelectorAll('[data-phase]').length).toBeGreaterThan(1))
    expect(asked.length - before).toBeLessThanOrEqual(1)
    expect(find(container, '[data-fee="total"]').textContent).toMatch(/\d/)
    expect(container.querySelectorAll('[data-part="messages"] tbody tr').length).toBeGreaterThan(0)
  })
  it('says that there is none, and that it failed to load', async () => {
    const { service, redraw } = await stage(<TransactionDetails hash={hashOf(1)} />)
    await expect.element(page.getByText('No such transaction')).toBeVisible()
    service.faults([{ kind: 'status', status: 500 }])
    await redraw(<TransactionDetails hash={hashOf(2)} />)
    await expect.element(page.getByRole('alert')).toBeVisible()
  })
  it('shows its hash in hex and in base64, and its answer when asked', async () => {
    const [row] = oddTransactions
    if (!row) throw new Error('the fixture is empty')
    const { container } = await stage(<TransactionDetails data={row} />)
    await page.getByRole('button', { name: 'hex, show as base64' }).click()
    expect(container.querySelector(`[data-part="facts"] [data-tip="${row.hash}"]`)).not.toBeNull()
    await page.getByText('Raw data').click()
    await vi.waitFor(() => expect(find(container, 'pre').textContent).toContain('"finality": "pending"'))
  })
  it.each([336, 768, 1200])('fits in %i px, however odd it is', async (width) => {
    for (const row of oddTransactions) {
      const { container, unmount } = await stage(<TransactionDetails data={row} />, { width })
      expect(overflowing(container, width + 8), row.hash).toEqual([])
      await unmount()
    }
  })
  it('is what a row of a list opens to', async () => {
    const { container, asked } = await stage(<TransactionList data={oddTransactions} expandable />)
    await vi.waitFor(() => {
      container.querySelector<HTMLElement>('button[aria-expanded="false"]')?.click()
      expect(container.querySelectorAll('[data-part="detail"] [data-part="fees"]').length).toBeGreaterThan(0)
    })
    expect(asked).toEqual([])
  })
})

describe('an amount that is wider than its column', () => {
  const amounts = ['+1,234,567.1234', '+9,999,999,999.9999', `+${'123,'.repeat(9)}456.789`]
  const sums = (root: ParentNode) =>
    [...root.querySelectorAll<HTMLElement>('[data-column="amount"] [data-part="number"]')].map((number) => {
      const range = document.createRange()
      range.selectNodeContents(number)
      const [all, cell] = [range.getBoundingClientRect(), number.closest('[role="gridcell"]')?.getBoundingClientRect()]
      return {
        text: number.textContent,
        isWhole: !!cell && all.left >= cell.left - 0.5 && all.right <= cell.right + 0.5,
      }
    })

  it.each([336, 700, 1200])('shows all digits of its whole coins in a list of %i px', async (width) => {
    const list = amounts.map((amount, index) =>
      transaction({
        hash: hashOf(index + 1),
        in_msg: message({ value: toRaw(amount.replace(/[+,]/g, ''), 9) }),
      }),
    )
    const { container } = await stage(<TransactionList data={list} columns={['amount']} />, { width })
    await vi.waitFor(() =>
      expect(sums(container)).toEqual(amounts.map((text) => ({ text: text.split('.')[0], isWhole: true }))),
    )
  })
})

describe('a list of messages', () => {
  it('sends its filter, and distinguishes in from out for its account', async () => {
    const { container, asked } = await stage(
      <MessageList filter={{ destination: MAIN }} address={MAIN} pageSize={10} />,
    )
    await vi.waitFor(() => expect(container.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(3))
    expect(asked[0]).toContain('/messages?')
    expect(asked[0]).toContain('destination=')
    for (const tag of container.querySelectorAll<HTMLElement>('[data-part="direction"]')) {
      expect(tag.dataset.direction).toMatch(/^(in|self)$/)
    }
  })
  it.each([336, 768, 1200])('fits in %i px, however odd and hostile they are', async (width) => {
    for (const data of [oddMessages, hostileMessages]) {
      const { container, unmount } = await stage(<MessageList data={data} address={OWN} />, { width })
      expect(overflowing(container, width + 8)).toEqual([])
      expect(container.querySelector('script')).toBeNull()
      await unmount()
    }
  })
  it('opens to the transactions on either side, by keyboard', async () => {
    const { container } = await stage(<MessageList data={oddMessages} />)
    find(container, '[data-part="row"]').focus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(find(container, '[data-part="detail"]').textContent).toContain('Received by'))
  })
})

describe('blocks', () => {
  it('are named by number and shard, with the two that merged before them', async () => {
    const { container, asked } = await stage(<BlockDetails data={mergedBlock} />)
    expect(container.textContent).toContain('Key block')
    expect(container.querySelectorAll('a[href^="#block/0:"]').length).toBe(2)
    expect(asked).toEqual([])
  })
  it('are asked for one at a time, and say when there is none', async () => {
    const { container, asked, redraw } = await stage(<BlockDetails seqno={1} />)
    await vi.waitFor(() => expect(container.textContent).toContain('Root hash'))
    expect(asked).toHaveLength(1)
    await redraw(<BlockDetails seqno={2_000_000_000} />)
    await expect.element(page.getByText('No such block')).toBeVisible()
  })
  it('of all shards are listed with their plans', async () => {
    const { container, asked, redraw } = await stage(<ShardList />)
    await vi.waitFor(() => expect(container.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(0))
    expect(asked).toHaveLength(2)
    await redraw(<ShardList data={oddBlocks} />)
    await expect.element(page.getByText('Will split')).toBeVisible()
  })
})

describe('the number of a block', () => {
  const [row] = oddTransactions.filter(({ block_ref }) => block_ref)
  const everywhere = (
    <>
      <NetworkStatus data={[{ seqno: 9 }]} />
      <TransactionDetails data={row} />
      <BlockDetails data={mergedBlock} />
      <BlockList data={oddBlocks} />
      <TransactionList data={oddTransactions} columns={['hash', 'block']} />
    </>
  )
  const inkOf = (element: Element) => getComputedStyle(element).color

  it('has the colour of text where the app makes no links', async () => {
    const { container } = await stage(everywhere, { renderLink: undefined })
    const state = find(container, '[data-part="root"]')
    expect(inkOf(find(state, '[data-part="block"]'))).toBe(inkOf(state))
    const facts = find(container, '[data-part="facts"]:has(bdi)')
    expect(inkOf(find(facts, 'dd:has(bdi)'))).toBe(inkOf(find(facts, 'bdi')))
  })
  it('has the colour of the other links before it is pointed at', async () => {
    const { container } = await stage(everywhere)
    const links = () => [...container.querySelectorAll('a[href^="#block/"]')]
    await vi.waitFor(() => expect(links().length).toBeGreaterThan(6))
    const ink = inkOf(find(container, '[data-part="row"] a[href^="#transaction/"]'))
    expect(ink).not.toBe(inkOf(find(container, '[data-part="root"]')))
    expect(links().filter((link) => inkOf(link) !== ink)).toEqual([])
  })
})

describe('the state of the network', () => {
  const NOW = Math.floor(Date.now() / 1000)
  const blocks = (age: number) =>
    Array.from({ length: 20 }, (_, index) => ({ seqno: 1000 - index, gen_utime: String(NOW - age - index * 5) }))

  it('is the head, its age and the time of a block, for two requests', async () => {
    const { container, asked } = await stage(<NetworkStatus />)
    await vi.waitFor(() => expect(container.textContent).toMatch(/Block \d/))
    await vi.waitFor(() => expect(container.textContent).toContain('per block'))
    expect(asked).toHaveLength(2)
  })
  it('says in a word when the service is behind', async () => {
    const { container, redraw } = await stage(<NetworkStatus data={blocks(2)} />)
    expect(find(container, '[data-part="state"]').textContent).toBe('Live')
    expect(find(container, '[data-part="blockTime"]').textContent).toBe('5 sec per block')
    await redraw(<NetworkStatus data={blocks(3600)} />)
    await vi.waitFor(() => expect(find(container, '[data-part="state"]').textContent).toBe('Behind'))
  })
  it('keeps the last block when a refresh fails', async () => {
    const { container, service, queryClient } = await stage(<NetworkStatus />)
    await vi.waitFor(() => expect(container.textContent).toMatch(/Block \d/))
    service.faults([{ kind: 'status', status: 500 }])
    await queryClient.refetchQueries()
    await vi.waitFor(() => expect(find(container, '[data-part="root"]').dataset.state).toBe('stale'))
    expect(container.textContent).toMatch(/Block \d/)
  })
})
