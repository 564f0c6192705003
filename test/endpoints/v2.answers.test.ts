import { describe, expect, it } from 'vitest'
import type { V2Transaction } from '../../src/contract/v2/v2Transaction.ts'
import { parseJson } from '../../src/core/http/json.ts'
import type { Schema } from '../../src/core/schema/schema.ts'
import type { TransactionExt } from '../../src/endpoints/v2.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import { tried } from '../support/tried.ts'

const EQ = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'
const RAW = '0:83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8'
const OTHER = `0:${'1'.repeat(64)}`
const HASH = `${'A'.repeat(43)}=`

const read = <Data>({ response }: { response: Schema<Data> }, text: string): Data => {
  const { data, issues } = tried(response, parseJson(text))
  if (issues) throw new Error(issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  return data as Data
}
const id = (lt: string) => ({ '@type': 'internal.transactionId' as const, lt, hash: HASH })
const account = (account_address: string) => ({ '@type': 'accountAddress' as const, account_address })

describe('rows that a page of v2 ends with', () => {
  const std = v2.getTransactionsStd.pagination
  const next = (lt: string, to_lt?: string) =>
    std.next(
      { '@type': 'raw.transactions', transactions: [], previous_transaction_id: id(lt) },
      { address: EQ, ...(to_lt && { to_lt }) },
    )

  it('end the standard history at its cursor, or where the cursor is beyond the bounds', () => {
    expect(next('0')).toBeUndefined()
    expect(next('9', '10')).toBeUndefined()
    expect(next('10', '10')).toBeUndefined()
    expect(next('10', '9')).toEqual({ lt: '10', hash: HASH })
    expect(next('7')).toEqual({ lt: '7', hash: HASH })
  })

  const short = v2.getBlockTransactions.pagination
  const page = (incomplete: boolean, rows: v2.ShortTxId[]) =>
    ({ incomplete, transactions: rows }) as v2.BlockTransactions
  const row: v2.ShortTxId = { '@type': 'blocks.shortTxId', mode: 135, account: RAW, lt: '5', hash: HASH }
  const block = { workchain: 0, shard: '8000000000000000', seqno: 1 }

  it('end a block that is complete, and one that has no rows to go on from', () => {
    expect(short.next(page(false, [row]), block)).toBeUndefined()
    expect(short.next(page(true, []), block)).toBeUndefined()
  })

  it('are the cursor within a block: account and logical time of the last one', () => {
    expect(short.next(page(true, [{ ...row, lt: '4' }, row]), block)).toEqual({ after_lt: '5', after_hash: RAW })
    const ext = v2.getBlockTransactionsExt.pagination
    const whole = (fields: Partial<TransactionExt>) =>
      ({
        incomplete: true,
        transactions: [{ transaction_id: id('5'), ...fields }],
      }) as unknown as v2.BlockTransactionsExt
    expect(ext.next(whole({ account: RAW, address: account(OTHER) }), block)).toEqual({
      after_lt: '5',
      after_hash: RAW,
    })
    expect(ext.next(whole({ address: account(EQ) }), block)).toEqual({ after_lt: '5', after_hash: EQ })
    expect(ext.next(whole({}), block)).toBeUndefined()
  })
})

describe('an answer of v2 about another account', () => {
  const row = (fields: Partial<V2Transaction>) => fields as V2Transaction

  it('is the account or the address of its rows: the service sends one of them', () => {
    const foreign = (rows: V2Transaction[]) => v2.getTransactions.owns?.({ address: EQ }, rows)
    expect(foreign([row({ account: RAW }), row({ address: account(EQ) }), row({})])).toEqual([])
    expect(foreign([row({ account: OTHER })])).toEqual([OTHER])
    expect(foreign([row({ address: account(OTHER) })])).toEqual([OTHER])
  })

  it('the owner of a located transaction is that of the requested side', () => {
    const params = { source: EQ, destination: OTHER, created_lt: '1' }
    expect(v2.tryLocateTx.owns?.(params, row({ account: RAW }))).toEqual([RAW])
    expect(v2.tryLocateResultTx.owns?.(params, row({ account: OTHER }))).toEqual([])
    expect(v2.tryLocateSourceTx.owns?.(params, row({ account: RAW }))).toEqual([])
    expect(v2.tryLocateSourceTx.owns?.(params, row({ account: OTHER }))).toEqual([OTHER])
  })

  it('is known for the forms of an address', () => {
    expect(v2.packAddress.owns?.({ address: RAW }, EQ)).toEqual([])
    expect(v2.packAddress.owns?.({ address: OTHER }, EQ)).toEqual([EQ])
    expect(v2.unpackAddress.owns?.({ address: EQ }, RAW)).toEqual([])
  })
})

describe('answers of the Python service and of future services', () => {
  const extended = (state: string) => `{
    "@type": "fullAccountState", "address": {"@type": "accountAddress", "account_address": "${EQ}"}, "balance": -1,
    "last_transaction_id": {"@type": "internal.transactionId", "lt": "0", "hash": ""},
    "block_id": {"@type": "ton.blockIdExt", "workchain": -1, "shard": "-9223372036854775808", "seqno": 1,
      "root_hash": "", "file_hash": ""},
    "sync_utime": 1, "account_state": ${state}, "revision": 0}`

  it('are refused where an account state has no tag, or is a known one with a fault', () => {
    for (const state of ['{}', '{"@type": 7}']) {
      expect(() => read(v2.getExtendedAddressInformation, extended(state))).toThrow('account_state.@type')
    }
    expect(() => read(v2.getExtendedAddressInformation, extended('[]'))).toThrow('account_state')
    const wallet = '{"@type": "wallet.v4.accountState", "wallet_id": true, "seqno": 1}'
    expect(() => read(v2.getExtendedAddressInformation, extended(wallet))).toThrow('account_state.wallet_id')
  })

  it('keep every digit of numbers that are too long for a float', () => {
    const wallet =
      '{"@type": "rwallet.accountState", "wallet_id": 9223372036854775807, "seqno": 1, "unlocked_balance": 5, "config": {"@type": "rwallet.config", "start_at": 1, "limits": []}}'
    const { account_state: state } = read(v2.getExtendedAddressInformation, extended(wallet))
    expect(state).toMatchObject({ wallet_id: '9223372036854775807', unlocked_balance: '5' })
    const { account_state: other } = read(
      v2.getExtendedAddressInformation,
      extended('{"@type": "wallet.v3.accountState", "wallet_id": "698983191", "seqno": 1}'),
    )
    // A type check as well: the comparison leaves unknown states out.
    expect(other['@type'] === 'wallet.v3.accountState' && other.wallet_id).toBe('698983191')
  })

  it.each(['wallet.v9.accountState', 'constructor', ''])('pass with a kind of contract that is new: "%s"', (tag) => {
    const { account_state: state } = read(
      v2.getExtendedAddressInformation,
      extended(`{"@type": "${tag}", "color": "red"}`),
    )
    expect(state).toEqual({ '@type': tag, color: 'red' })
  })

  it('pass for tokens without tags and addresses, and with bare integers', () => {
    const jetton = read(
      v2.getTokenData,
      `{"contract_type": "jetton_master", "total_supply": 340282366920938463463374607431768211455,
        "mintable": true, "jetton_content": {"type": "onchain", "data": {"symbol": "X", "decimals": "9"}},
        "jetton_wallet_code": "te6cckEBAQEAAgAAAEysuc0="}`,
    )
    expect(jetton.contract_type === 'jetton_master' && jetton.total_supply).toBe(
      '340282366920938463463374607431768211455',
    )
  })

  it('pass for the records of a name, by category hash too, and are refused with a faulty one', () => {
    const smc = `{"@type": "addr_std", "workchain_id": 0, "address": "${'1'.repeat(64)}"}`
    const nft = (data: string) => `{"@type": "ext.tokens.nftItemData", "address": "${EQ}", "contract_type": "nft_item",
      "init": true, "index": "5", "content": {"domain": "a.ton", "data": ${data}}}`
    const wallet = `{"@type": "dns_smc_address", "smc_addr": ${smc}}`
    const category = 'AB'.repeat(32)
    const item = read(v2.getTokenData, nft(`{"wallet": ${wallet}, "${category}": ${wallet}, "note": [1]}`))
    if (item.contract_type !== 'nft_item' || !('domain' in item.content)) expect.unreachable()
    else expect(item.content.data[category]).toEqual(item.content.data.wallet)
    expect(() => read(v2.getTokenData, nft(`{"${category}": {"@type": 7}}`))).toThrow(`content.data.${category}.@type`)
    expect(() => read(v2.getTokenData, nft(`{"site": {"@type": "dns_adnl_address"}}`))).toThrow('data.site.adnl_addr')
  })
})

describe('the results of a get-method', () => {
  const run = (stack: string) =>
    read(v2.runGetMethod, `{"@type": "smc.runResult", "gas_used": 1, "exit_code": 0, "stack": ${stack}}`)

  it('are refused where one of them, however deep, is wrong', () => {
    expect(() => run('[["num", "5"]]')).toThrow('stack.0.1')
    expect(() => run('[[7, "0x5"]]')).toThrow('stack.0')
    expect(() =>
      run('[["cell", {"bytes": "", "object": {"data": {"b64": "", "len": 0}, "refs": [{}], "special": false}}]]'),
    ).toThrow('stack.0.1.object.refs.0.data')
    const entry =
      '{"@type": "tvm.stackEntryList", "list": {"@type": "tvm.list", "elements": [{"@type": "tvm.stackEntryCell"}]}}'
    expect(() => run(`[["tuple", {"@type": "tvm.tuple", "elements": [${entry}]}]]`)).toThrow(
      'stack.0.1.elements.0.list.elements.0.cell',
    )
  })

  it('pass as a kind of value that is new, however deep', () => {
    const tuple = '{"@type": "tvm.tuple", "elements": [{"@type": "tvm.stackEntryContinuation", "code": 1}]}'
    expect(run(`[["cont", 1], ["tuple", ${tuple}]]`).stack).toEqual([
      ['cont', 1],
      ['tuple', JSON.parse(tuple)],
    ])
  })

  it('pass as numbers in hex, cells, tuples of tuples and null', () => {
    const { stack } = run(
      '[["num", "-0x1f"], ["cell", {"bytes": "te6c"}], ["list", {"@type": "tvm.list", "elements": []}], ["unsupported", ""]]',
    )
    expect(stack.map(([tag]) => tag)).toEqual(['num', 'cell', 'list', 'unsupported'])
    const [first] = stack
    expect(first?.[0] === 'num' && first[1]).toBe('-0x1f')
  })
})
