import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openJournal } from '../../src/local/hosts/journalFile.ts'
import { Ledger } from '../../src/local/index/ledger.ts'
import {
  type AccountRow,
  addBlockRows,
  type ChainRows,
  noBlockRows,
  noRows,
  type TransactionRow,
} from '../../src/local/index/rows.ts'
import { StoredTransaction } from '../../src/local/index/storedRow.ts'
import { loadEngine } from '../../src/local/loadEngine.ts'
import { demoAccounts as demo } from '../../src/local/service/accounts.ts'
import { createService } from '../../src/local/service.ts'
import { packed } from '../../src/local/snapshot/demo.js'
import { digestRows, unpackText } from '../../src/local/snapshot/pack.ts'
import { asking } from './asking.ts'

const folder = mkdtempSync(join(tmpdir(), 'toncenter-growth-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const fresh = () => join(folder, `${++files}.data`)
const nothing = () => ({ ...noBlockRows(), queue: { taken: 0, added: [] } })

/** A list that counts how often somebody reads one of its rows. */
function counted<Row>(rows: Row[]) {
  const count = { reads: 0 }
  const list = new Proxy(rows, {
    get(target, name, receiver) {
      if (/^\d+$/.test(String(name))) count.reads++
      return Reflect.get(target, name, receiver)
    },
  })
  return { list, count }
}

/** What happens to `rows` while the chain grows by a block that has one more transaction. */
const next = (rows: ChainRows, index = 1) => {
  const model = rows.transactions.findLast(
    ({ in_msg, out_msgs }) => in_msg?.source && !out_msgs.length,
  ) as TransactionRow
  const seqno = (rows.blocks.at(-1)?.seqno ?? 0) + index
  const lt = String(BigInt(seqno) * 1_000_000n + 2n)
  const hash = Buffer.from(String(seqno).padStart(32, '=')).toString('base64')
  const message = {
    ...(model.in_msg as NonNullable<TransactionRow['in_msg']>),
    hash: `m${hash}`,
    created_lt: String(BigInt(lt) - 1n),
  }
  return {
    ...model,
    hash,
    lt,
    trace_id: hash,
    mc_block_seqno: seqno,
    in_msg: message,
    block_ref: { ...model.block_ref, seqno },
  }
}

describe('a block', () => {
  it('costs by the accounts that it changes, not by all of them', () => {
    const account = (index: number) => ({ address: `0:${index.toString(16).padStart(64, '0')}` }) as AccountRow
    const rows = {
      ...noRows(),
      accounts: Array.from({ length: 5000 }, (_, index) => account(index)),
    } as unknown as ChainRows
    const { list, count } = counted(rows.accounts)
    rows.accounts = list
    addBlockRows(rows, { ...nothing(), accounts: [account(17)] })
    count.reads = 0
    addBlockRows(rows, nothing())
    expect(count.reads).toBe(0)
    addBlockRows(rows, { ...nothing(), accounts: [account(4000), account(6000)] })
    expect(count.reads).toBeLessThan(5)
    expect([rows.accounts.length, rows.accounts[5000]?.address]).toEqual([5001, account(6000).address])
  })

  it('has the orders sort its own rows, when one of them is read', async () => {
    const rows = await unpackText(packed)
    // Each time that is put in order is read as a number once.
    const numbers = vi.spyOn(globalThis, 'BigInt')
    onTestFinished(() => void numbers.mockRestore())
    const ledger = new Ledger(rows)
    const before = { traces: ledger.tracesByEnd.length, messages: ledger.messagesByTime.length }
    expect(before.traces).toBeGreaterThan(500)
    expect(ledger.messagesByTime.at(before.messages - 1)?.head.hash).toBeTruthy()
    expect(numbers.mock.calls.length).toBeLessThan(100)
    numbers.mockClear()
    const added = next(rows)
    ledger.append({ ...nothing(), transactions: [added] })
    numbers.mockClear()
    expect(ledger.tracesByEnd[before.traces]?.id).toBe(added.hash)
    expect(ledger.tracesOf(added.account).at(-1)?.id).toBe(added.hash)
    expect(ledger.messagesByTime.at(before.messages)?.head.hash).toBe(added.in_msg.hash)
    expect(numbers.mock.calls.length).toBeLessThan(10)
  })

  it('has all messages in the order of their times, and all traces in that of their ends', async () => {
    const ledger = new Ledger(await unpackText(packed))
    const { messagesByTime, tracesByEnd } = ledger
    const times = Array.from({ length: messagesByTime.length }, (_, at) => {
      const row = messagesByTime.at(at)
      return BigInt(row?.head.created_lt ?? row?.in?.lt ?? 0)
    })
    expect(times).toEqual([...times].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    const places = tracesByEnd.map(({ id, transactions }) => ({ id, end: BigInt(transactions.at(-1)?.lt ?? 0) }))
    const isBefore = (a: (typeof places)[number], b: (typeof places)[number]) =>
      a.end === b.end ? a.id < b.id : a.end < b.end
    expect(places).toEqual([...places].sort((a, b) => (isBefore(a, b) ? -1 : 1)))
  })

  it('has the accounts of all actions noted, for those who ask for an account first', async () => {
    const { ask, service } = asking({ mine: 'manual' })
    await service.fetch('http://local.test/local/mine', { method: 'POST', body: '{}' })
    const read = vi.spyOn(Ledger.prototype, 'actionsOf')
    onTestFinished(() => void read.mockRestore())
    expect((await ask('v3/actions', { account: `0:${'5'.repeat(64)}` })).body.actions).toEqual([])
    expect(read.mock.calls.length).toBe(0)
    expect((await ask('v3/actions', { account: demo.main, limit: 5 })).body.actions).toHaveLength(5)
    expect(read.mock.calls.length).toBeLessThan(60)
  })

  it('keeps the orders right where traces go on for blocks', async () => {
    const { ask, service } = asking({ mine: 'manual' })
    const order = (name: string, body: object = {}) =>
      service.fetch(`http://local.test/local/${name}`, { method: 'POST', body: JSON.stringify(body) })
    const ends = async () =>
      (await ask('v3/traces', { limit: 50 })).body.traces.map((trace: { end_lt: string }) => BigInt(trace.end_lt))
    for (let block = 0; block < 4; block++) {
      await order('impersonate', { from: demo.main, to: demo.mainDollarWallet, value: '90000000' })
      await order('mine')
      const found = await ends()
      expect(found).toEqual([...found].sort((a, b) => (a < b ? 1 : -1)))
      const of = (await ask('v3/traces', { account: demo.main, limit: 50 })).body.traces
      expect(new Set(of.map(({ trace_id }: { trace_id: string }) => trace_id)).size).toBe(of.length)
    }
  })
})

describe('a data file', () => {
  const rows = async () => unpackText(packed)
  const host = { loadEngine }

  it('has lines with a bound, whatever the chain and its copies are', async () => {
    const path = fresh()
    const journal = await openJournal(path, {})
    await journal.write({ rows: await rows() })
    await journal.write({ kept: ['1', new Uint8Array(3_000_000)] })
    await journal.close()
    const lines = readFileSync(path, 'latin1').split('\n')
    expect(statSync(path).size).toBeGreaterThan(9_000_000)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_500_000)
    const again = await openJournal(path, {})
    expect(again.kept?.snapshots.get('1')?.length).toBe(3_000_000)
    expect(await digestRows(again.kept?.rows as ChainRows)).toBe(await digestRows(await rows()))
    await again.close()
  })

  it('that ends inside of a chain of many lines has the chain before', async () => {
    const path = fresh()
    const journal = await openJournal(path, {})
    const empty = { ...(await rows()), transactions: [], blocks: (await rows()).blocks.slice(0, 2) }
    await journal.write({ rows: empty })
    const whole = statSync(path).size
    await journal.write({ rows: await rows() })
    await journal.close()
    const bytes = readFileSync(path)
    for (const cut of [bytes.length - 1, Math.floor((whole + bytes.length) / 2), whole + 10]) {
      writeFileSync(path, bytes.subarray(0, cut))
      const again = await openJournal(path, {})
      expect([again.torn, again.kept?.rows.blocks.length]).toEqual([cut - whole, 2])
      await again.close()
      expect(statSync(path).size).toBe(whole)
    }
  })

  it('of the version before is opened, with the same chain, and written anew', async () => {
    const path = fresh()
    const chain = await rows()
    const digest = await digestRows(chain)
    const added = [next(chain, 1), next(chain, 2)]
    const line = (value: unknown) => {
      const json = JSON.stringify(value)
      return `${createHash('sha256').update(json).digest('hex').slice(0, 16)} ${json}\n`
    }
    const batches = added.map((row) => line({ batch: { ...noBlockRows(), queue: [], transactions: [row] } }))
    writeFileSync(
      path,
      [line({ origin: { seed: 1 } }), line({ rows: chain }), line({ kept: ['3', btoa('abc')] }), ...batches].join(''),
    )
    const journal = await openJournal(path, { seed: 1 })
    const kept = journal.kept as { rows: ChainRows; snapshots: ReadonlyMap<string, Uint8Array> }
    expect(await digestRows({ ...kept.rows, transactions: kept.rows.transactions.slice(0, -2) })).toBe(digest)
    expect(kept.rows.transactions.slice(-2).map(({ hash }) => hash)).toEqual(added.map(({ hash }) => hash))
    expect(Buffer.from(kept.snapshots.get('3') as Uint8Array).toString()).toBe('abc')
    expect(JSON.parse(JSON.stringify(kept.rows.transactions.at(-1)))).toEqual(added[1])
    await journal.close()
    expect(readFileSync(path, 'latin1')).not.toContain('{"rows":')
    const again = await openJournal(path, {})
    expect(again.kept?.rows.transactions.length).toBe(chain.transactions.length + 2)
    await again.close()
  })

  it('is read row by row: only what a page of an answer shows', async () => {
    const path = fresh()
    const journal = await openJournal(path, {})
    await journal.write({ rows: await rows() })
    await journal.close()
    const again = await openJournal(path, {})
    onTestFinished(() => again.close())
    const kept = again.kept as { rows: ChainRows; snapshots: ReadonlyMap<string, Uint8Array> }
    const reads = vi.spyOn(StoredTransaction.prototype, 'bytes', 'get')
    onTestFinished(() => void reads.mockRestore())
    const service = createService({}, host, kept)
    const whole = asking()
    const both = async (path: string) => {
      reads.mockClear()
      const answer = await (await service.fetch(`http://local.test/api/${path}`)).json()
      const expected = await (await whole.service.fetch(`http://local.test/api/${path}`)).json()
      expect(answer, path).toEqual(expected)
      return reads.mock.calls.length
    }
    const [some] = (await whole.ask('v3/transactions', { limit: 1, offset: 900 })).body.transactions
    const [hash, message] = [some.hash, some.in_msg.hash].map(encodeURIComponent)
    expect(await both('v3/masterchainInfo')).toBe(0)
    for (const [path, most] of [
      ['v3/transactions?limit=10', 10],
      ['v3/transactions?limit=10&offset=1500', 10],
      [`v3/transactions?account=${demo.main}&limit=10`, 10],
      [`v3/transactions?msg_hash=${message}`, 2],
      ['v3/messages?limit=10', 10],
      [`v3/messages?opcode=0x0f8a7ea5&limit=5`, 5],
      [`v3/messages?msg_hash=${message}`, 1],
      [`v3/transactionsByMessage?msg_hash=${message}`, 2],
      [`v3/transactionsByMasterchainBlock?seqno=${some.mc_block_seqno}`, 40],
      [`v3/traces?tx_hash=${hash}`, 12],
      [`v3/traces?account=${demo.main}&limit=3`, 40],
      [`v3/actions?tx_hash=${hash}`, 12],
      ['v3/actions?limit=5', 60],
      [`v3/adjacentTransactions?hash=${hash}`, 12],
      [`v2/getTransactions?address=${demo.main}&limit=5`, 6],
      [`v3/accountStates?address=${demo.main}`, 0],
      ['v3/jetton/transfers?limit=5', 8],
      [`v3/jetton/transfers?jetton_wallet=${demo.mainDollarWallet}&limit=5`, 8],
      ['v3/jetton/burns?limit=2', 2],
      ['v3/nft/transfers?limit=5', 8],
    ] as const)
      expect(await both(path), path).toBeLessThanOrEqual(most)
    // All of it, as well.
    await both('v3/jetton/transfers?limit=1000')
    await both('v3/actions?limit=1000')
    await both('v3/traces?limit=1000&include_actions=true')
  })

  it('knows of which accounts its actions are, without reading them', async () => {
    const path = fresh()
    const journal = await openJournal(path, {})
    const first = createService({}, { ...host, journal })
    const mined = await first.fetch('http://local.test/local/mine', { method: 'POST', body: '{"blocks":2}' })
    expect(mined.status).toBe(200)
    await journal.close()
    const reads = vi.spyOn(StoredTransaction.prototype, 'bytes', 'get')
    onTestFinished(() => void reads.mockRestore())
    const again = await openJournal(path, {})
    const service = createService({}, { ...host, journal: again }, again.kept)
    for (const account of [demo.main, demo.shop, demo.saver]) {
      for (const limit of [5, 1000]) {
        reads.mockClear()
        const at = `http://local.test/api/v3/actions?account=${account}&limit=${limit}`
        const found = await (await service.fetch(at)).json()
        if (limit === 5) expect(reads.mock.calls.length, account).toBeLessThanOrEqual(80)
        expect(found).toEqual(await (await first.fetch(at)).json())
      }
    }
    await again.close()
  })

  it('without these accounts has the traces of a page read, and each of them once', async () => {
    const path = fresh()
    const journal = await openJournal(path, {})
    await journal.write({ rows: await rows() })
    await journal.close()
    const again = await openJournal(path, {})
    onTestFinished(() => again.close())
    const { rows: chain } = again.kept as { rows: ChainRows }
    const [service, whole] = [createService({}, host, { rows: chain, snapshots: new Map() }), asking().service]
    const classified = vi.spyOn(Ledger.prototype, 'actionsOf')
    onTestFinished(() => void classified.mockRestore())
    const stranger = `0:${'5'.repeat(64)}`
    // Of a stranger there is nothing. Traces are read to know that, looked through once more, and then no longer.
    const all = chain.transactions.length
    for (const [account, limit, most] of [
      [demo.main, 5, 60],
      [stranger, 5, all],
      [stranger, 5, all],
      [stranger, 5, 0],
      [demo.shop, 1000, all],
    ] as const) {
      const at = `http://local.test/api/v3/actions?account=${account}&limit=${limit}`
      const expected = await (await whole.fetch(at)).json()
      classified.mockClear()
      expect(await (await service.fetch(at)).json(), at).toEqual(expected)
      expect(classified.mock.calls.length, at).toBeLessThanOrEqual(most)
    }
  })

  it('keeps that when it is written anew', async () => {
    const path = fresh()
    const whole = await rows()
    const names = { of: { trace: [demo.main] }, blocks: [[1, 7] as const] }
    const journal = await openJournal(path, {})
    await journal.write({
      rows: { ...whole, transactions: whole.transactions.slice(0, 20), cells: {}, states: {} },
      names,
    })
    const size = statSync(path).size
    const change = (block: number) => ({
      batch: { ...nothing(), cells: { [`cell ${block}`]: 'x'.repeat(10_000) } },
      names: { of: { [`trace ${block}`]: [demo.shop] }, blocks: [[8 + block, 8 + block] as const] },
    })
    for (let block = 0; block < 600; block++) await journal.write(change(block))
    await journal.close()
    expect(statSync(path).size).toBeGreaterThan(2 * size)
    const lines = () => readFileSync(path, 'latin1').split('\n').length
    const before = lines()
    const expected = {
      of: { ...names.of, ...Object.assign({}, ...Array.from({ length: 600 }, (_, at) => change(at).names.of)) },
      blocks: [[1, 607]],
    }
    for (let time = 0; time < 2; time++) {
      const again = await openJournal(path, {})
      expect(again.kept?.names).toEqual(expected)
      await again.close()
      expect(lines()).toBeLessThan(before - 400)
    }
  })

  it('has each waiting message once', async () => {
    const path = fresh()
    const journal = await openJournal(path, {})
    const service = createService({ scenario: 'empty', mine: 'manual' }, { ...host, journal })
    onTestFinished(async () => {
      await service.close()
    })
    const order = async (name: string, body: object) =>
      (await service.fetch(`http://local.test/local/${name}`, { method: 'POST', body: JSON.stringify(body) })).json()
    await order('fund', { address: demo.main, amount: '1000000000000' })
    const size = () => statSync(path).size
    const grown: number[] = []
    for (let sent = 0; sent < 40; sent++) {
      const before = size()
      expect((await order('impersonate', { from: demo.main, to: demo.shop, value: '1', bounce: false })).ok).toBe(true)
      grown.push(size() - before)
    }
    // A batch has the sender's balance, and one message.
    expect(grown[39]).toBeLessThan((grown[1] as number) + 20)
    await order('mine', {})
    const waiting = (await (await service.fetch(`http://local.test/api/v3/pendingTraces?account=${demo.shop}`)).json())
      .traces
    expect(waiting).toEqual([])
    await journal.close()
    const again = await openJournal(path, {})
    expect(again.kept?.rows.queue).toEqual([])
    await again.close()
  })
})
