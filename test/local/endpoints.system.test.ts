import { beginCell } from '@ton/core'
import { describe, expect, it } from 'vitest'
import { rpcPath } from '../../src/contract/client.ts'
import { emulateCalls } from '../../src/contract/emulate/calls.ts'
import { v2Calls } from '../../src/contract/v2/calls.ts'
import { v3Calls } from '../../src/contract/v3/calls.ts'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { toFaults } from '../../src/core/schema/issues.ts'
import { toFriendlyAddress } from '../../src/core/values/address.ts'
import * as emulateRecords from '../../src/endpoints/emulate/records.ts'
import * as v2Records from '../../src/endpoints/v2.ts'
import * as v3Records from '../../src/endpoints/v3.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { demoRows } from '../support/demoChain.ts'
import type { RecordName } from '../support/names.ts'
import { tried } from '../support/tried.ts'
import { asking } from './asking.ts'
import { signed } from './signing.ts'

const { ask } = asking()
const { transactions } = (await ask('v3/transactions', { account: demo.main, limit: 1000 })).body
const [newest] = transactions
const inner = transactions.find((row: { in_msg: { source: string | null } }) => row.in_msg.source !== null)
const account = demo.main
const { libraries } = await demoRows()
const [library = ''] = Object.keys(libraries)
const window = { start_utime: 0, end_utime: 2_000_000_000 }
const basechain = { workchain: 0, shard: '-9223372036854775808' }
const ends = { source: inner.in_msg.source, destination: inner.account, created_lt: inner.in_msg.created_lt }
const { boc, body } = await signed({ ask }, 'main', [])
const comment = beginCell().storeUint(0, 32).storeStringTail('hello').endCell().toBoc().toString('base64')

const request = { from: account, messages: [{ address: demo.shop, amount: '1', payload: comment }] }
const emulation = { with_actions: true, include_address_book: true, include_metadata: true }

type Params = Readonly<Record<string, unknown>>

/** Requests by `generation name`: at least one for every record that reads. */
const samples: Readonly<Partial<Record<RecordName, readonly Params[]>>> = {
  'v3 accountStates': [{ address: Object.values(demo) }],
  'v3 addressBook': [{ address: [demo.main, 'nobody'] }],
  'v3 metadata': [{ address: Object.values(demo) }],
  'v3 walletStates': [{ address: Object.values(demo) }],
  'v3 actions': [{ limit: 1000 }, { limit: 1000, include_accounts: true, include_transactions: true }],
  'v3 balanceChanges': [{ trace_id: newest.trace_id }],
  'v3 pendingActions': [{ account }],
  'v3 pendingTraces': [{ account }],
  'v3 traces': [{ limit: 1000 }, { limit: 1000, include_actions: true }],
  'v3 adjacentTransactions': [{ hash: inner.hash }],
  'v3 blocks': [{ limit: 1000 }],
  'v3 masterchainBlockShardState': [{ seqno: 5 }],
  'v3 masterchainBlockShards': [{ seqno: 5 }],
  'v3 masterchainInfo': [{}],
  'v3 messages': [{ limit: 1000 }],
  'v3 transactions': [{ limit: 1000 }],
  'v3 transactionsByMasterchainBlock': [{ seqno: newest.mc_block_seqno }],
  'v3 transactionsByMessage': [{ msg_hash: newest.in_msg.hash }],
  'v3 jettonBurns': [{ limit: 1000 }],
  'v3 jettonMasters': [{ limit: 1000 }],
  'v3 jettonTransfers': [{ limit: 1000 }],
  'v3 jettonWallets': [{ limit: 1000 }],
  'v3 nftCollections': [{}, { owner_address: demo.issuer }],
  'v3 nftItems': [{ owner_address: account }, { limit: 1000 }],
  'v3 nftSales': [{ address: [account, demo.sale] }],
  'v3 nftTransfers': [{}, { owner_address: demo.main }],
  'v3 dnsRecords': [{ domain: 'nobody.ton' }, { domain: 'lakeside-cabin.ton' }, { wallet: account }],
  'v3 dnsActiveAuctions': [{ bidder: account }, { bidder: account, include_nft_items: true }],
  'v3 nominatorPoolNominator': [{ nominator: account }],
  'v3 nominatorPoolNominatorEvents': [{ pool: account, ...window }],
  'v3 nominatorPoolNominatorRewards': [{ pool: account, nominator: account }],
  'v3 nominatorPoolValidatorEvents': [{ pool: account }],
  'v3 nominatorPoolValidatorRewards': [{ pool: account, validator: account, ...window }],
  'v3 validatorEvents': [{}, window],
  'v3 validatorElections': [{ return_participants: true, limit: 100 }],
  'v3 validatorCycles': [{ return_validators: true, limit: 100 }],
  'v3 validatorComplaints': [{}],
  'v3 multisigOrders': [{ address: account }],
  'v3 multisigWallets': [{ wallet_address: account }],
  'v3 vesting': [{ wallet_address: account }],
  'v3 topAccountsByBalance': [{ limit: 1024 }],
  'v3 decode': [{ opcodes: ['0x0f8a7ea5', '0xdeadbeef'], bodies: [comment] }],
  'v3 decodePost': [{ opcodes: ['0x00000000'], bodies: [newest.in_msg.message_content.body] }],
  'v3 addressInformation': [{ address: account }, { address: demo.empty }, { address: demo.uninit, use_v2: true }],
  'v3 walletInformation': [{ address: account }, { address: demo.empty }],
  'v3 estimateFee': [{ address: account, body, ignore_chksig: true }],
  'v3 runGetMethod': [{ address: account, method: 'seqno', stack: [] }],
  'emulate emulateTrace': [{ boc }, { boc, ...emulation }],
  'emulate emulateTonConnect': [{ ...request }, { ...request, ...emulation }],
  'v2 getAddressInformation': [{ address: account }, { address: demo.empty }, { address: account, seqno: 9 }],
  'v2 getExtendedAddressInformation': Object.values(demo).map((address) => ({ address })),
  'v2 getWalletInformation': [{ address: account }, { address: demo.shop, seqno: 60 }, { address: demo.dollarJetton }],
  'v2 getAddressBalance': [{ address: account }, { address: demo.empty }],
  'v2 getAddressState': [{ address: account }, { address: demo.empty }],
  'v2 getTokenData': [
    demo.dollarJetton,
    demo.mainDollarWallet,
    demo.postcards,
    demo.postcard,
    demo.domain,
    demo.dnsZone,
  ].map((address) => ({
    address,
  })),
  'v2 getMasterchainInfo': [{}],
  'v2 getMasterchainBlockSignatures': [{ seqno: 7 }],
  'v2 getShardBlockProof': [
    { ...basechain, seqno: 7 },
    { ...basechain, workchain: -1, seqno: 7, from_seqno: 7 },
  ],
  'v2 getConsensusBlock': [{}],
  'v2 lookupBlock': [
    { ...basechain, seqno: 3 },
    { ...basechain, lt: newest.lt },
    { ...basechain, unixtime: newest.now },
  ],
  'v2 getShards': [{ seqno: 7 }],
  'v2 getBlockHeader': [
    { ...basechain, seqno: 7 },
    { ...basechain, workchain: -1, seqno: 1 },
  ],
  'v2 getOutMsgQueueSize': [{}],
  'v2 getBlockTransactions': [{ ...basechain, seqno: newest.block_ref.seqno }],
  'v2 getBlockTransactionsExt': [{ ...basechain, seqno: newest.block_ref.seqno }],
  'v2 getTransactions': [{ address: account, limit: 1000 }],
  'v2 getTransactionsStd': [{ address: account, limit: 1000 }, { address: account }],
  'v2 tryLocateTx': [ends],
  'v2 tryLocateResultTx': [ends],
  'v2 tryLocateSourceTx': [ends],
  'v2 estimateFee': [{ address: account, body }],
  'v2 runGetMethod': [
    { address: account, method: 'seqno', stack: [] },
    { address: demo.dollarJetton, method: 'get_jetton_data', stack: [] },
    { address: demo.empty, method: 'seqno', stack: [] },
  ],
  'v2 runGetMethodStd': [{ address: demo.dollarJetton, method: 'get_jetton_data', stack: [] }],
  'v2 detectAddress': [{ address: account }, { address: toFriendlyAddress(account, { bounceable: false }) }],
  'v2 detectHash': [{ hash: newest.hash }],
  'v2 packAddress': [{ address: account }],
  'v2 unpackAddress': [{ address: toFriendlyAddress(account) }],
  'v2 getConfigParam': [{ config_id: 20 }],
  'v2 getConfigAll': [{}],
  'v2 getLibraries': [{ libraries: newest.hash }, { libraries: library }],
}

const all = [v3Records, v2Records, emulateRecords]
const records = all
  .flatMap<unknown>(Object.values)
  .filter((record): record is AnyEndpoint => typeof record === 'object' && record !== null && 'path' in record)
/**
 * These have no sample here. Mutations have tests of their own. JSON-RPC calls other methods. There is no pool, and nothing is
 * pending.
 */
const elsewhere = [
  'v3 sendMessage',
  'v3 pendingTransactions',
  'v3 nominatorPool',
  'v2 sendBoc',
  'v2 sendBocReturnHash',
  'v2 jsonRPC',
]
const nameOf = ({ generation, name }: AnyEndpoint) => `${generation} ${name}`

const send = ({ generation, method, path }: AnyEndpoint, params: Params) =>
  method === 'POST'
    ? ask(
        `${generation}${path}`,
        {},
        {
          method,
          body: JSON.stringify(params),
          headers: { 'content-type': 'application/json' },
        },
      )
    : ask(`${generation}${path}`, params as Parameters<typeof ask>[1])

describe('every endpoint', () => {
  it('has a sample here, or tests of its own', () => {
    expect([...Object.keys(samples), ...elsewhere].sort()).toEqual(records.map(nameOf).sort())
  })

  const asked = records.flatMap((record) =>
    (samples[nameOf(record) as RecordName] ?? []).map(
      (params) => [nameOf(record), JSON.stringify(params).slice(0, 80), record, params] as const,
    ),
  )
  it.each(asked)('%s %s answers by the schema of the library', async (_, __, record, params) => {
    const { status, body } = await send(record, params)
    expect(body.error).toBeUndefined()
    expect(status).toBe(200)
    const answer = record.generation === 'v2' ? body.result : body
    const parsed = tried(record.response, answer)
    expect(toFaults(parsed.issues ?? [], answer).slice(0, 3)).toEqual([])
  })

  it('of v2 answers the same by GET, by POST with JSON and over JSON-RPC', async () => {
    const post = (path: string, json: unknown) => ask(path, {}, { method: 'POST', body: JSON.stringify(json) })
    for (const record of records) {
      const [params] = samples[nameOf(record) as RecordName] ?? []
      if (record.generation !== 'v2' || !params) continue
      const { result } = (await post('v2/jsonRPC', { id: '1', method: record.path.slice(1), params })).body
      expect(result, record.name).toBeDefined()
      expect((await post(`v2${record.path}`, params)).body.result, record.name).toEqual(result)
      if (record.method === 'GET') expect((await send(record, params)).body.result, record.name).toEqual(result)
      else expect(await ask(`v2${record.path}`)).toMatchObject({ status: 405 })
    }
  })
})

it('answers each endpoint by a route of its own, which no 404 or 501 hides', async () => {
  const calls = [
    ...Object.values(v3Calls).map((call) => ({ generation: 'v3', ...call })),
    ...Object.values(v2Calls).map((call) => ({ generation: 'v2', ...call })),
    ...Object.values(emulateCalls).map((call) => ({ generation: 'emulate', ...call })),
  ]
  for (const { generation, method, path } of calls) {
    if (path === rpcPath) continue
    const headers = { 'content-type': 'application/json' }
    const init = method === 'POST' ? { method, body: '{}', headers } : undefined
    const { status, body } = await ask(`${generation}${path}`, {}, init)
    expect([200, 400, 401, 422, 404], path).toContain(status)
    // Those that say 404 for nothing found say so in words of their own.
    if (status === 404) expect(body.error, path).not.toMatch(/^Cannot|Not Found$/)
  }
})
