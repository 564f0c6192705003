import { describe, expect, it } from 'vitest'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createLocalService } from '../../src/local/service.ts'

const get = async (path: string) => (await createLocalService().fetch(`/api/${path}`)).json()

describe('the local service in a page', () => {
  it('refuses to bake a chain there, in plain words', async () => {
    const refused = await createLocalService({ seed: 2 }).fetch('/api/v3/blocks')
    expect(refused.status).toBe(501)
    expect((await refused.json()).error).toContain('in Node and in a worker')
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

  it('refuses what needs the TVM with a reason, and answers the rest', async () => {
    const service = createLocalService()
    const send = (path: string, body: object) =>
      service.fetch(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    for (const path of ['/api/v2/sendBoc', '/api/v3/message', '/api/emulate/v1/emulateTrace', '/local/mine']) {
      const refused = await send(path, path.startsWith('/api') ? { boc: 'te6cckEBAQEAAgAAAEysuc0=' } : {})
      expect(refused.status, path).toBe(501)
      expect((await refused.json()).error).toContain('in Node and in a worker')
    }
    const { actions } = await get('v3/actions?limit=5')
    expect(actions).toHaveLength(5)
    const signatures = await get('v2/getMasterchainBlockSignatures?seqno=3')
    expect(signatures.result.signatures).toHaveLength(7)
    const { result } = await (await send('/local/snapshot', {})).json()
    expect((await (await send('/local/revert', result)).json()).ok).toBe(true)
  })
})
