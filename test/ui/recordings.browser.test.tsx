import { describe, expect, it, vi } from 'vitest'
import { toDecimal } from '../../src/core/amount.ts'
import type { AddressBook } from '../../src/schemas/addressBook.ts'
import type { Block } from '../../src/schemas/block.ts'
import type { JettonMaster, JettonWallet } from '../../src/schemas/jetton.ts'
import type { JettonTransfer } from '../../src/schemas/jettonTransfer.ts'
import type { Metadata } from '../../src/schemas/metadata.ts'
import type { NftItem } from '../../src/schemas/nft.ts'
import type { Transaction } from '../../src/schemas/transaction.ts'
import { BalanceBadge } from '../../src/ui/BalanceBadge/BalanceBadge.tsx'
import { BlockDetails } from '../../src/ui/BlockDetails/BlockDetails.tsx'
import { BlockList } from '../../src/ui/BlockList/BlockList.tsx'
import { JettonCard } from '../../src/ui/JettonCard/JettonCard.tsx'
import { JettonTable } from '../../src/ui/JettonTable/JettonTable.tsx'
import { JettonTransferList } from '../../src/ui/JettonTransferList/JettonTransferList.tsx'
import { MessageList } from '../../src/ui/MessageList/MessageList.tsx'
import { NetworkStatus } from '../../src/ui/NetworkStatus/NetworkStatus.tsx'
import { NftGrid } from '../../src/ui/NftGrid/NftGrid.tsx'
import { ShardList } from '../../src/ui/ShardList/ShardList.tsx'
import { TransactionDetails } from '../../src/ui/TransactionDetails/TransactionDetails.tsx'
import { TransactionList } from '../../src/ui/TransactionList/TransactionList.tsx'
import { find, overflowing, stage } from './stage.tsx'

interface Answer {
  transactions?: Transaction[]
  traces?: { transactions?: Record<string, Transaction> }[]
  jetton_wallets?: JettonWallet[]
  last?: Block
  first?: Block
  address_book: AddressBook
  metadata?: Metadata
}

// Answers of the live service lie beside the project and are no part of it: where they are absent, nothing is found.
const files = import.meta.glob<{ body: Answer }>(
  '../../../shared/recordings/v3/{transactions,transactionsByMessage,transactionsByMasterchainBlock,traces,jetton.wallets,masterchainInfo}/*.json',
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

describe.skipIf(isAbsent)('recorded transactions in full', () => {
  it('each open to hash, phases, fees that add up, and all of their messages', async () => {
    for (const { rows, book } of recorded) {
      for (const transaction of rows) {
        const { container, asked, unmount } = await stage(<TransactionDetails data={transaction} addressBook={book} />)
        const name = transaction.hash
        expect(find(container, '[data-part="facts"]').textContent, name).toContain(
          String(transaction.block_ref.shard).slice(0, 4),
        )
        expect(container.querySelectorAll('[data-phase]').length, name).toBeGreaterThan(0)
        const said = find(container, '[data-fee="total"]').textContent ?? ''
        expect(said, name).toContain(toDecimal(transaction.total_fees, 9))
        const messages = transaction.out_msgs.length + (transaction.in_msg ? 1 : 0)
        expect(container.querySelectorAll('[data-part="messages"] tbody tr').length, name).toBe(Math.min(messages, 40))
        expect(asked, name).toEqual([])
        await unmount()
      }
    }
  })

  it.each([360, 1200])('fit in %i px', async (width) => {
    for (const { rows, book } of recorded) {
      for (const transaction of rows.slice(0, 3)) {
        const { container, unmount } = await stage(<TransactionDetails data={transaction} addressBook={book} />, {
          width,
        })
        expect(overflowing(container, width + 8)).toEqual([])
        await unmount()
      }
    }
  })
})

describe.skipIf(isAbsent)('recorded messages of the live service', () => {
  it('are each drawn with their type, parties and value', async () => {
    const messages = recorded.flatMap(({ rows, book }) =>
      rows.flatMap(({ in_msg, out_msgs }) => (in_msg ? [in_msg, ...out_msgs] : out_msgs)).map((row) => ({ row, book })),
    )
    expect(messages.length).toBeGreaterThan(150)
    for (const { row, book } of messages) {
      const { container, unmount } = await stage(<MessageList data={[row]} addressBook={book} />)
      const drawn = find(container, '[data-part="row"]')
      expect(find(drawn, '[data-column="operation"]').textContent).toMatch(
        /^(Internal|From outside|To the outside|Bounced)/,
      )
      const value = find(drawn, '[data-column="value"]').textContent ?? ''
      if (row.value && row.value !== '0') expect(value.replaceAll(',', '')).toContain(toDecimal(row.value, 9))
      await unmount()
    }
  })
})

describe.skipIf(isAbsent)('recorded blocks of the live service', () => {
  const heads = answers.flatMap(({ body }) => (body.last && body.first ? [body.last, body.first] : []))

  it('are drawn with number, shard, time and hashes, and tell how far the chain is', async () => {
    expect(heads.length).toBeGreaterThan(0)
    for (const block of heads) {
      const { container, asked, unmount } = await stage(
        <>
          <BlockDetails data={block} />
          <BlockList data={[block]} />
          <ShardList data={[block]} />
          <NetworkStatus data={[block]} />
        </>,
      )
      const said = container.textContent?.replaceAll(',', '') ?? ''
      expect(said.split(String(block.seqno)).length, String(block.seqno)).toBeGreaterThan(4)
      expect(find(container, '[data-part="facts"]').textContent).toContain('UTC')
      expect(find(container, '[data-part="state"]').textContent).toMatch(/^(Live|Behind)$/)
      expect(asked).toEqual([])
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
    const folds = [...container.querySelectorAll('[aria-colspan] > [aria-expanded="false"]')]
    expect(folds.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`${wallets.length - held.length} zero`),
    ])
    expect(asked).toEqual([])
  })
})

interface TokenAnswer {
  jetton_masters?: JettonMaster[]
  jetton_transfers?: JettonTransfer[]
  nft_items?: NftItem[]
  address_book?: AddressBook
  metadata?: Metadata
}
const tokenFiles = import.meta.glob<{ body: TokenAnswer }>(
  '../../../shared/recordings/v3/{jetton.masters,jetton.transfers,nft.items}/*.json',
  { eager: true, import: 'default' },
)

describe.skipIf(isAbsent)('recorded tokens of the live service', () => {
  it.each(Object.entries(tokenFiles).map(([path, { body }]) => ({ name: path.split('/').slice(-2).join('/'), body })))(
    'of $name are each drawn, and none of it says that it could not be read',
    async ({ body }) => {
      const { jetton_masters = [], jetton_transfers, nft_items, metadata = {}, address_book = {} } = body
      const books = { metadata, addressBook: address_book }
      const { container, asked } = await stage(
        <>
          {jetton_masters.map((master) => (
            <JettonCard key={master.address} data={master} {...books} />
          ))}
          {jetton_transfers && <JettonTransferList data={jetton_transfers} {...books} />}
          {nft_items && <NftGrid data={nft_items} {...books} />}
        </>,
      )
      const drawn = () =>
        container.querySelectorAll('dl, [data-part="card"], .tc-JettonTransferList-row[data-part="row"]').length
      const rows = jetton_masters.length + (jetton_transfers?.length ?? 0) + (nft_items?.length ?? 0)
      expect(rows).toBeGreaterThan(0)
      await vi.waitFor(() => expect(drawn()).toBeGreaterThanOrEqual(Math.min(rows, 8)))
      await vi.dynamicImportSettled()
      expect(container.querySelector('[data-part="broken"]')).toBeNull()
      expect(asked).toEqual([])
    },
  )
})

const balanceFiles = import.meta.glob<{ body: { result?: string | { balance?: unknown } } }>(
  '../../../shared/recordings/v2/{getAddressBalance,getAddressInformation,getExtendedAddressInformation}/*.json',
  { eager: true, import: 'default' },
)
const balances = Object.values(balanceFiles).flatMap(({ body: { result } }) => {
  const balance = typeof result === 'object' ? result.balance : result
  return typeof balance === 'string' && /^\d+$/.test(balance) ? [balance] : []
})

describe.skipIf(isAbsent)('recorded balances of the live service, as version 2 tells them', () => {
  it('are each drawn exactly, without a request', async () => {
    expect(new Set(balances).size).toBeGreaterThan(2)
    for (const balance of new Set(balances)) {
      const { container, asked, unmount } = await stage(
        <BalanceBadge data={{ balance, status: 'active' }} precision="full" />,
      )
      expect(container.textContent?.replaceAll(',', ''), balance).toContain(toDecimal(balance, 9))
      expect(asked).toEqual([])
      await unmount()
    }
  })
})

if (isAbsent) console.info('Skipped: there are no recordings beside this repository (../shared/recordings).')
