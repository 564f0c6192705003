import { Cell } from '@ton/core'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { rpcPath } from '../../src/contract/client.ts'
import { emulateCalls } from '../../src/contract/emulate/calls.ts'
import { v2Calls } from '../../src/contract/v2/calls.ts'
import { v3Calls } from '../../src/contract/v3/calls.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { asking } from './asking.ts'
import { signed } from './signing.ts'

const { service } = asking()
/** Set by cheats. */
const { service: cheated } = asking()

/** What people and programs send where a value is expected. */
const value = fc.oneof(
  fc.constantFrom(
    '',
    '-',
    '+',
    '.',
    '0',
    '-1',
    '1',
    '1001',
    '1e3',
    '0x',
    '0x1',
    'null',
    'NaN',
    'true',
    'desc',
    'in',
    ',',
  ),
  fc.constantFrom(
    demo.main,
    `${demo.main},${demo.shop}`,
    `${demo.main},`,
    '0:0',
    '-9223372036854775808',
    '9'.repeat(30),
    'te6cckEBAQEAAgAAAEysuc0=',
    'seqno',
  ),
  fc.constantFrom(
    'A'.repeat(43),
    'A'.repeat(44),
    'f'.repeat(64),
    `${'A'.repeat(43)}=`,
    '__proto__',
    'constructor',
    '\0',
    '💥',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.bigInt().map(String),
)
const params = (names: readonly string[]) =>
  fc.array(fc.tuple(fc.constantFrom('', '__proto__', ...names, ...names.map((name) => `${name}[]`)), value), {
    maxLength: 5,
  })

/** A message to a wallet, and the same with one byte changed: without a checksum, which would see it. */
const genuine = Cell.fromBase64((await signed(asking(), 'main', [])).boc).toBoc({ crc32: false })
const outside = fc.tuple(fc.nat(genuine.length - 1), fc.nat(255)).map(([at, byte]) =>
  Buffer.from(genuine)
    .fill(byte, at, at + 1)
    .toString('base64'),
)
/** What TON Connect may be made to ask for. */
const orders = fc.array(
  fc.record(
    {
      address: fc.oneof(value, fc.constantFrom(demo.anna, demo.dollarJetton)),
      amount: fc.oneof(value, fc.nat().map(String)),
      payload: fc.oneof(value, outside),
      stateInit: fc.oneof(value, outside),
    },
    { requiredKeys: ['address', 'amount'] },
  ),
  { maxLength: 5 },
)

const v2 = Object.values(v2Calls).filter(({ path }) => path !== rpcPath)
const v3 = Object.values(v3Calls)
const v3Gets = v3.filter(({ method }) => method === 'GET')
const v3Posts = v3.filter(({ method }) => method === 'POST')
const request = fc.oneof(
  ...v3Gets.map(({ path, params: names }) =>
    params(names).map((pairs) => ({ path: `v3${path}`, pairs, body: undefined })),
  ),
  ...v2.map(({ path, params: names }) => params(names).map((pairs) => ({ path: `v2${path}`, pairs, body: undefined }))),
  ...v2.map(({ path, params: names }) =>
    fc
      .dictionary(fc.constantFrom('colour', ...names), fc.oneof(value, fc.anything()))
      .map((body) => ({ path: `v2${path}`, pairs: [], body })),
  ),
  ...v3Posts.map(({ path }) =>
    fc
      .dictionary(
        fc.constantFrom('colour', 'address', 'body', 'boc', 'method', 'stack', 'opcodes', 'bodies', 'init_code'),
        fc.oneof(
          value,
          value,
          fc.array(value),
          fc.array(fc.record({ type: fc.constantFrom('num', 'cell'), value })),
          fc.anything(),
        ),
      )
      .map((body) => ({ path: `v3${path}`, pairs: [], body })),
  ),
  ...Object.values(emulateCalls).map(({ path, params: names }) =>
    fc
      .dictionary(
        fc.constantFrom('colour', ...names),
        fc.oneof(value, outside, orders, fc.boolean(), fc.nat(), fc.anything()),
      )
      .map((body) => ({ path: `emulate${path}`, pairs: [], body })),
  ),
  fc
    .record({ from: fc.constantFrom(demo.main, demo.shop, demo.elder), messages: orders })
    .map((body) => ({ path: 'emulate/v1/emulateTonConnect', pairs: [], body })),
  fc
    .record({ boc: outside, ignore_chksig: fc.boolean() })
    .map((body) => ({ path: 'emulate/v1/emulateTrace', pairs: [], body })),
  fc.anything().map((body) => ({ path: 'v2/jsonRPC', pairs: [], body: body ?? null })),
  fc
    .record({ id: fc.anything(), method: fc.constantFrom('getTransactions', 'x', 7), params: fc.anything() })
    .map((body) => ({ path: 'v2/jsonRPC', pairs: [], body })),
)

const headers = { 'content-type': 'application/json' }

const toText = (body: unknown) => {
  try {
    return JSON.stringify(body, (_, value) => (typeof value === 'bigint' ? String(value) : value)) ?? ''
  } catch {
    return 'not JSON'
  }
}

/** Cheats that neither end nor replace the chain. */
const cheat = fc
  .tuple(
    fc.constantFrom('increase-time', 'fund', 'set-balance', 'impersonate', 'sign', 'revert', 'nothing', '__proto__'),
    fc.dictionary(
      fc.constantFrom(
        'colour',
        'seconds',
        'address',
        'amount',
        'balance',
        'from',
        'to',
        'value',
        'body',
        'bounce',
        'id',
      ),
      fc.oneof(value, fc.anything()),
    ),
  )
  .map(([name, body]) => ({ path: `/local/${name}`, pairs: [], body }))

const stray = fc
  .array(fc.oneof(fc.constantFrom('api', 'v2', 'v3', 'local', '..', 'jetton'), fc.string({ maxLength: 8 })), {
    maxLength: 5,
  })
  .map((parts) => ({ path: `/${parts.map(encodeURIComponent).join('/')}`, pairs: [], body: undefined }))

/** An error in the form of the refusing side. It has ok, error and code in v2 and the cheats, and error alone in v3. */
function checkError(path: string, status: number, text: string): void {
  const body = JSON.parse(text)
  const error = expect.stringMatching(/./)
  const second = /^\/(api\/v2|local)\//.test(path) && status !== 404
  if (second) expect(body).toMatchObject({ ok: false, error, code: status })
  else expect(body.error).toEqual(error)
  if (/^\/api\/(?:v3|emulate)\//.test(path)) expect(Object.keys(body)).toEqual(['error'])
}

/** Sends `count` random requests. Each answer has rows or an error of the contract, and none shows a fault of ours. */
export async function fuzz(count: number): Promise<void> {
  const seen = new Set<number>()
  const api = request.map(({ path, ...rest }) => ({ path: `/api/${path}`, ...rest }))
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 18, arbitrary: api }, { weight: 1, arbitrary: cheat }, { weight: 1, arbitrary: stray }),
      async ({ path, pairs, body }) => {
        const init = body === undefined ? undefined : { method: 'POST', body: toText(body), headers }
        const asked = path.startsWith('/local/') ? cheated : service
        const response = await asked.fetch(`http://local.test${path}?${new URLSearchParams(pairs)}`, init)
        const text = await response.text()
        seen.add(response.status)
        expect([200, 400, 401, 404, 405, 409, 422, 500, 501]).toContain(response.status)
        // The framework of v3 says so of a verb that it has no route for.
        if (!text.includes('Cannot POST')) expect(text).not.toContain('internal server error')
        if (response.status !== 200) checkError(path, response.status, text)
      },
    ),
    { numRuns: count, seed: 20_260_101 },
  )
  for (const status of [200, 404, 405, 422, 500]) expect(seen).toContain(status)
}
