import { describe, expect, it } from 'vitest'
import { demoAccounts as demo } from '../../src/local/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'

const get = async (path: string) => (await createLocalService().fetch(`/api/${path}`)).json()

describe('the local service in a page', () => {
  it('refuses to bake a chain there, in plain words', async () => {
    await expect(createLocalService({ seed: 2 }).fetch('/api/v3/blocks')).rejects.toThrow('in Node only')
  })

  it('answers from the snapshot, without WebAssembly and without Buffer', async () => {
    const { transactions } = await get(`v3/transactions?account=${encodeURIComponent(demo.main)}&limit=50`)
    expect(transactions).toHaveLength(50)
    expect(await get('v2/getMasterchainInfo')).toMatchObject({
      ok: true,
      result: { '@type': 'blocks.masterchainInfo' },
    })
    expect(await get(`v2/getTransactions?address=${encodeURIComponent(demo.main)}`)).toMatchObject({ ok: true })
    expect('Buffer' in globalThis).toBe(false)
  })

  it('starts in under a second', async () => {
    const before = performance.now()
    await get('v3/masterchainInfo')
    expect(performance.now() - before).toBeLessThan(1000)
  })
})
