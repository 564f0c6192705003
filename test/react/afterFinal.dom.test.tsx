import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { CallRecord } from '../../src/core/client.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'
import { useBalance } from '../../src/react/useAccount.ts'
import { useJettonBalances } from '../../src/react/useJettonBalances.ts'
import { useMessageStatus } from '../../src/react/useMessageStatus.ts'
import { useActions, usePendingActions } from '../../src/react/v3/actions.ts'
import { useNftItems } from '../../src/react/v3/nfts.ts'
import { demoBytes } from '../support/demoChain.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'

virtualTime()
afterEach(cleanup)

it('after `finalized` the next request of a wallet page is for the balance, whatever else it shows', async () => {
  const service = createLocalService({ mine: 'manual', requestsPerSecond: 1 })
  await service.restore(demoBytes)
  const post = async (path: string, body: object) => {
    const response = await service.fetch(`http://local.test/${path}`, { method: 'POST', body: JSON.stringify(body) })
    return response.json()
  }
  const {
    result: { boc },
  } = await post('local/sign', { from: demo.main, to: demo.shop, value: '1500000000' })
  const { wrapper, client } = setup({ baseUrl: 'http://local.test', fetch: service.fetch, requestsPerSecond: 1 })
  const asked: string[] = []
  client.subscribe(({ cache, endpoint }: CallRecord) => void (cache === 'miss' && asked.push(endpoint)))
  const { result } = renderHook(
    () => ({
      nfts: useNftItems({ owner_address: demo.main }),
      actions: useActions({ account: demo.main }),
      pending: usePendingActions({ account: demo.main }),
      jettons: useJettonBalances(demo.main),
      balance: useBalance(demo.main),
      sent: useMessageStatus(boc),
    }),
    { wrapper },
  )
  await until(() => expect(Object.values(result.current).map(({ isSuccess }) => isSuccess)).not.toContain(false))
  const before = BigInt(result.current.balance.data ?? 0)

  await pass(2_000)
  expect(await post('api/v2/sendBoc', { boc })).toMatchObject({ ok: true })
  await pass(2_000)
  await post('local/mine', { blocks: 8 })
  await until(() => expect(result.current.sent.data?.status).toBe('finalized'))
  const final = asked.length
  await until(() => expect(before - BigInt(result.current.balance.data ?? before)).toBeGreaterThan(1_500_000_000n))
  expect(asked.slice(final)).toEqual(['v3 accountStates'])
})
