import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { accountFromV2 } from '../../../src/fromV2/accountFromV2.ts'
import { blockFromV2 } from '../../../src/fromV2/blockFromV2.ts'
import { transactionFromV2 } from '../../../src/fromV2/transactionFromV2.ts'
import { useGetAddressInformation } from '../../../src/react/v2/accounts.ts'
import { useGetBlockHeader } from '../../../src/react/v2/blocks.ts'
import { useGetTransactions } from '../../../src/react/v2/transactions.ts'
import { AccountCard } from '../../../src/ui/accounts/AccountCard/AccountCard.tsx'
import { BlockDetails } from '../../../src/ui/blocks/BlockDetails/BlockDetails.tsx'
import type { TransactionColumn } from '../../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { TransactionList } from '../../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { MAIN } from '../../../stories/accounts.ts'
import { stage } from '../stage.tsx'

/** Facts that both versions of the API have. */
const COLUMNS = ['status', 'hash', 'parties', 'amount', 'fee'] as const satisfies readonly TransactionColumn[]
const WHOLE = '8000000000000000'

function OfV2() {
  const { data: rows } = useGetTransactions({ address: MAIN, limit: 12 })
  const { data: account } = useGetAddressInformation({ address: MAIN })
  const { data: header } = useGetBlockHeader({ workchain: -1, shard: WHOLE, seqno: 7 })
  return (
    rows &&
    account &&
    header && (
      <>
        <TransactionList data={rows.map((row) => transactionFromV2(row, MAIN))} columns={COLUMNS} addressBook={{}} />
        <AccountCard data={accountFromV2(account, MAIN)} />
        <BlockDetails data={blockFromV2(header)} />
      </>
    )
  )
}

const isBusy = (container: Element) => container.querySelector('[aria-busy="true"]') !== null

/** What a page says: its rows, with the accounts in them by address, and its facts by name. */
async function read(children: ReactNode) {
  const { container, asked, unmount } = await stage(children)
  const rows = () => [...container.querySelectorAll('[role="row"][data-part="row"]')]
  const facts = () => [...container.querySelectorAll('dt')]
  await vi.waitFor(() => {
    expect(rows()).toHaveLength(12)
    expect(facts().length).toBeGreaterThan(8)
    expect(isBusy(container)).toBe(false)
  })
  const said = {
    rows: rows().map((row) => [
      ...[...row.querySelectorAll('[data-column]:not([data-column="parties"], [data-column="amount"])')].map(
        (cell) => cell.textContent,
      ),
      row.querySelector('[data-part="status"]')?.getAttribute('aria-label'),
      ...[...row.querySelectorAll('[data-account]')].map((account) => account.getAttribute('data-account')),
    ]),
    amounts: rows().map((row) => row.querySelector('[data-column="amount"]')?.textContent ?? ''),
    facts: facts().map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`),
    asked: [...asked],
  }
  await unmount()
  return said
}

describe('an app on version 2 of the API', () => {
  it('sees the facts of version 3, less those that it alone has, without a request to it', async () => {
    const older = await read(<OfV2 />)
    const newer = await read(
      <>
        <TransactionList address={MAIN} pageSize={12} paging="pages" columns={COLUMNS} />
        <AccountCard address={MAIN} />
        <BlockDetails seqno={7} />
      </>,
    )
    expect(older.asked.filter((url) => !url.startsWith('/api/v2/'))).toEqual([])
    expect(older.rows).toEqual(newer.rows)
    // Version 3 alone names the token of a wallet: its amount is in front of the coins.
    expect(newer.amounts.map((amount, row) => amount.endsWith(older.amounts[row] ?? '?'))).toEqual(Array(12).fill(true))
    expect(newer.facts).toEqual(expect.arrayContaining(older.facts))
    const names = (facts: string[]) => new Set(facts.map((fact) => fact.split(':')[0]))
    expect([...names(newer.facts)].filter((name) => !names(older.facts).has(name)).sort()).toEqual([
      'Code',
      'Created by',
      'Transactions',
    ])
  })
})
