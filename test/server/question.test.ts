import { describe, expect, it } from 'vitest'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import { createProxy } from '../../src/server/proxy.ts'
import { serve } from '../support/server.ts'

const A = `0:${'a'.repeat(64)}`
const BOC = 'te6cckEBAQEAAgAAAEysuc0='
const JSON_TYPE = 'application/json'

/** A proxy before a service that answers anything, and the requests to that service. */
async function setUp() {
  const { url, seen } = await serve(() => ({ ok: true, result: {} }))
  const proxy = createProxy({
    network: 'local',
    apiKey: 'f00d'.repeat(16),
    upstream: url,
    send: true,
    cache: false,
  })
  return { proxy, seen }
}

type Ask = [name: string, path: string, init?: RequestInit]

const post = (body: unknown, type = JSON_TYPE, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type, ...headers },
  body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
})
const call = (text: string): RequestInit => post(text)
const method = (params: string) => call(`{"method":"getTransactions","params":${params}}`)

function refuses(status: number, refusal: string, rows: Ask[]) {
  it.each(rows)(`${status} ${refusal}: %s`, async (_, path, init) => {
    const { proxy, seen } = await setUp()
    const response = await proxy(new Request(`http://page.test/ton/api${path}`, init))
    expect([response.status, await response.json(), seen]).toMatchObject([status, { refusal }, []])
  })
}

describe('a request that is no question of the contract is refused, and asks nobody', () => {
  refuses(400, 'params', [
    ['an unknown name', `/v3/transactions?account=${A}&acount=${A}`],
    ['a name in other letters', `/v3/transactions?Account=${A}`],
    ['a name of the prototype', '/v3/transactions?__proto__=1'],
    ['a name with brackets', `/v3/transactions?account[]=${A}`],
    ['a name without a text', '/v3/transactions?=1'],
    ['a value that is empty, which the service takes for none', '/v3/transactions?account='],
    ['a limit below 1', '/v3/transactions?limit=-1'],
    ['a limit above the most', '/v3/transactions?limit=1001'],
    ['a number in another spelling', '/v3/transactions?limit=1e2'],
    ['a number with a sign', '/v3/transactions?limit=%2B5'],
    ['a number with a space', '/v3/transactions?limit=%205'],
    ['a number in hex', '/v3/transactions?limit=0x10'],
    ['a fraction', '/v3/transactions?limit=1.5'],
    ['a word that is none of them', '/v3/transactions?sort=random'],
    ['a hash of other letters', '/v3/transactions?hash=zz'],
    ['an address with a wrong checksum', '/v3/transactions?account=EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2M'],
    ['an address with a NUL', `/v3/transactions?account=${A}%00`],
    ['a domain with a NUL', '/v3/dns/records?domain=a%00b'],
    ['a domain that is written backwards', '/v3/dns/records?domain=%E2%80%AEnot'],
    ['a domain of 5 000 letters', `/v3/dns/records?domain=${'a'.repeat(5_000)}`],
    ['a type of action with a space', '/v3/actions?supported_action_types=v1%20v2'],
    ['a time of the workchain that is too long', '/v3/transactions?start_lt=18446744073709551616'],
    ['one value twice', '/v3/transactions?limit=1&limit=2'],
    ['the same value twice', '/v3/transactions?limit=1&limit=1'],
    ['params that exclude each other', `/v3/traces?account=${A}&trace_id=${'a'.repeat(64)}`],
    ['none of the params that one is needed of', '/v3/pendingActions'],
    ['a switch of v3 with another word', '/v3/blocks?x_no_metadata=maybe'],
    ['a switch of v3 twice', '/v3/blocks?x_timeout=5&x_timeout=6'],
    ['a switch of v3 at v2', '/v2/getMasterchainInfo?x_no_metadata=true'],
    ['a version of the action types that nobody knows', '/v3/blocks', { headers: { 'x-actions-version': 'junk 7' } }],
    ['a version of the action types that is far from any', '/v3/blocks', { headers: { 'x-actions-version': 'v10' } }],
    ['a version of the action types that is markup', '/v3/actions', { headers: { 'x-actions-version': '<script>' } }],
    ['a POST with a query', '/v2/jsonRPC?method=sendBoc', call('{"method":"getMasterchainInfo"}')],
    ['a POST of v3 with a query', `/v3/message?boc=${BOC}`, post({ boc: BOC })],
    ['a body with another member', '/v3/message', post({ boc: BOC, to: A })],
    ['a body without the member that it needs', '/v3/message', post({})],
    ['a body with a value of another type', '/v3/message', post({ boc: 7 })],
    ['a body with a list where one is', '/v3/message', post({ boc: [BOC] })],
    ['a message that is no bag of cells', '/v3/message', post({ boc: 'hello' })],
    ['a call with a param that is unknown', '/v2/jsonRPC', method(`{"address":"${A}","all":true}`)],
    ['a call with an object where a text is', '/v2/jsonRPC', method('{"address":{"toString":"x"}}')],
    ['a call with a name of the prototype', '/v2/jsonRPC', method(`{"address":"${A}","__proto__":{"lt":"1"}}`)],
  ])

  refuses(400, 'body', [
    ['no JSON', '/v3/message', post('<xml/>')],
    ['half of JSON', '/v3/message', post('{"boc":')],
    ['bytes that are no UTF-8', '/v3/message', post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))],
    ['null', '/v3/message', post('null')],
    ['a list', '/v3/message', post([{ boc: BOC }])],
    ['a batch of calls', '/v2/jsonRPC', call('[{"method":"getMasterchainInfo"}]')],
    ['a call without a method', '/v2/jsonRPC', call('{"params":{}}')],
    ['a call with params by place', '/v2/jsonRPC', method(`["${A}"]`)],
    ['a call of another protocol', '/v2/jsonRPC', call('{"jsonrpc":"1.0","method":"getMasterchainInfo"}')],
    ['a call with a member that is unknown', '/v2/jsonRPC', call('{"method":"getMasterchainInfo","auth":1}')],
    ['a call with an id without end', '/v2/jsonRPC', call(`{"method":"getMasterchainInfo","id":"${'a'.repeat(200)}"}`)],
    ['a call with an id that is an object', '/v2/jsonRPC', call('{"method":"getMasterchainInfo","id":{}}')],
    ['a whole number that loses digits', '/v2/jsonRPC', method('{"lt":9007199254740993}')],
    ['a fraction that loses digits', '/v2/jsonRPC', method('{"limit":0.12345678901234567891}')],
    ['a number beyond all numbers', '/v2/jsonRPC', method('{"limit":1e400}')],
    ['a number with an exponent', '/v2/jsonRPC', method('{"limit":1e1}')],
  ])

  refuses(400, 'key', [
    ['a key in the query', '/v3/blocks?api_key=theirs'],
    ['a key in a header', '/v3/blocks', { headers: { 'x-api-key': 'theirs' } }],
    ['a key in the body', '/v3/message', post({ boc: BOC, api_key: 'theirs' })],
    ['a key in a call', '/v2/jsonRPC', call('{"method":"getMasterchainInfo","apiKey":"theirs"}')],
  ])

  refuses(415, 'body', [
    ['a plain text', '/v3/message', post({ boc: BOC }, 'text/plain')],
    ['a type that begins alike', '/v3/message', post({ boc: BOC }, 'application/json+evil')],
    ['another character set', '/v3/message', post({ boc: BOC }, 'application/json; charset=utf-16')],
    ['a packed body', '/v3/message', post({ boc: BOC }, JSON_TYPE, { 'content-encoding': 'gzip' })],
  ])

  refuses(414, 'size', [['a URL above 16 kB', `/v3/transactions?${`account=${A}&`.repeat(250)}`]])
  refuses(404, 'path', [
    ['a method of no contract', '/v2/jsonRPC', call('{"method":"shutdown"}')],
    ['a call of a call', '/v2/jsonRPC', call('{"method":"jsonRPC","params":{"method":"sendBoc"}}')],
    ['a path of no contract', '/v3/admin'],
  ])
})

describe('a send where sending is closed', () => {
  const closed = createProxy({
    network: 'local',
    apiKey: 'f00d'.repeat(16),
    upstream: 'http://nobody.test',
    send: false,
  })

  it('is refused by its head: its body is not read, whatever it holds', async () => {
    const request = new Request('http://page.test/ton/api/v3/message', post('{"boc":'))
    expect(await (await closed(request)).json()).toMatchObject({ refusal: 'send' })
    expect(request.bodyUsed).toBe(false)
  })

  it('is refused by its method in a call, before its params are checked', async () => {
    const request = new Request('http://page.test/ton/api/v2/jsonRPC', call('{"method":"sendBoc","params":{"boc":7}}'))
    expect(await (await closed(request)).json()).toMatchObject({ refusal: 'send' })
  })
})

describe('a question of many characters', () => {
  it('is asked where it is a bag of cells', async () => {
    const { proxy, seen } = await setUp()
    const body = `te6cc${'A'.repeat(3_003)}`
    const url = `http://page.test/ton/api/v3/decode?bodies=${body}`
    expect((await proxy(new Request(url))).status).toBe(200)
    expect(seen[0]?.url.searchParams.get('bodies')).toHaveLength(3_008)
  })
})

describe('a question in another spelling', () => {
  it.each([
    ['?limit=5&offset=0', '?limit=5&offset=0'],
    [`?account=${A.toUpperCase()}`, `?account=${toFriendlyAddress(A)}`],
    ['?lt=0017', '?lt=17'],
    ['?opcode=260734629', '?opcode=0x0f8a7ea5'],
    ['', ''],
  ])('%s reaches the service as %s, and no param is added', async (given, sent) => {
    const { proxy, seen } = await setUp()
    expect((await proxy(new Request(`http://page.test/ton/api/v3/transactions${given}`))).status).toBe(200)
    expect(decodeURIComponent(seen[0]?.url.search ?? '')).toBe(sent)
  })
})
