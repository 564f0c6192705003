import { expect } from 'vitest'
import { ask } from './demo.ts'
import type { Row } from './row.ts'

export type Value = string | number | boolean | readonly string[]
export type Params = Readonly<Record<string, Value>>

/** The most that every paged list gives at once. */
const PAGE = 1000

/** What a check may ask of the endpoint that it checks a param of. */
export interface Subject {
  readonly name: string
  /** Status and body for `params` alone. */
  answer(params: Params): Promise<{ status: number; body: Row }>
  /** The rows of `params` beside those that the endpoint's table gives to every request. */
  rows(params: Params): Promise<Row[]>
  readonly base: Params
}

/** Shows that a param filters as documented, or is refused as it should be. */
export type Check = (subject: Subject) => Promise<void>

export interface Table {
  /** Sent with every request: enough for a list that has rows to choose from. */
  base?: Params
  /** Whether the rows are paged; the pages are then joined. */
  paged?: boolean
  /** Where the rows are in an answer. */
  rows: (body: Row) => Row[]
  params: Readonly<Record<string, Check | readonly Check[]>>
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** Calls the endpoint at `path` as its table states: by GET, by POST with JSON, or as a method over JSON-RPC. */
export function subjectOf(
  name: string,
  path: string,
  { base = {}, rows, paged }: Table,
  way: 'get' | 'json' | 'rpc' = 'get',
): Subject {
  const answer: Subject['answer'] = (params) => {
    if (way === 'rpc') return ask('v2/jsonRPC', {}, json({ id: '1', method: path, params }))
    return way === 'json' ? ask(path, {}, json(params)) : ask(path, params)
  }
  // The chain does not change: what checks of several params compare with is asked once.
  const known = new Map<string, Promise<Row[]>>()
  return {
    name,
    base,
    answer,
    rows(params) {
      const key = JSON.stringify(params)
      const asked = known.get(key) ?? read(params)
      known.set(key, asked)
      return asked
    },
  }

  async function read(params: Params): Promise<Row[]> {
    const page = async (asked: Params): Promise<Row[]> => {
      const { status, body } = await answer(asked)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return rows(body)
    }
    // `name[]` is `name`, which then need not be sent too.
    const others = Object.fromEntries(Object.entries(base).filter(([name]) => !(`${name}[]` in params)))
    if (!paged || 'limit' in params) return page({ ...others, ...params })
    const all: Row[] = []
    const first = Math.max(0, Number(params.offset ?? 0))
    for (;;) {
      const next = await page({ ...others, ...params, limit: PAGE, offset: first + all.length })
      all.push(...next)
      if (next.length < PAGE) return all
    }
  }
}

type Of<T> = T | ((rows: Row[]) => T)
const from = <T>(of: Of<T>, rows: Row[]): T => (typeof of === 'function' ? (of as (rows: Row[]) => T)(rows) : of)

/** The row in the middle of those that `test` lets through: not the first, not the last. */
export const middle = (rows: Row[], test: (row: Row) => unknown = () => true): Row => {
  const found = rows.filter(test)
  return found[Math.floor(found.length / 2)]
}

/** Keeps the rows that pass `test` and no others, in their order; fewer than all, and not none. */
export const keeps =
  (name: string, value: Of<Value>, test: (row: Row, value: Row) => unknown, also: Params = {}): Check =>
  async ({ rows }) => {
    const all = await rows(also)
    const sent = from(value, all)
    const kept = await rows({ ...also, [name]: sent })
    expect(kept).toEqual(all.filter((row) => test(row, sent)))
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.length).toBeLessThan(all.length)
  }

const inAnyOrder = (rows: Row[]) => rows.map((row) => JSON.stringify(row)).sort()

/** The same rows for every spelling of a value, in whatever order they are asked for. */
export const spelled =
  (name: string, values: Of<readonly Value[]>, also: Params = {}): Check =>
  async ({ rows }) => {
    const [first, ...others] = typeof values === 'function' ? values(await rows(also)) : values
    const wanted = await rows({ ...also, [name]: first as Value })
    expect(wanted.length).toBeGreaterThan(0)
    for (const value of others)
      expect(inAnyOrder(await rows({ ...also, [name]: value })), String(value)).toEqual(inAnyOrder(wanted))
  }

/** Refused with this status in these words. */
export const refuses =
  (params: Params | ((base: Params) => Params), status: number, error: string): Check =>
  async ({ answer, base }) => {
    const sent = typeof params === 'function' ? params(base) : { ...base, ...params }
    expect(await answer(sent)).toMatchObject({ status, body: { error } })
  }

/** Must be there, in the words of the contract. */
export const needed = (name: string, status: number, error: string): Check =>
  refuses(({ [name]: _, ...rest }) => rest, status, error)

/** Taken, and without effect, as the contract says. */
export const ignored =
  (name: string, values: readonly Value[], also: Params = {}): Check =>
  async ({ answer, base }) => {
    const { '@extra': _, ...without } = (await answer({ ...base, ...also })).body
    for (const value of values) {
      const { '@extra': __, ...given } = (await answer({ ...base, ...also, [name]: value })).body
      expect(given, String(value)).toEqual(without)
    }
  }

/** Of a list that has no rows here: a right value is taken, and still there are none. */
export const none =
  (name: string, ...values: Value[]): Check =>
  async ({ rows }) => {
    for (const value of values) expect(await rows({ [name]: value }), String(value)).toEqual([])
  }

/** Puts `member` into the rows, and leaves it out by default. */
export const embeds =
  (name: string, member: string, of: (row: Row) => unknown): Check =>
  async ({ rows }) => {
    for (const row of [...(await rows({})), ...(await rows({ [name]: false }))]) expect(row).not.toHaveProperty(member)
    const full = await rows({ [name]: true })
    expect(full.filter((row) => of(row)).length).toBeGreaterThan(0)
  }

/** Cuts the list: `limit` rows, never fewer than one, and a refusal above `max`. */
export const limit =
  (max = 1000, status = 422): Check =>
  async ({ rows, answer, base }) => {
    const all = await rows({ limit: max })
    for (const size of [1, 2, 3]) expect(await rows({ limit: size })).toEqual(all.slice(0, size))
    // As the service reads them: nothing, zero and less are one.
    for (const odd of [0, -5, '']) expect(await rows({ limit: odd })).toEqual(all.slice(0, 1))
    expect(await answer({ ...base, limit: max + 1 })).toMatchObject({
      status,
      body: { error: `limit is not allowed: ${max + 1} > ${max}` },
    })
  }

/** The number of rows without a limit. */
export const defaultLimit =
  (count: number): Check =>
  async ({ rows, answer, base }) => {
    const all = await rows({ limit: PAGE })
    const { body } = await answer(base)
    expect(Array.isArray(body) ? body : Object.values(body).find(Array.isArray)).toHaveLength(
      Math.min(count, all.length),
    )
  }

/** Skips rows; less than none is none, and past the end there are none. */
export const offset =
  (): Check =>
  async ({ rows }) => {
    const all = await rows({})
    expect(await rows({ limit: PAGE, offset: 1 })).toEqual(all.slice(1, 1 + PAGE))
    for (const skipped of [0, 2])
      expect(await rows({ limit: 20, offset: skipped })).toEqual(all.slice(skipped, skipped + 20))
    expect(await rows({ limit: PAGE, offset: -3 })).toEqual(all.slice(0, PAGE))
    expect(await rows({ offset: all.length })).toEqual([])
  }

/** Turns the order round: newest first unless `asc` is asked for, in the spellings of the service. */
export const sort =
  (lt: (row: Row) => bigint, status = 422): Check =>
  async (subject) => {
    const { rows } = subject
    const all = await rows({})
    const values = all.map(lt)
    expect(values).toEqual([...values].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
    expect(all.length).toBeGreaterThan(1)
    const turned = [...all].reverse()
    expect(await rows({ sort: 'desc' })).toEqual(all)
    expect(await rows({ sort: 'asc' })).toEqual(turned)
    for (const word of ['d', 'DESC']) expect(await rows({ sort: word, limit: 20 })).toEqual(all.slice(0, 20))
    for (const word of ['a', 'Asc']) expect(await rows({ sort: word, limit: 20 })).toEqual(turned.slice(0, 20))
    await refuses({ sort: 'up' }, status, 'wrong value for sort parameter')(subject)
  }

type Bound = (row: Row) => bigint | number | null

/** The four bounds of a list: both ends included, all rows inside and no other. */
export function bounds(lt: Bound | undefined, utime: Bound | undefined): Record<string, Check> {
  const bound = (name: string, of: Bound, up: boolean): Check =>
    keeps(
      name,
      (rows) => String(of(middle(rows, (row) => of(row) !== null))),
      (row, value) => {
        const at = of(row)
        return at !== null && (up ? BigInt(at) >= BigInt(value) : BigInt(at) <= BigInt(value))
      },
    )
  return {
    ...(lt && { start_lt: bound('start_lt', lt, true), end_lt: bound('end_lt', lt, false) }),
    ...(utime && { start_utime: bound('start_utime', utime, true), end_utime: bound('end_utime', utime, false) }),
  }
}

/** What the service answers to a value that a type cannot be read from. */
export const malformed: Readonly<Record<string, readonly string[]>> = {
  address: ['nobody', '0:12'],
  hash: ['short', 'z'.repeat(64)],
  int32: ['1.5', 'ten', '9'.repeat(20)],
  seqno: ['1.5', 'ten', '9'.repeat(20)],
  integer: ['1.5', 'ten', '9'.repeat(20)],
  lt: ['late', '-1'],
  utime: ['soon', '-1'],
  boolean: ['maybe', '2'],
  opcode: ['zz', '0x1ffffffff'],
  shard: ['zz', `0x1${'0'.repeat(16)}`],
}

/** Refused as a value that cannot be read, by name; in a list by its place too. */
export const unreadable =
  (name: string, type: string, repeated: boolean): Check =>
  async ({ answer, base }) => {
    for (const value of malformed[type] ?? []) {
      const { [name]: _, ...rest } = base
      const place = repeated ? 'index 0 of ' : ''
      expect(await answer({ ...rest, [name]: value }), value).toMatchObject({
        status: 422,
        body: { error: `failed to decode: schema: error converting value for ${place}"${name}"` },
      })
    }
  }

/** A word that is no order. */
export const badSort = (status = 422) => refuses({ sort: 'up' }, status, 'wrong value for sort parameter')
