import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { Address, internal, toNano } from '@ton/core'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import { normalizedMessageHash } from '../../src/core/values/messageHash.ts'
import { accountStates } from '../../src/endpoints/v3/accounts/accountStates.ts'
import { transactions } from '../../src/endpoints/v3/blockchain/transactions.ts'
import { sendMessage } from '../../src/endpoints/v3/legacy/sendMessage.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { queryKey } from '../../src/query/keys.ts'
import { lookForMessage, type MessageStatus } from '../../src/query/messageStatus.ts'
import { queryOptions } from '../../src/query/options.ts'
import { watchTouched } from '../../src/query/touched.ts'
import { asking } from '../local/asking.ts'
import { signed } from '../local/signing.ts'

it('a message on a real chain is followed until it is final, and then both balances and lists are fresh', async () => {
  const asked = asking({ mine: 'manual' })
  const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch: asked.service.fetch })
  const queryClient = new QueryClient()
  /** The data of an account on screen. */
  const show = (account: string) => {
    const balance = queryOptions(accountStates, client, { address: account })
    const list = queryOptions(transactions, client, { account, limit: 1 })
    const stops = [balance, list].map((options) => new QueryObserver(queryClient, options as never).subscribe(() => {}))
    onTestFinished(() => {
      for (const stop of stops) stop()
    })
    return () => ({
      balance: queryClient.getQueryData(balance.queryKey)?.accounts[0]?.balance,
      newest: queryClient.getQueryData(list.queryKey)?.transactions[0]?.hash,
    })
  }
  onTestFinished(async () => {
    queryClient.clear()
    client.close()
    await asked.service.close()
  })
  const [main, anna] = [show(demo.main), show(demo.anna)]
  await vi.waitFor(() => expect([main(), anna()].flatMap(Object.values)).not.toContain(undefined))
  const before = [main(), anna()]

  const { boc } = await signed(asked, 'main', [
    internal({ to: Address.parse(demo.anna), value: toNano('1'), body: 'Lunch' }),
  ])
  const hash = await normalizedMessageHash(boc)
  const key = queryKey({ generation: 'v3', name: 'messageStatus' }, client.keyName, { hash })
  onTestFinished(watchTouched(queryClient, key))
  const look = () =>
    queryClient.fetchQuery({
      queryKey: key,
      queryFn: ({ signal }) => lookForMessage(client, { hash }, queryClient.getQueryData(key), 120_000, { signal }),
    })
  const statuses: MessageStatus['status'][] = [(await look()).status]
  expect((await client.request(sendMessage, { boc })).message_hash_norm).toBe(hash)
  for (let blocks = 0; blocks < 9 && statuses.at(-1) !== 'finalized'; blocks++) {
    statuses.push((await look()).status)
    if (statuses.at(-1) === 'finalized') break
    expect([main(), anna()]).toEqual(before)
    await asked.service.fetch('http://local.test/local/mine', { method: 'POST', body: '{}' })
  }
  expect([...new Set(statuses)]).toEqual(['sent', 'pending', 'finalized'])
  await vi.waitFor(() => {
    const after = [main(), anna()]
    expect(after.map(({ newest }, index) => newest === before[index]?.newest)).toEqual([false, false])
    expect(Number(after[0]?.balance)).toBeLessThan(Number(before[0]?.balance) - 1e9)
    expect(Number(after[1]?.balance)).toBeGreaterThan(Number(before[1]?.balance))
  })
})
