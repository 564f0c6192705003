import { Address, beginCell, Cell } from '@ton/core'
import { describe, expect, it, vi } from 'vitest'
import { serve } from '../../src/local/hosts/http.ts'
import { loadEngine } from '../../src/local/loadEngine.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createService } from '../../src/local/service.ts'
import { asking } from './asking.ts'

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
type Answer = { status: number; body: any; headers: Headers }

const order = async (
  { service }: Pick<ReturnType<typeof asking>, 'service'>,
  name: string,
  params: unknown = {},
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const init = { method: 'POST', body: JSON.stringify(params), headers }
  const response = await service.fetch(`http://local.test/local/${name}`, init)
  return { status: response.status, body: await response.json(), headers: response.headers }
}
const json = { 'content-type': 'application/json' }
const here = 'localhost:8081'

describe('who orders a command', () => {
  const local = asking()
  const head = async () => (await local.ask('v3/masterchainInfo')).body.last.seqno
  const mine = (headers: Record<string, string>) => order(local, 'mine', {}, headers)

  it.each([
    [
      'a page of another site, by what a form can send',
      { host: here, origin: 'https://evil.example', 'content-type': 'text/plain' },
    ],
    ['the same with a JSON type', { host: here, origin: 'https://evil.example', ...json }],
    ['a page without an origin of its own', { host: here, origin: 'null', ...json }],
    ['a site that points its name at this machine', { host: 'evil.example', origin: 'http://evil.example', ...json }],
    ['the same without an origin', { host: 'evil.example:8081', ...json }],
    ['a name that only begins as this machine’s', { host: '127.0.0.1.evil.example', ...json }],
    ['an origin that only ends as this machine’s', { host: here, origin: 'http://evil-localhost.example', ...json }],
  ])('%s is refused with 403, and no block is sealed', async (_, headers) => {
    const before = await head()
    const { status, body, headers: answered } = await mine(headers as Record<string, string>)
    expect([status, body.ok, body.code]).toEqual([403, false, 403])
    expect(answered.get('access-control-allow-origin')).toBeNull()
    expect(await head()).toBe(before)
  })

  it('a program that names no JSON type is refused with 415', async () => {
    const before = await head()
    expect(await mine({ host: here })).toMatchObject({ status: 415, body: { code: 415 } })
    expect(await mine({ host: here, 'content-type': 'application/jsonp' })).toMatchObject({ status: 415 })
    expect(await head()).toBe(before)
  })

  it.each([
    ['a program with a JSON type', { host: here, ...json }],
    ['a program in a container, by the name of the service', { host: 'toncenter:8081', ...json }],
    [
      'a program in the same network, by the address',
      { host: '192.168.1.7:8081', 'content-type': 'application/json; charset=utf-8' },
    ],
    ['a page of the service’s own origin', { host: here, origin: `http://${here}` }],
    ['a page of another server on this machine', { host: here, origin: 'http://localhost:5173', ...json }],
    ['a caller in the same process', {}],
  ])('%s is obeyed', async (_, headers) => {
    const before = await head()
    expect((await mine(headers as Record<string, string>)).status).toBe(200)
    expect(await head()).toBe(before + 1)
  })

  it('only pages of this machine are told that they may send one, and read the answer', async () => {
    const asked = async (origin: string) => {
      const init = { method: 'OPTIONS', headers: { host: here, origin } }
      return (await local.service.fetch('http://local.test/local/mine', init)).headers.get(
        'access-control-allow-origin',
      )
    }
    expect(await asked('https://evil.example')).toBeNull()
    expect(await asked('http://127.0.0.1:3000')).toBe('http://127.0.0.1:3000')
    const answer = await mine({ host: here, origin: 'http://localhost:5173', ...json })
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    // Reads stay open to all.
    const read = await local.service.fetch('http://local.test/api/v3/masterchainInfo', {
      headers: { origin: 'https://any.example' },
    })
    expect(read.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('is seen over HTTP too', async () => {
    const served = await serve(asking().service)
    const send = (headers: Record<string, string>) =>
      fetch(`${served.url}/local/mine`, { method: 'POST', body: '{}', headers })
    try {
      expect((await send({ 'content-type': 'text/plain' })).status).toBe(415)
      expect((await send({ origin: 'https://evil.example', ...json })).status).toBe(403)
      expect((await send(json)).status).toBe(200)
      expect((await send({ origin: served.url, 'content-type': 'text/plain' })).status).toBe(200)
    } finally {
      await served.close()
    }
  })
})

describe('the list of the commands', () => {
  it('has each with its body, at GET /local', async () => {
    const { service } = asking()
    for (const path of ['/local', '/local/']) {
      const response = await service.fetch(`http://local.test${path}`)
      const { ok, result } = await response.json()
      expect([response.status, ok]).toEqual([200, true])
      const [first] = result
      expect(first).toEqual({
        command: 'POST /local/mine',
        does: 'Seals blocks.',
        takes: { blocks: 'whole number, 1 to 10000; 1 when absent', seconds: expect.stringContaining('5 when absent') },
        gives: expect.stringContaining('gen_utime'),
      })
      expect(result.map(({ command }: { command: string }) => command)).toContain('POST /local/impersonate')
    }
  })
})

describe('a member that a command does not know', () => {
  const local = asking()
  it.each([
    ['mine', { block: 3 }, 'block'],
    ['fund', { address: demo.main, amount: '1', to: demo.main }, 'to'],
    ['impersonate', { from: demo.main, to: demo.shop, value: '1', comment: 'x' }, 'comment'],
    ['sign', { from: demo.main, to: demo.shop, value: '1', payload: 'x' }, 'payload'],
    ['sign', { from: demo.main, messages: [{ to: demo.shop, value: '1', amount: '2' }] }, 'amount'],
    ['snapshot', { id: '1' }, 'id'],
    ['digest', { constructor: 1 }, 'constructor'],
  ])('%s with %o is a 400 that names it', async (name, params, member) => {
    const { status, body } = await order(local, name, params)
    expect([status, body.code]).toEqual([400, 400])
    expect(body.error).toContain(JSON.stringify(member))
  })
})

describe('a signature', () => {
  it('is of several messages, with bodies, a comment, bounce and mode as asked for', async () => {
    const local = asking()
    const body = beginCell().storeUint(0x12345678, 32).endCell()
    const boc = body.toBoc().toString('base64')
    const messages = [
      { to: demo.shop, value: '1000000', body: boc, bounce: true },
      { to: demo.anna, value: '2000000', comment: 'two' },
      { to: demo.boris, value: '3000000' },
    ]
    const signed = await order(local, 'sign', { from: demo.main, messages, mode: 2 })
    expect(signed.status).toBe(200)
    const sent = { method: 'POST', body: JSON.stringify({ boc: signed.body.result.boc }), headers: json }
    const { hash } = (await local.ask('v2/sendBocReturnHash', {}, sent)).body.result
    const [{ transactions }] = (await local.ask('v3/traces', { msg_hash: hash })).body.traces
    // biome-ignore lint/suspicious/noExplicitAny: rows of every shape
    const first: any = Object.values(transactions).find((row: any) => row.account === demo.main)
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const out = (to: string) => first.out_msgs.find((message: any) => message.destination === to)
    expect(out(demo.shop)).toMatchObject({ opcode: '0x12345678', bounce: true, message_content: { body: boc } })
    // Without mode 1 the fee comes out of the value.
    expect(BigInt(out(demo.shop).value)).toBeLessThan(1_000_000n)
    expect(out(demo.anna)).toMatchObject({ bounce: false, message_content: { decoded: { comment: 'two' } } })
    expect(out(demo.boris)).toMatchObject({ opcode: null })
  })

  it('is refused for what cannot be meant', async () => {
    const local = asking()
    const one = { to: demo.shop, value: '1' }
    const empty = Cell.EMPTY.toBoc().toString('base64')
    for (const [params, code] of [
      [{ from: demo.main }, 422],
      [{ from: demo.main, to: demo.shop }, 422],
      [{ from: demo.main, messages: [] }, 422],
      [{ from: demo.main, messages: [one], to: demo.shop }, 422],
      [{ from: demo.main, ...one, comment: 'x', body: empty }, 422],
      [{ from: demo.main, ...one, body: 'AAAA' }, 400],
      [{ from: demo.main, ...one, mode: 256 }, 422],
      [{ from: demo.shop, messages: Array(5).fill(one) }, 422],
    ] as const)
      expect(await order(local, 'sign', params), JSON.stringify(params)).toMatchObject({ body: { ok: false, code } })
  })
})

describe('money', () => {
  const balance = async ({ ask }: ReturnType<typeof asking>, address: string) =>
    BigInt((await ask('v2/getAddressBalance', { address })).body.result)

  it('that is sent for somebody is taken from him, and from nobody without an account', async () => {
    const local = asking()
    const [from, to] = [demo.main, new Address(0, Buffer.alloc(32, 7)).toRawString()]
    const before = await balance(local, from)
    expect((await order(local, 'impersonate', { from, to, value: '3000000000', bounce: false })).status).toBe(200)
    expect([await balance(local, from), await balance(local, to)]).toEqual([before - 3_000_000_000n, 3_000_000_000n])
    const nobody = new Address(0, Buffer.alloc(32, 9)).toRawString()
    expect(await order(local, 'impersonate', { from: nobody, to, value: '1' })).toMatchObject({ status: 404 })
    const tooMuch = { from, to, value: String(before) }
    expect(await order(local, 'impersonate', tooMuch)).toMatchObject({ status: 422 })
    expect([await balance(local, from), await balance(local, to)]).toEqual([before - 3_000_000_000n, 3_000_000_000n])
  })

  it('that funds an account is a transaction of it, in a block of its own, while others wait', async () => {
    const local = asking({ mine: 'manual' })
    await order(local, 'impersonate', { from: demo.shop, to: demo.anna, value: '5' })
    const address = new Address(0, Buffer.alloc(32, 8)).toRawString()
    const seqno = async () => (await local.ask('v3/masterchainInfo')).body.last.seqno
    const before = await seqno()
    const { body } = await order(local, 'fund', { address, amount: '7000000000' })
    expect(await balance(local, address)).toBe(7_000_000_000n)
    expect(await seqno()).toBe(before + 1)
    const { transactions } = (await local.ask('v3/transactions', { account: address })).body
    expect(transactions).toMatchObject([
      { in_msg: { hash: body.result.hash, value: '7000000000', source: `-1:${'0'.repeat(64)}` } },
    ])
    expect((await local.ask('v3/pendingTransactions', { account: demo.anna })).status).toBe(200)
    await order(local, 'mine')
    expect((await local.ask('v3/pendingTransactions', { account: demo.anna })).status).toBe(404)
    const far = `5:${'1'.repeat(64)}`
    expect(await order(local, 'fund', { address: far, amount: '1' })).toMatchObject({ status: 422 })
  })
})

describe('an error of the service itself', () => {
  const broken = { loadEngine: () => Promise.reject(new Error('no TVM today')) }
  it('is a 500 with its reason, and leaves a line', async () => {
    const log = vi.fn()
    const service = createService({}, { ...broken, log })
    const answer = await service.fetch('http://local.test/local/mine', { method: 'POST', body: '{}' })
    expect([answer.status, await answer.json()]).toEqual([500, { ok: false, error: 'no TVM today', code: 500 }])
    const api = await service.fetch('http://local.test/api/v3/runGetMethod', {
      method: 'POST',
      body: JSON.stringify({ address: demo.main, method: 'seqno', stack: [] }),
      headers: json,
    })
    expect([api.status, await api.json()]).toEqual([500, { error: 'internal server error: no TVM today' }])
    expect(log.mock.calls.map(([line]) => line)).toEqual([
      expect.stringMatching(/^POST \/local\/mine failed: Error: no TVM today/),
      expect.stringMatching(/^POST \/api\/v3\/runGetMethod failed: Error: no TVM today/),
    ])
    expect(log.mock.calls.every(([line]) => !line.includes('\n'))).toBe(true)
  })

  it('refusals and faults leave none', async () => {
    const log = vi.fn()
    const service = createService({ faults: [{ kind: 'drop', route: 'blocks' }] }, { loadEngine, log })
    await expect(service.fetch('http://local.test/api/v3/blocks')).rejects.toThrow('on demand')
    expect((await service.fetch('http://local.test/api/v3/transactions?lt=late')).status).toBe(422)
    expect((await service.fetch('http://local.test/local/mine', { method: 'POST', body: '[' })).status).toBe(422)
    expect(log).not.toHaveBeenCalled()
  })
})
