import { describe, expect, it } from 'vitest'
import type { V2Transaction } from '../../../src/contract/v2/v2Transaction.ts'
import type { Message } from '../../../src/contract/v3/message.ts'
import type { Transaction } from '../../../src/contract/v3/transaction.ts'
import { createClient } from '../../../src/core/client.ts'
import { getTransactions } from '../../../src/endpoints/v2/transactions/getTransactions.ts'
import { getTransactionsStd } from '../../../src/endpoints/v2/transactions/getTransactionsStd.ts'
import { transactions } from '../../../src/endpoints/v3/blockchain/transactions.ts'
import type { ShownMessage } from '../../../src/fromV2/shown.ts'
import { type AnyV2Transaction, transactionFromV2 } from '../../../src/fromV2/transactionFromV2.ts'
import { demoAccounts } from '../../../src/local/service/accounts.ts'
import { createLocalService } from '../../../src/local/service.ts'
import { summarize } from '../../../src/reading/summary.ts'
import { loadRecordings } from '../../support/recordings.ts'
import { readBroken } from './brokenCells.ts'

const service = createLocalService({ scenario: 'demo' })
const client = createClient({ network: 'local', baseUrl: 'http://local.test', fetch: service.fetch, retries: 0 })
const accounts = Object.values(demoAccounts)

/** Members of a message that v3 alone has. */
function known({ hash, hash_norm, created_at, bounce, ihr_disabled, import_fee, ...message }: Message): unknown {
  const {
    decoded_opcode,
    extra_flags,
    message_content,
    init_state,
    value_extra_currencies: extra,
    bounced,
    ...rest
  } = message
  const comment = rest.opcode === '0x00000000' ? (message_content?.decoded?.comment ?? '') : undefined
  return {
    ...rest,
    extra: extra ?? {},
    bounced: bounced ?? false,
    body_hash: message_content?.hash,
    comment,
    init_state: init_state?.body,
  }
}
const shown = ({ message_content, init_state, bounced, ...rest }: ShownMessage) => {
  const {
    hash,
    created_at,
    bounce,
    ihr_disabled,
    import_fee,
    decoded_opcode,
    value_extra_currencies: extra,
    ...facts
  } = rest
  const comment = facts.opcode === '0x00000000' ? message_content?.decoded?.comment : undefined
  return {
    ...facts,
    extra: extra ?? {},
    bounced: bounced ?? false,
    body_hash: message_content?.hash,
    comment,
    init_state: init_state?.body,
  }
}

describe('a transaction of v2, read from its cells', () => {
  it.each([
    ['getTransactions', getTransactions, accounts],
    ['getTransactionsStd', getTransactionsStd, [demoAccounts.main, demoAccounts.spammer, demoAccounts.dollarJetton]],
  ] as const)('says what v3 says of the same: %s', async (_name, endpoint, whose) => {
    let count = 0
    const kinds = new Set<string>()
    for (const account of whose) {
      const [answer, { transactions: rows }] = await Promise.all([
        client.request(endpoint as typeof getTransactions, { address: account, limit: 1000 }),
        client.request(transactions, { account: [account], limit: 1000 }),
      ])
      const all = new Map<string, Transaction>(rows.map((row) => [row.hash, row]))
      const answered: AnyV2Transaction[] = Array.isArray(answer)
        ? answer
        : (answer as { transactions: [] }).transactions
      for (const row of answered) {
        const expected = all.get(row.transaction_id.hash)
        if (!expected) continue
        const got = transactionFromV2(row)
        const { description, in_msg, out_msgs, block_ref, trace_id, mc_block_seqno, finality, emulated, ...facts } =
          expected
        const { account_state_before, account_state_after, total_fees_extra_currencies, ...rest } = facts
        expect(got).toMatchObject(rest)
        // The cells of extra currencies are stepped over: the message says the same.
        const { credit_extra_currencies, ...credit } = description.credit_ph ?? {}
        expect(got.description).toEqual({ ...description, credit_ph: description.credit_ph && credit })
        expect(got.in_msg && shown(got.in_msg)).toEqual(in_msg && known(in_msg))
        expect(got.out_msgs.map(shown)).toEqual(out_msgs.map(known))
        // An answer of v2 has no balances, which prove a lack of coins.
        const { account_state_after: _after, ...same } = expected
        expect({ ...summarize(got), opcodeName: '' }).toEqual({ ...summarize(same), opcodeName: '' })
        kinds.add(`${summarize(got).status} ${summarize(got).verb}`)
        count++
      }
    }
    expect(count).toBeGreaterThan(100)
    if (whose === accounts)
      expect([...kinds]).toEqual(
        expect.arrayContaining([
          expect.stringContaining('failed'),
          'success op.received',
          'success op.sent',
          'success op.returned',
          'success op.jetton_transfer',
        ]),
      )
  })

  it('is none of it where the cells are of another transaction, cut off, or no cells: then how it ended is unknown', async () => {
    const ask = (address: string) => client.request(getTransactions, { address, limit: 1000 })
    const rows = (await Promise.all(accounts.map(ask))).flat()
    const isFailed = (row: V2Transaction) => summarize(transactionFromV2(row)).status === 'failed'
    const failed = rows.find(isFailed) as V2Transaction
    const other = rows.find((row) => !isFailed(row)) as V2Transaction
    for (const data of ['', 'no cells', failed.data.slice(0, 80), other.data]) {
      const got = transactionFromV2({ ...failed, data })
      expect(got.description).toEqual({ type: 'ord' })
      expect(got.end_status).toBeUndefined()
      expect(got.total_fees).toBe(transactionFromV2(failed).total_fees)
      expect(summarize(got)).toMatchObject({ status: 'unknown', cause: undefined })
    }
  })

  it('never throws, whatever the cells are', async () => {
    readBroken(await client.request(getTransactions, { address: demoAccounts.main, limit: 40 }), 50)
  })
})

const ANNA = demoAccounts.anna
const BORIS = demoAccounts.boris
const message = (over: object): V2Transaction['out_msgs'][number] => ({
  '@type': 'raw.message',
  source: ANNA,
  destination: BORIS,
  value: '5',
  fwd_fee: '3',
  ihr_fee: '1',
  created_lt: '2',
  body_hash: 'b',
  msg_data: { '@type': 'msg.dataRaw', body: '', init_state: '' },
  ...over,
})
const row = (over: Partial<V2Transaction>): V2Transaction => ({
  '@type': 'raw.transaction',
  utime: 1_600_000_000,
  data: '',
  transaction_id: { '@type': 'internal.transactionId', lt: '1', hash: 'h' },
  fee: '10',
  storage_fee: '1',
  other_fee: '9',
  out_msgs: [],
  ...over,
})
const textOf = (msg_data: object) => transactionFromV2(row({ in_msg: message({ msg_data }) })).in_msg

describe('a transaction of v2 without its cells', () => {
  it('costs what v2 says, less what the way of the sent messages costs', () => {
    expect(transactionFromV2(row({ out_msgs: [message({})] })).total_fees).toBe('6')
  })

  it('is of the account that the service names, else of the requested one, else of the one in its messages', () => {
    const inside = { in_msg: message({}) }
    const said = { address: { '@type': 'accountAddress', account_address: ANNA } } as const
    expect(transactionFromV2(row({ ...inside, ...said }), BORIS).account).toBe(ANNA)
    expect(transactionFromV2(row({ account: ANNA.toLowerCase() })).account).toBe(ANNA)
    expect(transactionFromV2(row(inside), ANNA).account).toBe(ANNA)
    expect(transactionFromV2(row(inside)).account).toBe(BORIS)
    expect(transactionFromV2(row({ out_msgs: [message({})] })).account).toBe(ANNA)
    expect(transactionFromV2(row({})).account).toBe('')
  })

  it('has messages from and to the outside without a value, which v2 writes as 0', () => {
    const { in_msg, out_msgs } = transactionFromV2(
      row({ in_msg: message({ source: '', value: '0' }), out_msgs: [message({ destination: '', value: '0' })] }),
    )
    expect(in_msg).toMatchObject({ source: null, value: null, fwd_fee: null, created_lt: null })
    expect(out_msgs[0]).toMatchObject({ destination: null, value: null, created_at: '1600000000' })
  })

  it('has texts, plain, decrypted, encrypted and in cells', () => {
    const text = btoa(String.fromCharCode(...new TextEncoder().encode('Привет')))
    const comment = { opcode: '0x00000000', message_content: { decoded: { comment: 'Привет' } } }
    expect(textOf({ '@type': 'msg.dataText', text })).toMatchObject(comment)
    expect(textOf({ '@type': 'msg.dataDecryptedText', text })).toMatchObject(comment)
    expect(textOf({ '@type': 'msg.dataEncryptedText', text })).toMatchObject({
      opcode: '0x2167da4b',
      message_content: { decoded: null },
    })
    expect(textOf({ '@type': 'msg.dataText', text: '%' })).toMatchObject({
      message_content: { decoded: { comment: '' } },
    })
    // Root: op 0 and "ab", and a reference to "cd".
    const body = 'te6cckEBAgEACgABDAAAAABhYgEABGNkKWD3Xw=='
    expect(textOf({ '@type': 'msg.dataRaw', body, init_state: '' })).toMatchObject({
      message_content: { decoded: { comment: 'abcd' } },
    })
  })

  it('has opcodes, named where a standard names them, and none where a body is shorter or no cells', () => {
    const transfer = 'te6cckEBAQEABgAACA+KfqVxYGjG'
    expect(textOf({ '@type': 'msg.dataRaw', body: transfer, init_state: '' })).toMatchObject({
      opcode: '0x0f8a7ea5',
      decoded_opcode: 'jetton_transfer',
    })
    for (const body of ['', 'te6cckEBAQEAAgAAAEysuc0=', '%%%'])
      expect(textOf({ '@type': 'msg.dataRaw', body, init_state: 'te6' })).toMatchObject({
        opcode: null,
        decoded_opcode: null,
        bounced: null,
        init_state: { body: 'te6' },
      })
  })
})

const WITH_TRANSACTIONS = ['getTransactions', 'tryLocateTx', 'tryLocateResultTx', 'tryLocateSourceTx']
const recorded = (await loadRecordings('synthetic', 'hosted'))
  .filter(({ folder }) => WITH_TRANSACTIONS.some((name) => folder === `v2/${name}`))
  .flatMap(({ body }) => (body as { result: V2Transaction | V2Transaction[] }).result)

describe('a transaction of v2, synthetic or recorded', () => {
  it('is read wherever its cells are there, also a tick or a tock of the masterchain', () => {
    expect(recorded.length).toBeGreaterThan(4)
    for (const one of recorded) {
      const got = transactionFromV2(one)
      expect(got.account).toMatch(/^(0|-1):[\dA-F]{64}$/)
      expect(got.now).toBe(one.utime)
      expect(summarize(got).status).toBe(one.data ? 'success' : 'unknown')
      expect(got.description.type).toBe(got.account.startsWith('-1:') ? 'tick_tock' : 'ord')
    }
  })
})
