import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import { serve } from '../support/server.ts'

const EQ = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const BOC = 'te6cckEBAQEAAgAAAEysuc0='

describe('a request of v2', () => {
  it('is sent once when it changes the chain, even where a read would be tried again', async () => {
    const { url, seen } = await serve((_seen, response) => {
      response.writeHead(500).end('{"ok":false,"error":"LITE_SERVER_NETWORK","code":500}')
    })
    const client = createClient({ network: 'local', baseUrl: url, retries: 2 })
    await expect(client.request(v2.sendBoc, { boc: BOC })).rejects.toMatchObject({ code: 'server' })
    await expect(client.request(v2.jsonRPC, { method: 'sendBoc' })).rejects.toMatchObject({ code: 'server' })
    expect(seen).toHaveLength(2)
  })

  it.each(['rest', 'json-rpc'] as const)(
    'as /jsonRPC is the call itself, with the transport %s',
    async (v2Transport) => {
      const { url, seen } = await serve(() => ({ ok: true, result: ['anything', null], id: '1', jsonrpc: '2.0' }))
      const client = createClient({ network: 'local', baseUrl: url, v2Transport })
      const call = { method: 'getShards', params: { seqno: 1 } }
      expect(await client.request(v2.jsonRPC, call)).toEqual(['anything', null])
      expect(seen).toHaveLength(1)
      expect(seen[0]?.url.pathname).toBe('/api/v2/jsonRPC')
      expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ jsonrpc: '2.0', id: '1', ...call })
    },
  )

  it('as arguments of a get-method is JSON, bigints too', async () => {
    const result = { '@type': 'smc.runResult', gas_used: 1, exit_code: 11, stack: [] }
    const { url, seen } = await serve(() => ({ ok: true, result }))
    const client = createClient({ network: 'local', baseUrl: url })
    const answer = await client.request(v2.runGetMethod, { address: EQ, method: 'f', stack: [['num', 1n << 200n]] })
    // The contract has no such method: an answer, not an error.
    expect(answer.exit_code).toBe(11)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ address: EQ, method: 'f', stack: [['num', String(1n << 200n)]] })
  })
})
