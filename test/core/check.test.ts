import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AnyEndpoint, Endpoint } from '../../src/core/endpoint.ts'
import { isOwnershipMismatchError, type ResponseMismatchError } from '../../src/core/errors.ts'
import type { ClientOptions } from '../../src/core/options.ts'
import { createCheck } from '../../src/core/schema/check.ts'
import { rowList, unreadableOf, withRows } from '../../src/core/schema/rowList.ts'
import * as v2 from '../../src/endpoints/v2.ts'
import * as v3 from '../../src/endpoints/v3.ts'
import { oneTrace } from '../../src/query/builders/traces.ts'
import { goldenTraces } from '../reading/goldenTraces.ts'
import { contract } from '../support/contract.ts'
import { folderOf, loadRecordings } from '../support/recordings.ts'
import { shapeOf } from '../support/shapes.ts'

// biome-ignore lint/suspicious/noExplicitAny: records of every shape, asked alike
type AnyRead = Endpoint<any, any>
const reads = ([...Object.values(v2), ...Object.values(v3)] as AnyEndpoint[]).filter(
  (record): record is AnyRead => record.kind === 'query',
)
const synthetic = (await loadRecordings('synthetic')).filter(({ isRefusal }) => !isRefusal)

/** A synthetic answer of an endpoint, as JSON brings it: its shape is that of the service, its meaning our own. */
function recorded(record: AnyRead): Record<string, unknown> {
  const body = synthetic.find(({ folder }) => folder === folderOf(record))?.body
  return structuredClone(record.generation === 'v2' ? (body as { result: never }).result : (body as never))
}

/** Checks an answer as a client with these options does. */
function shape(record: AnyRead, answer: unknown, options: Pick<ClientOptions, 'onResponseMismatch'> = {}) {
  const heard: ResponseMismatchError[] = []
  const check = createCheck('local', { ...options, onMismatch: (report) => heard.push(report) })
  return { heard, data: () => check.shape(record, answer) }
}

/** Calls that wait for a turn of their own. */
const turns: (() => void)[] = []
beforeEach(() => {
  turns.length = 0
  vi.stubGlobal('queueMicrotask', (run: () => void) => turns.push(run))
})
afterEach(() => vi.unstubAllGlobals())
const nextTurn = () => {
  for (const run of turns.splice(0)) run()
}

const ROWS = [
  { account: 'A', balance: '1' },
  { account: 'B', balance: 2 },
  { account: 'C', balance: '3' },
]

describe('a row that is not as documented', () => {
  it('is taken out of the answer, and given as received, with its place and its fault', () => {
    const answer = recorded(v3.transactions) as { transactions: Record<string, unknown>[] }
    const [first, second] = answer.transactions as [Record<string, unknown>, Record<string, unknown>]
    second.lt = 'yesterday'
    const { data } = shape(v3.transactions, answer)
    expect(data().transactions).toEqual([first, ...answer.transactions.slice(2)])
    expect(data().unreadable).toEqual([
      { index: 1, row: second, fault: 'lt should be a decimal number in a string, but is string yesterday.' },
    ])
    expect(JSON.parse(JSON.stringify(data()))).toEqual(data())
  })

  it.each([
    [null, 'the row should be an object, but is null.'],
    ['sorry', 'the row should be an object, but is string sorry.'],
    [{ account: 'A' }, 'balance should be a string, but is absent.'],
  ])('%j says: %s', (row, fault) => {
    expect(unreadableOf(shape(v3.topAccountsByBalance, [row]).data())).toEqual([{ index: 0, row, fault }])
  })

  it('is taken out for one bad member, however deep', () => {
    const answer = recorded(v3.traces) as { traces: { transactions: Record<string, { total_fees: unknown }> }[] }
    const count = answer.traces.length
    const [hash, transaction] = Object.entries(answer.traces[0]?.transactions ?? {})[0] as never as [
      string,
      { total_fees: unknown },
    ]
    transaction.total_fees = 5
    const data = shape(v3.traces, answer).data()
    expect(data.traces).toHaveLength(count - 1)
    expect(data.unreadable[0].fault).toBe(`transactions.${hash}.total_fees should be a string, but is number 5.`)
  })

  it('leaves the others as the schema makes them', () => {
    const [row] = recorded(v2.getTransactions) as never as [object]
    const data = shape(v2.getTransactions, [{ ...row, fee: 7 }, null, { ...row, fee: '8' }]).data()
    expect(data.map(({ fee }: { fee: string }) => fee)).toEqual(['7', '8'])
  })

  it('is a member of a list that is the answer itself, and JSON keeps it', () => {
    const data = shape(v3.topAccountsByBalance, ROWS).data()
    expect([...data]).toEqual([ROWS[0], ROWS[2]])
    expect(data.unreadable).toMatchObject([{ index: 1, row: ROWS[1] }])
    const list = rowList<object[], object>('itself')
    const restored = JSON.parse(JSON.stringify(data))
    expect(unreadableOf(restored)).toEqual(data.unreadable)
    expect([list.rows(restored).length, list.received(restored)]).toEqual([2, 3])
    // With other rows nothing of it is left in them.
    expect(JSON.stringify(withRows(list, restored, list.rows(restored), []))).toBe(JSON.stringify([ROWS[0], ROWS[2]]))
    expect(unreadableOf(JSON.parse(JSON.stringify(withRows(list, restored, list.rows(restored)))))).toEqual(
      data.unreadable,
    )
    const none = JSON.parse(JSON.stringify(shape(v3.topAccountsByBalance, [null, 7]).data()))
    expect([list.rows(none), list.received(none)]).toEqual([[], 2])
  })

  it('may be every row: the list then is empty', () => {
    const data = shape(v2.getShards, { '@type': 'blocks.shards', shards: [{ seqno: 1 }] }).data()
    expect([data.shards, data.unreadable.length]).toEqual([[], 1])
  })

  it('is heard of once, with the first fault of the answer', () => {
    const { data, heard } = shape(v3.topAccountsByBalance, [...ROWS, null])
    data()
    nextTurn()
    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({
      code: 'response-mismatch',
      endpoint: 'v3 topAccountsByBalance',
      network: 'local',
      path: [1, 'balance'],
      expected: 'a string',
      got: 'number 2',
    })
  })

  it('fails no request, and ends no process, when the function that hears of it throws: the console has the error', () => {
    const broken = new TypeError('the reporter is not ready')
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
    onTestFinished(() => console.mockRestore())
    const onMismatch = () => {
      throw broken
    }
    const data = createCheck('local', { onMismatch }).shape(v3.topAccountsByBalance, ROWS as never)
    expect(data).toHaveLength(2)
    expect(console).not.toHaveBeenCalled()
    nextTurn()
    expect(console.mock.calls).toEqual([[broken]])
  })

  it('is an action of a trace alone: the trace stays, with the others, and counts it', () => {
    const answer = recorded(v3.traces) as { traces: { actions?: object[] }[] }
    const broken = { type: 'nft_purchase', action_id: 5 }
    const [first] = answer.traces as [{ actions?: object[] }]
    const others = first.actions ?? []
    const { data } = shape(v3.traces, { ...answer, traces: [{ ...first, actions: [broken, ...others] }] })
    const [trace] = (data() as never as { traces: [{ actions: object[]; unreadable: object[] }] }).traces
    expect(trace.actions).toEqual(others)
    expect(trace.unreadable).toMatchObject([{ index: 0, row: broken }])
    expect(data()).not.toHaveProperty('unreadable')
  })

  /** The first recorded transaction, with a message that it sent broken, and one that it received. */
  const sentBroken = () => {
    const { transactions } = recorded(v3.transactions) as { transactions: Record<string, unknown>[] }
    const [row] = transactions as [Record<string, unknown>]
    const message = row.in_msg as Record<string, unknown>
    const out = [message, { ...message, value: 5 }, { ...message, hash: null }, message]
    return { transactions, row: { ...row, out_msgs: out }, out, message }
  }

  it('is a message of a transaction alone: its other messages stay, and it counts those it lacks', () => {
    const { row, out, message } = sentBroken()
    const answer = { ...recorded(v3.transactions), transactions: [row] }
    const { data } = shape(v3.transactions, answer)
    const [read] = data().transactions as never as [{ out_msgs: object[]; unreadable: object[] }]
    expect(read.out_msgs).toEqual([message, message])
    const fault = 'value should be a string, but is number 5.'
    expect(read.unreadable).toMatchObject([
      { index: 1, row: out[1], fault, member: 'out_msgs' },
      { index: 2, row: out[2], member: 'out_msgs' },
    ])
    expect(unreadableOf(data())).toEqual([])
    expect(data()).not.toHaveProperty('unreadable')
  })

  it('is the received message alone, and says so: `null` is a tick-tock', () => {
    const { row, message } = sentBroken()
    const broken = { ...message, created_at: {} }
    const [read] = shape(v3.transactions, {
      transactions: [{ ...row, in_msg: broken, out_msgs: [] }],
      address_book: {},
    }).data().transactions
    expect(read).toMatchObject({ in_msg: null, unreadable: [{ index: 0, row: broken, member: 'in_msg' }] })
  })

  it('is the transaction as received, where it has a fault of its own too', () => {
    const { row } = sentBroken()
    const broken = { ...row, total_fees: 5 }
    const data = shape(v3.transactions, { transactions: [broken], address_book: {} }).data()
    expect(data).toMatchObject({ transactions: [], unreadable: [{ index: 0, row: broken }] })
  })

  it('is a message within a trace, and within the transactions of an action', () => {
    const answer = recorded(v3.traces) as { traces: { transactions: Record<string, Record<string, unknown>> }[] }
    const [first] = answer.traces as [(typeof answer.traces)[0]]
    const [hash, transaction] = Object.entries(first.transactions)[0] as [string, Record<string, unknown>]
    const all = { ...first.transactions, [hash]: { ...transaction, out_msgs: [null] } }
    const [trace] = shape(v3.traces, { ...answer, traces: [{ ...first, transactions: all }] }).data().traces
    expect(Object.keys(trace.transactions)).toEqual(Object.keys(first.transactions))
    expect(trace.transactions[hash]).toMatchObject({ out_msgs: [], unreadable: [{ index: 0, row: null }] })
    const { actions } = recorded(v3.actions) as { actions: object[] }
    const [action] = shape(v3.actions, {
      ...recorded(v3.actions),
      actions: [{ ...actions[0], transactions_full: [{ ...transaction, out_msgs: [7] }] }],
    }).data().actions
    expect(action.transactions_full[0]).toMatchObject({ out_msgs: [], unreadable: [{ row: 7 }] })
  })

  it('is an action of the one trace that a component asks for: none of the golden actions hides its trace', () => {
    const { traces } = recorded(v3.traces) as { traces: object[] }
    const read = goldenTraces().map(({ trace: { actions } }) => {
      const answer = { traces: [{ ...traces[0], actions }], address_book: {}, metadata: {} }
      const [trace] = shape(oneTrace, answer).data().traces
      return [trace.actions.length + (trace.unreadable?.length ?? 0), actions?.length]
    })
    expect(read).toHaveLength(87)
    for (const [count, all] of read) expect(count).toBe(all)
    const broken = { traces: [{ ...traces[0], start_lt: 5 }], address_book: {}, metadata: {} }
    expect(shape(oneTrace, broken).data).toThrow('traces.0.start_lt should be a string')
  })

  it('is an action alone of the trace that decides about a message; a message fails it: it may have left', () => {
    const record = { ...v3.traces, mayLack: 'actions' } as AnyRead
    const answer = recorded(v3.traces) as { traces: { transactions: Record<string, object> }[] }
    const [first] = answer.traces as [(typeof answer.traces)[0]]
    const withActions = { ...answer, traces: [{ ...first, actions: [{ type: 'nft_purchase' }] }] }
    expect(shape(record, withActions).data().traces[0]).toMatchObject({ actions: [], unreadable: [{ index: 0 }] })
    const [hash, transaction] = Object.entries(first.transactions)[0] as [string, object]
    const transactions = { ...first.transactions, [hash]: { ...transaction, out_msgs: [null] } }
    expect(shape(record, { ...answer, traces: [{ ...first, transactions }] }).data).toThrow('should be')
  })

  it('is an entry of a book alone: it counts, and no row does', () => {
    const answer = recorded(v3.transactions) as { address_book: Record<string, unknown>; transactions: object[] }
    const [[address, entry]] = Object.entries(answer.address_book) as [[string, object]]
    const broken = { ...entry, domain: 5 }
    const { data } = shape(v3.transactions, { ...answer, address_book: { ...answer.address_book, [address]: broken } })
    expect(Object.keys(data().address_book)).not.toContain(address)
    expect(data().unreadable).toEqual([
      {
        index: 0,
        row: broken,
        fault: 'domain should be a string, but is number 5.',
        member: 'address_book',
        key: address,
      },
    ])
    expect(unreadableOf(data())).toEqual([])
    const list = rowList<object, object>('transactions')
    expect(list.received(data())).toBe(answer.transactions.length)
    expect(withRows(list, data(), [])).toMatchObject({ transactions: [], unreadable: [{ key: address }] })
  })

  it('fails the answer with `throw`, and is not reported', () => {
    const { data, heard } = shape(v3.topAccountsByBalance, ROWS, { onResponseMismatch: 'throw' })
    expect(data).toThrow('1.balance should be a string, but is number 2.')
    nextTurn()
    expect(heard).toEqual([])
  })

  it('is given as received with `ignore`, and is not reported', () => {
    const { data, heard } = shape(v3.topAccountsByBalance, ROWS, { onResponseMismatch: 'ignore' })
    expect(data()).toEqual(ROWS)
    nextTurn()
    expect(heard).toEqual([])
  })
})

describe('whose rows are', () => {
  const owned = (rows: unknown[], options: ClientOptions) => {
    const data = { accounts: rows, address_book: {}, metadata: {} } as never
    return () => createCheck('local', options).owned(v3.accountStates, data, { address: ['A'] })
  }

  it('the owner of a row is checked with `ignore` too, as far as rows name it', () => {
    const thrown = (run: () => unknown) => {
      try {
        return run()
      } catch (error) {
        return error
      }
    }
    expect(isOwnershipMismatchError(thrown(owned([{ address: 'B' }], { onResponseMismatch: 'ignore' })))).toBe(true)
    expect(owned([null, { address: 'B' }], { onResponseMismatch: 'ignore' })).not.toThrow()
  })
})

describe('an entry of a map that is not as documented', () => {
  const book = { A: { user_friendly: 'a' }, B: { user_friendly: 7 } }

  it.each(['address_book', 'metadata'])('is taken out of %s, and takes no row with it', (name) => {
    const answer = { accounts: [], address_book: {}, metadata: {}, [name]: { ...book, B: null } }
    const fit = name === 'metadata' ? { A: { is_indexed: true, token_info: [] } } : { A: book.A }
    Object.assign(answer[name] as object, fit)
    const { data, heard } = shape(v3.accountStates, answer)
    const fault = 'the entry should be an object, but is null.'
    const unreadable = [{ index: 0, row: null, fault, member: name, key: 'B' }]
    expect(data()).toEqual({ ...answer, [name]: fit, unreadable })
    nextTurn()
    expect(heard).toMatchObject([{ path: [name, 'B'], got: 'null' }])
  })

  it('is taken out of an answer that is such a map', () => {
    expect(shape(v3.addressBook, book).data()).toEqual({ A: book.A })
    expect(shape(v3.metadata, { A: 5 }).data()).toEqual({})
  })

  it('an entry is taken out together with rows', () => {
    const data = shape(v3.accountStates, { accounts: [null], address_book: book, metadata: {} }).data()
    expect(data).toMatchObject({ accounts: [], address_book: { A: book.A } })
    expect(data.unreadable).toMatchObject([{ index: 0, row: null }, { key: 'B' }])
    expect(unreadableOf(data)).toHaveLength(1)
  })
})

describe('a fault outside of any row', () => {
  it('fails the answer, and is named although rows have faults too', () => {
    const { data, heard } = shape(v3.accountStates, { accounts: [null], address_book: {} })
    expect(data).toThrow('metadata should be an object, but is absent.')
    nextTurn()
    expect(heard).toMatchObject([{ path: ['metadata'] }])
  })

  it.each([
    [{ accounts: {}, address_book: {}, metadata: {} }, 'accounts should be an array, but is an object.'],
    [{ accounts: [], address_book: null, metadata: {} }, 'address_book should be an object, but is null.'],
    [null, 'the answer should be an object, but is null.'],
  ])('%j: %s', (answer, fault) => {
    expect(shape(v3.accountStates, answer).data).toThrow(fault)
  })

  it('is any fault of a single object', () => {
    const answer = recorded(v3.masterchainInfo) as { last: { seqno: unknown } }
    answer.last.seqno = 'x'
    expect(shape(v3.masterchainInfo, answer).data).toThrow('last.seqno should be a number')
  })
})

/** Lists whose members are no rows: to lose one would change what the others mean. */
const NO_ROWS: Record<string, string> = {
  'v2 getBlockHeader': 'one block: it has one or two before it',
  'v2 getShardBlockProof': 'a proof lacks nothing',
  'v2 getAddressInformation': 'one account, with all of its money',
  'v2 getExtendedAddressInformation': 'one account, with all of its money',
  'v2 getWalletInformation': 'one account, with all of its money',
  'v2 runGetMethod': 'a stack: the place says what a value is',
  'v2 runGetMethodStd': 'a stack: the place says what a value is',
  'v3 runGetMethod': 'a stack: the place says what a value is',
  'v2 tryLocateTx': 'one transaction',
  'v2 tryLocateResultTx': 'one transaction',
  'v2 tryLocateSourceTx': 'one transaction',
  'v2 estimateFee': 'a sum',
  'v3 estimateFee': 'a sum',
  'v3 decode': 'answers go by position',
  'v3 decodePost': 'answers go by position',
}

describe('every record', () => {
  it('names the rows of its answer, once, where there are rows', () => {
    const lists = reads.filter((record) => {
      const stated = shapeOf(record.generation, contract(record).answer)
      if (stated.kind === 'list' || stated.kind === 'map') return true
      const variants = stated.kind === 'union' ? stated.variants.map((variant) => variant()) : [stated]
      return variants.some((one) => one.kind === 'object' && one.fields.some((field) => field.shape().kind === 'list'))
    })
    const nameless = lists.filter(({ rows }) => rows === undefined)
    expect(nameless.map(({ generation, name }) => `${generation} ${name}`).toSorted()).toEqual(
      Object.keys(NO_ROWS).toSorted(),
    )
  })

  const isRecorded = (record: AnyRead) => synthetic.some(({ folder }) => folder === folderOf(record))
  const lists = reads.filter((record) => record.rows !== undefined && isRecorded(record))

  it.each(lists.map((record) => [record.name, record] as const))(
    'gives the rows of %s beside one that is none, with their entries',
    (_name, record) => {
      const answer = recorded(record)
      const list = rowList<unknown, unknown>(record.rows)
      if (Array.isArray(list.rows(answer))) {
        const rows = list.rows(answer)
        const data = shape(record, withRows(list, answer, [7, ...rows])).data()
        expect([...list.rows(data)]).toEqual(list.rows(shape(record, answer).data()))
        expect(unreadableOf(data)).toMatchObject([{ index: 0, row: 7 }])
        expect(list.received(data)).toBe(rows.length + 1)
      } else expect(shape(record, { ...answer, broken: 7 }).data()).toEqual(shape(record, answer).data())
    },
  )
})
