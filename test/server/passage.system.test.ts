import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/core/client.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import type { WireOptions } from '../../src/core/http/wire.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { records } from '../../src/server/records.ts'
import { contract } from '../support/contract.ts'
import { neededParams, SAMPLES, sample } from '../support/samples.ts'

/** A request as the service gets it; the order of a query means nothing. */
async function partsOf(request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).sort()
  return { method: request.method, path: pathname, query, body: await request.text() }
}

/** The request of a client to the service, and the request that the service gets through the proxy. */
async function bothWays(endpoint: AnyEndpoint, params: object, options: WireOptions) {
  const at: Awaited<ReturnType<typeof partsOf>>[] = []
  const answer = async (request: Request) => {
    at.push(await partsOf(request))
    return Response.json({ ok: true, result: {} })
  }
  const proxy = createProxy({
    network: 'local',
    apiKey: 'f00d'.repeat(16),
    upstream: 'http://service.test',
    send: true,
    cache: false,
    fetch: answer,
  })
  for (const [baseUrl, fetch] of [
    ['http://service.test', answer],
    ['http://page.test/ton', proxy],
  ] as const) {
    const client = createClient({
      network: 'local',
      baseUrl,
      fetch,
      retries: 0,
      onResponseMismatch: 'ignore',
      ...options,
    })
    // The answer is none of the endpoint's: what the client says of it is not the question here.
    await client.request(endpoint as never, params as never).catch(() => {})
    client.close()
  }
  return at
}

/** The least params of an endpoint, and those with each other valid param. */
function paramsOf(endpoint: AnyEndpoint): object[] {
  const {
    params,
    oneOf: [first],
  } = contract(endpoint)
  const needed = neededParams(contract(endpoint))
  const others = params.filter(({ name, required }) => !required && name !== first)
  return [
    needed,
    ...others.map(({ name, choices: words, type }) => ({
      ...needed,
      [name]: SAMPLES[name] ?? words?.[0] ?? sample(type),
    })),
  ]
}

describe('a request of the client', () => {
  it.each(
    records
      .filter(({ isRpc }) => !isRpc)
      .map((endpoint) => [`${endpoint.generation} ${endpoint.name} ${endpoint.method}`, endpoint] as const),
  )(
    'a request for %s reaches the service through the proxy as it does without one, with each param',
    async (_, endpoint) => {
      let sent = 0
      for (const params of paramsOf(endpoint)) {
        const [direct, proxied] = await bothWays(endpoint, params, {})
        // Params that exclude each other are refused by the client itself.
        if (direct) sent++
        expect(proxied).toEqual(direct)
      }
      expect(sent).toBeGreaterThan(0)
    },
  )

  it.each(
    records
      .filter(({ generation, kind, isRpc }) => generation === 'v2' && kind === 'query' && !isRpc)
      .map((one) => [one.name, one] as const),
  )('a request by JSON-RPC for v2 %s reaches the service as it does without a proxy', async (_, endpoint) => {
    const [direct, proxied] = await bothWays(endpoint, neededParams(contract(endpoint)), { v2Transport: 'json-rpc' })
    expect(direct?.path).toBe('/api/v2/jsonRPC')
    expect(proxied).toEqual(direct)
  })

  it('keeps the switches of v3', async () => {
    const endpoint = records.find(({ generation, name }) => generation === 'v3' && name === 'traces') as AnyEndpoint
    const [direct, proxied] = await bothWays(
      endpoint,
      { mc_seqno: 5 },
      { omit: ['address_book', 'metadata'], queryTimeoutMs: 3_000, actionsVersion: 'v2' },
    )
    expect(direct?.query).toEqual(expect.arrayContaining(['x_no_metadata=true', 'x_timeout=3000']))
    expect(proxied).toEqual(direct)
  })
})
