import { expect, it, onTestFinished, vi } from 'vitest'
import type { AddressBook } from '../../src/contract/v3/addressBook.ts'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { OWN, oddTransactions, transaction } from '../../stories/fixtures/transactions.ts'
import { find, overflowing, rows, stage } from './stage.tsx'

it('brings all rows by scrolling, each once', async () => {
  const { container, service } = await stage(<TransactionList address={MAIN} pageSize={25} />)
  const all = await service.fetch(new Request(`http://local.test/api/v3/transactions?account=${MAIN}&limit=1000`))
  const { transactions } = (await all.json()) as { transactions: unknown[] }
  expect(transactions.length).toBeGreaterThan(50)
  const seen = new Set<string | null>()
  for (const index of transactions.keys()) {
    const row = await vi.waitFor(() => find(container, `[data-part="row"][data-index="${index}"]`))
    seen.add(find(row, 'a').getAttribute('href'))
    if (index % 5 === 0) row.scrollIntoView({ block: 'center' })
  }
  expect(seen.size).toBe(transactions.length)
  expect(rows(container).at(-1)?.dataset.index).toBe(String(transactions.length - 1))
  window.scrollTo(0, 0)
})

it.each([360, 480, 640, 768, 900, 1280, 1600])('%i px holds all rows without overflow', async (width) => {
  const { container } = await stage(<TransactionList data={oddTransactions} heading="Transactions" />, { width })
  expect(overflowing(container, width + 8)).toEqual([])
  for (const text of container.querySelectorAll('[data-part="number"]')) {
    const { scrollWidth, clientWidth, textContent } = text as HTMLElement
    expect(scrollWidth, `${textContent} at ${width}`).toBeLessThanOrEqual(clientWidth + 1)
  }
})

it('a row of a phone leaves its hash to what it opens to, and beside a name the time of day', async () => {
  const now = Date.UTC(2026, 5, 1)
  vi.useFakeTimers({ toFake: ['Date'], now })
  onTestFinished(() => void vi.useRealTimers())
  const data = [transaction({ now: Date.UTC(2026, 0, 1, 14, 5) / 1000 })]
  const sender = data[0]?.in_msg?.source ?? ''
  const row = { domain: 'lakeside-cabin.ton', user_friendly: null, interfaces: [] }
  const list = (addressBook: AddressBook) => (
    <TransactionList data={data} address={OWN} addressBook={addressBook} expandable />
  )
  const { container: named } = await stage(list({ [sender]: row }), { width: 360, now, timeZone: 'UTC' })
  expect(find(named, '[data-column="hash"] time').innerText).toBe('Jan 1')
  const { container } = await stage(list({}), { width: 360, now, timeZone: 'UTC' })
  expect(find(container, '[data-column="hash"] time').innerText).toBe('Jan 1, 2:05 PM')
  expect(find(container, '[data-column="hash"] a').checkVisibility()).toBe(false)
  find(container, 'button[aria-expanded]').click()
  await vi.waitFor(() => expect(find(container, '[data-part="detail"]').innerText).toMatch(/January 1, 2026.*2:05/))
})
