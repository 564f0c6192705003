import { type InfiniteData, replaceEqualDeep } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEndpoint, PaginatedEndpoint } from '../../src/core/endpoint.ts'
import { asAnswer, sharing } from '../../src/core/sharing.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { jettonWallets } from '../../src/endpoints/v3/jettons/jettonWallets.ts'
import { topAccountsByBalance } from '../../src/endpoints/v3/stats/topAccountsByBalance.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { sharingOf } from '../../src/query/options.ts'
import { rowsOf } from '../../src/query/rows.ts'

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

const row = (n: number, more: object = {}) => ({
  hash: `h${n}`,
  lt: String(n),
  in_msg: { hash: `m${n}`, value: '1' },
  out_msgs: [{ hash: `o${n}` }],
  description: { type: 'ord' },
  account_state_before: {},
  account_state_after: {},
  block_ref: { seqno: 1 },
  ...more,
})
const page = (from: number, to: number) => ({
  transactions: Array.from({ length: from - to + 1 }, (_, n) => row(from - n)),
  address_book: { A: { user_friendly: 'a' }, B: { user_friendly: 'b', interfaces: ['wallet'] } },
})
type Page = ReturnType<typeof page>
const share = sharingOf(transactions) as (old: unknown, next: unknown) => unknown
/** Marks what a request gives: an answer, or the pages of a list. */
const asked = <T>(data: T): T => {
  const { pages = [data] } = (data ?? {}) as { pages?: unknown[] }
  for (const page of pages) asAnswer(page)
  return data
}
const shared = <T>(old: T, next: T) => share(old, asked(next)) as T

describe('an answer that is received again', () => {
  it('is the one that was there, when nothing changed', () => {
    const old = page(5, 1)
    expect(shared(old, copy(old))).toBe(old)
  })

  it('keeps 999 of 1 000 rows after one insertion, and the address book', () => {
    const old = page(1000, 1)
    const next = shared(old, page(1001, 2))
    expect(next).toEqual(page(1001, 2))
    const before = new Set(old.transactions)
    expect(next.transactions.filter((one) => before.has(one))).toHaveLength(999)
    expect(next.address_book).toBe(old.address_book)
  })

  it('gives a row anew that says something else, and only that', () => {
    const old = page(5, 1)
    const changed = copy(old)
    Object.assign(changed.transactions[2] as object, { finality: 'finalized' })
    const next = shared(old, changed)
    expect(next).toEqual(changed)
    expect(next.transactions.map((one, index) => one === old.transactions[index])).toEqual([
      true,
      true,
      false,
      true,
      true,
    ])
  })

  it('sees a member that is new, gone, or changed anywhere inside of a row', () => {
    const wallets = (row: object) => ({ jetton_wallets: [{ address: 'A', ...row }] })
    const one = sharing(jettonWallets.pagination)
    for (const [old, next] of [
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }],
      [{ a: null }, { a: {} }],
      [{ a: [] }, { a: {} }],
      [{ a: undefined }, { b: undefined }],
    ]) {
      expect(one(wallets(old as object), asked(wallets(next as object)))).toEqual(wallets(next as object))
    }
  })

  it('keeps entries of the address book that stay', () => {
    const old = page(2, 1)
    const changed = copy(old)
    changed.address_book.A.user_friendly = 'other'
    const next = shared(old, changed)
    expect(next).toEqual(changed)
    expect(next.address_book.B).toBe(old.address_book.B)
    expect(next.transactions).toBe(old.transactions)
  })

  it('changes neither the old nor the new value', () => {
    const [old, next] = [page(3, 1), page(4, 2)]
    const freeze = (value: object): void => {
      Object.freeze(value)
      for (const member of Object.values(value)) if (typeof member === 'object' && member) freeze(member)
    }
    freeze(old)
    freeze(next)
    expect(shared(old, next)).toEqual(page(4, 2))
  })

  it('may be of another kind, or nothing at all', () => {
    for (const [old, next] of [
      [undefined, page(2, 1)],
      [page(2, 1), undefined],
      [[], {}],
      [1, 'a'],
      [null, page(1, 1)],
    ]) {
      expect(shared<unknown>(old, next)).toBe(next)
    }
  })
})

describe('the result of a `select`', () => {
  class Portfolio {
    #total: bigint
    readonly same = [{ x: 1 }]
    constructor(balance: string) {
      this.#total = BigInt(balance)
    }
    format = () => String(this.#total)
  }

  it.each<[string, (balance: string) => object, (made: never) => unknown]>([
    ['a Map', (balance) => new Map([['J', balance]]), (made: Map<string, string>) => made.get('J')],
    ['a Set', (balance) => new Set([balance]), (made: Set<string>) => [...made][0]],
    ['a Date', (balance) => new Date(Number(balance)), (made: Date) => String(made.getTime())],
    [
      'an object with a Date',
      (balance) => ({ at: new Date(Number(balance)) }),
      (made: { at: Date }) => String(+made.at),
    ],
    ['a class instance', (balance) => new Portfolio(balance), (made: Portfolio) => made.format()],
  ])('is the new one where it is %s', (_name, make, read) => {
    expect(read(share(make('100'), make('5')) as never)).toBe('5')
  })
})

describe('the pages of an infinite list', () => {
  const pages = (...all: Page[]): InfiniteData<Page> => ({ pages: all, pageParams: all.map((_, n) => ({ offset: n })) })

  it('keep rows that have moved to another page', () => {
    const old = pages(page(6, 4), page(3, 1))
    const next = shared(old, pages(page(7, 5), page(4, 2)))
    const before = old.pages.flatMap(({ transactions }) => transactions)
    const after = next.pages.flatMap(({ transactions }) => transactions)
    expect(after.map((one) => before.includes(one))).toEqual([false, true, true, true, true, true])
  })

  it('keep the other pages when one more is loaded', () => {
    const old = pages(page(6, 4))
    const next = shared(old, { pages: [old.pages[0] as Page, page(3, 1)], pageParams: [{ offset: 0 }, { offset: 1 }] })
    expect(next.pages[0]).toBe(old.pages[0])
  })

  it('keep their rows through `select`, and the list of them when it is the same', () => {
    const toRows = rowsOf(transactions) as unknown as (
      data: InfiniteData<Page>,
    ) => InfiniteData<Page> & { rows: Page['transactions'] }
    const old = pages(page(6, 4), page(3, 1))
    const selected = toRows(old)
    expect(share(selected, toRows(shared(old, copy(old))))).toBe(selected)
    const next = shared(old, pages(page(7, 5), page(4, 2)))
    const rows = shared(selected, toRows(next)).rows
    expect(rows.filter((one) => selected.rows.includes(one))).toHaveLength(5)
    expect(rows[0]).toBe(next.pages[0]?.transactions[0])
  })
})

describe('the result of a select of the caller', () => {
  it('is shared the way TanStack shares it', () => {
    const old = { names: [{ a: 1 }, { a: 2 }], count: 2 }
    const next = share(old, { names: [{ a: 1 }, { a: 3 }], count: 2 }) as typeof old
    expect(next).toEqual({ names: [{ a: 1 }, { a: 3 }], count: 2 })
    expect(next.names[0]).toBe(old.names[0])
    expect(share(['a', 'b'], ['a', 'c'])).toEqual(['a', 'c'])
    expect(share([null, 1], [null, 1])).toEqual([null, 1])
  })

  it('is compared in full: the select may have changed members that the hash determines', () => {
    const data = asked(page(2, 1))
    const selectWith = (word: string) => data.transactions.map((one) => ({ ...one, in_msg: { ...one.in_msg, word } }))
    expect((share(selectWith('a'), selectWith('b')) as ReturnType<typeof selectWith>)[0]?.in_msg.word).toBe('b')
  })
})

describe('a list that is the answer itself', () => {
  const shareList = sharingOf(topAccountsByBalance) as (old: unknown, next: unknown) => unknown
  const balances = (...accounts: string[]) => accounts.map((account) => ({ account, balance: '1' }))
  const unreadable = [{ index: 1, row: null, fault: 'the row should be an object, but is null.' }]

  it('keeps what could not be read, beside rows that stay the same', () => {
    const old = asAnswer(Object.assign(balances('A', 'B'), { unreadable }))
    const next = shareList(old, asAnswer(Object.assign(balances('C', 'A', 'B'), { unreadable: copy(unreadable) })))
    expect(next).toEqual(Object.assign(balances('C', 'A', 'B'), { unreadable }))
    expect((next as object[])[1]).toBe(old[0])
    expect(shareList(next, asAnswer(balances('C', 'A', 'B')))).not.toHaveProperty('unreadable')
  })
})

describe('sharing of any value', () => {
  // Without the zero below zero, which a copy by text is not.
  const json = fc.jsonValue({ maxDepth: 4 }).map(copy)

  it('gives the new value, to the last member', () => {
    fc.assert(
      fc.property(json, json, (old, next) => {
        expect(shared(old, next)).toEqual(next)
        expect(shared(copy(next), next)).toEqual(replaceEqualDeep(copy(next), next))
      }),
    )
  })
})

describe('a member that the hash determines', () => {
  const answer = (from: number, to: number, more: object = {}) => {
    const made = page(from, to)
    return asAnswer({ ...made, transactions: made.transactions.map((one) => ({ ...one, ...more })) })
  }

  it('is not read in answers: the other members decide', () => {
    const old = answer(5, 1)
    expect(share(old, answer(5, 1))).toBe(old)
    expect(share(old, answer(5, 1, { in_msg: { hash: 'other' } }))).toBe(old)
    const final = answer(5, 1, { finality: 'finalized' })
    expect(share(old, final)).toEqual(final)
    const unknown = answer(5, 1, { nobody_knows: 1 })
    expect(share(old, unknown)).toEqual(unknown)
    expect(share(unknown, answer(5, 1))).toEqual(page(5, 1))
  })

  it('is not read in shared data, nor in the pages of an infinite list', () => {
    const pages = (data: Page) => ({ pages: [data], pageParams: [{}] })
    const second = shared(pages(answer(5, 1)), pages(answer(6, 2)))
    const third = shared(second, pages(answer(7, 3, { description: { type: 'other' } })))
    const before = new Set(second.pages[0]?.transactions)
    expect(third.pages[0]?.transactions.filter((one) => before.has(one))).toHaveLength(4)
  })

  it('is compared where an answer is none: put there by hand, or made by a `select`', () => {
    const other = page(2, 1)
    for (const one of other.transactions) one.in_msg.value = 'other'
    expect(share(answer(2, 1), other)).toEqual(other)
    expect(share(other, answer(2, 1))).toEqual(page(2, 1))
    const data = { pages: [answer(2, 1)], pageParams: [{}] }
    const select = (word: string) => ({
      ...data,
      rows: copy(data.pages[0]?.transactions ?? []).map((one) => ({ ...one, in_msg: { hash: word } })),
    })
    expect(share(select('a'), select('b'))).toEqual(select('b'))
  })

  const records = Object.values(v3) as AnyEndpoint[]
  const settled = records.filter(
    // biome-ignore lint/suspicious/noExplicitAny: records of every shape, looked at alike
    (record): record is PaginatedEndpoint<any, any, any, any> =>
      'pagination' in record &&
      ((record as never as PaginatedEndpoint<object, object, never, object>).pagination.hashed ?? []).length > 0,
  )

  it('is said of transactions and messages only: their key is the hash of what they say', () => {
    expect(settled.map(({ name }) => name).toSorted()).toEqual([
      'messages',
      'transactions',
      'transactionsByMasterchainBlock',
      'transactionsByMessage',
    ])
    for (const { pagination } of settled) expect(pagination.rowKey({ hash: 'h' })).toBe('h')
  })
})
