import { Address } from '@ton/core'
import { TonClient } from '@ton/ton'
import { afterAll, describe, expect, it } from 'vitest'
import { demoAccounts as demo } from '../../src/local/accounts.ts'
import { serve } from '../../src/local/http.ts'
import { createLocalService } from '../../src/local/service.ts'

const served = await serve(createLocalService())
afterAll(() => served.close())
const client = new TonClient({ endpoint: `${served.url}/api/v2/jsonRPC` })
const main = Address.parse(demo.main)

describe('the TonClient of @ton/ton', () => {
  it('reads the head of the chain', async () => {
    expect(await client.getMasterchainInfo()).toMatchObject({
      workchain: -1,
      initSeqno: 0,
      latestSeqno: expect.any(Number),
    })
  })

  it('reads accounts: a wallet, one without code, one that never was', async () => {
    const wallet = await client.getContractState(main)
    expect(wallet.state).toBe('active')
    expect(wallet.balance).toBeGreaterThan(10n ** 12n)
    expect(await client.getBalance(Address.parse(demo.uninit))).toBe(12_500_000_000n)
    expect(await client.getContractState(Address.parse(demo.empty))).toMatchObject({
      balance: 0n,
      code: null,
      lastTransaction: null,
      state: 'uninitialized',
    })
  })

  it('reads a history page by page, down to its first transaction', async () => {
    const seen: string[] = []
    let cursor: { lt?: string; hash?: string } = {}
    for (;;) {
      const page = await client.getTransactions(main, { limit: 9, ...cursor })
      // This client takes the transaction named by the cursor out of its answer.
      seen.push(...page.map((row) => row.hash().toString('base64')))
      const last = page.at(-1)
      if (page.length < 9 || !last) break
      cursor = { lt: last.lt.toString(), hash: last.hash().toString('base64') }
    }
    const whole = await client.getTransactions(main, { limit: 1000 })
    expect(seen).toEqual(whole.map((row) => row.hash().toString('base64')))
    expect(whole.at(-1)?.prevTransactionLt).toBe(0n)
  })
})
