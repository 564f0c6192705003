import { describe, expect, it, vi } from 'vitest'
import { toDecimal } from '../../src/core/amount.ts'
import type { AddressBook } from '../../src/schemas/addressBook.ts'
import type { JettonWallet } from '../../src/schemas/jetton.ts'
import type { Metadata } from '../../src/schemas/metadata.ts'
import type { Transaction } from '../../src/schemas/transaction.ts'
import { JettonTable } from '../../src/ui/JettonTable/JettonTable.tsx'
import { TransactionList } from '../../src/ui/TransactionList/TransactionList.tsx'
import { find, overflowing, stage } from './stage.tsx'

interface Answer {
  transactions?: Transaction[]
  traces?: { transactions?: Record<string, Transaction> }[]
  jetton_wallets?: JettonWallet[]
  address_book: AddressBook
  metadata?: Metadata
}

// Answers of the live service lie beside the project and are no part of it: where they are absent, nothing is found.
const files = import.meta.glob<{ body: Answer }>(
  '../../../shared/recordings/v3/{transactions,transactionsByMessage,transactionsByMasterchainBlock,traces,jetton.wallets}/*.json',
  { eager: true, import: 'default' },
)
const answers = Object.entries(files).map(([path, { body }]) => ({ name: path.split('/').slice(-2).join('/'), body }))
const isAbsent = answers.length === 0

const transactionsOf = ({ transactions = [], traces = [] }: Answer) => [
  ...transactions,
  ...traces.flatMap((trace) => Object.values(trace.transactions ?? {})),
]
const recorded = answers.flatMap(({ name, body }) => {
  const rows = transactionsOf(body)
  return rows.length ? [{ name, rows, book: body.address_book }] : []
})

describe.skipIf(isAbsent)('recorded transactions of the live service', () => {
  it('are many', () => expect(recorded.flatMap(({ rows }) => rows).length).toBeGreaterThan(150))

  it.each(recorded)(
    'of $name are each drawn with status, operation, parties, value, fee and block',
    async ({ rows, book }) => {
      for (const [index, transaction] of rows.entries()) {
        const { container, asked, unmount } = await stage(<TransactionList data={[transaction]} addressBook={book} />)
        const row = find(container, '[data-part="row"]')
        const name = `row ${index}, ${transaction.hash}`
        expect(find(row, '[data-part="status"]').getAttribute('aria-label'), name).toMatch(
          /^(Finalized|Failed|Bounced)$/,
        )
        expect(find(row, '[data-part="verb"]').textContent, name).not.toBe('')
        expect(row.querySelectorAll('[data-column="parties"] [data-part="root"]').length, name).toBeGreaterThan(0)

        const said = find(row, '[data-column="amount"]').textContent ?? ''
        const value = transaction.in_msg?.value
        if (value && value !== '0') expect(said.replaceAll(',', ''), name).toContain(toDecimal(value, 9))
        for (const { value, bounced } of transaction.out_msgs.length === 1 ? transaction.out_msgs : []) {
          if (value && value !== '0' && !bounced) expect(said.replaceAll(',', ''), name).toContain(toDecimal(value, 9))
        }
        const fee = find(row, '[data-column="fee"]').textContent ?? ''
        expect(fee, name).toContain(toDecimal(transaction.total_fees, 9))
        expect(find(row, '[data-column="block"]').textContent?.replaceAll(',', ''), name).toContain(
          String(transaction.block_ref.seqno),
        )
        expect(asked, name).toEqual([])
        await unmount()
      }
    },
  )

  it('fail where the chain says so, and nowhere else', async () => {
    for (const transaction of recorded.flatMap(({ rows }) => rows)) {
      const { compute_ph: compute, action } = transaction.description
      const hasFailed = compute?.success === false || action?.success === false
      const { container, unmount } = await stage(<TransactionList data={[transaction]} />)
      const status = find(container, '[data-part="status"]').dataset.state
      expect(status === 'failed', `${transaction.hash} is drawn as ${status}`).toBe(hasFailed)
      await unmount()
    }
  })

  it.each([360, 768, 1200])('fit in %i px', async (width) => {
    for (const { rows, book } of recorded) {
      const { container, unmount } = await stage(<TransactionList data={rows} addressBook={book} />, { width })
      await vi.waitFor(() => expect(container.querySelectorAll('[data-part="row"]').length).toBeGreaterThan(0))
      expect(overflowing(container, width + 8)).toEqual([])
      await unmount()
    }
  })
})

describe.skipIf(isAbsent)('recorded jettons of the live service', () => {
  const owners = answers.filter(({ body }) => body.jetton_wallets)

  it('are there', () => expect(owners.length).toBeGreaterThan(0))

  it.each(owners)('of $name are drawn, the empty ones behind a fold, without a request', async ({ body }) => {
    const { jetton_wallets: wallets = [], metadata = {}, address_book: book } = body
    const { container, asked } = await stage(<JettonTable data={wallets} metadata={metadata} addressBook={book} />)
    const held = wallets.filter(({ balance }) => balance !== '0')
    const amounts = [...container.querySelectorAll('[data-column="balance"] [data-part="number"]')]
    expect(amounts.map(({ textContent }) => textContent)).toHaveLength(held.length)
    expect(find(container, '[aria-expanded="false"]').textContent).toContain(`${wallets.length - held.length} zero`)
    expect(asked).toEqual([])
  })
})

if (isAbsent) console.info('Skipped: there are no recordings beside this repository (../shared/recordings).')
