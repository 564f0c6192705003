import { skipToken } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { Address } from '@ton/core'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { useAccount, useBalance, useBalances } from '../../src/react/useAccount.ts'
import { useAddressName } from '../../src/react/useAddressName.ts'
import { useJettonBalances } from '../../src/react/useJettonBalances.ts'
import { useMasterchainHead } from '../../src/react/useMasterchainHead.ts'
import { useTrace, useTransaction } from '../../src/react/useTransaction.ts'
import { setup } from '../support/react.tsx'

afterEach(cleanup)

const RAW = `0:${'AB'.repeat(32)}`
const HASH = `${'A'.repeat(43)}=`
const row = { user_friendly: 'x', domain: 'me.ton', interfaces: null }
const transaction = { hash: HASH }
const trace = { trace_id: HASH, trace_info: {} }
const account = { address: RAW, balance: '5' }
const answers: Record<string, object> = {
  accountStates: { accounts: [account], address_book: {}, metadata: {} },
  jettonWallets: {
    jetton_wallets: [{ jetton: 'j', owner: RAW, address: 'w', balance: '7' }],
    address_book: {},
    metadata: {},
  },
  masterchainInfo: { last: { seqno: 1 } },
  addressBook: { [RAW]: row },
  transactions: { transactions: [transaction], address_book: {} },
  traces: { traces: [trace], address_book: {}, metadata: {} },
}

/** A provider over a service that has one row of each kind. */
function page() {
  const fetch = vi.fn(async (request: Request) => {
    const name = new URL(request.url).pathname.replace('/api/v3/', '').replace('jetton/wallets', 'jettonWallets')
    return new Response(JSON.stringify(answers[name]))
  })
  return { fetch, ...setup({ baseUrl: 'http://local', onResponseMismatch: 'ignore', fetch }) }
}

type Options = { select?: (own: never) => unknown; enabled?: boolean; initialData?: never; refresh?: 'block' }
type Key = string | Address | typeof skipToken | null | undefined
interface Result {
  data: unknown
  isPending: boolean
}
/** Each hook, its endpoint, and its result for the one row. */
const hooks: readonly (readonly [string, string, (key: Key, options?: Options) => Result, unknown, string])[] = [
  ['useAccount', 'accountStates', useAccount as never, account, RAW],
  ['useBalance', 'accountStates', useBalance as never, '5', RAW],
  ['useJettonBalances', 'jettonWallets', useJettonBalances as never, [expect.objectContaining({ balance: '7' })], RAW],
  ['useAddressName', 'addressBook', useAddressName as never, row, RAW],
  ['useTransaction', 'transactions', useTransaction as never, transaction, HASH],
  ['useTrace', 'traces', useTrace as never, trace, HASH],
]

describe.each(hooks)('%s', (_name, endpoint, useHook, own, key) => {
  it('waits for undefined, null, an empty text and skipToken', async () => {
    const { wrapper, fetch, client } = page()
    const keys: readonly Key[] = [undefined, null, '', skipToken]
    const { result } = renderHook(() => keys.map((nothing) => useHook(nothing)), {
      wrapper,
    })
    // Whatever was sent before this has arrived before it.
    await client.jsonRpc('x').catch(() => {})
    expect(fetch).toHaveBeenCalledTimes(1)
    for (const one of result.current) expect(one).toMatchObject({ data: undefined, isPending: true })
  })

  it('gives the result of a select', async () => {
    const { wrapper } = page()
    const { result } = renderHook(() => useHook(key, { select: (data) => [data] }), { wrapper })
    await waitFor(() => expect(result.current.data).toEqual([own]))
  })

  it('begins with an answer that it is given, and asks for nothing while it is not enabled', async () => {
    const { wrapper, fetch } = page()
    const options = { initialData: answers[endpoint] as never, enabled: false }
    const { result } = renderHook(() => useHook(key, options), { wrapper })
    expect(result.current.data).toEqual(own)
    expect(fetch).not.toHaveBeenCalled()
  })
})

it.each(hooks.filter((hook) => hook.includes(RAW)))(
  '%s takes an Address of @ton/core as the same question',
  async (...hook) => {
    const [, , useHook, own] = hook
    const { wrapper, fetch } = page()
    const { result } = renderHook(() => [useHook(Address.parse(RAW)), useHook(RAW)], { wrapper })
    await waitFor(() => expect(result.current.map(({ data }) => data)).toEqual([own, own]))
    expect(fetch).toHaveBeenCalledTimes(1)
  },
)

describe('useBalances', () => {
  it('waits for skipToken, leaves empty addresses out, and takes objects', async () => {
    const { wrapper, fetch } = page()
    const { result, rerender } = renderHook(({ of }) => useBalances(of), {
      wrapper,
      initialProps: { of: skipToken as typeof skipToken | readonly (string | Address)[] },
    })
    expect(result.current).toMatchObject({ data: {}, isPending: true })
    rerender({ of: ['', Address.parse(RAW), RAW] })
    await waitFor(() => expect(result.current.data).toEqual({ [RAW]: '5' }))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('gives what a select makes of the balances', async () => {
    const { wrapper } = page()
    const sum = (balances: Readonly<Record<string, string>>) =>
      Object.values(balances).reduce((all, one) => all + BigInt(one), 0n)
    const { result } = renderHook(() => useBalances([RAW], { select: sum }), { wrapper })
    await waitFor(() => expect(result.current.data).toBe(5n))
    expectTypeOf(result.current.data).toEqualTypeOf<bigint>()
  })
})

describe('useMasterchainHead', () => {
  it('gives what a select makes of the head', async () => {
    const { wrapper } = page()
    const { result } = renderHook(() => useMasterchainHead({ select: ({ seqno }) => seqno }), { wrapper })
    await waitFor(() => expect(result.current.data).toBe(1))
    expectTypeOf(result.current.data).toEqualTypeOf<number | undefined>()
  })
})
