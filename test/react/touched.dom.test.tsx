import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { useBalance } from '../../src/react/useAccount.ts'
import { useMessageStatus } from '../../src/react/useMessageStatus.ts'
import { useTransactions, useTransactionsInfinite } from '../../src/react/v3/blockchain.ts'
import { setup } from '../support/react.tsx'
import { pass, until, virtualTime } from '../support/virtualTime.ts'
import { answering, HASH, loadTrace, traceOf } from './message.tsx'

beforeAll(loadTrace)
virtualTime()
afterEach(cleanup)

const STRANGER = `0:${'5'.repeat(64)}`

it('the queries of a message’s accounts reload when it is final: once for any number of watchers, and no others', async () => {
  const { known, asked, paths, fetch } = answering()
  const { wrapper } = setup({ baseUrl: 'http://local.test', fetch })
  const { result } = renderHook(
    () => ({
      statuses: [useMessageStatus(HASH), useMessageStatus(HASH), useMessageStatus(HASH)],
      balance: useBalance(toFriendlyAddress(demo.main, { bounceable: false })),
      list: useTransactions({ account: demo.main.toLowerCase() }),
      pages: useTransactionsInfinite({ account: demo.main }),
      stranger: useTransactions({ account: STRANGER, limit: 7 }),
    }),
    { wrapper },
  )
  const said = (status: string) =>
    until(() => expect(result.current.statuses.map(({ data }) => data?.status)).toEqual([status, status, status]))
  await said('sent')
  known.pending = [traceOf('confirmed', 'pending')]
  await said('confirmed')
  expect(paths().filter((path) => path === 'accountStates')).toHaveLength(1)
  const from = asked.length
  known.indexed = [traceOf('finalized')]
  await said('finalized')
  await pass(60_000)
  const later = asked.slice(from).filter(({ pathname }) => !pathname.endsWith('races'))
  expect(later.map(({ pathname }) => pathname.split('/').pop()).sort()).toEqual([
    'accountStates',
    'transactions',
    'transactions',
  ])
  for (const { search } of later) expect(search).not.toContain(toFriendlyAddress(STRANGER))
})
