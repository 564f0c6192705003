import { beginCell, internal } from '@ton/core'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { toRequest } from '../../src/core/http/wire.ts'
import { normalizeParams } from '../../src/core/schema/params.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import type { LocalService, LocalServiceOptions } from '../../src/local/options.ts'
import type { Route } from '../../src/local/routes/route.ts'
import { v3Gets } from '../../src/local/routes/v3/table.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { unpackRows } from '../../src/local/snapshot/pack.ts'
import { asking } from '../local/asking.ts'
import { signed } from '../local/signing.ts'
import { contract } from './contract.ts'
import { demoParams } from './demo.ts'
import type { RecordName } from './names.ts'
import { folderOf } from './recordings.ts'

/** Rows of a list. A trace has many transactions, so one is enough. */
const ROWS = 2
const SOURCE = { service: 'local', scenario: 'demo', script: 'scripts/record.mjs' }
const NOTE = "Synthetic: an answer of this project's local service, written by `npm run record`."
const NONE = ' The demo chain has no such contracts.'

type Params = Readonly<Record<string, unknown>>
type Asked = ReturnType<typeof asking>

const records: readonly AnyEndpoint[] = [...Object.values(v2), ...Object.values(v3)]
const gets: Readonly<Record<string, Route<never>>> = v3Gets
const nameOf = ({ generation, name }: AnyEndpoint) => `${generation} ${name}` as RecordName

/** Signs a transfer of the demo's wallet, for the state that the wallet has now. */
const transfer = (asked: Asked) =>
  signed(asked, 'main', [internal({ to: demo.anna, value: 1_000_000_000n, bounce: false, body: 'Hello' })])

/** Params by endpoint that give more of an answer than the least that it takes. */
async function richParams(asked: Asked): Promise<Readonly<Partial<Record<RecordName, Params>>>> {
  const { libraries } = await unpackRows(new Uint8Array(await asked.service.snapshot()))
  const { body } = await transfer(asked)
  const comment = beginCell().storeUint(0, 32).storeStringTail('Hello').endCell().toBoc().toString('base64')
  const jettonData = { address: demo.dollarJetton, method: 'get_jetton_data', stack: [] }
  return {
    'v2 estimateFee': { address: demo.main, body },
    'v2 getConfigParam': { config_id: 20 },
    'v2 getLibraries': { libraries: Object.keys(libraries) },
    'v2 runGetMethod': jettonData,
    'v2 runGetMethodStd': jettonData,
    'v3 accountStates': { address: [demo.main, demo.uninit] },
    'v3 actions': { account: demo.main },
    'v3 addressBook': { address: [demo.main, demo.dollarJetton] },
    'v3 decode': { opcodes: ['0x0f8a7ea5', '0xdeadbeef'], bodies: [comment] },
    'v3 decodePost': { opcodes: ['0x0f8a7ea5', '0xdeadbeef'], bodies: [comment] },
    'v3 dnsActiveAuctions': { bidder: demo.main, include_nft_items: true },
    'v3 estimateFee': { address: demo.main, body, ignore_chksig: true },
    'v3 jettonTransfers': { owner_address: demo.main },
    'v3 nftItems': { owner_address: demo.main },
    'v3 nftSales': { address: demo.sale },
    'v3 runGetMethod': jettonData,
    'v3 traces': { account: demo.main, limit: 1, include_actions: true },
  }
}

/** The HTTP request that a client makes of this endpoint. */
const requestOf = (endpoint: AnyEndpoint, params: Params) => {
  const call = { base: 'http://local', endpoint, params: normalizeParams(endpoint, params, 'local') }
  return toRequest({ ...call, key: undefined, signal: new AbortController().signal }, {})
}

/** Asks a service, and gives what the file of a recording says. */
async function record({ handle }: Pick<LocalService, 'handle'>, request: Request, note = NOTE) {
  const { method, url } = request
  const json = method === 'POST' ? await request.clone().json() : undefined
  const response = await handle(request)
  const url_tail = url.replace(/^.*\/api\/v\d\//, '')
  const body: unknown = await response.json()
  return { source: SOURCE, kind: 'synthetic', note, request: { method, url_tail, json }, status: response.status, body }
}

type Recorded = Awaited<ReturnType<typeof record>>

/** An answer of each endpoint that reads, and of what changes the chain last. */
async function* answers(): AsyncGenerator<[AnyEndpoint, Recorded]> {
  const asked = asking()
  const [paramsOf, rich] = [await demoParams(asked.service), await richParams(asked)]
  const pending = asking({ mine: 'manual' })
  const { boc } = await transfer(pending)
  await pending.ask('v2/sendBoc', {}, { method: 'POST', body: JSON.stringify({ boc }) })

  for (const endpoint of records) {
    if (endpoint.kind === 'mutation') continue
    const stated = contract(endpoint).params.map(({ name }) => name)
    const rows = Object.fromEntries(
      ['limit', 'count'].filter((name) => stated.includes(name)).map((one) => [one, ROWS]),
    )
    const params = { ...rows, ...(rich[nameOf(endpoint)] ?? paramsOf(endpoint)) }
    const { service } = endpoint.name.startsWith('pending') ? pending : asked
    const isAbsent = endpoint.generation === 'v3' && gets[endpoint.name]?.fidelity === 'none of it'
    yield [endpoint, await record(service, requestOf(endpoint, params), isAbsent ? NOTE + NONE : NOTE)]
  }
  for (const endpoint of [v2.sendBoc, v2.sendBocReturnHash, v3.sendMessage]) {
    const { boc } = await transfer(asked)
    yield [endpoint, await record(asked.service, requestOf(endpoint, { boc }))]
  }
  const call = { jsonrpc: '2.0', id: '1', method: 'getMasterchainInfo', params: {} }
  yield [v2.jsonRPC, await record(asked.service, requestOf(v2.jsonRPC, call))]
}

/** Requests that the service refuses, by their path, and the options of the service. */
const REFUSALS: readonly (readonly [string, LocalServiceOptions?])[] = [
  ['v2/getMasterchainInfo?api_key=unknown', { keys: {} }],
  ['v2/getMasterchainInfo?api_key=other', { keys: { other: 'testnet' } }],
  [`v2/tryLocateTx?source=${demo.main}&destination=${demo.anna}&created_lt=1`],
  [`v2/getTokenData?address=${demo.main}`],
  ['v2/getAddressBalance?address=nobody'],
  ['v2/getMasterchainInfo', { requestsPerSecond: 1e-6 }],
  ['v2/getMasterchainInfo', { faults: [{ kind: 'status', status: 504 }] }],
  ['v3/masterchainInfo?api_key=unknown', { keys: {} }],
  [`v3/pendingTransactions?account=${demo.anna}`],
  ['v3/transactions?account=nobody'],
  ['v3/masterchainInfo', { requestsPerSecond: 1e-6 }],
  ['v3/masterchainInfo', { faults: [{ kind: 'status', status: 500 }] }],
]

async function* refusals(): AsyncGenerator<[string, Recorded]> {
  for (const [path, options = {}] of REFUSALS) {
    const { service, ask } = asking(options)
    // The limiter lets the first request pass.
    if (options.requestsPerSecond) await ask('v3/masterchainInfo')
    yield [path.slice(0, 2), await record(service, new Request(`http://local/api/${path}`))]
  }
}

/** The contents that the files of `test/recordings` must have, by path. */
export async function recordAll(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  const add = (folder: string, recorded: Recorded) => {
    const number = [...files.keys()].filter((file) => file.startsWith(`${folder}/`)).length + 1
    files.set(`${folder}/${String(number).padStart(3, '0')}.json`, `${JSON.stringify(recorded, null, 1)}\n`)
  }
  for await (const [endpoint, recorded] of answers()) add(folderOf(endpoint), recorded)
  for await (const [generation, recorded] of refusals()) add(`${generation}/_errors`, recorded)
  return files
}
