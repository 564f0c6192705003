import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import type { QueryKey } from '../../src/query/keys.ts'
import { watchTouched } from '../../src/query/touched.ts'

const [OWN, OTHER, STRANGER] = ['A', 'B', 'C'].map((digit) => `0:${digit.repeat(64)}`) as [string, string, string]
const MESSAGE: QueryKey = ['toncenter', 'mainnet', 'v3', 'messageStatus', { hash: 'x' }]

/** The status of a message that went from OWN to OTHER. */
const reached = (status: string) => ({
  status,
  since: 1,
  trace: { transactions: { x: { account: OWN }, y: { account: OTHER } } },
})

/** A query cache, and how often each query was asked since it was there. */
function cache() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const times = new Map<readonly unknown[], number>()
  const see = (queryKey: readonly unknown[], isShown = true) => {
    queryClient.setQueryData(queryKey, 'before')
    const queryFn = () => {
      times.set(queryKey, (times.get(queryKey) ?? 0) + 1)
      return 'after'
    }
    const observer = new QueryObserver(queryClient, { queryKey, queryFn })
    if (isShown) onTestFinished(observer.subscribe(() => {}))
    return queryKey
  }
  onTestFinished(() => queryClient.clear())
  return { queryClient, see, asked: () => [...times.keys()], times }
}

describe('when a message has ended', () => {
  it.each(['finalized', 'failed'])(
    '%s, queries that name an account of it reload, in any form of the address',
    (status) => {
      const { queryClient, see, asked } = cache()
      const named = [
        ['toncenter', 'mainnet', 'v3', 'accountStates', { address: [toFriendlyAddress(OWN)], include_boc: false }],
        [
          'toncenter',
          'mainnet',
          'v3',
          'jettonWallets',
          { owner_address: [STRANGER, toFriendlyAddress(OTHER)], limit: 10 },
        ],
        ['toncenter', 'mainnet', 'v3', 'transactions', { account: OWN.toLowerCase() }, 'infinite'],
        [
          'toncenter',
          'mainnet',
          'v2',
          'getAddressBalance',
          { address: toFriendlyAddress(OTHER, { bounceable: false }) },
        ],
      ].map((key) => see(key))
      for (const key of [
        ['toncenter', 'mainnet', 'v3', 'accountStates', { address: [STRANGER] }],
        ['toncenter', 'testnet', 'v3', 'accountStates', { address: [OWN] }],
        ['toncenter', 'mainnet', 'v3', 'masterchainInfo', {}],
        ['somebody', 'mainnet', 'v3', 'accountStates', { address: [OWN] }],
        [OWN],
      ])
        see(key)
      watchTouched(queryClient, MESSAGE)
      queryClient.setQueryData(MESSAGE, reached(status))
      expect(asked()).toEqual(named)
    },
  )

  it('queries that are not on screen reload when they are there again', () => {
    const { queryClient, see, asked } = cache()
    const queryKey = see(['toncenter', 'mainnet', 'v3', 'transactions', { account: OWN }], false)
    watchTouched(queryClient, MESSAGE)
    queryClient.setQueryData(MESSAGE, reached('finalized'))
    expect(asked()).toEqual([])
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it('nothing is asked before that, nor twice, nor for a message that had ended already, nor after the end', async () => {
    const { queryClient, see, times } = cache()
    const queryKey = see(['toncenter', 'mainnet', 'v3', 'transactions', { account: OWN }])
    const end = watchTouched(queryClient, MESSAGE)
    for (const status of ['sent', 'pending', 'confirmed', 'not-found']) {
      queryClient.setQueryData(MESSAGE, reached(status))
      expect(times.get(queryKey)).toBeUndefined()
    }
    queryClient.setQueryData([...MESSAGE.slice(0, 4), { hash: 'another' }], reached('finalized'))
    expect(times.get(queryKey)).toBeUndefined()
    queryClient.setQueryData(MESSAGE, reached('finalized'))
    queryClient.setQueryData(MESSAGE, reached('finalized'))
    watchTouched(queryClient, MESSAGE)
    queryClient.setQueryData(MESSAGE, reached('finalized'))
    expect(times.get(queryKey)).toBe(1)
    end()
    queryClient.setQueryData(MESSAGE, reached('sent'))
    expect(times.get(queryKey)).toBe(1)
  })

  it.each([
    ['jetton_transfer', { sender: OWN, receiver: OTHER, asset: STRANGER }],
    ['nft_transfer', { old_owner: OWN, new_owner: OTHER, nft_item: STRANGER }],
  ])('%s: who receives it without a transaction of its own is touched, the token is not', (type, details) => {
    const { queryClient, see, asked } = cache()
    const received = see(['toncenter', 'mainnet', 'v3', 'jettonWallets', { owner_address: [toFriendlyAddress(OTHER)] }])
    see(['toncenter', 'mainnet', 'v3', 'jettonMasters', { address: [STRANGER] }])
    watchTouched(queryClient, MESSAGE)
    const trace = {
      transactions: { x: { account: OWN } },
      actions: [
        { type, details },
        { type: 'new', details: null },
      ],
    }
    queryClient.setQueryData(MESSAGE, { status: 'finalized', since: 1, trace })
    expect(asked()).toEqual([received])
  })

  it('whom the actions name that are found later is touched then, and nobody twice', () => {
    const { queryClient, see, times } = cache()
    const [own, other] = [OWN, OTHER].map((account) =>
      see(['toncenter', 'mainnet', 'v3', 'nftItems', { owner_address: account }]),
    )
    watchTouched(queryClient, MESSAGE)
    const trace = { transactions: { x: { account: OWN } }, actions: [] as object[] }
    queryClient.setQueryData(MESSAGE, { status: 'finalized', since: 1, endedAt: 1, trace })
    expect([own, other].map((key) => times.get(key as QueryKey))).toEqual([1, undefined])
    const actions = [{ type: 'jetton_transfer', details: { sender: OWN, receiver: OTHER } }]
    queryClient.setQueryData(MESSAGE, { status: 'finalized', since: 1, trace: { ...trace, actions } })
    expect([own, other].map((key) => times.get(key as QueryKey))).toEqual([1, 1])
  })

  it('a trace without transactions touches nobody', () => {
    const { queryClient, see, asked } = cache()
    see(['toncenter', 'mainnet', 'v3', 'transactions', { account: OWN }])
    watchTouched(queryClient, MESSAGE)
    queryClient.setQueryData(MESSAGE, { status: 'finalized', since: 1, trace: { is_incomplete: true } })
    expect(asked()).toEqual([])
  })
})
