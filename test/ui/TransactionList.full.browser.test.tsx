import { expect, it, vi } from 'vitest'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN } from '../../stories/accounts.ts'
import { oddTransactions } from '../../stories/fixtures/transactions.ts'
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
