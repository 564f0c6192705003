import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { JettonWallet } from '../../src/contract/v3/jettonWallet.ts'
import type { ShownTransaction } from '../../src/fromV2/shown.ts'
import { TonCenterProvider } from '../../src/react/Provider.tsx'
import { HoldersTable } from '../../src/ui/jettons/HoldersTable/HoldersTable.tsx'
import { JettonTable } from '../../src/ui/jettons/JettonTable/JettonTable.tsx'
import type { OwnColumn } from '../../src/ui/root/ownColumn.ts'
import { TransactionList } from '../../src/ui/transactions/TransactionList/TransactionList.tsx'
import { holders } from '../../stories/fixtures/assets.ts'
import { jettonMetadata, jettonWallets } from '../../stories/fixtures/jettons.ts'
import { manyTransactions } from '../../stories/fixtures/transactions.ts'

afterEach(cleanup)

const draw = (element: ReactElement) =>
  render(
    <TonCenterProvider baseUrl="http://local.test" fetch={() => new Promise(() => {})}>
      {element}
    </TonCenterProvider>,
  )

const rows = manyTransactions(4)
const note: OwnColumn<ShownTransaction> = {
  id: 'note',
  heading: 'Note',
  sortBy: ({ lt }) => BigInt(lt),
  Cell: ({ row }) => <b>note {row.lt}</b>,
}
const cells = (id: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-column="${id}"]`)].map((cell) => cell.textContent)
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

describe('a column of the app', () => {
  it('is drawn where its object is in `columns`, below its heading, beside the columns of the list', () => {
    draw(<TransactionList data={rows} columns={['hash', note, 'fee']} />)
    expect(heads()).toEqual(['Transaction', 'Note', 'Fee'])
    expect(cells('note')).toEqual(rows.map(({ lt }) => `Notenote ${lt}`))
    expect(screen.getAllByRole('grid')[0]?.getAttribute('aria-colcount')).toBe('3')
  })

  it('replaces the one row that its cell fails for', () => {
    const [bad] = rows
    const broken = { ...note, Cell: ({ row }: { row: ShownTransaction }) => (row === bad ? fail() : <b>fine</b>) }
    const fail = (): never => {
      throw new Error('of the app')
    }
    draw(<TransactionList data={rows} columns={['hash', broken]} />)
    expect(cells('note')).toHaveLength(rows.length - 1)
    expect(screen.getByText('This could not be shown.')).toBeTruthy()
  })

  it('gets the rows and the books of the answer, and nothing of rows that are of none', () => {
    const symbol: OwnColumn<JettonWallet> = {
      id: 'symbol',
      heading: 'Symbol',
      Cell: ({ row, metadata }) => metadata[row.jetton]?.token_info?.[0]?.symbol ?? '?',
    }
    draw(<JettonTable data={jettonWallets} metadata={jettonMetadata} native="5" columns={['asset', symbol]} />)
    const [first] = jettonWallets
    expect(cells('symbol')).toContain(`Symbol${jettonMetadata[first?.jetton ?? '']?.token_info?.[0]?.symbol}`)
    // The coin is no wallet.
    expect(cells('symbol')[0]).toBe('')
  })

  it('gets what `data` has where the list makes rows of its own from it', () => {
    const raw: OwnColumn<JettonWallet> = { id: 'raw', heading: 'Raw', Cell: ({ row }) => row.balance }
    draw(<HoldersTable data={holders} metadata={jettonMetadata} columns={['owner', raw]} />)
    expect(cells('raw')).toEqual(holders.map(({ balance }) => `Raw${balance}`))
  })
})

describe('a column of the app with `sortBy`', () => {
  const order = () => cells('note').map((text) => BigInt(text?.replace(/\D/g, '') ?? 0))
  const ascending = rows.map(({ lt }) => BigInt(lt)).sort((a, b) => (a < b ? -1 : 1))

  it('sorts the loaded rows by its head: downwards, upwards, then as they were, and says of how many', () => {
    draw(<TransactionList data={rows} columns={['hash', note]} />)
    const before = order()
    const head = () => screen.getByRole('columnheader', { name: 'Note' })
    const press = () => fireEvent.click(within(head()).getByRole('button'))
    press()
    expect(order()).toEqual(ascending.toReversed())
    expect(head().getAttribute('aria-sort')).toBe('descending')
    expect(screen.getByRole('status').textContent).toBe('Sorted by Note Loaded rows: 4.')
    press()
    expect(order()).toEqual(ascending)
    expect(head().getAttribute('aria-sort')).toBe('ascending')
    press()
    expect(order()).toEqual(before)
    expect(head().getAttribute('aria-sort')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('sorts no list whose rows are in groups', () => {
    const amount: OwnColumn<JettonWallet> = { id: 'own', heading: 'Own', sortBy: (row) => row.balance, Cell: () => 'x' }
    draw(<JettonTable data={jettonWallets} metadata={jettonMetadata} columns={['asset', amount]} />)
    expect(within(screen.getByRole('columnheader', { name: 'Own' })).queryByRole('button')).toBeNull()
  })
})
