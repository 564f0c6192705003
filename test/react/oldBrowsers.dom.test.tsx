import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { useBalances } from '../../src/react/useAccount.ts'
import { useAddressName } from '../../src/react/useAddressName.ts'
import { useJettonBalances } from '../../src/react/useJettonBalances.ts'
import { useMessageStatus } from '../../src/react/useMessageStatus.ts'
import { useTransaction } from '../../src/react/useTransaction.ts'
import { useTransactionsInfinite } from '../../src/react/v3/blockchain.ts'
import { useSendBoc } from '../../src/v2.ts'
import { becomeOldBrowser } from '../support/oldBrowser.ts'
import { nextPage, setup } from '../support/react.tsx'

let restore = () => {}
beforeEach(() => {
  restore = becomeOldBrowser()
})
afterEach(() => {
  cleanup()
  restore()
})

const service = createLocalService()
const open = () => setup({ baseUrl: 'http://local.test', fetch: service.fetch })

describe('in the oldest browsers that are supported, hooks', () => {
  it('read balances, names, jettons and single transactions', async () => {
    const { result } = renderHook(
      () => {
        const list = useTransactionsInfinite({ account: demo.main, limit: 5 })
        return {
          list,
          many: useBalances([demo.main, demo.shop]),
          all: [useAddressName(demo.main), useJettonBalances(demo.main), useTransaction(list.data?.rows[0]?.hash)],
          status: useMessageStatus(list.data?.rows[0]?.in_msg?.hash),
        }
      },
      { wrapper: open().wrapper },
    )
    await waitFor(() =>
      expect(result.current.all.map(({ status }) => status)).toEqual(['success', 'success', 'success']),
    )
    await waitFor(() => expect(result.current.status.isSuccess).toBe(true))
    expect(Object.keys(result.current.many.data)).toHaveLength(2)
    expect(result.current.many.error).toBe(null)
  })

  it('page through a list, and refetch it', async () => {
    const { wrapper } = open()
    const { result } = renderHook(() => useTransactionsInfinite({ account: demo.main, limit: 3 }), { wrapper })
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    await nextPage(result)
    const { data, error } = await act(() => result.current.refetch())
    expect(error).toBe(null)
    expect(data?.rows).toHaveLength(6)
  })

  it('send', async () => {
    const { result } = renderHook(() => useSendBoc(), { wrapper: open().wrapper })
    const outcome = await act(() =>
      result.current.mutateAsync({ boc: 'te6cckEBAQEAAgAAAEysuc0=' }).catch((error) => error),
    )
    expect(outcome).toMatchObject({ endpoint: 'v2 sendBoc', retryable: false })
  })
})
