import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint, PaginatedEndpoint } from '../../src/core/endpoint.ts'
import { type ErrorCode, isTonCenterError, type TonCenterError } from '../../src/core/errors.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import * as hooks from '../../src/index.ts'
import { type Served, serve } from '../../src/local/hosts/http.ts'
import { createLocalService } from '../../src/local/service.ts'
import * as v2Hooks from '../../src/v2.ts'
import { demoParams } from '../support/demo.ts'
import { nextPage, setup } from '../support/react.tsx'

type Query = (params: object) => { isSuccess: boolean; isError: boolean; error: TonCenterError | null; data: unknown }
type Infinite = (params: object) => ReturnType<Query> & {
  data?: { rows: readonly unknown[] }
  hasNextPage: boolean
  fetchNextPage(): Promise<{ data: unknown; error: unknown }>
}
type Send = () => { mutateAsync(params: object): Promise<unknown> }

/** By generation: some names, as `useRunGetMethod`, are in both. */
const entries = { v2: v2Hooks, v3: hooks, emulate: hooks } as unknown as Record<
  AnyEndpoint['generation'],
  Record<string, unknown>
>
const hookOf = ({ name }: AnyEndpoint) => `use${name[0]?.toUpperCase()}${name.slice(1)}`
const records = [...Object.values(v3), ...Object.values(v2)] as AnyEndpoint[]
const named = (list: AnyEndpoint[]) => list.map((record) => [hookOf(record), record] as const)
const paginated = (record: AnyEndpoint): record is PaginatedEndpoint<object, unknown, never, unknown> & AnyEndpoint =>
  'pagination' in record

let params: (record: AnyEndpoint) => Record<string, unknown>
const service = createLocalService()
let served: Served
beforeAll(async () => {
  served = await serve(service)
  params = await demoParams(service)
})
afterAll(() => served.close())
afterEach(cleanup)

/** Requests that the demo chain rightly refuses: lists of absent things. */
const REFUSED: Record<string, ErrorCode> = {
  useNominatorPool: 'not-found',
}

describe('each of the 84 hooks asks the local service over HTTP', () => {
  it.each(named(records.filter(({ kind }) => kind === 'query')))('%s', async (hook, record) => {
    const { wrapper } = setup({ baseUrl: served.url })
    const { result } = renderHook(() => (entries[record.generation][hook] as Query)(params(record)), { wrapper })
    await waitFor(() => expect(result.current.isSuccess || result.current.isError).toBe(true))
    const { error } = result.current
    expect(error?.code).toBe(REFUSED[hook])
    if (!error) return
    expect(isTonCenterError(error)).toBe(true)
    expect(error.serviceText).toMatch(/\w/)
  })

  it.each(named(records.filter(({ kind }) => kind === 'mutation')))(
    '%s, which changes the chain',
    async (hook, record) => {
      const { wrapper } = setup({ baseUrl: served.url })
      const { result } = renderHook(() => (entries[record.generation][hook] as Send)(), { wrapper })
      const wrong = { boc: 'te6cckEBAQEAAgAAAEysuc0=', method: 'getMasterchainInfo', params: {} }
      const own = Object.fromEntries(Object.entries(wrong).filter(([name]) => name in record.params.shape))
      const outcome = await act(() => result.current.mutateAsync(own).catch((error) => error))
      // The chain refuses a cell that is no message; a call that only reads is answered.
      if (hook === 'useJsonRPC') expect(outcome).toMatchObject({ '@type': 'blocks.masterchainInfo' })
      else expect(outcome).toMatchObject({ retryable: expect.any(Boolean), serviceText: expect.stringMatching(/\w/) })
    },
  )
})

describe('each infinite hook reads its list to the end: no row twice, none left out', () => {
  it.each(named(records.filter(paginated)))('%sInfinite', async (hook, record) => {
    if (!paginated(record)) return
    const { wrapper, client } = setup({ baseUrl: served.url })
    const { limit: _limit, ...needed } = params(record) as { limit?: number }
    const { rows, rowKey, maxLimit } = record.pagination
    const pageOf = (rows: number) => ('count' in record.params.shape ? { count: rows } : { limit: rows })
    const most = Math.min(maxLimit, 1_000)
    const whole = rows(await client.request(record, { ...needed, ...pageOf(most) } as never)).map(rowKey)
    // Long lists in larger pages.
    const size = pageOf(Math.max(7, Math.ceil(whole.length / 8)))
    const { result } = renderHook(
      () => (entries[record.generation][`${hook}Infinite`] as Infinite)({ ...needed, ...size }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.isSuccess || result.current.isError).toBe(true))
    expect(result.current.error).toBeNull()
    for (let page = 0; result.current.hasNextPage && page < 60; page++) {
      await nextPage(result)
    }
    expect(result.current.hasNextPage).toBe(false)
    const keys = result.current.data?.rows.map(rowKey) ?? []
    expect(new Set(keys).size).toBe(keys.length)
    if (whole.length < most) expect([...keys].sort()).toEqual([...whole].sort())
    else expect(whole.filter((key) => !keys.includes(key))).toEqual([])
  })
})
